import {
  type Customer,
  type CustomerData,
  type CustomerDevice,
  customerLimits,
  type CustomerSummary,
  identityFields,
  type SameCustomer,
} from '@costard/contract'
import type { Transaction } from '#database'
import { silhouetteOf } from '../quotes/sending/snapshot/silhouette.ts'
import type { DeviceRow } from '../quotes/of-customers/customer-devices-store.ts'
import { allFigures, recentSince } from '../quotes/of-customers/customer-figures-store.ts'
import type { ListedCustomer } from './customer-list-store.ts'
import { findIdCheck } from '../customers/id-check-store.ts'
import { type CustomerRow, listSame } from '../customers/customer-store.ts'

/** Returns a stored customer with figures of the customer's quotes and possible duplicates. */
export async function describeCustomer(tx: Transaction, row: CustomerRow, now: Date): Promise<Customer> {
  const { teamId, customerId, email, phone } = row
  const same = await listSame(tx, teamId, { email, phone, except: customerId }, customerLimits.maxSame)
  return {
    id: customerId,
    rev: row.rev,
    kind: row.kind,
    name: row.name,
    contactName: row.contactName,
    email,
    phone,
    address: row.address,
    country: row.country,
    language: row.language,
    vatId: row.vatId,
    vatChecked: 'unknown',
    notes: row.notes,
    tags: row.tags,
    source: row.source,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    erasedAt: row.erasedAt?.toISOString() ?? null,
    ...(await describeRecords(tx, row)),
    quotes: row.quoteCount,
    figures: await allFigures(tx, row, recentSince(now)),
    same: same.map(describeSame),
  }
}

/** Returns the records about a customer. The ID check of an erased customer is only listed as kept. */
export async function describeRecords(
  tx: Transaction,
  row: CustomerRow,
): Promise<Pick<Customer, 'consents' | 'sellerDeclaration' | 'idCheck'>> {
  const { consents, sellerDeclaration, erasedAt } = row
  const idCheck = erasedAt ? null : await findIdCheck(tx, row)
  return { consents, sellerDeclaration, idCheck: idCheck && describeIdCheck(idCheck) }
}

/**
 * Returns an ID check without the details of the paper: only the purchase book shows these, after a reason is
 * given.
 */
function describeIdCheck({
  identity,
  ...check
}: NonNullable<CustomerData['customer']['idCheck']>): NonNullable<Customer['idCheck']> {
  if (!identity) return check
  const { number, issuedBy, issuedOn, holder, capacity, birthDate } = identity
  const fields = { number, issuedBy, issuedOn, holder, capacity, birthDate }
  return { ...check, knows: identityFields.filter((field) => fields[field]) }
}

export function describeSame({
  customerId,
  rev,
  kind,
  name,
  email,
  phone,
  quoteCount,
}: CustomerRow): SameCustomer {
  return { id: customerId, rev, kind, name, email, phone, quotes: quoteCount }
}

/** Returns a customer as a row of the list. */
export function summariseCustomer({
  customerId,
  quoteCount,
  recent: { isWhole, ...recent },
  seenAt,
  ...row
}: ListedCustomer): CustomerSummary {
  return {
    ...row,
    id: customerId,
    quotes: quoteCount,
    recent: isWhole ? recent : null,
    seenAt: seenAt.toISOString(),
  }
}

export function describeDevice({ deviceKey, quotedAt, lineId: _line, ...row }: DeviceRow): CustomerDevice {
  return { ...row, silhouette: silhouetteOf(deviceKey ?? undefined), quotedAt: quotedAt.toISOString() }
}
