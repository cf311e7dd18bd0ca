import type { contract, DeviceSighting } from '@costard/contract'
import { dayIn, isAllowed, stateOn } from '@costard/quotes'
import type { Answers } from '../answers.ts'
import type { ProductParts } from '../parts.ts'
import { deviceOf } from '../quotes/lines/line-store.ts'
import { identifyDevice } from './identify-device.ts'
import { listSightings, type SightingRow } from '../quotes/lines/checks/device-history-store.ts'

export function deviceEndpoints(parts: ProductParts): Answers<typeof contract.devices> {
  const { database, now } = parts
  return {
    identify: ({ context: { call }, input: { teamId, text } }) =>
      identifyDevice(database.orm, { teamId, language: call.member.team.language }, text),
    history: async ({ context: { call }, input }) => {
      const { teamId, imei, serial, exceptQuoteId } = input
      const { team } = call.member
      const rows = await listSightings(database.orm, teamId, { imei, serial }, exceptQuoteId)
      return rows.map((row) => describeSighting(row, dayIn(team.timeZone, now())))
    },
  }
}

function describeSighting(row: SightingRow, today: string): DeviceSighting {
  return {
    quoteId: row.quoteId,
    number: row.number,
    state: stateOn(row.state, row.validUntil, today),
    kind: row.kind,
    device: deviceOf(row),
    variantLabel: row.variantLabel,
    variantId: row.variantId,
    customerName: row.customerName,
    currency: row.currency,
    // Hide the amount of a draft with an obstacle: it must not be mistaken for an offer.
    netMinor: isAllowed('edit', row.state) && row.obstacle ? null : row.netMinor,
    checks: row.checks,
    quotedAt: row.createdAt.toISOString(),
  }
}
