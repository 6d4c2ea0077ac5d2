/*
 * The whole design system on one page, for comparison with the design. English only: it is for developers, and its texts are
 * samples.
 */

import { Dialog, Icon, ThemeIcon, useTitle } from '@logres/board-kit'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { CardChoice, Segments, Switch, TextField, Tip } from '../../design/fields.tsx'
import { showToast, showWhyNot, ToastCard } from '../../design/toasts.tsx'
import { t } from '../../i18n/site.ts'
import { toggleTheme } from '../../shell/theme.ts'
import {
  Badges,
  Clocks,
  Colours,
  Houses,
  Log,
  Prompts,
  Provinces,
  SampleCard,
  SampleCards,
  Space,
  Type,
} from './samples.tsx'
import '../rules/rules.css'
import './style.css'

interface PartProps {
  readonly id: string
  readonly head: string
  /** In the list of contents. */
  readonly short?: string
  readonly why?: string
  readonly children: ComponentChildren
}

function Part({ id, head, why, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-h`} lang="en">
      <h2 class="section-heading" id={`${id}-h`}>
        {head}
      </h2>
      {why !== undefined && <p class="why">{why}</p>}
      {children}
    </section>
  )
}

function Buttons() {
  return (
    <>
      <div class="demo">
        <button type="button" class="button primary">
          Play now
        </button>
        <button type="button" class="button secondary">
          Make a table
        </button>
        <button type="button" class="button ghost">
          Restart turn
        </button>
        <button type="button" class="button good">
          Accept the deal
        </button>
        <button
          type="button"
          class="button primary"
          aria-disabled="true"
          onClick={() => showWhyNot('Three knights are needed.', { href: '/rules/tournament', text: 'Rule 2.1' })}
        >
          Start
        </button>
        <span class="split">
          <button type="button" class="button primary">
            Play now against a bot
          </button>
          <button type="button" class="button primary" aria-label="Strength">
            <Icon name="down" size={18} />
          </button>
        </span>
      </div>
      <div class="demo">
        <button type="button" class="button secondary compact">
          Sit
        </button>
        <button type="button" class="button ghost compact">
          <Icon name="plus" size={18} />
          Make a table
        </button>
        <button type="button" class="button secondary compact">
          <Icon name="undo" size={18} />
          Undo
        </button>
        <Tip text="By day, by candle">
          <button type="button" class="icon-button" aria-label="Theme" onClick={toggleTheme}>
            <ThemeIcon />
          </button>
        </Tip>
        <a class="link tap" href="/rules/avalon#rule-6.1">
          Rule 6.1
        </a>
      </div>
    </>
  )
}

function Inputs() {
  const name = useSignal('Maëlle’s table')
  const word = useSignal('WREN 4')
  const pace = useSignal('live')
  const view = useSignal('all')
  const sound = useSignal(true)
  const confirm = useSignal(false)
  return (
    <div class="inputs">
      <div class="two">
        <TextField
          label="Table name"
          hint="Shown in the list of open tables."
          value={name.value}
          onInput={(value) => {
            name.value = value
          }}
        />
        <TextField
          label="Invite word"
          {...(word.value.length < 7 && { fault: 'No table has this word. Is a figure missing?' })}
          value={word.value}
          onInput={(value) => {
            word.value = value
          }}
        />
      </div>
      <CardChoice
        label="Pace"
        value={pace.value}
        choices={[
          { value: 'live', text: 'Live', hint: '15 min + 20 s' },
          { value: 'days', text: 'Over days', hint: '72 h + 12 h a turn' },
          { value: 'none', text: 'No clock', hint: 'as long as you like' },
        ]}
        onChoose={(value) => {
          pace.value = value
        }}
      />
      <div class="demo wide-gap">
        <Segments
          label="Tables"
          value={view.value}
          choices={['all', 'live', 'days'].map((value) => ({ value, text: value }))}
          onChoose={(value) => {
            view.value = value
          }}
        />
        <label class="choice">
          <input type="checkbox" defaultChecked />
          Draft the arms
        </label>
        <label class="choice">
          <input type="radio" name="judgement" defaultChecked />
          Race
        </label>
        <label class="choice">
          <input type="radio" name="judgement" />
          By lot
        </label>
        <Switch
          label="Sound"
          checked={sound.value}
          onSwitch={(on) => {
            sound.value = on
          }}
        />
        <Switch
          label="Confirm end of turn"
          checked={confirm.value}
          onSwitch={(on) => {
            confirm.value = on
          }}
        />
      </div>
    </div>
  )
}

function Dialogs() {
  const isOpen = useSignal(false)
  return (
    <div class="two">
      <div class="scrim">
        <div class="dialog inline">
          <h3>Resign this game?</h3>
          <p>Corvin wins with 11 crowns to your 12. The match stays in your list and can be replayed.</p>
          <div class="dialog-foot">
            <button
              type="button"
              class="button secondary"
              onClick={() => {
                isOpen.value = true
              }}
            >
              Open a real one
            </button>
            <button type="button" class="button primary">
              Resign
            </button>
          </div>
        </div>
      </div>
      <div class="stack">
        <ToastCard text="Link copied." onClose={() => showToast({ text: 'A real one, at the foot of the page.' })} />
        <ToastCard icon="link" text="The line is back. You missed two moves." />
        <ToastCard
          icon="warn"
          isWhy
          text="Mordred has two cards there and you have one: you need as many to attack."
          link={{ href: '/rules/avalon#rule-6.1', text: 'Rule 6.1' }}
        />
      </div>
      {isOpen.value && (
        <Dialog
          title="Resign this game?"
          onClose={() => {
            isOpen.value = false
          }}
        >
          <p>Escape, the cross or a click beside it closes it; the focus goes back to where it was.</p>
        </Dialog>
      )}
    </div>
  )
}

function Focus() {
  return (
    <div class="demo wide-gap">
      <button type="button" class="button primary focused">
        Play now
      </button>
      <button type="button" class="button secondary focused">
        Make a table
      </button>
      <a class="link tap focused" href="/rules/avalon#rule-6.1">
        Rule 6.1
      </a>
      <input class="input focused short" defaultValue="Maëlle" aria-label="Name" />
      <span class="focused">
        <SampleCard house="green" kind="Sorceress" />
      </span>
    </div>
  )
}

const PARTS: readonly PartProps[] = [
  {
    id: 'houses',
    head: 'The five houses of Avalon',
    short: 'Houses',
    why: 'Each colour has a sign of one bold shape, legible from 12 pixels up and without colour.',
    children: <Houses />,
  },
  {
    id: 'provinces',
    head: 'The six provinces of Merlin',
    short: 'Provinces',
    why: 'Clockwise from the dragon, where Merlin starts. Round, so that they are never taken for a house.',
    children: <Provinces />,
  },
  {
    id: 'colour',
    head: 'Colour',
    why: 'Grounds and inks, with the contrast of each ink on the page as it is now. Text needs 4.5.',
    children: <Colours />,
  },
  {
    id: 'type',
    head: 'Type',
    why: 'Cinzel for names, Alegreya for sentences, Alegreya Sans for whatever is pressed or counted.',
    children: <Type />,
  },
  {
    id: 'buttons',
    head: 'Buttons',
    why: 'One rubric button per decision. A button that cannot be used stays in place and says why.',
    children: <Buttons />,
  },
  { id: 'inputs', head: 'Inputs', children: <Inputs /> },
  {
    id: 'cards',
    head: 'Playing cards',
    why: 'Paper stays paper by candlelight. The band on the left carries sign and colour, so a fanned hand reads at a glance. Raised and gilt: picked. Pale: not playable now.',
    children: <SampleCards />,
  },
  {
    id: 'prompt',
    head: 'Prompt bar',
    why: 'Whose turn it is and what is asked, in one sentence, always in the same place.',
    children: <Prompts />,
  },
  {
    id: 'clocks',
    head: 'Clocks',
    why: 'A running clock is underlined, a low one says so in words as well.',
    children: <Clocks />,
  },
  {
    id: 'log',
    head: 'Log',
    why: 'Sentences, grouped by turn; a click goes there. The gilt line is where you are.',
    children: <Log />,
  },
  { id: 'dialogs', head: 'Dialogs and toasts', children: <Dialogs /> },
  {
    id: 'badges',
    head: 'Badges and arms',
    why: 'Arms follow from who somebody is. A bot always carries the gilt cog.',
    children: <Badges />,
  },
  {
    id: 'focus',
    head: 'Focus',
    why: 'Three pixels of lapis, two away from the thing, on every control and every place on a board. It is never taken away.',
    children: <Focus />,
  },
  { id: 'space', head: 'Space, corners, shadow', children: <Space /> },
]

export function StylePage() {
  const { title, lead } = t().style
  useTitle(title)
  return (
    <div class="wrap with-contents style">
      <nav class="contents" aria-label={t().rules.contents}>
        {PARTS.map(({ id, head, short }) => (
          <a key={id} href={`#${id}`} lang="en">
            {short ?? head}
          </a>
        ))}
      </nav>
      <div class="contents-body">
        <div class="intro">
          <h1 tabIndex={-1}>{title}</h1>
          <p class="lead">{lead}</p>
        </div>
        {PARTS.map((part) => (
          <Part key={part.id} {...part} />
        ))}
      </div>
    </div>
  )
}
