import type { LineInput } from './quote-lines.ts'

/** Input of a line that identifies its devices. */
type Purchased = Pick<LineInput, 'catalogId' | 'variantId' | 'device' | 'quantity'>

/**
 * True if a line has the same devices before and after an edit, so that its purchase stays. Adding a device
 * number keeps it.
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
