import type { contract, DeviceSighting, QuoteId } from '@costard/contract'
import { dayIn, obstacleOf, stateOn } from '@costard/quotes'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../api.ts'
import type { ProductParts } from '../parts.ts'
import { listSightings, type SightingRow } from './device-history-store.ts'

export function deviceEndpoints(parts: ProductParts): Router<typeof contract.devices, CallContext> {
  const { database, now } = parts
  return {
    history: api.devices.history.handler(async ({ context: { call }, input }) => {
      const { teamId, imei, serial, exceptQuoteId } = input
      const { team } = call.member
      const numbers = [imei, serial].filter((number) => number !== undefined)
      const rows = await listSightings(database.orm, teamId, numbers, exceptQuoteId)
      return rows.map((row) => describeSighting(row, dayIn(team.timeZone, now())))
    }),
  }
}

function describeSighting(row: SightingRow, today: string): DeviceSighting {
  const { number, state, validUntil, currency, customerName, line, netMinor, createdAt } = row
  const { kind, device, variantId, variantLabel, checks } = line
  return {
    // Written as a QuoteId.
    quoteId: row.quoteId as QuoteId,
    number,
    state: stateOn(state, validUntil, today),
    kind,
    device,
    variantLabel,
    variantId,
    customerName,
    currency,
    // The amount of a draft that is not an offer yet must not read like one.
    netMinor: state === 'draft' && obstacleOf(row.pricedLine) ? null : netMinor,
    checks,
    quotedAt: createdAt.toISOString(),
  }
}
