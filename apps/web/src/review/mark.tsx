/* What stands out, by shape, sign and colour: a star in a circle, a question mark in a lozenge, a die. */
import type { Moment } from '@logres/review'

export function Mark({ moment: { kind, size } }: { readonly moment: Moment }) {
  return (
    <svg class={`review-mark review-${kind}`} viewBox="0 0 24 24" aria-hidden="true">
      {kind === 'luck' ? <Die pips={size.mean < 0 ? 1 : 5} /> : kind === 'great' ? <Star /> : <Lozenge />}
    </svg>
  )
}

function Star() {
  return (
    <>
      <circle cx={12} cy={12} r={10} />
      <path d="M12 6l1.800 3.900 4.200.500-3.100 2.900.800 4.200-3.700-2.100-3.700 2.100.800-4.200L6 10.400l4.200-.500z" />
    </>
  )
}

function Lozenge() {
  return (
    <>
      <path class="review-shape" d="M12 1l11 11-11 11L1 12z" />
      <path class="review-sign" d="M9 9.600a3 3 0 1 1 4.400 2.600c-1 .500-1.400 1-1.400 2M12 17v.500" />
    </>
  )
}

const PIPS: readonly (readonly [number, number])[] = [
  [12, 12],
  [7.5, 7.5],
  [16.5, 16.5],
  [7.5, 16.5],
  [16.5, 7.5],
]

function Die({ pips }: { readonly pips: number }) {
  return (
    <>
      <rect x={2.5} y={2.5} width={19} height={19} rx={4} />
      {PIPS.slice(0, pips).map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} class="review-pip" cx={cx} cy={cy} r={2.1} />
      ))}
    </>
  )
}
