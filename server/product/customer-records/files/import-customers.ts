import type { CustomerFields, CustomerId, ImportInput, ImportReport } from '@costard/contract'
import type { Change } from '../../audit/recorded-change.ts'
import { bumpRevisions } from '../../bump-revisions.ts'
import { findCountry } from '../../locales/countries.ts'
import { newId } from '../../rows/new-id.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { requireRoomForCustomers } from '../../usage/require-room.ts'
import { countCustomers } from '../../customers/customer-store.ts'
import { uniqueTags } from '../../customers/unique-tags.ts'
import { insertCustomers, listKnown } from '../../customers/import-store.ts'
import { readCsv } from './read-csv.ts'
import { readRow } from './read-row.ts'

const sampleRows = 10

/**
 * Adds the customers of a CSV file, or returns a preview. Unreadable rows are left out and listed; so are
 * rows with a known email or phone, unless these are to be added. Throws customer/file-unreadable and the
 * errors of requireRoomForCustomers.
 */
export async function importCustomers(
  parts: ProductParts,
  { tx, record }: Change,
  member: Member,
  { csv, columns: chosen, known, isDryRun }: ImportInput,
): Promise<ImportReport> {
  const { teamId, team, caller } = member
  const { columns, rows } = readCsv(csv, chosen)
  const phonePrefix = findCountry(team.country)?.phonePrefix
  const read = rows.map((row) => ({ row: row.row, ...readRow(row, { code: team.country, phonePrefix }) }))
  const good = read.flatMap((one) => ('fields' in one ? [one.fields] : []))
  const isNew = newIn(await listKnown(tx, teamId, good))
  const unknown = good.filter(isNew)
  const added = known === 'add' ? good : unknown
  const report: ImportReport = {
    columns: [...columns],
    rows: rows.length,
    added: added.length,
    known: good.length - unknown.length,
    rejected: read.flatMap((one) =>
      'fields' in one ? [] : [{ row: one.row, column: one.column, text: one.text }],
    ),
    sample: added.slice(0, sampleRows),
  }
  if (isDryRun || added.length === 0) return report
  const at = parts.now()
  await requireRoomForCustomers(tx, parts, member, added.length, (upTo) => countCustomers(tx, teamId, upTo))
  const customers = added.map((fields) => ({
    ...fields,
    tags: uniqueTags(fields.tags),
    teamId,
    customerId: newId<CustomerId>(),
    source: 'import' as const,
    editedAt: at,
    createdAt: at,
    updatedAt: at,
  }))
  await insertCustomers(tx, customers)
  const [first] = customers
  if (first) await bumpRevisions(tx, parts, teamId, { customers: first.customerId }, caller.userId)
  const after = { added: added.length, rejected: report.rejected.length, known: report.known }
  await record({ teamId, entity: 'team', entityId: teamId, after })
  return report
}

/** Returns true if neither a customer nor an earlier row has the email or the phone. */
function newIn(known: Set<string>): (fields: CustomerFields) => boolean {
  return ({ email, phone }) => {
    const own = [email, phone].filter((text) => text !== null)
    const isKnown = own.some((text) => known.has(text))
    for (const text of own) known.add(text)
    return !isKnown
  }
}
