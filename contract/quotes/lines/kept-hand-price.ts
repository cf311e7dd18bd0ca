import type { HandPrice, LineInput } from './quote-lines.ts'

/** Input of a line on which a price by hand depends. */
type PricedByHand = Pick<LineInput, 'catalogId' | 'variantId' | 'device' | 'answers' | 'quantity'> & {
  readonly services: readonly { readonly key: string; readonly quantity?: number | undefined }[]
}

/**
 * Returns the hand prices that remain valid after an edit of a line; null: none. All remain while device,
 * catalog, answers and quantity are unchanged, except those of services that were removed or whose quantity
 * changed. Adding a device number keeps them.
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

/** Returns the fields of a line on which a price by hand depends. */
function pricedOf({ catalogId, variantId, device, answers, quantity }: PricedByHand): unknown {
  const { key = null, name } = device
  return { catalogId, variantId, key, name, answers, quantity }
}
