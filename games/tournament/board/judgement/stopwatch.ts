/*
 * From paint to touch. The paint is the frame in which the throw is shown, by the browser's own time of it: what follows
 * until light leaves the screen no page can know. Touches bring the time at which they were made, not at which we hear of them.
 */
export class Stopwatch {
  #painted: number | undefined
  #frame = 0

  /** To be called when the throw has just been put into the page. */
  shown(): void {
    this.#painted = undefined
    cancelAnimationFrame(this.#frame)
    const changed = performance.now()
    this.#frame = requestAnimationFrame((begun) => {
      // A frame that is late bears the time at which it should have begun: that may be before there was anything to show.
      this.#painted = Math.max(begun, changed)
    })
  }

  clear(): void {
    cancelAnimationFrame(this.#frame)
    this.#painted = undefined
  }

  /** Milliseconds, 0 if it was not painted yet. */
  until(touched: number): number {
    return this.#painted === undefined ? 0 : Math.max(0, Math.round(touched - this.#painted))
  }
}
