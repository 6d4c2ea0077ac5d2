/* Thin line icons, 20 × 20, beside words or with a name on their button. */
import { sized } from './sized.ts'

const LINES = {
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  copy: 'M7 7h9v10H7zM4 13V3h9',
  link: 'M8.5 11.5l3-3M7 9.5l-2.2 2.2a2.6 2.6 0 003.6 3.6L10.5 13M13 10.5l2.2-2.2a2.6 2.6 0 00-3.6-3.6L9.5 7',
  check: 'M4 10.5l4 4 8-9',
  plus: 'M10 4v12M4 10h12',
  cross: 'M5 5l10 10M15 5L5 15',
  down: 'M5.5 8l4.5 4.5L14.5 8',
  arrow: 'M4 10h12M11 5l5 5-5 5',
  back: 'M16 10H4M9 5l-5 5 5 5',
  undo: 'M7 4L3.5 7.5 7 11M4 7.5h8a4 4 0 010 8H8',
  clock: 'M10 3a7 7 0 100 14 7 7 0 000-14zM10 6v4.3l2.8 1.7',
  people:
    'M7 9.5a2.8 2.8 0 100-5.6 2.8 2.8 0 000 5.6zM2 16.5c0-3 2-4.8 5-4.8s5 1.8 5 4.8M13 9.3a2.4 2.4 0 10-.8-4.7M14 11.9c2.4.2 4 1.9 4 4.6',
  send: 'M3 10l14-6-4.5 13-3-5.5zM9.5 11.5L17 4',
  eye: 'M2 10c2-3.7 4.7-5.5 8-5.5s6 1.8 8 5.500c-2 3.7-4.7 5.5-8 5.5S4 13.7 2 10zM10 12.3a2.3 2.3 0 100-4.6 2.3 2.3 0 000 4.6z',
  info: 'M10 17a7 7 0 100-14 7 7 0 000 14zM10 9.2V13.5M10 6.3v.4',
  warn: 'M10 3.5L17.5 16.5h-15zM10 8.5v3.7M10 14.2v.3',
  calendar: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5',
  globe:
    'M10 3a7 7 0 100 14 7 7 0 000-14zM3 10h14M10 3c2.3 2.2 3.2 4.5 3.2 7S12.3 14.8 10 17c-2.3-2.2-3.2-4.5-3.2-7S7.7 5.2 10 3z',
  edit: 'M4 16l.8-3.6L13.5 3.7l2.8 2.8-8.7 8.7z',
  swap: 'M4 7h11l-3-3M16 13H5l3 3',
  sound: 'M3 8v4h3l4 3.5v-11L6 8zM13 7.5a3.5 3.5 0 010 5M15.2 5a7 7 0 010 10',
  chat: 'M3 4.500h14v9H9l-4 3.5v-3.5H3z',
  flag: 'M5 17.5V3.5h10l-2.5 3.5 2.5 3.500H5',
  share: 'M10 12.500V3M6.5 6L10 2.7 13.5 6M5 10v6.500h10V10',
} as const

export type IconName = keyof typeof LINES

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg class="line-icon" {...sized(size)} viewBox="0 0 20 20" aria-hidden="true">
      <path d={LINES[name]} />
    </svg>
  )
}

/** Half dark, half light: the icon of the theme button. */
export function ThemeIcon({ size = 20 }: { readonly size?: number }) {
  return (
    <svg class="line-icon" {...sized(size)} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="6.5" />
      <path d="M10 3.5a6.5 6.5 0 010 13z" class="full" />
    </svg>
  )
}

/** A picture of the game-icons set, by its path. */
export function GameIcon({ path, size = 20 }: { readonly path: string; readonly size?: number }) {
  return (
    <svg class="game-icon" {...sized(size)} viewBox="0 0 512 512" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
