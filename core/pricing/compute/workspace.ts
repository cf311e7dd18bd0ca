import type { Finding } from '../finding.ts'
import type { Facts } from '../compile/condition-program.ts'
import type { EffectEntry } from '../compile/effect-entry.ts'
import { Line } from './line-parts.ts'
import type { Tables } from '../compile/tables.ts'

/** Room for one price at a time, used again by the next: what the answers say and do. */
export class Workspace {
  readonly facts: Facts
  /** Questions whose answers are known to conditions. */
  readonly #known: Int32Array
  #knownCount = 0

  /** Active effects in order. */
  readonly effects: EffectEntry[] = []
  count = 0
  /** Plain, since what is read from an array of floats stays a float, and each step of a trace would box it. */
  readonly deltas: number[]
  readonly isDropped: Uint8Array
  readonly largest: Int32Array
  rejects = 0
  reviews = 0
  ranges = 0
  /** The active effect with the worst grade. */
  worst: EffectEntry | null = null

  /** By position of the service: whether an answer suggests it. */
  readonly wanted: Uint8Array
  isAnyWanted = false
  /** By position of the service: how it stands in the line, and how many. */
  readonly standings: Uint8Array
  readonly quantities: number[]
  /** By place in the line: position of the service, in catalog order. */
  readonly lineAts: Int32Array
  lineCount = 0
  /** By component of the line: which it is, its amount, and how often it counts. */
  readonly componentAts: Int32Array
  readonly componentAmounts: number[]
  readonly componentTimes: number[]
  componentCount = 0
  /** The day that was last found to be one. */
  day = ''
  readonly line = new Line()
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
      deviceTruths: 0,
      customer: undefined,
      subtotalMinor: undefined,
    }
    this.#known = new Int32Array(questions.all.length)
    this.deltas = Array.from({ length: effects.slots }, () => 0)
    this.isDropped = new Uint8Array(effects.slots)
    this.largest = new Int32Array(effects.partKeys.length)
    this.wanted = new Uint8Array(services.all.length)
    this.standings = new Uint8Array(services.all.length)
    this.quantities = services.all.map(() => 1)
    this.lineAts = new Int32Array(services.all.length)
    // the device, then each service at most once: a bundle is never a service of the line
    this.componentAts = new Int32Array(services.all.length + 1)
    this.componentAmounts = Array.from(this.componentAts)
    this.componentTimes = Array.from(this.componentAts)
  }

  clear(): void {
    const { facts } = this
    for (let index = 0; index < this.#knownCount; index += 1) {
      facts.answers[this.#known[index]!] = undefined // within the count
    }
    this.#knownCount = 0
    if (this.isAnyWanted) this.wanted.fill(0)
    this.isAnyWanted = false
    this.count = 0
    this.rejects = 0
    this.reviews = 0
    this.ranges = 0
    this.worst = null
    this.missing = noKeys
    this.notApplicable = noKeys
    this.defaulted = noKeys
    this.findings = noFindings
    facts.subtotalMinor = undefined
  }

  /** Once for each question; only conditions ask for it. */
  know(question: number, answer: unknown): void {
    this.facts.answers[question] = answer
    this.#known[this.#knownCount] = question
    this.#knownCount += 1
  }

  /** Of an absent service the standing is 0. */
  clearServices(): void {
    for (let place = 0; place < this.lineCount; place += 1) {
      this.standings[this.lineAts[place]!] = 0 // within the count
    }
    this.lineCount = 0
  }

  /** Into its place in catalog order, which mostly is the last. */
  addService(at: number, quantity: number): void {
    const { lineAts } = this
    let place = this.lineCount
    for (; place > 0 && lineAts[place - 1]! > at; place -= 1) lineAts[place] = lineAts[place - 1]!
    lineAts[place] = at
    this.quantities[at] = quantity
    this.lineCount += 1
  }

  dropService(place: number): void {
    this.standings[this.lineAts[place]!] = 0 // a place in the line
    this.lineAts.copyWithin(place, place + 1, this.lineCount)
    this.lineCount -= 1
  }

  addComponent(at: number, amountMinor: number, times: number): void {
    const place = this.componentCount
    this.componentAts[place] = at
    this.componentAmounts[place] = amountMinor
    this.componentTimes[place] = times
    this.componentCount = place + 1
  }

  report(found: Finding): void {
    if (this.findings === noFindings) this.findings = [found]
    else this.findings.push(found)
  }

  addMissing(key: string): void {
    if (this.missing === noKeys) this.missing = [key]
    else this.missing.push(key)
  }

  addNotApplicable(key: string): void {
    if (this.notApplicable === noKeys) this.notApplicable = [key]
    else this.notApplicable.push(key)
  }

  addDefaulted(key: string): void {
    if (this.defaulted === noKeys) this.defaulted = [key]
    else this.defaulted.push(key)
  }
}

// Most lists stay empty, and all prices share these; a list that is written to is a new one.
const noKeys: string[] = []
const noFindings: Finding[] = []
Object.freeze(noKeys)
Object.freeze(noFindings)

/** What the answers add up to, before any limit. */
export interface Sums {
  gradedMinor: number
  gainsMinor: number
  deductionsMinor: number
  /** -1 without one; likewise below. */
  capBp: number
  floorBp: number
  /** The effects they come from. */
  cap: EffectEntry | null
  floor: EffectEntry | null
}
