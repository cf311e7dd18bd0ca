import { may, type StoredExport, storedExportLimits, type StoredExportId } from '@costard/contract'
import { publish } from '#outbox'
import { accountingFiles } from '../../accounting/accounting-file.ts'
import { CodedError } from '#http'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import { newId } from '../../rows/new-id.ts'
import type { ProductParts } from '../../parts.ts'
import { countEntries } from '../../purchase-book/book-store.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { exportAsked, exportQueue } from './events.ts'
import { describeExport, insertExport } from './export-store.ts'

interface Asked {
  readonly kind: StoredExport['kind']
  readonly from: string
  readonly to: string
  readonly siteId: StoredExport['siteId']
  readonly reason: string
}

/**
 * Starts an export. Throws export/period-invalid, export/none, export/too-large, export/too-many,
 * team/not-allowed, accounting/not-mapped, accounting/settings-missing, accounting/decimals.
 */
export async function askForExport(
  { usage, now }: Pick<ProductParts, 'usage' | 'now'>,
  { tx, record }: Change,
  member: Member,
  { kind, from, to, siteId, reason }: Asked,
): Promise<StoredExport> {
  const { team, teamId, caller } = member
  const isBook = kind !== 'accounting'
  if (isBook && !may(member, 'book.manage')) throw apiError('team/not-allowed')
  if (from > to) throw apiError('export/period-invalid')
  const at = now()
  const { maxEntries, maxDeals } = storedExportLimits
  const filters = { from, to, ...(siteId !== null && { siteId }) }
  const { total, name } = isBook
    ? {
        total: await countEntries(tx, teamId, filters),
        name: `purchase-book-${from}-${to}.${kind === 'purchaseBookCsv' ? 'csv' : 'zip'}`,
      }
    : await accountingTotal()
  if (total === 0) throw apiError('export/none')
  if (isBook && total > maxEntries) throw apiError('export/too-large', { max: maxEntries })
  await usage.spend(tx, 'export/too-many', [['exports-per-team', teamId]])
  const exportId = newId<StoredExportId>()
  const row = {
    teamId,
    exportId,
    kind,
    from,
    to,
    siteId: isBook ? siteId : null,
    state: 'making',
    done: 0,
    total,
    fileName: name,
    size: null,
    parts: 0,
    askedAt: at,
    askedBy: caller.userId,
    keptUntil: null,
  } as const
  await insertExport(tx, row)
  await record({
    teamId,
    entity: 'team',
    entityId: teamId,
    after: isBook
      ? { isExported: 'purchaseBook', from, to, reason, entries: total }
      : { isExported: 'accounting', from, to, deals: total },
  })
  await publish(tx, exportAsked, { teamId, exportId }, { queue: exportQueue })
  return describeExport(row)

  /** Makes the file once, so that a refusal is reported at once. */
  async function accountingTotal(): Promise<{ readonly total: number; readonly name: string }> {
    try {
      const period = { teamId, from, to, max: maxDeals }
      const { bookings, files } = await accountingFiles(tx, team, period, at)
      const fileName = files.length > 1 ? `accounting-${from}-${to}.zip` : (files[0]?.name ?? '')
      return { total: bookings, name: fileName }
    } catch (error) {
      if (!(error instanceof CodedError)) throw error
      if (error.code === 'accounting/none') return { total: 0, name: '' }
      if (error.code === 'accounting/too-many') throw apiError('export/too-large', error.detail)
      throw error
    }
  }
}
