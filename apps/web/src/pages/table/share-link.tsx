/* A link to hand on: to be copied, scanned, or shared by the device's own sheet. */

import { Icon } from '@logres/board-kit'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { copyText } from '../../design/copy-text.ts'
import { t } from '../../i18n/site.ts'
import { qrCode } from './qr.ts'

/** Dark on light in both themes: scanners want it so. */
function QrCode({ text }: { readonly text: string }) {
  const rows = useMemo(() => qrCode(text), [text])
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  const all = rows.length + 8
  return (
    <svg
      class="qr"
      width={124}
      height={124}
      viewBox={`-4 -4 ${all} ${all}`}
      role="img"
      aria-label={t().table.qr}
      shape-rendering="crispEdges"
    >
      <path d={`M-4-4h${all}v${all}h${-all}z`} fill="#fdf9ef" />
      <path d={path} fill="#2a2118" />
    </svg>
  )
}

function ShareButton({ link }: { readonly link: string }) {
  if (!('share' in navigator)) return null
  // Closing the share sheet rejects; that is not an error.
  const share = () => void navigator.share({ title: 'Logres', url: link }).catch(() => undefined)
  return (
    <button type="button" class="b sec sm" onClick={share}>
      <Icon name="share" size={18} />
      {t().table.share}
    </button>
  )
}

export interface ShareLinkProps {
  readonly link: string
  readonly label: string
  /** What the link is good for. */
  readonly children: ComponentChildren
}

export function ShareLink({ link, label, children }: ShareLinkProps) {
  const words = t().table
  return (
    <>
      <div class="copy">
        <input
          readOnly
          value={link.replace(/^https?:\/\//, '')}
          aria-label={label}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" onClick={() => void copyText(link, words.copied)}>
          <Icon name="copy" size={18} />
          {words.copy}
        </button>
      </div>
      <div class="inv">
        <QrCode text={link} />
        <div>
          {children}
          <ShareButton link={link} />
        </div>
      </div>
    </>
  )
}
