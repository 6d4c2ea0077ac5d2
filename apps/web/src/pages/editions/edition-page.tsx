/* The page on which people enter what is printed in their box: see at once what is wrong, save, share, play. */
import { type EditionForm, type EditionTexts, lang, useTitle } from '@logres/board-kit'
import { type EditionReview, type Finding, isError, present, type Tagged } from '@logres/kernel'
import type { Editions, NamedEdition } from '@logres/manifest'
import type { GameWords } from '@logres/words'
import { type Signal, useComputed, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { copyText } from '../../design/copy-text.ts'
import { TextField } from '../../design/fields.tsx'
import { GameRoot } from '../../design/game-root.tsx'
import { showToast, showWhyNot } from '../../design/toasts.tsx'
import { aboutOf, isGame, manifestOf } from '../../games.ts'
import { general, sayReason } from '../../i18n/refusal-texts.ts'
import { botLink } from '../../local-link.ts'
import { navigate, type PageProps } from '../../shell/router.ts'
import { BrokenPage, NotFoundPage } from '../not-found-page.tsx'
import { Differences } from './differences.tsx'
import { type Editing, Field } from './fields.tsx'
import { editionInLink, linkTo } from './link.ts'
import { newEditionId, parseEdition, readEdition, writeEdition } from './stored.ts'
import { texts, textsReady } from './texts.ts'
import { anchorOf, changedAt, pathIn } from './values.ts'
import '../plain.css'
import './editions.css'

interface Tools {
  readonly game: string
  readonly form: EditionForm
  readonly names: EditionTexts
  readonly words: GameWords<Tagged, Tagged>
  readonly editions: Editions
}

async function loadTools(game: string): Promise<Tools> {
  const manifest = manifestOf(game)
  const [form, editions, words] = await Promise.all([
    manifest.editionForm?.(),
    manifest.editions?.(),
    manifest.words(lang.value),
    textsReady(),
    general.ready(),
  ])
  await form?.ready()
  const names = await present(form).texts(lang.value)
  return { game, form: present(form), names, words: words({}), editions: present(editions) }
}

/** What the address names: one that is kept here, one in the link, or a copy of ours. */
async function startingEdition(tools: Tools): Promise<{ readonly id: string; readonly edition: object }> {
  const { game, editions } = tools
  const id = new URLSearchParams(location.search).get('id')
  const stored = id === null ? undefined : readEdition(game, id)
  if (stored !== undefined) return { id: stored.id, edition: { ...editions.standard, ...stored.edition } }
  const linked = await editionInLink(location.hash)
  const isReadable = linked !== undefined && linked !== null && isShown(editions.review(linked))
  if (linked !== undefined && !isReadable) showWhyNot(texts().unreadable)
  const edition = isReadable ? { ...editions.standard, ...linked } : { ...editions.standard, name: texts().newName }
  return { id: newEditionId(), edition }
}

/** Whether its shape is right: what else is wrong with it can be mended here. */
function isShown({ edition, findings }: EditionReview<NamedEdition>): boolean {
  const SHAPE = ['badValue', 'notAnObject', 'notAList', 'fieldUnknown', 'fieldMissing', 'editionTooLong']
  return edition !== undefined || findings.every(({ refusal }) => !SHAPE.includes(refusal.code))
}

function Findings({ list, tools }: { readonly list: readonly Finding[]; readonly tools: Tools }) {
  const t = texts()
  const errors = list.filter(isError)
  const warnings = list.filter((finding) => !isError(finding))
  return (
    <section class="panel box edition-check" aria-labelledby="check">
      <h2 class="section-heading" id="check">
        {t.check}
      </h2>
      <div role="status">
        {errors.length === 0 ? <p class="edition-fine">{t.fine}</p> : <h3>{t.errors}</h3>}
        <Sentences list={errors} tools={tools} />
        {warnings.length > 0 ? <h3>{t.warnings}</h3> : null}
        <Sentences list={warnings} tools={tools} />
      </div>
    </section>
  )
}

const MOST_SHOWN = 8

function Sentences({ list, tools }: { readonly list: readonly Finding[]; readonly tools: Tools }) {
  if (list.length === 0) return null
  return (
    <ul class="edition-findings">
      {list.slice(0, MOST_SHOWN).map(({ level, where, refusal }) => (
        <li key={where + refusal.code + JSON.stringify(refusal.params)} data-level={level} data-where={where}>
          <a class="link" href={`#${anchorOf(pathIn(where))}`} onClick={(event) => goTo(event, where)}>
            {sayReason(refusal, tools.words)}
          </a>
        </li>
      ))}
      {list.length > MOST_SHOWN ? <li>{texts().more(list.length - MOST_SHOWN)}</li> : null}
    </ul>
  )
}

/** Opens the part and focuses the field, or the nearest thing around it. */
function goTo(event: Event, where: string): void {
  event.preventDefault()
  const path = pathIn(where)
  for (let length = path.length; length > 0; length--) {
    const target = document.getElementById(anchorOf(path.slice(0, length)))
    const part = document.getElementById(anchorOf(path.slice(0, 1)))
    if (part instanceof HTMLDetailsElement) part.open = true
    if (target === null) continue
    target.scrollIntoView({ block: 'center' })
    ;(target instanceof HTMLDetailsElement ? target.querySelector('summary') : target)?.focus({ preventScroll: true })
    return
  }
}

function Actions({ tools, id, edition, isPlayable }: ActionProps) {
  const t = texts()
  const { game, editions } = tools
  const keep = () => {
    const isKept = writeEdition(game, id, edition.value)
    if (isKept) history.replaceState(history.state, '', `/editions/${game}?id=${id}`)
    else showWhyNot(t.notSaved)
    return isKept
  }
  const save = () => {
    if (keep()) showToast({ text: t.saved })
  }
  const play = (address: string) => {
    if (keep()) void navigate(address)
  }
  const open = async (file: File | undefined) => {
    const read = file === undefined ? undefined : parseEdition(await file.text())
    if (read !== undefined && isShown(editions.review(read))) edition.value = { ...editions.standard, ...read }
    else if (file !== undefined) showWhyNot(t.unreadable)
  }
  return (
    <div class="edition-actions">
      <button type="button" class="button primary" data-do="save" onClick={save}>
        {t.save}
      </button>
      <button
        type="button"
        class="button secondary"
        data-do="play"
        aria-disabled={!isPlayable}
        onClick={() => isPlayable && play(`${botLink(game)}&box=${id}`)}
      >
        {t.play}
      </button>
      <button
        type="button"
        class="button secondary"
        data-do="table"
        aria-disabled={!isPlayable}
        onClick={() => isPlayable && play(`/new?game=${game}&box=${id}`)}
      >
        {t.table}
      </button>
      <button type="button" class="button ghost" data-do="file" onClick={() => download(game, edition.value)}>
        {t.file}
      </button>
      <button
        type="button"
        class="button ghost"
        data-do="link"
        onClick={() => void linkTo(game, edition.value).then((link) => copyText(link, t.linkCopied))}
      >
        {t.link}
      </button>
      <label class="button ghost edition-open">
        {t.open}
        <input
          type="file"
          accept="application/json,.json"
          onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
        />
      </label>
      <button
        type="button"
        class="button ghost"
        data-do="reset"
        onClick={() => {
          edition.value = { ...editions.standard, name: 'name' in edition.value ? edition.value.name : t.newName }
        }}
      >
        {t.reset}
      </button>
    </div>
  )
}

interface ActionProps {
  readonly tools: Tools
  readonly id: string
  readonly edition: Signal<object>
  readonly isPlayable: boolean
}

function download(game: string, edition: object): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(edition, null, 2)], { type: 'application/json' }))
  link.download = `${game}-edition.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

function Editor({ tools, id, start }: { readonly tools: Tools; readonly id: string; readonly start: object }) {
  const { form, names, editions } = tools
  const edition = useSignal<object>(start)
  const review = useComputed(() => editions.review(edition.value))
  const t = texts()
  const { findings } = review.value
  const editing: Editing = {
    form,
    names,
    findings,
    edition: edition.value,
    change: (path, value) => {
      const next = changedAt(edition.peek(), path, value)
      if (typeof next === 'object' && next !== null) edition.value = next
    },
  }
  return (
    <>
      <TextField
        label={t.name}
        value={'name' in edition.value && typeof edition.value.name === 'string' ? edition.value.name : ''}
        maxLength={60}
        onInput={(name) => editing.change(['name'], name)}
      />
      <Actions {...{ tools, id, edition }} isPlayable={review.value.edition !== undefined} />
      <Findings list={findings} tools={tools} />
      {form.parts.map(({ name, rule, field }) => (
        <details key={name} class="edition-part" id={anchorOf([name])} data-part={name}>
          <summary>
            {names.title(name)} <small>{t.ruleNo(rule)}</small>
          </summary>
          <p class="hint">{names.hint(name)}</p>
          <Field editing={editing} field={field} path={[name]} />
        </details>
      ))}
      <Differences game={tools.game} edition={edition.value} />
    </>
  )
}

/** Loaded again when the language changes: labels and sentences are in it. */
export function EditionPage({ params }: PageProps) {
  const { game } = params
  const isThere = isGame(game) && manifestOf(game).editionForm !== undefined
  const state = useSignal<'coming' | 'lost' | { tools: Tools; id: string; start: object }>('coming')
  const now = lang.value
  useTitle(isThere ? aboutOf(game).name : '')
  useEffect(() => {
    if (!isThere) return
    let isWanted = true
    const load = async () => {
      const tools = await loadTools(game)
      const before = state.peek()
      const { id, edition } =
        typeof before === 'object' ? { id: before.id, edition: before.start } : await startingEdition(tools)
      if (isWanted) state.value = { tools, id, start: edition }
    }
    load().catch(() => {
      if (isWanted) state.value = 'lost'
    })
    return () => {
      isWanted = false
    }
  }, [isThere, game, now, state])
  if (!isThere) return <NotFoundPage />
  const shown = state.value
  if (shown === 'lost') return <BrokenPage />
  return (
    <GameRoot game={game}>
      <div class="wrap plain broad edition-page" aria-busy={shown === 'coming'}>
        <h1 tabIndex={-1}>{shown === 'coming' ? aboutOf(game).name : texts().boxOf(aboutOf(game).name)}</h1>
        {shown === 'coming' ? null : (
          <>
            <p class="lead">{texts().lead}</p>
            <Editor key={shown.id} tools={shown.tools} id={shown.id} start={shown.start} />
          </>
        )}
      </div>
    </GameRoot>
  )
}
