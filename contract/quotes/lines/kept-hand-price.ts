import type { HandPrice, LineInput } from './quote-lines.ts'

/** The input of a line, before or after an edit. */
type PricedByHand = Pick<LineInput, 'catalogId' | 'variantId' | 'device' | 'answers' | 'quantity'> & {
  readonly services: readonly { readonly key: string; readonly quantity?: number | undefined }[]
}

/**
 * Returns the prices by hand of a line that stay after an edit: all while device, catalog, answers and quantity are the
 * same, but for services that were removed or whose quantity changed. A number of the device that was not known before
 * changes nothing. null: none.
 */
export function keptHandPrice(
  handPrice: HandPrice,
  before: PricedByHand,
  now: PricedByHand,
  isSame: (one: unknown, other: unknown) => boolean,
): HandPrice | null {
  if (!isSame(pricedOf(before), pricedOf(now))) return null
  const { imei, serial } = before.device
  const isOther = (known: string | undefined, number: string | undefined) =>
    known !== undefined && known !== number
  if (isOther(imei, now.device.imei) || isOther(serial, now.device.serial)) return null
  const services = Object.fromEntries(
    Object.entries(handPrice.services).filter(([key]) => {
      const quantity = quantityIn(now, key)
      return quantity !== undefined && quantity === quantityIn(before, key)
    }),
  )
  return { ...handPrice, services }
}

function quantityIn({ services }: PricedByHand, key: string): number | undefined {
  const service = services.find((one) => one.key === key)
  return service && (service.quantity ?? 1)
}

/** Parts of a line that a price by hand depends on. */
function pricedOf({ catalogId, variantId, device, answers, quantity }: PricedByHand): unknown {
  const { key = null, name } = device
  return { catalogId, variantId, key, name, answers, quantity }
}
