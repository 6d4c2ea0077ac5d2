/** A progress bar on a terminal; nothing elsewhere. */
export function progressBar(total: number, what: string): { show(done: number, note?: string): void; clear(): void } {
  const out = process.stderr
  if (!out.isTTY) return { show() {}, clear() {} }
  const width = 30
  let shown = ''
  return {
    show(done, note = '') {
      const full = Math.floor((done / total) * width)
      const percent = Math.floor((done / total) * 100)
      if (shown === `${percent}${note}`) return
      shown = `${percent}${note}`
      const bar = `${'█'.repeat(full)}${'░'.repeat(width - full)} ${percent} %`
      out.write(`\r\x1b[2K${bar}  ${done} of ${total} ${what}${note && `, ${note}`}`)
    },
    clear: () => out.write('\r\x1b[2K'),
  }
}
