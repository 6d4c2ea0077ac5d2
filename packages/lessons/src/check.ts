/*
 * Checks a course by playing it: scenes can be built, wanted actions are legal, also as the learner sees the match, every other
 * try that the lesson names is answered as it says, and all texts are there and short. For tests.
 */
import { type AnyGame, seededChance, type Tagged } from '@logres/kernel'
import { LANGUAGES, type Language } from '@logres/words'
import { LEARNER, type Lesson, type LessonStep, type Other, stepsOf } from './lesson.ts'
import { isLike } from './patterns.ts'
import { LessonPlayer, type LessonRun, stateIn } from './run.ts'
import type { Played } from './scripted.ts'
import type { AnyCourseTexts, AnyLessonTexts, AnyStepTexts } from './texts.ts'

export const MOST_WORDS = 20

export interface CheckedCourse extends Played {
  readonly texts: Readonly<Record<Language, AnyCourseTexts>>
  /** The numbers of all rules of the game. */
  readonly rules: readonly string[]
  /** What is wrong with a state; a game has these for its tests. */
  faultsIn?(state: object): readonly string[]
}

/** Empty if all is well. */
export function courseFaults(course: CheckedCourse): string[] {
  return Object.entries(course.course.lessons).flatMap(([id, lesson]) => [
    ...playFaults(course, id, lesson),
    ...ruleFaults(course, lesson).map((fault) => `${id}: ${fault}`),
    ...LANGUAGES.flatMap((language) =>
      textFaults(lesson, course.texts[language][id]).map((fault) => `${id}, ${language}: ${fault}`),
    ),
  ])
}

function playFaults(course: CheckedCourse, id: string, lesson: Lesson): string[] {
  const player = new LessonPlayer(course, id, lesson)
  const faults: string[] = []
  try {
    let run = player.begin()
    for (const [name, step] of stepsOf(lesson)) {
      const found = [...stateFaults(course, stateIn(run)), ...stepFaults(course, player, run, step)]
      faults.push(...found.map((fault) => `${id}, ${name}: ${fault}`))
      const next = player.skip(run)
      if (next.at !== run.at + 1) faults.push(`${id}, ${name}: what it shows does not go on`)
      run = next.at > run.at ? next : player.begin(run.at + 1)
    }
  } catch (error) {
    faults.push(`${id}: ${error instanceof Error ? error.message : String(error)}`)
  }
  return faults
}

function stateFaults({ game, faultsIn }: CheckedCourse, state: object): readonly string[] {
  const view = game.view(state, LEARNER)
  const asked = game.asked(view) !== undefined
  const isToAct = game.toAct(state).includes(LEARNER)
  return [...(faultsIn?.(state) ?? []), ...(asked === isToAct ? [] : ['the view does not ask what the state asks'])]
}

function stepFaults(course: CheckedCourse, player: LessonPlayer, run: LessonRun, step: LessonStep): string[] {
  const others = Object.entries(step.else ?? {}).flatMap(([name, other]) =>
    otherFaults(course, player, run, { name, other }),
  )
  switch (step.task) {
    case 'act':
      return [...others, ...actFaults(course, player, run)]
    case 'touch':
      return step.places.length === 0 ? [...others, 'nothing is to be touched'] : others
    case 'quiz': {
      const isFair = step.answers.length > 1 && step.answers.includes(step.right)
      return isFair ? others : [...others, 'the right answer is not among the answers']
    }
    default:
      return others
  }
}

/** The board judges by what the learner can see. */
function imaginedLegal(game: AnyGame, state: object): { readonly legal: readonly Tagged[]; readonly state: object } {
  const imagined = game.imagine(game.view(state, LEARNER), seededChance('check'))
  return { legal: game.legal(imagined, LEARNER), state: imagined }
}

function actFaults({ game, stage }: CheckedCourse, player: LessonPlayer, from: LessonRun): string[] {
  const step = player.stepAt(from.at)
  if (step?.task !== 'act') return []
  const faults: string[] = []
  const seen = new Set<string>()
  let run = from
  for (const text of step.does) {
    const action = stage.readAction(text)
    if (action === undefined) return [...faults, `"${text}" is no action`]
    const { legal, state } = imaginedLegal(game, stateIn(run))
    for (const each of legal) seen.add(stage.writeAction(each))
    const refusal = game.whyNot(stateIn(run), LEARNER, action)
    if (refusal !== undefined) return [...faults, `"${text}" is refused: ${refusal.code} (${refusal.rule})`]
    if (game.whyNot(state, LEARNER, action) !== undefined)
      faults.push(`"${text}" is refused by what the learner can see`)
    run = player.act(run, action)
  }
  const unmet = (step.also ?? []).filter((pattern) => ![...seen].some((text) => isLike(text, pattern)))
  return [...faults, ...unmet.map((pattern) => `nothing legal is like "${pattern}"`)]
}

