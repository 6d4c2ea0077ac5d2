/** A bar on a terminal; elsewhere nothing. */
export function progressBar(total: number, what: string): { show(done: number): void; clear(): void } {
  const out = process.stderr
  if (!out.isTTY) return { show() {}, clear() {} }
  const width = 30
  let shown = -1
  return {
    show(done) {
      const full = Math.floor((done / total) * width)
      const percent = Math.floor((done / total) * 100)
      if (percent === shown) return
      shown = percent
      out.write(`\r${'█'.repeat(full)}${'░'.repeat(width - full)} ${percent} %  ${done} of ${total} ${what}`)
    },
    clear: () => out.write('\r\x1b[2K'),
  }
}
