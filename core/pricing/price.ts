import type { Catalog } from './catalog.ts'
import { checkResults, unknownChecks } from './checks.ts'
import { chooseOffer, offerSteps } from './chosen-offer.ts'
import type { Facts } from './condition.ts'
import { effectiveAnswers } from './effective-answers.ts'
import { activeEffects } from './effects.ts'
import { sortedFindings } from './finding.ts'
import { emptyLine, lineFor, lineTotals, type Line } from './line.ts'
import { belowMinimum, outcomeOf } from './outcome.ts'
import type { PriceRequest } from './price-request.ts'
import type { PriceResult } from './price-result.ts'
import { offersFor, type Offer } from './propositions.ts'
import { rangeOf } from './range.ts'
import { openSteps, rejectSteps } from './reason-steps.ts'
import { reasonsFor } from './reasons.ts'
import { requireSafeAmounts } from './safe-amounts.ts'
import { getSubject } from './subject.ts'
import { suggestedServices } from './suggested-services.ts'
import { chained } from './trace.ts'
import { valueOf } from './value.ts'

/**
 * The price of one line with every step that led to it. Pure: the same catalog and request always give the
 * same result, in the browser and on the server. Throws PricingError when the request is impossible.
 */
export function price(catalog: Catalog, request: PriceRequest): PriceResult {
  const subject = getSubject(catalog, request)
  const { baseMinor } = subject
  const given = effectiveAnswers(subject)
  const effects = activeEffects(given.answers, subject)
  const checks = checkResults(request.checks)
  const reasons = reasonsFor(effects, checks, catalog.requiredChecks)

  const isRejected = reasons.some(({ outcome }) => outcome === 'reject')
  const isComplete = given.missing.length === 0
  const hasValue = baseMinor !== null && !isRejected
  const value = hasValue ? valueOf(baseMinor, effects, subject) : null
  const range = hasValue ? rangeOf(baseMinor, effects, isComplete, subject) : null
  const subtotalMinor = value?.subtotalMinor ?? 0
  const isNil = value?.isNil ?? false

  const facts: Facts = {
    answers: given.answers,
    model: subject.model,
    variant: subject.variant,
    customer: request.customer,
    subtotalMinor,
  }
  const offers = offersFor({ subject, facts, subtotalMinor, isWorthless: isRejected || isNil })
  const { chosen, findings } = chooseOffer(offers, subject, isRejected)
  const line = chosen ? lineFor(chosen, facts, subject) : emptyLine

  const outcome = outcomeOf({
    reasons,
    isPriced: baseMinor !== null,
    isComplete,
    isNil,
    nilHandling: catalog.nilHandling,
    hasOffer: offers.some(({ reason }) => reason === null),
  })
  const result: PriceResult = {
    outcome,
    currency: catalog.currency,
    variantId: subject.variant.id,
    baseMinor: value ? baseMinor : null,
    grade: value?.grade ?? null,
    gradedMinor: value?.gradedMinor ?? null,
    subtotalMinor,
    isNil,
    range,
    missing: given.missing,
    notApplicable: given.notApplicable,
    defaulted: given.defaulted,
    reasons: outcome === 'reject' && !isRejected ? [...reasons, belowMinimum] : reasons,
    propositions: offers.map(shownOffer),
    propositionKey: chosen?.proposition.key ?? null,
    ...shownLine(line),
    suggestedServices: suggestedServices(subject, facts),
    ...lineTotals(line),
    findings: sortedFindings([...given.findings, ...unknownChecks(checks), ...findings, ...line.findings]),
    trace: chained([
      ...(isRejected ? rejectSteps(reasons) : [...(value?.steps ?? []), ...openSteps(reasons, effects)]),
      ...(chosen ? offerSteps(chosen, subtotalMinor, subject) : []),
      ...line.steps,
    ]),
  }
  requireSafeAmounts(result)
  return result
}

function shownOffer({
  proposition,
  reason,
  ratedMinor,
  roundedMinor,
  amountMinor,
}: Offer): PriceResult['propositions'][number] {
  return { key: proposition.key, available: reason === null, reason, ratedMinor, roundedMinor, amountMinor }
}

function shownLine({
  services,
  bundles,
  adjustmentMinor,
  approval,
  amountMinor,
  components,
}: Line): Pick<
  PriceResult,
  'services' | 'bundles' | 'onRequest' | 'adjustmentMinor' | 'approval' | 'amountMinor' | 'tax'
> {
  return {
    services: services.map(({ service, direction, quantity, unitMinor, amountMinor, isIncluded }) => {
      return { key: service.key, direction, quantity, unitMinor, amountMinor, included: isIncluded }
    }),
    bundles: bundles.map(({ service, members, amountMinor, savingMinor }) => {
      return { key: service.key, services: members, amountMinor, savingMinor }
    }),
    onRequest: services.filter(({ unitMinor }) => unitMinor === null).map(({ service }) => service.key),
    adjustmentMinor,
    approval,
    amountMinor,
    tax: components.map(({ key, direction, mode, taxClass, rateBp, amountMinor, taxMinor }) => {
      return { key, direction, mode, taxClass, rateBp, amountMinor, taxMinor }
    }),
  }
}
