import type { Answers, CatalogDocument } from '@costard/contract'
import { findDevice, type Match, variantLabel } from '@costard/devices'
import { price, type Variant, visibleQuestions } from '@costard/pricing'
import { type PricingContext, priceObstacleOf, priceRequestFor } from '@costard/quotes'
import { variantsFor } from '../../variants-for.ts'
import { type Condition, type Conditions, conditionNamed } from '../for-all/conditions.ts'
import type { Attributes, Decisions } from '../decisions.ts'
import { answersInColumns, isAnswerOf } from '../rows/row-answers.ts'
import type { RowReading } from '@costard/contract/device-rows'
import type { Option, RowState } from '../rows/row-state.ts'

/** Facts that are the same for all rows of a list. */
export interface ListContext {
  readonly document: CatalogDocument
  readonly conditions: Conditions
  readonly pricedFor: PricingContext
  /** Words of this customer that were translated before, as keys of conditions. */
  readonly remembered: Readonly<Record<string, string>>
}

/** Returns the state of a row from its reading and the decisions. */
export function resolveRow(reading: RowReading, decisions: Decisions, context: ListContext): RowState {
  const { row, found } = reading
  if (decisions[`out:${row}`]) return { reading, kind: 'left-out' }
  const { document, conditions, remembered } = context
  const key =
    decisions[`condition:${row}`] ?? conditionKeyOf(reading.condition, decisions, conditions, remembered)
  const condition = conditions.all.find((one) => one.key === key)
  const base = { reading, condition: condition?.label }
  const match = matchOf(reading, decisions)
  // A certain device always has a match.
  if (!match)
    return found.kind === 'device' ? { ...base, kind: 'unreadable', why: 'unknown' } : { ...base, ...found }
  const { device } = match
  const picked = decisions[`detail:${row}`] ?? {}
  const line = { deviceKey: device.key, narrowed: match.narrowed, setups: {} }
  const variants = variantsFor(document.pricing, line).filter((variant) => has(variant, picked))
  const [variant, another] = variants
  if (!variant) return { ...base, kind: 'unlisted', device }
  if (another) return { ...base, kind: 'detail', device, picked, ...nextDetail(variants) }
  return { ...base, ...priced(reading, match, variant, condition, decisions, context) }
}

/** The chosen device, or else the certain one. */
function matchOf({ row, found }: RowReading, decisions: Decisions): Match | undefined {
  const key = decisions[`device:${row}`]
  if (key === undefined) return found.kind === 'device' ? found.match : undefined
  const candidates = found.kind === 'choose' ? found.matches : found.kind === 'device' ? [found.match] : []
  const device = findDevice(key)
  return (
    candidates.find((match) => match.device.key === key) ?? (device ? { device, narrowed: {} } : undefined)
  )
}

function has({ attributes }: Variant, picked: Attributes): boolean {
  return Object.entries(picked).every(([name, value]) => attributes[name] === value)
}

/** The first attribute that distinguishes the variants, with its values. */
function nextDetail(variants: readonly Variant[]): {
  readonly attribute: string
  readonly options: readonly Option[]
} {
  const names = [
    'chip',
    'storageGb',
    'ramGb',
    'sizeMm',
    'connectivity',
    ...variants.flatMap(({ attributes }) => Object.keys(attributes)),
  ]
  const valuesOf = (name: string) => [...new Set(variants.map(({ attributes }) => attributes[name]))]
  const attribute = names.find((name) => valuesOf(name).length > 1) ?? ''
  const values = valuesOf(attribute).filter((value) => value !== undefined)
  const sorted = values.every((value) => typeof value === 'number')
    ? values.toSorted((a, b) => a - b)
    : values
  return {
    attribute,
    options: sorted.map((value) => {
      const attributes = { [attribute]: value }
      return { label: variantLabel(attributes, 'en') || String(value), attributes }
    }),
  }
}

function priced(
  reading: RowReading,
  { device }: Match,
  variant: Variant,
  condition: Condition | undefined,
  decisions: Decisions,
  { document, conditions, pricedFor }: ListContext,
): RowState {
  const { pricing } = document
  const { imei, serial } = reading
  const own: Answers = { ...answersInColumns(document, reading.others), ...condition?.answers }
  const forAll = pricing.questions.flatMap((question) => {
    const answer = decisions[`answer:${question.key}`]
    return isAnswerOf(question, answer) ? [[question.key, answer] as const] : []
  })
  const { quantity } = reading
  const number = { ...(imei !== undefined && { imei }), ...(serial !== undefined && { serial }) }
  const answers: Answers = { ...Object.fromEntries(forAll), ...own }
  const { proposition } = decisions
  const wanted = pricing.propositions.some((one) => one.key === proposition) ? proposition : undefined
  const line = { variantId: variant.id, device: number, answers, checks: [], services: [], quantity }
  const request = priceRequestFor(pricing, pricedFor, line)
  const usual = price(pricing, request)
  const offers = wanted !== undefined && usual.propositions.some((one) => one.key === wanted && one.available)
  const chosen = offers ? { propositionKey: wanted } : {}
  const result = offers ? price(pricing, { ...request, ...chosen }) : usual
  const questions = visibleQuestions(pricing, request)
  const asked = { reading, device, variant, questions, own }
  const missing = result.missing
  if (missing.length > 0) {
    const waits = missing.some((one) => conditions.questions.has(one))
    return { ...asked, kind: waits && !condition ? 'condition' : 'answers', missing }
  }
  const obstacle = priceObstacleOf(result)
  if (obstacle) return { ...asked, kind: 'stopped', obstacle }
  return {
    ...asked,
    kind: 'ready',
    result,
    line: {
      catalogId: pricing.id,
      catalogVersion: pricing.version,
      ...line,
      device: { key: device.key, name: device.name, ...number },
      answers: answersOf(answers, questions),
      ...chosen,
    },
  }
}

/** Returns the key of the condition that a word means; undefined if it is not translated yet. */
export function conditionKeyOf(
  word: string,
  decisions: Decisions,
  conditions: Conditions,
  remembered: ListContext['remembered'],
): string | undefined {
  const key =
    decisions[`word:${word}`] ??
    (Object.hasOwn(remembered, word) ? remembered[word] : undefined) ??
    conditionNamed(conditions, word)?.key
  return conditions.all.some((one) => one.key === key) ? key : undefined
}

/** Answers to the questions asked for this device; others are dropped. */
function answersOf(answers: Answers, questions: readonly { readonly key: string }[]): Answers {
  const asked = new Set(questions.map(({ key }) => key))
  return Object.fromEntries(Object.entries(answers).filter(([key]) => asked.has(key)))
}
