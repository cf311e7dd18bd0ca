import { contract, contractCalls } from '@costard/contract'
import { Hono } from 'hono'
import type { EventHandler } from '#outbox'
import { allInTurn } from '../each-on-its-own.ts'
import type { Answers } from './answers.ts'
import { apiRoutes } from './entrance/api-routes.ts'
import { apiRefusals } from './entrance/log-api-refusal.ts'
import { callRunner } from './entrance/run-call.ts'
import { mcpRoutes } from './mcp/mcp-routes.ts'
import { productModules } from './modules.ts'
import { type Opened, openProduct } from './open-product.ts'
import { callsOf, type ProductModule } from './product-module.ts'

export { sealedColumns } from './sealed-columns.ts'
export { storedKeysQuery } from './stored-keys-query.ts'
export { retentionSchedule } from './customer-records/retention-run.ts'
export { describeChanged } from './quotes/lists/describe-changed.ts'

export interface Product {
  /** All routes under /api. */
  readonly apiRoutes: Hono
  /** Pages, files, webhooks and the endpoint for assistants. */
  readonly routes: Hono
  readonly handlers: readonly EventHandler[]
  /** Deletes expired data. */
  readonly cleanup: () => Promise<void>
  /** Records newly expired quotes, and ends counter-offers without an answer. */
  readonly recordExpired: () => Promise<void>
  /** Reminds customers of offers and counter-offers that end soon. */
  readonly remindExpiring: () => Promise<void>
  /** Erases customers after the retention period of their team. */
  readonly eraseInactive: () => Promise<void>
  /** Publishes the catalogs whose scheduled time has come. */
  readonly publishDue: () => Promise<void>
  /** Writes the buffered visit counts before shutdown. */
  readonly close: () => Promise<void>
}

/** Creates the API routes and the handlers of outbox events. */
export async function createProduct(opened: Opened): Promise<Product> {
  const { parts, tools } = await openProduct(opened)
  const modules = await productModules(parts, tools)
  const calls: AllAnswers = callsOf(modules)
  const contracted = contractCalls(contract)
  const run = callRunner(calls, contracted, tools.guard)
  const all = <Item>(itemsOf: (one: ProductModule) => readonly Item[] | undefined): Item[] =>
    modules.flatMap((one) => itemsOf(one) ?? [])
  const routes = new Hono().route('/', mcpRoutes({ ...parts, ...tools, calls: contracted, run }))
  for (const route of all(({ routes }) => routes)) routes.route('/', route)
  return {
    apiRoutes: apiRoutes({
      ...tools,
      logRefusal: apiRefusals(tools),
      log: parts.log,
      calls: contracted,
      run,
    }),
    routes,
    handlers: all(({ handlers }) => handlers),
    cleanup: () => allInTurn(all(({ cleanup }) => cleanup)),
    recordExpired: () => allInTurn(all(({ expiries }) => expiries)),
    remindExpiring: () => allInTurn(all(({ reminders }) => reminders)),
    eraseInactive: () => allInTurn(all(({ retention }) => retention)),
    publishDue: () => allInTurn(all(({ schedules }) => schedules)),
    close: () => allInTurn(all(({ close }) => close && [async () => close()])),
  }
}

/** The compiler reports a call without an answer. */
type AllAnswers = { readonly [Group in keyof typeof contract]: Answers<(typeof contract)[Group]> }
