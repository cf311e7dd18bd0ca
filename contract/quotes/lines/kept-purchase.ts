import type { LineInput } from './quote-lines.ts'

/** The input of a line, before or after an edit. */
type Purchased = Pick<LineInput, 'catalogId' | 'variantId' | 'device' | 'quantity'>

/**
 * True if the purchase stated before an edit is of the same devices after it. A newly added number of the
 * device changes nothing.
 */
export function keepsPurchase(before: Purchased, now: Purchased): boolean {
  const isSame = (one: string | undefined, other: string | undefined) => one === undefined || one === other
  return (
    before.catalogId === now.catalogId &&
    before.variantId === now.variantId &&
    before.quantity === now.quantity &&
    before.device.key === now.device.key &&
    before.device.name === now.device.name &&
    isSame(before.device.imei, now.device.imei) &&
    isSame(before.device.serial, now.device.serial)
  )
}
