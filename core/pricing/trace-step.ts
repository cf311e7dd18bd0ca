import type { Minor } from './amounts.ts'
import type { CheckKind } from './checks.ts'

/** A step of a price computation. `explain` turns it into text by its `kind`. */
export interface TraceStep {
  readonly seq: number
  readonly scope: 'value' | 'offer' | 'line' | 'tax'
  readonly kind: string
  readonly questionKey?: string
  readonly choiceKey?: string
  readonly part?: string
  readonly check?: CheckKind
  readonly propositionKey?: string
  readonly serviceKey?: string
  readonly componentKey?: string
  readonly rule: object | null
  readonly before: Minor
  readonly delta: Minor
  readonly after: Minor
  readonly visibility: 'customer' | 'internal'
}
