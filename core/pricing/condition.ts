import type { Minor } from './amounts.ts'
import type { Answer, Condition, Leaf, Model, Variant } from './catalog.ts'
import { ownValue } from './own-value.ts'
import type { PriceRequest } from './price-request.ts'

/** What a condition may look at. */
export interface Facts {
  readonly answers: ReadonlyMap<string, GivenAnswer>
  readonly model: Model
  readonly variant: Variant
  readonly customer?: PriceRequest['customer']
  readonly subtotalMinor?: Minor
}

export type GivenAnswer = Exclude<Answer, null>

/** undefined: it depends on answers still to come. */
export type Truth = boolean | undefined

/** No condition always holds. */
export function holds(condition: Condition | undefined, facts: Facts): boolean {
  return condition === undefined || truth(condition, (leaf) => leafHolds(leaf, facts)) === true
}

/** Three-valued: decided as soon as the decided parts are enough. */
export function truth(condition: Condition, decide: (leaf: Leaf) => Truth): Truth {
  if ('all' in condition) {
    const parts = condition.all.map((part) => truth(part, decide))
    return parts.includes(false) ? false : parts.includes(undefined) ? undefined : true
  }
  if ('any' in condition) {
    const parts = condition.any.map((part) => truth(part, decide))
    return parts.includes(true) ? true : parts.includes(undefined) ? undefined : false
  }
  return decide(condition)
}

export function leafHolds(leaf: Leaf, facts: Facts): boolean {
  const fact = factOf(leaf, facts)
  if (leaf.op === 'answered') return fact !== undefined
  if (leaf.op === 'notAnswered') return fact === undefined
  // without a value nothing else holds, not even neq: hiding one question must not make another true
  if (fact === undefined) return false
  if (isList(fact)) return listHolds(leaf, fact)
  return scalarHolds(leaf, fact)
}

function factOf(
  leaf: Leaf,
  { answers, model, variant, customer, subtotalMinor }: Facts,
): GivenAnswer | undefined {
  if ('question' in leaf) return answers.get(leaf.question)
  if ('attribute' in leaf) return ownValue(variant.attributes, leaf.attribute)
  if ('customer' in leaf) return customer?.[leaf.customer]
  if ('amount' in leaf) return subtotalMinor
  return leaf.device === 'modelId' ? model.id : model[leaf.device]
}

function listHolds({ op, value }: Leaf, fact: readonly string[]): boolean {
  if (!isList(value)) return false
  const isChosen = (wanted: string | number | boolean): boolean => fact.some((chosen) => chosen === wanted)
  if (op === 'includesAny') return value.some(isChosen)
  return op === 'includesAll' && value.every(isChosen)
}

function scalarHolds({ op, value }: Leaf, fact: string | number | boolean): boolean {
  if (op === 'in') return isList(value) && value.includes(fact)
  if (op === 'eq') return fact === value
  if (op === 'neq') return fact !== value
  if (typeof fact === 'number' && typeof value === 'number') return isOrdered(op, fact, value)
  return typeof fact === 'string' && typeof value === 'string' && isOrdered(op, fact, value)
}

function isOrdered<T extends string | number>(op: Leaf['op'], a: T, b: T): boolean {
  if (op === 'gt') return a > b
  if (op === 'gte') return a >= b
  if (op === 'lt') return a < b
  return op === 'lte' && a <= b
}

function isList<T>(value: T | readonly T[] | undefined): value is readonly T[] {
  return Array.isArray(value)
}
