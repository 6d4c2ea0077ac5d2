/** Characters per chunk. */
const CHUNK = 64 * 1024

/** Collects texts into chunks of about the same size. */
export class Chunks {
  #full: string[] = []
  #parts: string[] = []
  #length = 0

  add(text: string): void {
    this.#parts.push(text)
    this.#length += text.length
    if (this.#length >= CHUNK) this.#close()
  }

  /** The chunks that are complete; each is answered once. */
  full(): readonly string[] {
    const full = this.#full
    if (full.length > 0) this.#full = []
    return full
  }

  /** All that is left. */
  rest(): readonly string[] {
    if (this.#length > 0) this.#close()
    return this.full()
  }

  #close(): void {
    this.#full.push(this.#parts.join(''))
    this.#parts = []
    this.#length = 0
  }
}
