type Act = () => Promise<void>

/**
 * Runs one action at a time: those that a person waits for first, and the others with a pause in between,
 * which is the duration of the last action times the pause factor.
 */
export class Turns {
  readonly #pauseFactor: number
  readonly #asked: Act[] = []
  readonly #others: Act[] = []
  #isRunning = false
  #pause: NodeJS.Timeout | undefined
  #pauseEndsAt = 0

  constructor(pauseFactor: number) {
    this.#pauseFactor = pauseFactor
  }

  /** Returns or throws the result of the action. */
  run<Result>(act: () => Promise<Result>, { isAsked }: { readonly isAsked: boolean }): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const acts = isAsked ? this.#asked : this.#others
    acts.push(() => act().then(resolve, reject))
    void this.#runNext()
    return promise
  }

  async #runNext(): Promise<void> {
    if (this.#isRunning) return
    const act = this.#asked.shift() ?? (this.#pause ? undefined : this.#others.shift())
    if (!act) return
    this.#isRunning = true
    const startedAt = performance.now()
    await act()
    this.#isRunning = false
    if (this.#others.length > 0) this.#rest((performance.now() - startedAt) * this.#pauseFactor)
    void this.#runNext()
  }

  /** Starts a pause; a longer running pause stays. */
  #rest(ms: number): void {
    const endsAt = performance.now() + ms
    if (this.#pause && endsAt <= this.#pauseEndsAt) return
    this.#pauseEndsAt = endsAt
    clearTimeout(this.#pause)
    this.#pause = setTimeout(() => {
      this.#pause = undefined
      void this.#runNext()
    }, ms).unref()
  }
}
