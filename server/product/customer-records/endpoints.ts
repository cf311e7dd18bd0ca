import { type contract, customerLimits } from '@costard/contract'
import type { Answers } from '../answers.ts'
import type { ExportSlots } from '../calls/export-slots.ts'
import type { ProductParts } from '../parts.ts'
import { answerData } from './answer-data.ts'
import { addCustomer } from './add-customer.ts'
import * as devices from '../quotes/of-customers/customer-devices-store.ts'
import { recentSince } from '../quotes/of-customers/customer-figures-store.ts'
import { countMatching, listCustomers } from './customer-list-store.ts'
import { orderOf, readCursor, writeCursor } from './customer-order.ts'
import { getCustomer, listSame } from '../customers/customer-store.ts'
import { describeCustomer, describeDevice, describeSame, summariseCustomer } from './describe-customer.ts'
import { editCustomer } from './edit-customer.ts'
import { eraseCustomer, previewErasure } from './erase-customer.ts'
import { mergeCustomers } from './merge-customers.ts'
import { removeUnused } from './remove-unused.ts'

export function customerEndpoints(
  parts: ProductParts,
  slots: ExportSlots,
): Answers<typeof contract.customers> {
  const { database, now } = parts
  return {
    data: ({ context, input }) => answerData(parts, slots, context, input.customerId),
    list: async ({ input: { teamId, cursor, sort, ...filter } }) => {
      const order = orderOf(sort)
      const after = cursor === undefined ? undefined : readCursor(order, cursor)
      const page = await listCustomers(database.reads, teamId, filter, recentSince(now()), after, order)
      return {
        customers: page.customers.map(summariseCustomer),
        total: after ? null : await countMatching(database.reads, teamId, filter),
        nextCursor: page.last ? writeCursor(order, page.last) : null,
      }
    },
    listSame: async ({ input: { teamId, ...question } }) => {
      const same = await listSame(database.orm, teamId, question, customerLimits.maxSame)
      return same.map(describeSame)
    },
    add: ({ context: { call }, input }) => addCustomer(parts, call.change, call.member, input),
    get: async ({ input }) => describeCustomer(database.orm, await getCustomer(database.orm, input), now()),
    edit: ({ context: { call }, input: { teamId: _team, customerId, ...edit } }) =>
      editCustomer(parts, call.change, call.member, customerId, edit),
    merge: ({ context: { call }, input }) =>
      mergeCustomers(parts, call.change, call.member, input.customerId, input),
    listDevices: async ({ input: { cursor, ...customer } }) => {
      const after = cursor === undefined ? undefined : devices.readCursor(cursor)
      const page = await devices.listDevices(database.orm, customer, after)
      return {
        devices: page.devices.map(describeDevice),
        nextCursor: page.last ? devices.writeCursor(page.last) : null,
      }
    },
    removeUnused: ({ context: { call }, input }) => removeUnused(parts, call.change, call.member, input.ids),
    getErasure: ({ context: { call }, input }) => previewErasure(parts, call.member, input),
    erase: ({ context: { call }, input }) =>
      eraseCustomer(parts, call.change, call.member, input.customerId, input.rev),
  }
}
