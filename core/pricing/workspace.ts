import type { Finding } from './finding.ts'
import type { Facts } from './condition-program.ts'
import { emptyLine, type Line } from './line-parts.ts'
import type { Tables } from './tables.ts'

/** Room for one price at a time, used again by the next: what the answers say and do. */
export class Workspace {
  readonly facts: Facts
  readonly given: unknown[]
  readonly answered: Int32Array
  /** Questions whose room has to be cleared. */
  readonly touched: Int32Array
  touchedCount = 0

  /** Active effects in order, each with where it comes from. */
  readonly effects: Int32Array
  readonly options: Int32Array
  readonly questions: Int32Array
  count = 0
  /** Plain, as the sizes they are made from. */
  readonly deltas: number[]
  readonly isDropped: Uint8Array
  readonly largest: Int32Array
  rejects = 0
  reviews = 0
  ranges = 0
  /** Place of the active effect with the worst grade; -1 for none. */
  worstGradeAt = -1

  readonly wanted: Uint8Array
  /** By position of the service: how it stands in the line, and how many. */
  readonly standings: Uint8Array
  readonly quantities: number[]
  /** The day that was last found to be one. */
  day = ''
  readonly line: Line = emptyLine()
  missing: string[] = []
  notApplicable: string[] = []
  defaulted: string[] = []
  findings: Finding[] = []

  readonly sums: Sums = {
    gradedMinor: 0,
    gainsMinor: 0,
    deductionsMinor: 0,
    capBp: -1,
    floorBp: -1,
    capAt: -1,
    floorAt: -1,
  }

  constructor({ catalog, questions, effects, services }: Tables) {
    const [model] = catalog.models
    const variant = { id: '', attributes: {}, priceMinor: null }
    this.facts = {
      answers: questions.all.map(() => undefined),
      model: model ?? { id: '', variants: [] },
      variant,
      customer: undefined,
      subtotalMinor: undefined,
    }
    this.given = questions.all.map(() => undefined)
    this.answered = new Int32Array(questions.words)
    this.touched = new Int32Array(2 * questions.all.length) // given, then defaulted
    const slots = effects.slotOf.at(-1) ?? 0
    this.effects = new Int32Array(slots)
    this.options = new Int32Array(slots)
    this.questions = new Int32Array(slots)
    this.deltas = Array.from({ length: slots }, () => 0)
    this.isDropped = new Uint8Array(slots)
    this.largest = new Int32Array(effects.partKeys.length)
    this.wanted = new Uint8Array(services.all.length)
    this.standings = new Uint8Array(services.all.length)
    this.quantities = services.all.map(() => 1)
  }

  clear(): void {
    const { touched, given, facts } = this
    for (let index = 0; index < this.touchedCount; index += 1) {
      const question = touched[index]! // within the count
      given[question] = undefined
      facts.answers[question] = undefined
    }
    this.touchedCount = 0
    // a loop, since filling a few words by a call costs more than they do
    for (let word = 0; word < this.answered.length; word += 1) this.answered[word] = 0
    this.count = 0
    this.rejects = 0
    this.reviews = 0
    this.ranges = 0
    this.worstGradeAt = -1
    this.missing = []
    this.notApplicable = []
    this.defaulted = []
    this.findings = []
    facts.subtotalMinor = undefined
  }
}

/** What the answers add up to, before any limit; the limits name the active effect they come from. */
export interface Sums {
  gradedMinor: number
  gainsMinor: number
  deductionsMinor: number
  /** -1 without one; likewise below. */
  capBp: number
  floorBp: number
  capAt: number
  floorAt: number
}
