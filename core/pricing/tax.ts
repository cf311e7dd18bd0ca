import type { Bp, Minor } from './amounts.ts'
import { dividedProduct, share } from './arithmetic.ts'
import type { Catalog } from './catalog.ts'
import { mainDirection, type Component } from './components.ts'
import { finding, type Finding } from './finding.ts'
import type { TaxMode } from './price-result.ts'
import type { Subject } from './subject.ts'
import type { StepDraft } from './trace.ts'

export interface TaxedComponent extends Component {
  readonly mode: TaxMode
  readonly rateBp: Bp
  readonly taxMinor: Minor
  /** The part of the tax that comes on top of the amount. */
  readonly addedMinor: Minor
  readonly findings: readonly Finding[]
}

/** The tax of one component, rounded once. */
export function taxed(component: Component, subject: Subject): TaxedComponent {
  const mode = modeOf(component, subject)
  if (mode === 'none' || mode === 'buyPrivate') {
    return { ...component, mode, rateBp: 0, taxMinor: 0, addedMinor: 0, findings: [] }
  }
  const { catalog, request } = subject
  const rateBp = rateOn(request.date, component.taxClass, catalog.taxRates)
  const findings = rateBp === undefined ? [finding('tax-rate-missing', `tax.${component.taxClass}`)] : []
  if (mode === 'margin' && request.tax.purchaseMinor === undefined) {
    findings.push(finding('purchase-price-missing', 'tax.purchaseMinor'))
  }
  const taxMinor = taxAmount(mode, component.amountMinor, rateBp ?? 0, request.tax.purchaseMinor)
  const isAdded = mode === 'buyBusiness' || mode === 'exclusive'
  return { ...component, mode, rateBp: rateBp ?? 0, taxMinor, addedMinor: isAdded ? taxMinor : 0, findings }
}

export function taxSteps(components: readonly TaxedComponent[], subject: Subject): StepDraft[] {
  return components
    .filter(({ taxMinor }) => taxMinor !== 0)
    .map(({ key, direction, mode, rateBp, taxMinor, addedMinor }) => ({
      scope: 'tax',
      kind: 'tax',
      componentKey: key,
      rule: { mode, rateBp, taxMinor },
      delta: direction === mainDirection(subject) ? addedMinor : 0 - addedMinor,
      // a margin scheme forbids showing its tax on the customer's paper
      visibility: mode === 'margin' ? 'internal' : 'customer',
    }))
}

function modeOf({ isDevice, direction }: Component, { catalog, request }: Subject): TaxMode {
  const { tax, customer } = request
  if (tax.regime === 'none') return 'none'
  if (direction === 'payout') {
    const isBusiness = customer?.kind === 'business' && customer.vatRegistered === true
    return tax.regime === 'vat' && isBusiness ? 'buyBusiness' : 'buyPrivate'
  }
  if (catalog.kind === 'sell' && isDevice && tax.regime === 'vat' && tax.marginScheme) return 'margin'
  return catalog.priceIncludesTax ? 'inclusive' : 'exclusive'
}

function taxAmount(mode: TaxMode, amountMinor: Minor, rateBp: Bp, purchaseMinor: Minor | undefined): Minor {
  if (mode === 'inclusive') return dividedProduct(amountMinor, rateBp, 10000 + rateBp)
  if (mode !== 'margin') return share(amountMinor, rateBp)
  if (purchaseMinor === undefined) return 0
  // a loss gives no tax back
  return dividedProduct(Math.max(0, amountMinor - purchaseMinor), rateBp, 10000 + rateBp)
}

/** The latest rate that has begun; the last in the list of those that begin together. */
function rateOn(date: string, taxClass: string, rates: Catalog['taxRates']): Bp | undefined {
  const begun = rates.filter((rate) => rate.taxClass === taxClass && (rate.validFrom ?? '') <= date)
  return begun.reduce<Catalog['taxRates'][number] | undefined>((latest, rate) => {
    return latest === undefined || (rate.validFrom ?? '') >= (latest.validFrom ?? '') ? rate : latest
  }, undefined)?.rateBp
}
