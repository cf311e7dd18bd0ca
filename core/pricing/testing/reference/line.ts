import type { Catalog, Tax, TaxRate } from '../../catalog.ts'
import type { PriceRequest } from '../../price-request.ts'
import type { PriceResult, TaxMode } from '../../price-result.ts'
import type { Applied } from './bundles.ts'
import { div, largest, share, sizeOf, smallest, sum, whole, type Whole } from './exact.ts'
import type { Findings } from './findings.ts'
import type { Present } from './services.ts'
import type { Subject } from './subject.ts'

export type Direction = 'charge' | 'payout'

/** A component of the line, taxed separately. */
export interface Component {
  readonly key: string
  readonly isDevice: boolean
  readonly direction: Direction
  readonly taxClass: string
  readonly amount: Whole
  readonly cost: Whole
}

/** A tax of a component, or its single rate. */
export interface TaxedPart {
  /** Tax; null: a rate without separate taxes. */
  readonly of: Tax | null
  readonly tax: Whole
  readonly added: Whole
  /** Rest from rounding; present if documents are rounded once. */
  readonly restMicro?: Whole
}

export interface Taxed extends Component {
  readonly mode: TaxMode
  readonly rateBp: number
  readonly tax: Whole
  readonly added: Whole
  readonly parts: readonly TaxedPart[]
}

export function mainDirection({ kind }: Catalog): Direction {
  return kind === 'buy' ? 'payout' : 'charge'
}

/** Section 11.1. */
export function componentsOf(
  catalog: Catalog,
  { variant }: Subject,
  { quantity = 1, tax }: PriceRequest,
  deviceAmount: Whole,
  present: readonly Present[],
  bundles: readonly Applied[],
): readonly Component[] {
  const devices = BigInt(quantity)
  const times = (perLine: boolean | undefined) => (perLine ? 1n : devices)
  const device: Component = {
    key: 'device',
    isDevice: true,
    direction: mainDirection(catalog),
    taxClass: catalog.taxClass,
    amount: deviceAmount * devices,
    cost:
      catalog.kind !== 'sell'
        ? 0n
        : tax.purchaseMinor === undefined
          ? whole(variant.costMinor) * devices
          : whole(tax.purchaseMinor),
  }
  const single = present.flatMap(({ service, quantity: chosen, unit, included }) => {
    const bundled = bundles.filter(({ members }) => members.includes(service.key)).length
    const left = BigInt(chosen - bundled)
    if (left === 0n && !included) return []
    return {
      ...common(service),
      amount: (unit ?? 0n) * left * times(service.perLine),
      cost: whole(service.costMinor) * left * times(service.perLine),
    }
  })
  const bundled = bundles.map(({ service, members, amount }) => {
    const costs = catalog.services
      .filter(({ key }) => members.includes(key))
      .map(({ costMinor }) => whole(costMinor))
    return { ...common(service), amount, cost: sum(costs) * times(service.perLine) }
  })
  return [device, ...single, ...bundled]
}

export interface Adjusted {
  readonly components: readonly Component[]
  readonly effective: Whole
  readonly isOverLimit: boolean
}

/** Sections 11.2 and 11.3. */
export function adjust(
  catalog: Catalog,
  request: PriceRequest,
  components: readonly Component[],
  findings: Findings,
): Adjusted {
  const { adjustment } = request
  const untouched = { components, effective: 0n, isOverLimit: false }
  if (!adjustment || adjustment.amountMinor === 0) return untouched
  if (adjustment.reason.trim() === '') {
    findings.add('adjustment-reason-missing', 'adjustment.reason')
    return untouched
  }
  const main = components.filter(({ direction }) => direction === mainDirection(catalog))
  const before = sum(main.map(({ amount }) => amount))
  const wanted = whole(adjustment.amountMinor)
  const effective = largest(wanted, -before)
  if (effective !== wanted) findings.add('adjustment-reduced', 'adjustment.amountMinor')
  let toTake = largest(0n, -effective)
  const adjusted = components.map((component) => {
    if (!main.includes(component)) return component
    if (effective > 0n)
      return component.isDevice ? { ...component, amount: component.amount + effective } : component
    const taken = smallest(toTake, component.amount)
    toTake -= taken
    return { ...component, amount: component.amount - taken }
  })
  return {
    components: adjusted,
    effective,
    isOverLimit: sizeOf(effective) > share(before, adjustment.maxAdjustBp),
  }
}

/** Section 11.4. */
export function isBelowCost(catalog: Catalog, effective: Whole, components: readonly Taxed[]): boolean {
  if (catalog.kind === 'buy' || effective >= 0n) return false
  const main = components.filter(({ direction }) => direction === mainDirection(catalog))
  const contained = main.filter(({ mode }) => mode === 'inclusive' || mode === 'margin')
  const revenue = sum(main.map(({ amount }) => amount)) - sum(contained.map(({ tax }) => tax))
  return revenue < sum(main.map(({ cost }) => cost))
}

