#!/usr/bin/env node
/* logres <verb>: one file for each verb in verbs/. */
import { listedIds } from '@logres/catalogue'
import { UsageError } from './arguments.ts'
import { optionsHelp } from './game-options.ts'
import { runAdmin } from './verbs/admin.ts'
import { runArena } from './verbs/arena.ts'
import { runBackup } from './verbs/backup.ts'
import { runBench } from './verbs/bench.ts'
import { runCheckStore } from './verbs/check-store.ts'
import { runEdition } from './verbs/edition.ts'
import { runMigrateStore } from './verbs/migrate-store.ts'
import { runPlay } from './verbs/play.ts'
import { runRatings } from './verbs/ratings.ts'
import { runReplay } from './verbs/replay.ts'
import { runReview } from './verbs/review.ts'
import { runSimulate } from './verbs/simulate.ts'
import { runTune } from './verbs/tune.ts'
import { runVerify } from './verbs/verify.ts'
import { runWorker } from './verbs/worker.ts'

/** Returns the exit code: 0 success, 1 a negative result, 2 a usage error. */
type Verb = (args: readonly string[]) => number | Promise<number>

const VERBS: ReadonlyMap<string, Verb> = new Map<string, Verb>([
  ['play', runPlay],
  ['simulate', runSimulate],
  ['arena', runArena],
  ['tune', runTune],
  ['verify', runVerify],
  ['replay', runReplay],
  ['review', runReview],
  ['edition', runEdition],
  ['bench', runBench],
  ['backup', runBackup],
  ['check-store', runCheckStore],
  ['migrate-store', runMigrateStore],
  ['ratings', runRatings],
  ['admin', runAdmin],
  ['worker', runWorker],
])

const HELP = `logres — play, simulate and check games from the terminal

  play <game> [--players N] [--bots LEVEL] [--seed S] [--options JSON] [--save FILE]
      a game against bots: novice, page, squire, knight (thinks up to 0.15 s) or champion (up to 1 s);
      a squire by default
  simulate <game> [--players N|N..M] [--bots BOT] [--budget 100ms|500i] [--games N] [--seed S]
           [--options JSON] [--records DIR] [--json]
      bots against each other; the hash is the same on every machine for the same seed
      (for knight and champion with a budget of iterations: 500i, not of time);
      of several player counts each is reported, with --json on a line of its own
  arena <game> --bots A,B[,C…] [--players N] [--games N] [--bar P] [--seed S] [--workers W]
        [--options JSON] [--json]
      how strong bots are: A against B, or one on each seat, over the same deals from all seats.
      A bot is a name and, after @, what it may think: champion@100ms, knight@400i, squire.
      --bar 0.85 stops as soon as it is clear whether A wins more or less than that (1 if less)
  arena --bars [game], arena <game> --curve, both with [--games N]
      what every level must be worth; strength against time to think
  tune <game> [--players N] [--level squire] [--budget 100i] [--rounds N] [--games N] [--only NAME,NAME]
       [--seed S] [--workers W] [--options JSON] [--out FILE]
      plays the weights of a game's evaluation against each other and moves them; writes the file
      only if the new ones beat the former (else 1)
  verify <record> [--seal RECEIPT]
      runs the rules again and checks every draw and every link of the chain
  replay <record> [--json [--legal] [--hands] | --html [--lang en|fr|de|it] [--pages DIR]]
      the game step by step, as text or as one JSON line per entry (--legal adds all that may be
      done after it, --hands what each seat sees); or as one page that needs nothing but a browser
      (the pages must be built: npm run build:web, or DIR)
  review <record> [--json] [--times N] [--seed S]
      what stood out in a finished match: mistakes, great plays and luck, from what each player knew;
      --times 10 looks ten times as long
  review <game> --study levels|depth|luck|bins|coach|time, review <game> --fit [--out FILE], both with
        [--players N] [--bots BOT,BOT] [--games N] [--every N] [--positions N] [--seed S]
      measures what reviews are worth; fits how evaluations become winning chances
  edition check <file> [--game GAME]
      whether Merlin can be played with the printed values in this JSON file, or what is wrong
  bench [bots] [--json] [--ms N]
      speed against a peer and against the machine, in one run (for development: a production
      install does not have it)
  backup <file> [--data DIR]
      copies everything a server stores into a new file while the server keeps running. DIR is the
      server's data folder; by default LOGRES_STORE, LOGRES_DATA, or ./data
  check-store [--data DIR]
      reads everything a server stores and replays every match against the rules; names what is
      damaged (1 if anything is). The server may keep running
  migrate-store --from sqlite:FILE [--to postgres://…]
      copies everything a server stores in that file, or backup, into a database that is still empty;
      by default LOGRES_STORE. The file stays as it is
  ratings --rebuild | --check, both with [--data DIR]
      computes all ratings again from the results in the store, and stores them, or says where the
      stored ones differ (1 if any does). To rebuild, stop the servers first
  admin reports [--answered] [--skip N] | done REPORT | people NAME | person PERSON
        | mute PERSON DAYS | unmute PERSON | ban PERSON | unban PERSON | rename PERSON [NAME] | close TABLE
        | log [--skip N] | undo ID, all with [--server ADDRESS] [--reason TEXT] [--report REPORT]
      what admins do, at a server that runs; LOGRES_ADMIN_TOKEN is an admin's token. ADDRESS is by
      default LOGRES_ORIGIN, or this machine
  admin code [--data DIR]
      prints a code that makes someone an admin; to be run on the server's machine
  worker
      thinks for the bots of several servers and sends their notices; LOGRES_BUS names their Redis,
      LOGRES_STORE their store

Options of the games, with play, simulate, arena and tune; or all as JSON: --options '{"payInFull":true}'
${optionsHelp()}

Games: ${listedIds().join(', ')}. From the repository: npm run -s logres -- <verb> …
Exit codes: 0 all is well, 1 the answer is no, 2 the question was wrong.`

const HELP_WORDS = ['help', '--help', '-h']

// The reader of the output may close it: not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 2))

const [verb, ...rest] = process.argv.slice(2)
process.exitCode = await run(verb, rest)

async function run(name: string | undefined, args: readonly string[]): Promise<number> {
  if (name === undefined || [name, ...args].some((word) => HELP_WORDS.includes(word))) {
    console.log(HELP)
    return 0
  }
  const action = VERBS.get(name)
  try {
    if (action === undefined) throw new UsageError(`There is no verb "${name}". Try: ${[...VERBS.keys()].join(', ')}.`)
    return await action(args)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`logres: ${error.message}`)
    return 2
  }
}
