import type { Answer, Condition, Leaf } from '../../catalog.ts'
import type { PriceRequest } from '../../price-request.ts'
import type { Subject } from './subject.ts'
import type { Whole } from './exact.ts'

export type Verdict = 'yes' | 'no' | 'unknown'

/** Fact of a leaf: a value, absent, or still unknown. */
export type Seen = { readonly value: Exclude<Answer, null> | undefined } | 'unknown'

export type Look = (leaf: Leaf) => Seen

export function judge(condition: Condition, look: Look): Verdict {
  if ('all' in condition) {
    const verdicts = condition.all.map((part) => judge(part, look))
    if (verdicts.includes('no')) return 'no'
    return verdicts.includes('unknown') ? 'unknown' : 'yes'
  }
  if ('any' in condition) {
    const verdicts = condition.any.map((part) => judge(part, look))
    if (verdicts.includes('yes')) return 'yes'
    return verdicts.includes('unknown') ? 'unknown' : 'no'
  }
  const seen = look(condition)
  if (seen === 'unknown') return 'unknown'
  return leafHolds(condition, seen.value) ? 'yes' : 'no'
}

export function holds(condition: Condition | undefined, look: Look): boolean {
  return condition === undefined || judge(condition, look) === 'yes'
}

/** Facts known before any answer; subtotal and customer only for conditions of offers. */
export function seeFact(
  leaf: Leaf,
  { model, variant }: Subject,
  request?: PriceRequest,
  subtotal?: Whole,
): Seen {
  if ('device' in leaf) {
    const facts = { family: model.family, group: model.group, modelId: model.id, deviceKey: model.deviceKey }
    return { value: facts[leaf.device] }
  }
  if ('attribute' in leaf) {
    const { attributes } = variant
    return { value: Object.hasOwn(attributes, leaf.attribute) ? attributes[leaf.attribute] : undefined }
  }
  if ('customer' in leaf) return { value: request?.customer?.[leaf.customer] }
  return { value: subtotal === undefined ? undefined : Number(subtotal) }
}

function leafHolds({ op, value: wanted }: Leaf, actual: Exclude<Answer, null> | undefined): boolean {
  if (op === 'answered') return actual !== undefined
  if (op === 'notAnswered') return actual === undefined
  if (actual === undefined) return false
  if (typeof actual === 'object') {
    if (!Array.isArray(wanted)) return false
    const given: readonly unknown[] = actual
    if (op === 'includesAny') return wanted.some((one) => given.includes(one))
    return op === 'includesAll' && wanted.every((one) => given.includes(one))
  }
  if (op === 'eq') return actual === wanted
  if (op === 'neq') return actual !== wanted
  if (op === 'in') return Array.isArray(wanted) && wanted.includes(actual)
  if (typeof actual === 'number' && typeof wanted === 'number') return compares(op, actual, wanted)
  if (typeof actual === 'string' && typeof wanted === 'string') return compares(op, actual, wanted)
  return false
}

function compares<T extends number | string>(op: Leaf['op'], left: T, right: T): boolean {
  if (op === 'gt') return left > right
  if (op === 'gte') return left >= right
  if (op === 'lt') return left < right
  return op === 'lte' && left <= right
}
