import type { CustomerId } from '@costard/contract'
import { eachOnItsOwn } from '../../each-on-its-own.ts'
import { recordAsSystem } from '../audit/recorded-change.ts'
import type { ProductParts } from '../parts.ts'
import { lockCustomers } from '../customers/customer-store.ts'
import { eraseLocked } from './erase-customer.ts'
import { lockQuotesWith } from '../quotes/of-customers/erase-in-quotes.ts'
import { isStillInactive, listInactive } from './inactive-store.ts'
import { findRetaining, listRetaining, type RetainingTeam } from '../teams/retaining-teams.ts'

/**
 * Maximum number of customers of a team per run: the next run continues, and other teams do not wait long.
 */
const maxPerTeam = 500
const teamsPerStep = 100

type Parts = Pick<ProductParts, 'database' | 'documents' | 'notifyOfChange' | 'log' | 'now'>

/**
 * Erases customers after the retention period of their team, each in a transaction of its own: an interrupted
 * run leaves nothing half done, and the next run continues.
 */
export async function eraseInactive(parts: Parts, mostPerTeam = maxPerTeam): Promise<void> {
  const at = parts.now()
  await eachOnItsOwn(retainingTeams(parts, at), (team) => eraseOf(parts, team, { at, limit: mostPerTeam }))
}

async function* retainingTeams({ database }: Parts, at: Date): AsyncGenerator<RetainingTeam, void> {
  for (let after = ''; ;) {
    const teams = await listRetaining(database.orm, at, { after, limit: teamsPerStep })
    yield* teams
    if (teams.length < teamsPerStep) return
    after = teams.at(-1)?.teamId ?? ''
  }
}

async function eraseOf(
  parts: Parts,
  team: RetainingTeam,
  { at, limit }: { readonly at: Date; readonly limit: number },
): Promise<void> {
  const { teamId } = team
  let erased = 0
  const inactive = await listInactive(parts.database.orm, team, at, limit)
  try {
    await eachOnItsOwn(inactive, async (customerId) => {
      try {
        if (await eraseOne(parts, { teamId, customerId }, at)) erased += 1
      } catch (error) {
        parts.log.error({ error, teamId, customerId }, 'erasing an inactive customer failed')
        throw error
      }
    })
  } finally {
    if (erased > 0) parts.log.info({ teamId, erased }, 'inactive customers erased')
  }
}

/**
 * Does nothing if the customer or the retention changed, or if another process erased the customer meanwhile.
 */
function eraseOne(
  parts: Parts,
  key: Pick<RetainingTeam, 'teamId'> & { readonly customerId: CustomerId },
  at: Date,
): Promise<boolean> {
  return parts.database.transaction(async (tx) => {
    const team = await findRetaining(tx, key.teamId, at)
    if (!team) return false
    await lockQuotesWith(tx, key)
    const [before] = await lockCustomers(tx, key.teamId, [key.customerId])
    if (!before || !(await isStillInactive(tx, team, key, at))) return false
    const { change } = await eraseLocked(parts, tx, before, team.timeZone, null)
    const { retentionMonths } = team
    const entry = { ...change, after: { ...change.after, retentionMonths } }
    await recordAsSystem(tx, parts, { action: 'customers.eraseInactive', at }, [entry])
    return true
  })
}
