/**
 * Limits the work of a search on one catalog, in units of about 10 ns. Counted instead of timed, so that the
 * same catalog has the same findings on any machine.
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

  /** True if some work exceeded the budget. */
  get isUsedUp(): boolean {
    return this.#isUsedUp
  }

  /** Returns true if the work is within the budget; false once some was not. */
  spend(work: number): boolean {
    this.#isUsedUp ||= this.#spent + work > this.max
    if (!this.#isUsedUp) this.#spent += work
    return !this.#isUsedUp
  }
}
