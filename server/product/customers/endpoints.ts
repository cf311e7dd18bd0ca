import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../api.ts'
import type { ProductParts } from '../parts.ts'
import { listCustomers } from './customer-store.ts'

export function customerEndpoints(parts: ProductParts): Router<typeof contract.customers, CallContext> {
  return {
    list: api.customers.list.handler(({ input }) =>
      listCustomers(parts.database.orm, input.teamId, input.search),
    ),
  }
}
