import {
  type CatalogDocument,
  type HandPrice,
  type LineInput,
  unlistedKindOf,
  unlistedServices,
} from '@costard/contract'
import { variantLabel } from '@costard/devices'
import {
  type Catalog,
  neededByHand,
  price,
  type PriceRequest,
  type PriceResult,
  PricingError,
} from '@costard/pricing'
import {
  answersWithQuantity,
  type Difference,
  isNothing,
  maxOptions,
  obstacleOf,
  type PricingContext,
  priceRequestFor,
} from '@costard/quotes'
import { apiError } from '../../calls/api-error.ts'
import type { LineValues } from './line-store.ts'

/** Inputs of pricing that are the same for all lines of a quote. */
export type QuotePricing = PricingContext & { readonly team: { readonly currency: string } }

/** Position of a line, and decisions of members about its price. */
type LinePlace = Pick<LineValues, 'lineId' | 'position'> &
  Partial<Pick<LineValues, 'adjustment' | 'handPrice' | 'purchase' | 'approval'>>

/** Returns a line to store, with its price. Throws quote/variant-unknown, quote/line-invalid. */
export function priceLine(
  pricing: QuotePricing,
  { pricing: catalog }: CatalogDocument,
  line: LineInput,
  { lineId, position, adjustment = null, handPrice: set = null, purchase = null, approval = null }: LinePlace,
): LineValues {
  const { cashLimitMinor } = pricing.team
  const own = withOwnServices(line)
  const input = { ...own, answers: answersWithQuantity(catalog, own) }
  const { catalogId, variantId, device, answers, checks, propositionKey = null, services, quantity } = input
  const { isOptional = false, choiceGroup = null, note = '' } = input
  if (isOptional && choiceGroup !== null)
    throw apiError('quote/line-invalid', { reason: 'optional-alternative' })
  const variant = catalog.models.flatMap((model) => model.variants).find(({ id }) => id === variantId)
  if (!variant) throw apiError('quote/variant-unknown', { variantId })
  const { key: deviceKey = null, name: deviceName, imei = null, serial = null } = device
  if (quantity > 1 && (imei ?? serial) !== null)
    throw apiError('quote/line-invalid', { reason: 'one-device-per-number' })
  if (catalog.currency !== pricing.team.currency)
    throw apiError('quote/line-invalid', { reason: 'mixed-currencies' })
  const requestWith = (decisions: Difference) =>
    // Use the current cash limit, even for a line that was priced before.
    priceRequestFor(catalog, pricing, input, { cashLimitMinor, ...decisions })
  const handPrice =
    set && neededOf(set, catalog, requestWith({ adjustment: null, handPrice: null, purchase: null }))
  const priceWith = (options: readonly string[]) =>
    orLineInvalid(() => price(catalog, requestWith({ adjustment, handPrice, purchase, options })))
  const result = priceWith([])
  const { chargeMinor, payoutMinor, netMinor } = result
  const isReleased = approval?.state === 'released'
  const isEmpty = isNothing({
    kind: catalog.kind,
    result,
    hasOptions: services.some((service) => service.isOptional === true),
    isSetByHand: handPrice !== null || adjustment !== null,
  })
  const isFree = isEmpty && input.isFree === true
  const obstacles = [result, ...withEachOption(catalog, input, priceWith)].map(
    (one) => obstacleOf(one, isReleased) ?? null,
  )
  return {
    lineId,
    position,
    kind: catalog.kind,
    catalogId,
    catalogVersion: catalog.version,
    variantId,
    variantLabel: variantLabel(variant.attributes, 'en'),
    deviceKey,
    deviceName,
    imei,
    serial,
    answers,
    checks,
    propositionKey,
    services,
    quantity,
    note,
    isOptional,
    isFree,
    choiceGroup,
    adjustment,
    handPrice,
    purchase,
    approval,
    editedBy: null,
    laterChecks: [],
    fulfilment: null,
    chargeMinor,
    payoutMinor,
    netMinor,
    obstacle:
      obstacles.find((obstacle) => obstacle !== null) ?? (isEmpty && !isFree ? 'free-unconfirmed' : null),
    pricedOn: pricing.today,
    cashLimitMinor,
    result,
  }
}

/**
 * Returns the prices with each service that the customer can add, taken alone. Throws quote/line-invalid for
 * a service without a price.
 */
function withEachOption(
  catalog: Catalog,
  line: Pick<LineInput, 'services'>,
  priceWith: (keys: readonly string[]) => PriceResult,
): PriceResult[] {
  const keys = line.services.filter(({ isOptional }) => isOptional === true).map(({ key }) => key)
  if (keys.length > maxOptions)
    throw apiError('quote/line-invalid', { reason: 'too-many-options', max: maxOptions })
  return keys.map((key) => {
    const priced = priceWith([key])
    const isKnown = catalog.services.some((service) => service.key === key)
    if (!isKnown || priced.onRequest.includes(key))
      throw apiError('quote/line-invalid', { reason: 'option-without-price', service: key })
    return priced
  })
}

/** Sets the services of an unlisted device by its kind; services in the input are ignored. */
function withOwnServices(line: LineInput): LineInput {
  const kind = unlistedKindOf(line.catalogId)
  return kind ? { ...line, answers: {}, services: [...unlistedServices(kind)] } : line
}

/** Returns the prices by hand without those that the catalog has meanwhile; null if none is left. */
function neededOf(set: HandPrice, catalog: Catalog, request: PriceRequest): HandPrice | null {
  const { outcome } = orLineInvalid(() => price(catalog, request))
  // A refused device keeps its prices by hand for when it is accepted again.
  if (outcome === 'reject' || outcome === 'incomplete') return set
  const needed = orLineInvalid(() => neededByHand(catalog, request))
  const amountMinor = needed.amount ? set.amountMinor : null
  const services = Object.fromEntries(
    Object.entries(set.services).filter(([key]) => needed.services.includes(key)),
  )
  const isUsed = amountMinor !== null || Object.keys(services).length > 0
  return isUsed ? { ...set, amountMinor, services } : null
}

/** Runs a calculation; a PricingError becomes quote/line-invalid. */
function orLineInvalid<T>(calculate: () => T): T {
  try {
    return calculate()
  } catch (error) {
    if (error instanceof PricingError) throw apiError('quote/line-invalid', { reason: error.code })
    throw error
  }
}
