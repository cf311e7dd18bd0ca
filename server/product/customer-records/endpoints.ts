import { type contract, customerLimits } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../api.ts'
import type { ProductParts } from '../parts.ts'
import { addCustomer } from './add-customer.ts'
import * as devices from './customer-devices-store.ts'
import { recentSince } from './customer-figures-store.ts'
import { countMatching, listCustomers, readCursor, writeCursor } from './customer-list-store.ts'
import { getCustomer, listSame } from '../customers/customer-store.ts'
import { describeCustomer, describeDevice, describeSame, summariseCustomer } from './describe-customer.ts'
import { editCustomer } from './edit-customer.ts'
import { eraseCustomer, previewErasure } from './erase-customer.ts'
import { mergeCustomers } from './merge-customers.ts'
import { removeUnused } from './remove-unused.ts'

/** `data` has its own route. */
export function customerEndpoints(
  parts: ProductParts,
): Router<Omit<typeof contract.customers, 'data'>, CallContext> {
  const { database, now } = parts
  return {
    list: api.customers.list.handler(async ({ input: { teamId, cursor, ...filter } }) => {
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const page = await listCustomers(database.orm, teamId, filter, recentSince(now()), after)
      return {
        customers: page.customers.map(summariseCustomer),
        total: after ? null : await countMatching(database.orm, teamId, filter),
        nextCursor: page.last ? writeCursor(page.last) : null,
      }
    }),
    listSame: api.customers.listSame.handler(async ({ input: { teamId, ...question } }) => {
      const same = await listSame(database.orm, teamId, question, customerLimits.maxSame)
      return same.map(describeSame)
    }),
    add: api.customers.add.handler(({ context: { call }, input }) =>
      addCustomer(parts, call.change, call.member, input),
    ),
    get: api.customers.get.handler(async ({ input }) =>
      describeCustomer(database.orm, await getCustomer(database.orm, input), now()),
    ),
    edit: api.customers.edit.handler(({ context: { call }, input: { teamId: _team, customerId, ...edit } }) =>
      editCustomer(parts, call.change, call.member, customerId, edit),
    ),
    merge: api.customers.merge.handler(({ context: { call }, input }) =>
      mergeCustomers(parts, call.change, call.member, input.customerId, input),
    ),
    listDevices: api.customers.listDevices.handler(async ({ input: { cursor, ...customer } }) => {
      const after = cursor === undefined ? undefined : devices.readCursor(cursor)
      const page = await devices.listDevices(database.orm, customer, after)
      return {
        devices: page.devices.map(describeDevice),
        nextCursor: page.last ? devices.writeCursor(page.last) : null,
      }
    }),
    removeUnused: api.customers.removeUnused.handler(({ context: { call }, input }) =>
      removeUnused(parts, call.change, call.member, input.ids),
    ),
    getErasure: api.customers.getErasure.handler(({ context: { call }, input }) =>
      previewErasure(parts, call.member, input),
    ),
    erase: api.customers.erase.handler(({ context: { call }, input }) =>
      eraseCustomer(parts, call.change, call.member, input.customerId, input.rev),
    ),
  }
}
