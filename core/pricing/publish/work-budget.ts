/**
 * Work that a search may do on one catalog, in units of about 10 ns. Counted, not timed: the same catalog has the same
 * findings on any machine.
 */
export class WorkBudget {
  readonly max: number
  #spent = 0
  #isUsedUp = false

  constructor(max: number) {
    this.max = max
  }

  get spent(): number {
    return this.#spent
  }

  /** True if there was work that did not fit. */
  get isUsedUp(): boolean {
    return this.#isUsedUp
  }

  /** Returns whether the work fits. Once some did not, none does. */
  spend(work: number): boolean {
    this.#isUsedUp ||= this.#spent + work > this.max
    if (!this.#isUsedUp) this.#spent += work
    return !this.#isUsedUp
  }
}
