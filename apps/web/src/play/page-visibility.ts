/* Whether the page is before somebody's eyes. Who has it open behind another is told elsewhere that it is his turn. */
export class Sight {
  readonly #tell: (isSeen: boolean) => void
  readonly #turned = () => this.#tell(this.isSeen)

  constructor(tell: (isSeen: boolean) => void) {
    this.#tell = tell
    globalThis.document?.addEventListener('visibilitychange', this.#turned)
  }

  /** Where there is no page, as in a test, somebody looks on. */
  get isSeen(): boolean {
    return globalThis.document?.visibilityState !== 'hidden'
  }

  close(): void {
    globalThis.document?.removeEventListener('visibilitychange', this.#turned)
  }
}
