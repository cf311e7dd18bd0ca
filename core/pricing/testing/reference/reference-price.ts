import type { Catalog } from '../../catalog.ts'
import type { PriceRequest } from '../../price-request.ts'
import type { PriceResult } from '../../price-result.ts'
import { effectiveAnswers } from './answers.ts'
import { type Applied, bestBundles } from './bundles.ts'
import { checkResults } from './checks.ts'
import { type Look, seeFact } from './conditions.ts'
import { activeEffects } from './effects.ts'
import { roundingRule, whole, type Whole } from './exact.ts'
import { Findings } from './findings.ts'
import { plain, requirePossible } from './impossible.ts'
import {
  adjust,
  componentsOf,
  isBelowCost,
  lineTotals,
  mainDirection,
  taxed,
  type TaxedPart,
} from './line.ts'
import { chosenOffer, type Offer, offerRounding, offersOf, type Standing } from './offers.ts'
import { rangeOf } from './range.ts'
import { type Reason, reasonsOf } from './reasons.ts'
import { presentServices, suggestedServices } from './services.ts'
import { findSubject, servicePriceFor, type Subject } from './subject.ts'
import { chain, type TraceEntry } from './trace.ts'
import { type Value, valueOf } from './value.ts'

/**
 * A second implementation of the pricing rules, section by section, in exact integers and without
 * optimisation. Shares only the types with the engine. Throws an error with the code of section 1.
 */
export function referencePrice(catalog: Catalog, request: PriceRequest): PriceResult {
  const subject = requirePossible(findSubject(catalog, request.variantId), request)
  const { base } = subject
  const findings = new Findings()
  const answers = effectiveAnswers(catalog, subject, request, findings)
  const active = activeEffects(catalog, subject, answers.effective)
  const checks = checkResults(request)
  for (const { kind, result } of checks)
    if (result === 'unknown') findings.add('check-unknown', `checks.${kind}`)
  const reasons = reasonsOf(catalog, active, checks)
  const isRejected = reasons.some(({ said }) => said.outcome === 'reject')
  const value = isRejected || base === null ? null : valueOf(catalog, subject, base, active)
  const computed: Standing = {
    base,
    subtotal: value?.subtotal ?? 0n,
    isRejected,
    isNil: value?.isNil ?? false,
  }
  const lookAt =
    (subtotal: Whole): Look =>
    (leaf) =>
      'question' in leaf
        ? { value: answers.effective.get(leaf.question) }
        : seeFact(leaf, subject, request, subtotal)
  const isRefused = isRejected || (computed.isNil && catalog.nilHandling === 'refuse')
  const isOffered = offersOf(catalog, computed, request, lookAt(computed.subtotal)).some(
    ({ reason }) => reason === null,
  )
  const typed = isRefused || isOffered ? undefined : request.byHand?.amountMinor
  const isByHand = typed !== undefined
  const standing: Standing = isByHand
    ? { base: whole(typed), subtotal: whole(typed), isRejected: false, isNil: false }
    : computed
  const { subtotal, isNil } = standing
  const look = lookAt(subtotal)
  const found = offersOf(catalog, standing, request, look)
  const offers = isByHand ? atLeastDefault(found) : found
  const chosen = chosenOffer(catalog, offers, request.propositionKey, isRejected)
  if (request.propositionKey !== undefined && chosen?.proposition.key !== request.propositionKey)
    findings.add('proposition-unavailable', 'propositionKey')
  const line = chosen && lineOf(catalog, subject, request, chosen, look, findings)
  const outcome = outcomeOf(catalog, {
    reasons,
    base: standing.base,
    isIncomplete: answers.missing.length > 0,
    isNil,
    hasOffer: offers.some(({ reason }) => reason === null),
  })
  const result = {
    outcome: outcome === 'belowMinimum' ? 'reject' : outcome,
    currency: catalog.currency,
    variantId: request.variantId,
    baseMinor: value ? base : null,
    grade: value?.grade ?? null,
    gradedMinor: value?.graded ?? null,
    subtotalMinor: subtotal,
    isNil,
    range: value && base !== null && !isByHand ? rangeOf(catalog, subject, request, base, answers) : null,
    missing: answers.missing,
    notApplicable: answers.notApplicable,
    defaulted: answers.defaulted,
    reasons: [
      ...reasons.map(({ said }) => said),
      ...(outcome === 'belowMinimum' ? [{ outcome: 'reject', reason: 'belowMinimum', curable: false }] : []),
    ],
    propositions: offers.map(({ proposition, reason, rated, rounded, amount }) => ({
      key: proposition.key,
      available: reason === null,
      reason,
      ratedMinor: rated,
      roundedMinor: rounded,
      amountMinor: amount,
    })),
    propositionKey: chosen?.proposition.key ?? null,
    suggestedServices: suggestedServices(
      catalog,
      (key) => [answers.effective.get(key)].flat().filter((one) => typeof one === 'string'),
      look,
    ),
    ...(line?.result ?? emptyLine),
    findings: findings.sorted(),
    trace: chain([
      ...valueEntries(reasons, isRejected, value),
      ...(isByHand ? [byHandEntry(subtotal - computed.subtotal)] : []),
      ...(chosen ? offerEntries(catalog, chosen, subtotal) : []),
      ...(line?.entries ?? []),
    ]),
  }
  return plain(result) as PriceResult // every key is set above; `plain` converts bigints to numbers
}