interface NamedOther {
  readonly name: string
  readonly other: Other
}

function otherFaults(course: CheckedCourse, player: LessonPlayer, run: LessonRun, { name, other }: NamedOther) {
  if ('refused' in other) return refusedFaults(course, player, run, { name, ...other })
  if ('allowed' in other) return allowedFaults(course, player, run, { name, ...other })
  return other.touched.flatMap((place) => {
    const { reply } = player.touch(run, [place])
    return reply?.kind === 'touched' && reply.named === name ? [] : [`${name}: touching ${place} is not answered by it`]
  })
}

function refusedFaults(
  { stage, rules }: CheckedCourse,
  player: LessonPlayer,
  run: LessonRun,
  { name, refused, tries }: { readonly name: string; readonly refused: string; readonly tries: readonly string[] },
): string[] {
  if (tries.length === 0) return [`${name}: no example of what is refused with ${refused}`]
  return tries.flatMap((text) => {
    const action = stage.readAction(text)
    if (action === undefined) return [`${name}: "${text}" is no action`]
    const { reply } = player.act(run, action)
    if (reply?.kind !== 'refused') return [`${name}: "${text}" is not refused`]
    const { code, rule } = reply.refusal
    if (code !== refused) return [`${name}: "${text}" is refused with ${code}, not ${refused}`]
    if (rule !== null && !rules.includes(rule)) return [`${name}: there is no rule ${rule}`]
    return reply.named === name ? [] : [`${name}: "${text}" is answered by ${reply.named}`]
  })
}

function allowedFaults(
  { game, stage }: CheckedCourse,
  player: LessonPlayer,
  run: LessonRun,
  { name, allowed }: { readonly name: string; readonly allowed: readonly string[] },
): string[] {
  const legal = game.legal(stateIn(run), LEARNER)
  return allowed.flatMap((pattern) => {
    // What can be said in too many ways is not listed.
    const own = pattern.includes('*') ? undefined : stage.readAction(pattern)
    const fitting = own === undefined ? legal.filter((action) => isLike(stage.writeAction(action), pattern)) : [own]
    const replies = fitting.map((action) => player.act(run, action).reply)
    return replies.some((reply) => reply?.kind === 'allowed' && reply.named === name)
      ? []
      : [`${name}: nothing legal that is like "${pattern}" is answered by it`]
  })
}

function ruleFaults({ rules }: CheckedCourse, lesson: Lesson): string[] {
  const named = [...stepsOf(lesson).flatMap(([, step]) => step.rules), ...lesson.facts]
  return named.filter((rule) => !rules.includes(rule)).map((rule) => `there is no rule ${rule}`)
}

export function wordsIn(text: string): number {
  return text.split(/[\s {2}]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

function textFaults(lesson: Lesson, texts: AnyLessonTexts | undefined): string[] {
  if (texts === undefined) return ['no texts']
  const heads = [texts.title, texts.end, ...texts.facts]
  const names = Object.keys(lesson.steps)
  return [
    ...heads.filter((text) => text === '').map(() => 'the title, the end or a fact is empty'),
    ...heads.flatMap((text) => sentenceFaults(text)),
    ...Object.keys(texts.steps)
      .filter((name) => !names.includes(name))
      .map((name) => `texts for a step ${name}, which there is not`),
    ...stepsOf(lesson).flatMap(([name, step]) =>
      stepTextFaults(step, texts.steps[name]).map((fault) => `${name}: ${fault}`),
    ),
  ]
}

function stepTextFaults(step: LessonStep, texts: AnyStepTexts | undefined): string[] {
  if (texts === undefined) return ['no texts']
  const { say, task, answers = {}, because = '', opened = '', else: others = {} } = texts
  const needsTask = step.task === 'act' || step.task === 'touch'
  const quiz = step.task === 'quiz' ? step.answers.map((name) => answers[name] ?? '') : []
  return [
    ...(needsTask && task === '' ? ['the task is empty'] : []),
    ...(say === '' && task === '' ? ['nothing is said'] : []),
    ...sentenceFaults(`${say} ${task}`),
    ...(step.opens === undefined ? [] : [...missing('opened', opened), ...sentenceFaults(`${say} ${opened}`)]),
    ...(step.task === 'quiz' ? missing('because', because) : []),
    ...quiz.flatMap((text) => missing('an answer', text)),
    ...Object.keys(step.else ?? {}).flatMap((name) => missing(`else ${name}`, others[name] ?? '')),
    ...[because, ...Object.values(others)].flatMap((text) => sentenceFaults(text)),
  ]
}

function missing(what: string, text: string): string[] {
  return text === '' ? [`${what} is empty`] : []
}

function sentenceFaults(text: string): string[] {
  const count = wordsIn(text)
  return [
    ...(count > MOST_WORDS ? [`${count} words: "${text}"`] : []),
    ...(text.includes('!') ? [`an exclamation mark: "${text}"`] : []),
  ]
}
