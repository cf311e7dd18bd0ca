import type { AuditedEntity } from '@costard/contract'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Hono } from 'hono'
import type { EventHandler } from '#outbox'
import type { ListStoredFiles } from './rows/stored-files.ts'
import type { FindNames } from './rows/find-names.ts'
import type { EndGivenRights } from './given-rights.ts'

type Job = () => Promise<unknown>

/** Parts that a folder gives to the product; its `module.ts` states all of them. */
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
  /** Schema files of the folder. Rows with a team id are erased with their team. */
  readonly tables?: readonly object[]
  /** Tables that an archive of a team has row by row, by the names of the files in it. */
  readonly archived?: Readonly<Record<string, PgTable>>
  /** Stored files that an archive of a team has. */
  readonly archivedFiles?: readonly ListStoredFiles[]
  /** Names of the things that audit entries are about. */
  readonly names?: Partial<Readonly<Record<AuditedEntity, FindNames>>>
  /** Ends rights that an account gave out before its owner took it back. */
  readonly givenRights?: readonly EndGivenRights[]
  /** Stores what is held in memory. */
  readonly close?: () => void | Promise<void>
}

type CallsOf<Module> = Module extends { readonly calls: infer Calls } ? Calls : never
type NamesOf<Module> = Module extends { readonly names: infer Names } ? Names : never
type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** Returns the calls of all modules. The type shows which groups are missing. */
export function callsOf<Module extends ProductModule>(modules: readonly Module[]): Both<CallsOf<Module>> {
  return Object.assign({}, ...modules.map(({ calls }) => calls)) as Both<CallsOf<Module>> // each group is of one module
}

/** Returns how to find the names of things of all modules. The type shows which things have none. */
export function namesOf<Module extends ProductModule>(modules: readonly Module[]): Both<NamesOf<Module>> {
  return Object.assign({}, ...modules.map(({ names }) => names)) as Both<NamesOf<Module>> // each thing is of one module
}

/** Returns what modules that stand above all others work with, such as the erasure of a team. */
export function contributionsOf(modules: readonly ProductModule[]) {
  return {
    tables: modules.flatMap(({ tables = [] }) => tables),
    archived: Object.assign({}, ...modules.map(({ archived }) => archived)) as Record<string, PgTable>,
    archivedFiles: modules.flatMap(({ archivedFiles = [] }) => archivedFiles),
    givenRights: modules.flatMap(({ givenRights = [] }) => givenRights),
  }
}
