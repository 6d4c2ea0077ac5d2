const LINES = {
  back: 'M15 4l-8 8 8 8',
  next: 'M9 4l8 8-8 8',
  skip: 'M5 5l7 7-7 7M13 5l7 7-7 7',
  again: 'M4 5v5h5M4.6 10A8.5 8.5 0 1 1 4 15',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2V16h5v-.1c0-.8.4-1.5 1-2A6 6 0 0 0 12 3z',
  check: 'M4 12.5l5.5 5.5L20 6.5',
} as const

export function ButtonIcon({ name }: { readonly name: keyof typeof LINES }) {
  return (
    <svg class="match-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINES[name]} />
    </svg>
  )
}
