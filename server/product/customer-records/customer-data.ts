import type { CustomerData } from '@costard/contract'
import type { Transaction } from '#database'
import { type CustomerKey, type CustomerRow } from '../customers/customer-store.ts'
import { findIdCheck } from '../customers/id-check-store.ts'
import { describeRecords } from './describe-customer.ts'
import { listDataQuotes } from '../quotes/of-customers/data-store.ts'
import { listNotes } from '../customers/team-note-store.ts'
import { listNotesAbout } from '../quotes/notes/note-store.ts'
import { findQuotesWith } from '../quotes/of-customers/erase-in-quotes.ts'

/** Returns the JSON of the personal data stored about a customer, as CustomerData, in pieces of bounded size. */
export async function* exportCustomer(
  tx: Transaction,
  row: CustomerRow,
  now: Date,
): AsyncGenerator<string, void> {
  const key: CustomerKey = row
  const head: Omit<CustomerData, 'quotes'> = {
    exportedAt: now.toISOString(),
    customer: {
      id: row.customerId,
      kind: row.kind,
      name: row.name,
      contactName: row.contactName,
      email: row.email,
      phone: row.phone,
      address: row.address,
      country: row.country,
      language: row.language,
      vatId: row.vatId,
      notes: row.notes,
      tags: row.tags,
      source: row.source,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      ...(await describeRecords(tx, row)),
      idCheck: row.erasedAt ? null : await findIdCheck(tx, key),
      teamNotes: await notesOf(tx, key),
    },
  }
  yield `${JSON.stringify(head).slice(0, -1)},"quotes":[`
  let separator = ''
  let after: Awaited<ReturnType<typeof listDataQuotes>>['last']
  do {
    const page = await listDataQuotes(tx, key, after)
    if (page.quotes.length > 0) yield separator + JSON.stringify(page.quotes).slice(1, -1)
    separator = ','
    after = page.last
  } while (after)
  yield ']}'
}

/** Notes about the customer and about their quotes, oldest first. */
async function notesOf(tx: Transaction, key: CustomerKey): Promise<CustomerData['customer']['teamNotes']> {
  const about = await listNotesAbout(tx, key.teamId, await findQuotesWith(tx, key))
  return [...(await listNotes(tx, key)), ...about]
    .map(({ at, text }) => ({ at: at.toISOString(), text }))
    .toSorted((one, other) => one.at.localeCompare(other.at))
}
