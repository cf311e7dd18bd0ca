import {
  type contract,
  type Customer,
  type CustomerId,
  customerLimits,
  type IdCheck,
} from '@costard/contract'
import { dayIn } from '@costard/quotes'
import type { Answers } from '../answers.ts'
import { apiError } from '../calls/api-error.ts'
import type { AuditedFields } from '../audit/audited-fields.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import type { CheckedCall } from '../checked-call.ts'
import { isUnchanged } from '../rows/is-unchanged.ts'
import type { ProductParts } from '../parts.ts'
import { type CustomerRow, lockCustomer, updateCustomer } from '../customers/customer-store.ts'
import { describeCustomer } from './describe-customer.ts'
import { findIdCheck, removeIdCheck, saveIdCheck } from '../customers/id-check-store.ts'

export function customerRecordEndpoints(parts: ProductParts): Answers<typeof contract.customerRecords> {
  return {
    addConsent: ({ context: { call }, input: { teamId: _team, customerId, ...consent } }) =>
      recorded(parts, call, customerId, async (before, at) => {
        const { maxConsents } = customerLimits
        if (before.consents.length >= maxConsents) throw apiError('customer/too-long', { maxConsents })
        const consents = [...before.consents, { ...consent, at: at.toISOString() }]
        const row = await updateCustomer(call.change.tx, before, { consents, editedAt: at })
        return { row, after: { rev: row.rev, ...consent } }
      }),
    declare: ({ context: { call }, input }) =>
      recorded(parts, call, input.customerId, async (before, at) => {
        const sellerDeclaration = { at: at.toISOString() }
        const row = await updateCustomer(call.change.tx, before, { sellerDeclaration, editedAt: at })
        return { row, after: { rev: row.rev } }
      }),
    saveIdCheck: ({ context: { call }, input }) =>
      recorded(parts, call, input.customerId, async (row, at) => {
        const { teamId, customerId, kind, lastFour, deleteAfter, identity } = input
        requireDays(input, dayIn(call.member.team.timeZone, at))
        const edit = {
          kind,
          lastFour,
          deleteAfter,
          checkedBy: call.caller.userId,
          identity: identity ?? null,
        }
        const { tx } = call.change
        if (isUnchanged({ identity: null, ...(await findIdCheck(tx, input)) }, edit)) return { row }
        await saveIdCheck(tx, { teamId, customerId, ...edit, at })
        return { row, after: { kind, deleteAfter } }
      }),
    removeIdCheck: ({ context: { call }, input }) =>
      recorded(parts, call, input.customerId, async (row) => {
        await removeIdCheck(call.change.tx, input)
        return { row, after: { isRemoved: true } }
      }),
  }
}

/**
 * Changes a locked customer, with audit entry and notice unless nothing changed: `after` is then absent.
 * Throws the errors of lockCustomer.
 */
async function recorded(
  parts: ProductParts,
  { change: { tx, record }, member: { teamId, caller } }: CheckedCall,
  customerId: CustomerId,
  act: (
    before: CustomerRow,
    at: Date,
  ) => Promise<{ readonly row: CustomerRow; readonly after?: AuditedFields }>,
): Promise<Customer> {
  const at = parts.now()
  const { row, after } = await act(await lockCustomer(tx, { teamId, customerId }), at)
  if (after) {
    await bumpRevisions(tx, parts, teamId, { customers: customerId }, caller.userId)
    await record({ teamId, entity: 'customer', entityId: customerId, after })
  }
  return describeCustomer(tx, row, at)
}

/** Throws customer/day-invalid. */
function requireDays({ deleteAfter: day, identity }: IdCheck, today: string): void {
  const { maxIdKeptYears } = customerLimits
  const latest = `${Number(today.slice(0, 4)) + maxIdKeptYears}${today.slice(4)}`
  const isLate = [identity?.issuedOn, identity?.birthDate].some((past) => past && past > today)
  if (day <= today || day > latest || isLate) throw apiError('customer/day-invalid', { maxIdKeptYears })
}
