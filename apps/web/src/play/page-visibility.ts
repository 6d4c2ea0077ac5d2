/* Whether the page is visible. While it is hidden, the server may send push messages instead. */
export class PageVisibility {
  readonly #onChange: (isSeen: boolean) => void
  readonly #handleChange = () => this.#onChange(this.isVisible)

  constructor(tell: (isSeen: boolean) => void) {
    this.#onChange = tell
    globalThis.document?.addEventListener('visibilitychange', this.#handleChange)
  }

  /** Visible where there is no document, as in tests. */
  get isVisible(): boolean {
    return globalThis.document?.visibilityState !== 'hidden'
  }

  close(): void {
    globalThis.document?.removeEventListener('visibilitychange', this.#handleChange)
  }
}
