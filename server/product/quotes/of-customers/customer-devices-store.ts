import { customerLimits, LineId, QuoteId } from '@costard/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { apiError } from '../../calls/api-error.ts'
import { quoteLines, quotes } from '../schema.ts'
import type { CustomerKey } from '../../customers/customer-store.ts'

/** Position of the last device of a page; the next page starts after it. */
export interface DevicePosition {
  readonly quotedAt: Date
  readonly quoteId: QuoteId
  readonly lineId: LineId
}

export type DeviceRow = Awaited<ReturnType<typeof listDevices>>['devices'][number]

/**
 * Returns a page of the devices in the quotes of a customer, newest quote first. last: position of the last
 * device, if there are more.
 */
export async function listDevices(
  tx: Transaction,
  { teamId, customerId }: CustomerKey,
  after: DevicePosition | undefined,
) {
  const { maxDevicesPerPage } = customerLimits
  const found = await tx
    .select({
      quoteId: quotes.quoteId,
      lineId: quoteLines.lineId,
      quoteNumber: quotes.number,
      kind: quoteLines.kind,
      deviceKey: quoteLines.deviceKey,
      name: quoteLines.deviceName,
      variantLabel: quoteLines.variantLabel,
      imei: quoteLines.imei,
      serial: quoteLines.serial,
      quantity: quoteLines.quantity,
      quotedAt: quotes.createdAt,
    })
    .from(quotes)
    .innerJoin(
      quoteLines,
      and(
        eq(quoteLines.teamId, quotes.teamId),
        eq(quoteLines.quoteId, quotes.quoteId),
        eq(quoteLines.revision, quotes.revision),
      ),
    )
    .where(
      and(
        eq(quotes.teamId, teamId),
        eq(quotes.customerId, customerId),
        after &&
          sql`(${quotes.createdAt}, ${quotes.quoteId}, ${quoteLines.lineId}) < (${after.quotedAt.toISOString()}, ${after.quoteId}, ${after.lineId})`,
        // Skips quotes before the page, since the index does not contain lines.
        after && sql`${quotes.createdAt} <= ${after.quotedAt.toISOString()}`,
      ),
    )
    .orderBy(desc(quotes.createdAt), desc(quotes.quoteId), desc(quoteLines.lineId))
    .limit(maxDevicesPerPage + 1)
  const devices = found.slice(0, maxDevicesPerPage)
  return { devices, last: found.length > maxDevicesPerPage ? devices.at(-1) : undefined }
}

export function writeCursor({ quotedAt, quoteId, lineId }: DevicePosition): string {
  return `${quotedAt.toISOString()} ${quoteId} ${lineId}`
}

/** Throws request/invalid unless writeCursor made the cursor. */
export function readCursor(cursor: string): DevicePosition {
  const [time = '', quote, line] = cursor.split(' ')
  const quotedAt = new Date(time)
  const { data: quoteId } = QuoteId.safeParse(quote)
  const { data: lineId } = LineId.safeParse(line)
  const isTime = !Number.isNaN(quotedAt.getTime()) && quotedAt.toISOString() === time
  if (!isTime || quoteId === undefined || lineId === undefined)
    throw apiError('request/invalid', [{ path: 'cursor', message: 'Not a cursor from a previous page' }])
  return { quotedAt, quoteId, lineId }
}
