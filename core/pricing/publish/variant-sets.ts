import type { Catalog, Leaf } from '../catalog.ts'
import { compileCondition, type Facts, holds } from '../compile/condition-program.ts'
import { weightOf } from './condition-weight.ts'
import type { WorkBudget } from './work-budget.ts'

/** Sets of variants for which a test of the device is true, as bits; each test is evaluated once. */
export class VariantSets {
  readonly #models: Catalog['models']
  readonly #count: number
  readonly #budget: WorkBudget
  readonly #known = new Map<string, Uint32Array>()

  constructor({ models }: Pick<Catalog, 'models'>, budget: WorkBudget) {
    this.#models = models
    this.#count = models.reduce((count, { variants }) => count + variants.length, 0)
    this.#budget = budget
  }

  /** True if a variant passes all tests. undefined: the budget ended first. */
  hasOne(tests: readonly Leaf[]): boolean | undefined {
    if (tests.length === 0) return true
    const sets: Uint32Array[] = []
    for (const test of tests) {
      const set = this.#setOf(test)
      if (!set) return undefined
      sets.push(set)
    }
    const [first, ...others] = sets
    if (!first || !this.#budget.spend(first.length * sets.length)) return undefined
    return first.some((bits, at) => others.reduce((common, set) => common & (set[at] ?? 0), bits) !== 0)
  }

  #setOf(test: Leaf): Uint32Array | undefined {
    if (!this.#budget.spend(weightOf(test))) return undefined
    const key = JSON.stringify(test)
    const known = this.#known.get(key)
    if (known) return known
    if (!this.#budget.spend(this.#count * weightOf(test))) return undefined
    const program = compileCondition(test, () => -1)
    const set = new Uint32Array(Math.ceil(this.#count / 32))
    const facts: Facts = { ...noFacts, answers: [] }
    let at = 0
    for (const model of this.#models) {
      facts.model = model
      for (const variant of model.variants) {
        facts.variant = variant
        if (holds(program, facts)) set[at >>> 5]! |= 1 << (at & 31)
        at += 1
      }
    }
    this.#known.set(key, set)
    return set
  }
}

/** Facts without an answer and without a device. */
export const noFacts: Omit<Facts, 'answers'> = {
  deviceTestBits: 0,
  customer: undefined,
  subtotalMinor: undefined,
  model: { id: '', variants: [] },
  variant: { id: '', attributes: {}, priceMinor: null },
}