const emptyLine = {
  services: [],
  bundles: [],
  onRequest: [],
  adjustmentMinor: 0,
  approval: [],
  amountMinor: 0,
  chargeMinor: 0,
  payoutMinor: 0,
  netMinor: 0,
  tax: [],
  taxChargeMinor: 0,
  taxPayoutMinor: 0,
  taxInternalMinor: 0,
}

/** Section 6.3. */
function outcomeOf(
  { nilHandling }: Catalog,
  about: {
    readonly reasons: readonly Reason[]
    readonly base: Whole | null
    readonly isIncomplete: boolean
    readonly isNil: boolean
    readonly hasOffer: boolean
  },
): PriceResult['outcome'] | 'belowMinimum' {
  const has = (outcome: string) => about.reasons.some(({ said }) => said.outcome === outcome)
  if (has('reject')) return 'reject'
  if (about.base === null) return 'manual'
  if (about.isIncomplete) return 'incomplete'
  if (has('review')) return 'review'
  if (about.isNil && nilHandling === 'refuse') return 'belowMinimum'
  if (!about.hasOffer) return 'manual'
  if (about.isNil) return 'nil'
  return has('range') ? 'range' : 'instant'
}

function valueEntries(
  reasons: readonly Reason[],
  isRejected: boolean,
  value: Value | null,
): readonly TraceEntry[] {
  const entry = ({ said }: Reason, rule: object, visibility: TraceEntry['visibility']): TraceEntry => {
    const { check, questionKey, choiceKey } = said
    const refs = {
      ...(check && { check }),
      ...(questionKey && { questionKey }),
      ...(choiceKey && { choiceKey }),
    }
    return { scope: 'value', kind: said.outcome, ...refs, rule, delta: 0n, visibility }
  }
  if (isRejected)
    return reasons
      .filter(({ said }) => said.outcome === 'reject')
      .map((one) => entry(one, { reason: one.said.reason, curable: one.said.curable }, 'customer'))
  return [
    ...(value?.steps ?? []).map(({ kind, rule, from, part, delta, internal }): TraceEntry => ({
      scope: 'value',
      kind,
      ...(from && { questionKey: from.questionKey, choiceKey: from.choiceKey }),
      ...(part !== undefined && { part }),
      rule,
      delta,
      visibility: internal ? 'internal' : 'customer',
    })),
    ...reasons.map((one) =>
      one.said.outcome === 'review'
        ? entry(one, { reason: one.said.reason }, 'internal')
        : entry(one, { bp: one.bp }, 'customer'),
    ),
  ]
}

function byHandEntry(delta: Whole): TraceEntry {
  return { scope: 'value', kind: 'byHand', rule: null, delta, visibility: 'customer' }
}

/**
 * Offers of a price by hand: the default one, or the first not restricted to worthless devices, if no
 * condition is true.
 */
function atLeastDefault(offers: readonly Offer[]): readonly Offer[] {
  if (offers.some(({ reason }) => reason === null)) return offers
  const ordinary = offers.filter(({ proposition }) => !proposition.onlyWhenNil)
  const offered = ordinary.find(({ proposition }) => proposition === firstDefault(offers)) ?? ordinary[0]
  return offers.map((offer) => (offer === offered ? { ...offer, reason: null } : offer))
}

function firstDefault(offers: readonly Offer[]): Offer['proposition'] | undefined {
  return offers.find(({ proposition }) => proposition.isDefault)?.proposition
}

function offerEntries(catalog: Catalog, chosen: Offer, subtotal: Whole): readonly TraceEntry[] {
  const { proposition, rated, rounded, amount } = chosen
  const { key, rateBp, fixedMinor = 0, appliesTo = 'base', minMinor, maxMinor } = proposition
  const step = (kind: string, rule: object, delta: Whole): TraceEntry => ({
    scope: 'offer',
    kind,
    propositionKey: key,
    rule,
    delta,
    visibility: 'customer',
  })
  return [
    step('proposition', { rateBp, fixedMinor, appliesTo }, rated - subtotal),
    ...[
      step('rounding', roundingRule(offerRounding(catalog, proposition)), rounded - rated),
      step('clamp', { minMinor, maxMinor }, amount - rounded),
    ].filter(({ delta }) => delta !== 0n),
  ]
}

