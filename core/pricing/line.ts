import type { Minor } from './amounts.ts'
import { sum } from './arithmetic.ts'
import { adjusted } from './adjustment.ts'
import { isBelowCost } from './below-cost.ts'
import { bundlesFor, bundleSteps, type AppliedBundle } from './bundles.ts'
import { chooseServices } from './chosen-services.ts'
import { componentsOf, mainDirection, totalIn, type Direction } from './components.ts'
import type { Facts } from './condition.ts'
import type { Finding } from './finding.ts'
import { lineServices, serviceSteps, type LineService } from './line-services.ts'
import type { PriceResult } from './price-result.ts'
import type { Offer } from './propositions.ts'
import type { Subject } from './subject.ts'
import { taxed, taxSteps, type TaxedComponent } from './tax.ts'
import type { StepDraft } from './trace.ts'

export interface Line {
  readonly services: readonly LineService[]
  readonly bundles: readonly AppliedBundle[]
  readonly adjustmentMinor: Minor
  readonly approval: PriceResult['approval']
  readonly amountMinor: Minor
  readonly components: readonly TaxedComponent[]
  readonly findings: readonly Finding[]
  readonly steps: readonly StepDraft[]
}

/** The line closed with an offer: its services, what a person changed, and its tax. */
export function lineFor({ proposition, amountMinor }: Offer, facts: Facts, subject: Subject): Line {
  const { catalog, request } = subject
  const main = mainDirection(subject)
  const { chosen, findings } = chooseServices(catalog.services, request.services, facts, proposition.key)
  const services = lineServices(chosen, proposition, subject)
  const bundles = bundlesFor(services, proposition, facts, subject)

  const adjustment = adjusted(componentsOf(amountMinor, services, bundles, subject), subject)
  const components = adjustment.components.map((component) => taxed(component, subject))
  const isLow = isBelowCost(adjustment.adjustmentMinor, components, subject)
  return {
    services,
    bundles,
    adjustmentMinor: adjustment.adjustmentMinor,
    approval: [
      ...(adjustment.isOverLimit ? (['adjustmentLimit'] as const) : []),
      ...(isLow ? (['belowCost'] as const) : []),
    ],
    amountMinor: totalIn(main, components) - totalIn(opposite(main), components),
    components,
    findings: [...findings, ...adjustment.findings, ...components.flatMap((component) => component.findings)],
    steps: [
      ...quantitySteps(amountMinor, subject.quantity),
      ...serviceSteps(services, main, subject),
      ...bundleSteps(bundles, main),
      ...adjustment.steps,
      ...taxSteps(components, subject),
    ],
  }
}

/** Without an offer there is nothing to add to. */
export const emptyLine: Line = {
  services: [],
  bundles: [],
  adjustmentMinor: 0,
  approval: [],
  amountMinor: 0,
  components: [],
  findings: [],
  steps: [],
}

/** What the customer pays and is paid, added tax included, and the tax that is inside. */
export function lineTotals({
  components,
}: Line): Pick<
  PriceResult,
  'chargeMinor' | 'payoutMinor' | 'netMinor' | 'taxChargeMinor' | 'taxPayoutMinor' | 'taxInternalMinor'
> {
  const flow = (direction: Direction): Minor =>
    sum(components.map((part) => (part.direction === direction ? part.amountMinor + part.addedMinor : 0)))
  const shownTax = (direction: Direction): Minor =>
    sum(
      components.map((part) => (part.direction === direction && part.mode !== 'margin' ? part.taxMinor : 0)),
    )
  const chargeMinor = flow('charge')
  const payoutMinor = flow('payout')
  return {
    chargeMinor,
    payoutMinor,
    netMinor: chargeMinor - payoutMinor,
    taxChargeMinor: shownTax('charge'),
    taxPayoutMinor: shownTax('payout'),
    taxInternalMinor: sum(components.map((part) => (part.mode === 'margin' ? part.taxMinor : 0))),
  }
}

function opposite(direction: Direction): Direction {
  return direction === 'charge' ? 'payout' : 'charge'
}

function quantitySteps(amountMinor: Minor, quantity: number): StepDraft[] {
  const delta = amountMinor * (quantity - 1)
  return delta === 0
    ? []
    : [{ scope: 'line', kind: 'quantity', rule: { quantity }, delta, visibility: 'customer' }]
}
