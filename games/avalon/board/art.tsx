/* The landscapes on the region cards: our own drawing, one line width, colours by landscape. */
import type { RegionCard } from '../rules/index.ts'

function Tree({ x, y, size = 1 }: { readonly x: number; readonly y: number; readonly size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path class="drawn-line fill-2" d="M-1.4 10V0H1.4V10" />
      <path
        class="drawn-line fill-1"
        d="M0-17C6-17 9.5-12 8.4-7 11-3 7.6 2.4 2.6 1.4 0 3.4-3.6 3-4.4 1.2-9.4 1.8-11-4.2-8-7-9.6-12-6-17 0-17Z"
      />
      <path class="drawn-line unfilled" d="M0 0V-8M0-4L3.4-7.4M0-2L-3.4-5.4" />
    </g>
  )
}

function Ear({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <path
      d={`M${x} 58V${y}M${x} ${y + 4}l-3.4-3.6M${x} ${y + 4}l3.4-3.6M${x} ${y + 10}l-3.4-3.6M${x} ${y + 10}l3.4-3.6`}
    />
  )
}

function Plain() {
  return (
    <>
      <path class="drawn-line fill-1" d="M-4 30C20 24 60 25 100 31V64H-4Z" />
      <path
        class="drawn-line unfilled"
        d="M48 28C44 38 34 50 22 62M40 28C30 36 16 46 0 54M56 28C60 38 68 50 78 62M64 29C74 36 88 44 100 50M48 28V62"
      />
      <g class="drawn-line unfilled">
        <Ear x={14} y={36} />
        <Ear x={24} y={32} />
        <Ear x={74} y={36} />
        <Ear x={84} y={32} />
      </g>
    </>
  )
}

function Forest() {
  return (
    <>
      <path class="drawn-line fill-2" d="M-4 46C24 40 70 41 100 46V64H-4Z" />
      <Tree x={16} y={40} size={1.15} />
      <Tree x={80} y={40} size={1.15} />
      <Tree x={36} y={42} size={1.3} />
      <Tree x={60} y={43} size={1.35} />
    </>
  )
}

function Hill() {
  return (
    <>
      <path class="drawn-line fill-2" d="M30 62C36 26 58 10 70 12 86 14 96 34 104 62Z" />
      <path class="drawn-line fill-1" d="M-10 62C-2 34 16 20 32 22 50 24 62 44 68 62Z" />
      <path
        class="drawn-line unfilled"
        d="M40 28C44 36 47 46 48 58M32 28C34 38 35 48 35 58M78 20C82 28 85 38 86 50M22 30C20 38 18 48 18 58"
      />
    </>
  )
}

function Avalon() {
  return (
    <>
      <circle class="sun" cx="48" cy="24" r="19" />
      <path class="drawn-line fill-1" d="M14 46C26 34 70 34 82 46Z" />
      <g transform="translate(48 33)">
        <path class="drawn-line fill-2" d="M-1.6 8V-6H1.6V8" />
        <path class="drawn-line fill-1" d="M0-25C9-25 15-18 13-12 13-6 6-3 0-5-6-3-13-6-13-12-15-18-9-25 0-25Z" />
        <g class="apples">
          <circle cx="-6" cy="-12" r="2.4" />
          <circle cx="5" cy="-17" r="2.4" />
          <circle cx="7" cy="-9" r="2.4" />
          <circle cx="-2" cy="-19" r="2.4" />
        </g>
      </g>
      <path
        class="drawn-line unfilled"
        d="M2 50q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0M-4 56q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0"
      />
    </>
  )
}

/** Pools between tufts of reed, and a will-o'-the-wisp. */
function Swamp() {
  return (
    <>
      <path class="drawn-line fill-2" d="M-4 34C22 28 72 29 100 34V64H-4Z" />
      <path
        class="drawn-line fill-1"
        d="M6 46C16 41 40 41 50 46 40 51 16 51 6 46ZM52 55C60 51 84 51 92 55 84 59 60 59 52 55Z"
      />
      <path
        class="drawn-line unfilled"
        d="M64 46V26M64 46C62 38 60 34 56 30M64 46C67 38 69 35 73 31M22 36V18M22 36C20 29 18 26 15 23M22 36C25 29 27 26 30 24M84 42V30M84 42C86 37 87 35 90 33"
      />
      <circle class="sun" cx="44" cy="20" r="5" />
    </>
  )
}

function Mist() {
  return (
    <>
      <path
        class="mist-line"
        d="M-6 14C8 6 22 20 38 13S66 5 76 13 96 18 104 12M-6 28C10 20 20 34 40 27S70 20 80 28 98 30 104 26M-6 42C6 34 24 48 42 41S68 34 78 42 96 46 104 40M-6 55C10 48 22 60 40 54S70 48 82 55 98 57 104 53"
      />
      <path class="mist-line" d="M30 20a9 9 0 1 1 9 9M58 35a8 8 0 1 1 8 8" />
    </>
  )
}

function Castle() {
  return (
    <g class="castle">
      <path class="drawn-line" d="M34 50V20H32V12H37V15H41V12H46V15H50V12H55V15H59V12H64V20H62V50Z" />
      <path class="drawn-line" d="M24 50V32H22.5V26H26V28H30V26H34V50ZM72 50V32H73.5V26H70V28H66V26H62V50Z" />
      <path class="door" d="M43 50V40A5 5 0 0 1 53 40V50ZM46.5 24H49.5V31H46.5Z" />
    </g>
  )
}

function Stones() {
  return (
    <g class="castle">
      <path
        class="drawn-line"
        d="M16 52L18 32H26L27 52ZM33 52L34 32H42L43 52ZM14 32L15 26H45L46 32ZM53 52L54 32H62L63 52ZM70 52L70 32H78L80 52ZM50 32L51 26H81L82 32Z"
      />
    </g>
  )
}

/** Which of the tints of the board a region takes. */
export function groundOf(region: RegionCard | null): string {
  if (region === null) return 'mist'
  if (region.landscape !== null) return region.landscape
  return region.name === 'avalon' ? 'avalon' : 'swamp'
}

export function Art({ region }: { readonly region: RegionCard | null }) {
  const ground = groundOf(region)
  return (
    <svg viewBox="0 0 96 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="fill-0" width="96" height="60" />
      {ground === 'plain' ? <Plain /> : null}
      {ground === 'forest' ? <Forest /> : null}
      {ground === 'hill' ? <Hill /> : null}
      {ground === 'avalon' ? <Avalon /> : null}
      {ground === 'swamp' ? <Swamp /> : null}
      {ground === 'mist' ? <Mist /> : null}
      {region?.castle === true ? <Castle /> : null}
      {region?.name === 'stoneCircle' ? <Stones /> : null}
    </svg>
  )
}