/** Sections 10 to 12, for the chosen offer. */
function lineOf(
  catalog: Catalog,
  subject: Subject,
  request: PriceRequest,
  chosen: Offer,
  look: Look,
  findings: Findings,
) {
  const { quantity = 1 } = request
  const devices = BigInt(quantity)
  const terms = {
    catalog,
    subject,
    base: subject.base,
    proposition: chosen.proposition,
    byHand: request.byHand,
  }
  const present = presentServices(terms, request, look, findings)
  const bundles = bestBundles(terms, present, quantity, look)
  const services = present.map(({ service, quantity: units, unit, included }) => ({
    key: service.key,
    direction: service.direction ?? 'charge',
    quantity: units,
    unitMinor: unit,
    amountMinor: (unit ?? 0n) * BigInt(units) * (service.perLine ? 1n : devices),
    included,
  }))
  const asked = componentsOf(catalog, subject, request, chosen.amount, present, bundles)
  const { components, effective, isOverLimit } = adjust(catalog, request, asked, findings)
  const withTax = components.map((component) => taxed(catalog, request, component, findings))
  const sign = (direction: string | undefined) =>
    (direction ?? 'charge') === mainDirection(catalog) ? 1n : -1n
  return {
    result: {
      services,
      bundles: bundles.map(({ service, amount, saving }) => ({
        key: service.key,
        services: service.bundle?.services,
        amountMinor: amount,
        savingMinor: saving,
      })),
      onRequest: services.filter(({ unitMinor }) => unitMinor === null).map(({ key }) => key),
      adjustmentMinor: effective,
      approval: [
        ...(isOverLimit ? ['adjustmentLimit'] : []),
        ...(isBelowCost(catalog, effective, withTax) ? ['belowCost'] : []),
      ],
      amountMinor: withTax.reduce((total, { amount, direction }) => total + amount * sign(direction), 0n),
      ...lineTotals(withTax),
      tax: withTax.map(({ key, direction, mode, taxClass, rateBp, amount, tax, parts }) => {
        const taxed = { key, direction, mode, taxClass, rateBp, amountMinor: amount, taxMinor: tax }
        const taxes = parts.filter(({ of }) => of !== null).map(partResult)
        return taxes.length > 0 ? { ...taxed, taxes } : { ...taxed, ...(parts[0] && restOf(parts[0])) }
      }),
    },
    entries: [
      ...lineEntries(catalog, request, {
        chosen,
        services,
        bundles,
        effective,
        isOnRequest: (key) =>
          present.some(
            ({ service }) => service.key === key && servicePriceFor(subject, service).mode === 'onRequest',
          ),
        sign,
      }),
      ...withTax.flatMap(({ key, mode, rateBp, parts, direction }) =>
        parts
          .filter(({ tax, restMicro = 0n }) => tax !== 0n || restMicro !== 0n)
          .map((part): TraceEntry => ({
            scope: 'tax',
            kind: 'tax',
            componentKey: key,
            rule: { mode, ...(part.of === null && { rateBp }), ...partResult(part) },
            delta: part.added * sign(direction),
            visibility: mode === 'margin' ? 'internal' : 'customer',
          })),
      ),
    ],
  }
}

/** Returns a tax with its amount, and its rest from rounding if requested. */
function partResult(part: TaxedPart) {
  return { ...part.of, taxMinor: part.tax, ...restOf(part) }
}

function restOf({ restMicro }: TaxedPart) {
  return restMicro === undefined ? {} : { restMicro }
}

function lineEntries(
  catalog: Catalog,
  { quantity = 1, adjustment }: PriceRequest,
  line: {
    readonly chosen: Offer
    readonly services: readonly {
      key: string
      direction: string
      quantity: number
      unitMinor: Whole | null
      amountMinor: Whole
      included: boolean
    }[]
    readonly bundles: readonly Applied[]
    readonly effective: Whole
    readonly isOnRequest: (key: string) => boolean
    readonly sign: (direction: string | undefined) => Whole
  },
): readonly TraceEntry[] {
  const step = (kind: string, rule: object, delta: Whole, serviceKey?: string): TraceEntry => ({
    scope: 'line',
    kind,
    ...(serviceKey !== undefined && { serviceKey }),
    rule,
    delta,
    visibility: 'customer',
  })
  const perLine = (key: string) => catalog.services.find((service) => service.key === key)?.perLine
  const isByHand = ({ key, unitMinor, included }: (typeof line.services)[number]) =>
    unitMinor !== null && !included && line.isOnRequest(key)
  const requested = { requestedMinor: adjustment?.amountMinor, reason: adjustment?.reason }
  return [
    ...[step('quantity', { quantity }, line.chosen.amount * BigInt(quantity - 1))].filter(
      ({ delta }) => delta !== 0n,
    ),
    ...line.services.map((service) =>
      step(
        isByHand(service) ? 'serviceByHand' : 'service',
        {
          unitMinor: service.unitMinor,
          quantity: service.quantity * (perLine(service.key) ? 1 : quantity),
          included: service.included,
        },
        service.amountMinor * line.sign(service.direction),
        service.key,
      ),
    ),
    ...line.bundles.map(({ service, unit, members, saving }) =>
      step(
        'bundle',
        { unitMinor: unit, services: members },
        -saving * line.sign(service.direction),
        service.key,
      ),
    ),
    ...[step('adjustment', requested, line.effective)].filter(({ delta }) => delta !== 0n),
  ]
}
