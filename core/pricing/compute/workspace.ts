import type { Finding } from '../finding.ts'
import type { Facts } from '../compile/condition-program.ts'
import type { EffectEntry } from '../compile/effect-entry.ts'
import type { Tables } from '../compile/tables.ts'
import type { PriceRequest } from '../price-request.ts'

/** Mutable state of a computation, reused by the next: answers, active effects and line. */
export class Workspace {
  readonly facts: Facts
  /** Positions of the questions with an entry in facts.answers. */
  readonly #factIndexes: Int32Array
  #factCount = 0

  /** Active effects in order. */
  readonly effects: (EffectEntry | null)[]
  count = 0
  /** Largest deduction of each part, negative; 0 without one. */
  readonly largest: number[]
  /** True if an active effect does more than change an amount. */
  hasStatements = false
  /** Numbers of active effects that limit the value, and of those that affect the outcome. */
  bounds = 0
  rejects = 0
  reviews = 0
  ranges = 0
  /** Active effect with the worst grade. */
  worst: EffectEntry | null = null

  /** See ServiceTable. */
  readonly suggestedBy: Tables['services']['suggestedBy']
  /** For each service, by its position: 1 if an answer suggests it. */
  readonly suggested: Uint8Array
  hasSuggestions = false
  /** For each service, by its position: its serviceState and quantity. */
  readonly serviceStates: Uint8Array
  readonly quantities: number[]
  /** Positions of the services on the line, in catalog order. */
  readonly lineIndexes: Int32Array
  lineCount = 0
  /** For each component of the line: its index in Tables.components, its amount, and its multiplier. */
  readonly componentIndexes: Int32Array
  readonly componentAmounts: number[]
  readonly componentTimes: number[]
  componentCount = 0
  /** Cash limit, and the number of devices; Infinity without a limit. */
  readonly cash = { limitMinor: Infinity, quantity: 1 }
  /** The last date that was validated. */
  day = ''
  /** True if one of the following lists is not empty. */
  #hasRemarks = false
  missing: string[] = noKeys
  notApplicable: string[] = noKeys
  defaulted: string[] = noKeys
  findings: Finding[] = noFindings

  readonly sums: Sums = {
    gradedMinor: 0,
    gainsMinor: 0,
    deductionsMinor: 0,
    capBp: -1,
    floorBp: -1,
    cap: null,
    floor: null,
  }

  constructor({ catalog, questions, effects, services }: Tables) {
    const [model] = catalog.models
    const variant = { id: '', attributes: {}, priceMinor: null }
    this.facts = {
      answers: questions.all.map(() => undefined),
      model: model ?? { id: '', variants: [] },
      variant,
      deviceTestBits: 0,
      customer: undefined,
      subtotalMinor: undefined,
    }
    this.#factIndexes = new Int32Array(questions.all.length)
    this.effects = Array.from({ length: effects.slots }, () => null)
    this.largest = effects.partKeys.map(() => 0)
    this.suggestedBy = services.suggestedBy
    this.suggested = new Uint8Array(services.all.length)
    this.serviceStates = new Uint8Array(services.all.length)
    this.quantities = services.all.map(() => 1)
    this.lineIndexes = new Int32Array(services.all.length)
    // the device, then each service at most once: a bundle is never a service of the line
    this.componentIndexes = new Int32Array(services.all.length + 1)
    this.componentAmounts = Array.from(this.componentIndexes)
    this.componentTimes = Array.from(this.componentIndexes)
  }

  setCash({ cashLimitMinor, quantity }: PriceRequest): void {
    this.cash.limitMinor = cashLimitMinor ?? Infinity
    this.cash.quantity = quantity ?? 1
  }

  clear(): void {
    const { facts } = this
    for (let index = 0; index < this.#factCount; index += 1) {
      facts.answers[this.#factIndexes[index]!] = undefined // within the count
    }
    this.#factCount = 0
    this.count = 0
    facts.subtotalMinor = undefined
    if (this.hasSuggestions) this.suggested.fill(0)
    this.hasSuggestions = false
    if (this.hasStatements) this.#clearStatements()
    if (this.#hasRemarks) this.#clearRemarks()
  }

  #clearStatements(): void {
    this.hasStatements = false
    this.bounds = 0
    this.rejects = 0
    this.reviews = 0
    this.ranges = 0
    this.worst = null
  }

  #clearRemarks(): void {
    this.#hasRemarks = false
    this.missing = noKeys
    this.notApplicable = noKeys
    this.defaulted = noKeys
    this.findings = noFindings
  }

  /** Stores an answer for conditions. Call once per question. */
  setFact(question: number, answer: unknown): void {
    this.facts.answers[question] = answer
    this.#factIndexes[this.#factCount] = question
    this.#factCount += 1
  }

  clearServices(): void {
    for (let place = 0; place < this.lineCount; place += 1) {
      this.serviceStates[this.lineIndexes[place]!] = 0 // within the count
    }
    this.lineCount = 0
  }

  /** Inserts the service in catalog order, mostly at the end. */
  addService(at: number, quantity: number): void {
    const { lineIndexes } = this
    let place = this.lineCount
    for (; place > 0 && lineIndexes[place - 1]! > at; place -= 1) lineIndexes[place] = lineIndexes[place - 1]!
    lineIndexes[place] = at
    this.quantities[at] = quantity
    this.lineCount += 1
  }

  dropService(place: number): void {
    this.serviceStates[this.lineIndexes[place]!] = 0 // place is a position in the line
    this.lineIndexes.copyWithin(place, place + 1, this.lineCount)
    this.lineCount -= 1
  }

  addComponent(at: number, amountMinor: number, times: number): void {
    const place = this.componentCount
    this.componentIndexes[place] = at
    this.componentAmounts[place] = amountMinor
    this.componentTimes[place] = times
    this.componentCount = place + 1
  }

  report(found: Finding): void {
    this.#hasRemarks = true
    if (this.findings === noFindings) this.findings = [found]
    else this.findings.push(found)
  }

  addMissing(key: string): void {
    this.#hasRemarks = true
    if (this.missing === noKeys) this.missing = [key]
    else this.missing.push(key)
  }

  addNotApplicable(key: string): void {
    this.#hasRemarks = true
    if (this.notApplicable === noKeys) this.notApplicable = [key]
    else this.notApplicable.push(key)
  }

  addDefaulted(key: string): void {
    this.#hasRemarks = true
    if (this.defaulted === noKeys) this.defaulted = [key]
    else this.defaulted.push(key)
  }
}

// Most lists are empty: all prices share these frozen ones, and the first write creates a new list.
const noKeys: string[] = []
const noFindings: Finding[] = []
Object.freeze(noKeys)
Object.freeze(noFindings)

/** Sums of the active effects, before any limit. */
export interface Sums {
  gradedMinor: number
  gainsMinor: number
  deductionsMinor: number
  /** Lowest cap; -1 without one, as for the floor below. */
  capBp: number
  floorBp: number
  /** Effects of capBp and floorBp. */
  cap: EffectEntry | null
  floor: EffectEntry | null
}
