/**
 * Copies the store while `write` runs, and repeats until more than `least` commits happened during the copy: a fast one would test nothing.
 * Returns the numbers of the commits before and after it.
 */
export async function backUpWhileWriting(
  store: { backup(file: string): Promise<unknown> },
  newFile: () => string,
  write: (seq: number) => Promise<void>,
  least: number,
): Promise<{ readonly file: string; readonly before: number; readonly next: number }> {
  let next = 0
  while (next < 1_000) await Promise.all(Array.from({ length: 100 }, () => write(next++)))
  for (;;) {
    const file = newFile()
    const before = next
    let isDone = false
    const copying = store.backup(file).finally(() => {
      isDone = true
    })
    while (!isDone) await write(next++)
    await copying
    if (next - before > least) return { file, before, next }
  }
}
