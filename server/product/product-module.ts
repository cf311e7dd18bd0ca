import type { Hono } from 'hono'
import type { EventHandler } from '#outbox'

type Job = () => Promise<unknown>

/** What a folder gives to the product; its `module.ts` states all of it. */
export interface ProductModule {
  /** Calls of the contract, by their group. */
  readonly calls?: object
  /** Pages, files and addresses that other services call. */
  readonly routes?: readonly Hono[]
  readonly handlers?: readonly EventHandler[]
  /** Deletes what has expired. Each hour. */
  readonly cleanup?: readonly Job[]
  /** Records what has ended since the last time. Every ten minutes. */
  readonly expiries?: readonly Job[]
  /** Mails about what is about to end. Each hour. */
  readonly reminders?: readonly Job[]
  /** Erases what is kept for a time that is over. */
  readonly retention?: readonly Job[]
  /** Does what was set for a moment that has come. Every minute. */
  readonly schedules?: readonly Job[]
  /** Stores what is held in memory. */
  readonly close?: () => void | Promise<void>
}

type CallsOf<Module> = Module extends { readonly calls: infer Calls } ? Calls : never
type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** Returns the calls of all modules. The type tells which groups are missing. */
export function callsOf<Module extends ProductModule>(modules: readonly Module[]): Both<CallsOf<Module>> {
  return Object.assign({}, ...modules.map(({ calls }) => calls)) as Both<CallsOf<Module>> // each group is of one module
}
