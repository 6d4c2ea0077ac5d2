/* The teacher: an owl in a gilt roundel. */
import { sized } from '@logres/board-kit'

export function Owl({ size }: { readonly size: number }) {
  return (
    <svg class="owl" {...sized(size)} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="23" fill="#234a77" stroke="#c9992e" stroke-width="2" />
      <circle
        cx="24"
        cy="24"
        r="19.6"
        fill="none"
        stroke="#c9992e"
        stroke-width=".8"
        stroke-dasharray="1 2.6"
        stroke-linecap="round"
      />
      <g stroke="#1a1510" stroke-width="1.1" stroke-linejoin="round">
        <path
          d="M12 13C14 14.5 17 15.3 19.5 14.6 22.5 13.8 25.5 13.8 28.5 14.6 31 15.3 34 14.5 36 13 35.6 17 36.5 19 36.5 24 36.5 33 31.5 39 24 39S11.5 33 11.5 24C11.5 19 12.4 17 12 13Z"
          fill="#e9d9b0"
        />
        <path
          d="M16 29.5C18.5 31 21 31.5 24 31.5S29.5 31 32 29.5C31.5 35 28.5 38.6 24 38.9 19.5 38.6 16.5 35 16 29.5Z"
          fill="#fbf3df"
        />
        <circle cx="18.6" cy="22" r="5.6" fill="#fbf3df" />
        <circle cx="29.4" cy="22" r="5.6" fill="#fbf3df" />
      </g>
      <circle cx="18.9" cy="22" r="2.7" fill="#1a1510" />
      <circle cx="29.1" cy="22" r="2.7" fill="#1a1510" />
      <circle cx="19.8" cy="21" r=".9" fill="#fff" />
      <circle cx="30" cy="21" r=".9" fill="#fff" />
      <path d="M24 23.5L26.4 27 24 30.2 21.6 27Z" fill="#c9992e" stroke="#5d430c" stroke-width=".9" />
    </svg>
  )
}