/** Section 12. */
export function taxed(
  catalog: Catalog,
  request: PriceRequest,
  component: Component,
  findings: Findings,
): Taxed {
  const mode = taxMode(catalog, request, component)
  const none = { ...component, mode, rateBp: 0, tax: 0n, added: 0n, parts: [] }
  if (mode === 'none' || mode === 'buyPrivate') return none
  const rate = rateOn(catalog, component.taxClass, request.date)
  if (rate === undefined) findings.add('tax-rate-missing', `tax.${component.taxClass}`)
  const factors = factorsOf(rate ?? { taxClass: '', rateBp: 0 })
  const gross = scale + sum(factors.map(({ factor }) => factor))
  const isAdded = mode === 'exclusive' || mode === 'buyBusiness'
  const base = taxedBase(mode, request, component, findings)
  const parts = factors.map(({ of, factor }): TaxedPart => {
    const divisor = isAdded ? scale : gross
    const tax = div(base * factor, divisor)
    const restMicro = div(base * factor * million, divisor) - tax * million
    const added = isAdded ? tax : 0n
    return { of, tax, added, ...(request.tax.rounding === 'document' && { restMicro }) }
  })
  return {
    ...component,
    mode,
    rateBp: Number(div((gross - scale) * 10000n, scale)),
    tax: sum(parts.map(({ tax }) => tax)),
    added: sum(parts.map(({ added }) => added)),
    parts,
  }
}

function taxedBase(
  mode: TaxMode,
  { tax: { purchaseMinor } }: PriceRequest,
  { amount }: Component,
  findings: Findings,
): Whole {
  if (mode !== 'margin') return amount
  if (purchaseMinor === undefined) findings.add('purchase-price-missing', 'tax.purchaseMinor')
  return purchaseMinor === undefined ? 0n : largest(0n, amount - whole(purchaseMinor))
}

const million = 1_000_000n
const hundredPerCentPcm = 100_000n
/** Factors are multiples of 1 / scale: precise enough for three compound taxes. */
const scale = hundredPerCentPcm ** 3n

/** Returns the amount of each tax on a net amount, in multiples of 1 / scale. */
function factorsOf(rate: TaxRate): readonly { readonly of: Tax | null; readonly factor: Whole }[] {
  if ('rateBp' in rate) return [{ of: null, factor: (BigInt(rate.rateBp) * scale) / 10000n }]
  if (rate.taxes.length === 0) return [{ of: null, factor: 0n }]
  const factors: { of: Tax; factor: Whole }[] = []
  for (const tax of rate.taxes) {
    const before = sum(factors.map(({ factor }) => factor))
    const base = tax.isCompound ? scale + before : scale
    factors.push({ of: tax, factor: (base * BigInt(tax.ratePcm)) / hundredPerCentPcm })
  }
  return factors
}

/** Charge, payout and the taxes of a line. */
export function lineTotals(
  components: readonly Taxed[],
): Record<
  keyof Pick<
    PriceResult,
    'chargeMinor' | 'payoutMinor' | 'netMinor' | 'taxChargeMinor' | 'taxPayoutMinor' | 'taxInternalMinor'
  >,
  Whole
> {
  const paid = (direction: Direction) =>
    sum(components.filter((one) => one.direction === direction).map(({ amount, added }) => amount + added))
  const tax = (direction: Direction) =>
    sum(
      components.filter((one) => one.direction === direction && one.mode !== 'margin').map((one) => one.tax),
    )
  return {
    chargeMinor: paid('charge'),
    payoutMinor: paid('payout'),
    netMinor: paid('charge') - paid('payout'),
    taxChargeMinor: tax('charge'),
    taxPayoutMinor: tax('payout'),
    taxInternalMinor: sum(components.filter(({ mode }) => mode === 'margin').map((one) => one.tax)),
  }
}

function common(service: { key: string; direction?: Direction; taxClass: string }) {
  const { key, direction = 'charge', taxClass } = service
  return { key, isDevice: false, direction, taxClass }
}

function taxMode(
  catalog: Catalog,
  { tax, customer }: PriceRequest,
  { direction, isDevice }: Component,
): TaxMode {
  if (tax.regime === 'none') return 'none'
  if (direction === 'payout') {
    const isVatBusiness = customer?.kind === 'business' && customer.vatRegistered === true
    return tax.regime === 'vat' && isVatBusiness ? 'buyBusiness' : 'buyPrivate'
  }
  if (catalog.kind === 'sell' && isDevice && tax.regime === 'vat' && tax.marginScheme) return 'margin'
  return catalog.priceIncludesTax ? 'inclusive' : 'exclusive'
}

function rateOn(catalog: Catalog, taxClass: string, date: string): TaxRate | undefined {
  const begun = catalog.taxRates.filter(
    (rate) => rate.taxClass === taxClass && (rate.validFrom === undefined || rate.validFrom <= date),
  )
  const latest = begun
    .map(({ validFrom = '' }) => validFrom)
    .toSorted()
    .at(-1)
  return begun.findLast(({ validFrom = '' }) => validFrom === latest)
}
