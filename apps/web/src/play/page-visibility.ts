/* Whether the page is before somebody's eyes. Who has it open behind another is told elsewhere that it is his turn. */
export class PageVisibility {
  readonly #onChange: (isSeen: boolean) => void
  readonly #handleChange = () => this.#onChange(this.isVisible)

  constructor(tell: (isSeen: boolean) => void) {
    this.#onChange = tell
    globalThis.document?.addEventListener('visibilitychange', this.#handleChange)
  }

  /** Where there is no page, as in a test, somebody looks on. */
  get isVisible(): boolean {
    return globalThis.document?.visibilityState !== 'hidden'
  }

  close(): void {
    globalThis.document?.removeEventListener('visibilitychange', this.#handleChange)
  }
}
