import { isDeepStrictEqual } from 'node:util'
import type { HandPrice, LineInput } from '@costard/contract'
import { describeLine, type LineRow } from './line-store.ts'

/**
 * Returns the prices by hand of a line that stay after an edit: all while device, catalog, answers and quantity are the
 * same, but for services that were removed or whose quantity changed. A number of the device that was not known before
 * changes nothing. null: none.
 */
export function keptHandPrice(row: LineRow, line: LineInput): HandPrice | null {
  const { handPrice } = row
  const before = describeLine(row)
  if (!handPrice || !isDeepStrictEqual(pricedOf(before), pricedOf(line))) return null
  const { imei, serial } = before.device
  const isOther = (known: string | undefined, now: string | undefined) => known !== undefined && known !== now
  if (isOther(imei, line.device.imei) || isOther(serial, line.device.serial)) return null
  const quantityIn = (services: LineInput['services'], key: string) =>
    services.find((service) => service.key === key)?.quantity ?? 1
  const services = Object.fromEntries(
    Object.entries(handPrice.services).filter(
      ([key]) =>
        line.services.some((service) => service.key === key) &&
        quantityIn(line.services, key) === quantityIn(before.services, key),
    ),
  )
  return { ...handPrice, services }
}

/** What a price by hand is for. */
function pricedOf({ catalogId, variantId, device, answers, quantity }: LineInput): unknown {
  const { key, name } = device
  return { catalogId, variantId, key, name, answers, quantity }
}
