import type { AuditedEntity } from '@costard/contract'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Hono } from 'hono'
import type { EventHandler } from '#outbox'
import type { ListStoredFiles } from './rows/stored-files.ts'
import type { FindNames } from './rows/find-names.ts'
import type { EndGivenRights } from './given-rights.ts'

type Job = () => Promise<unknown>

/** Contributions of a folder to the product; its `module.ts` lists all of them. */
export interface ProductModule {
  /** Calls of the contract, by group. */
  readonly calls?: object
  /** Pages, files and endpoints for other services. */
  readonly routes?: readonly Hono[]
  readonly handlers?: readonly EventHandler[]
  /** Deletes expired data. Every hour. */
  readonly cleanup?: readonly Job[]
  /** Records expiries since the last run. Every ten minutes. */
  readonly expiries?: readonly Job[]
  /** Sends mails about approaching expiries. Every hour. */
  readonly reminders?: readonly Job[]
  /** Erases data after its retention period. */
  readonly retention?: readonly Job[]
  /** Runs scheduled actions that are due. Every minute. */
  readonly schedules?: readonly Job[]
  /** Schema files of the folder. Rows with a team id are erased with their team. */
  readonly tables?: readonly object[]
  /** Tables in the archive of a team, by the names of the files in the archive. */
  readonly archived?: Readonly<Record<string, PgTable>>
  /** Stored files in the archive of a team. */
  readonly archivedFiles?: readonly ListStoredFiles[]
  /** Names of audited entities. */
  readonly names?: Partial<Readonly<Record<AuditedEntity, FindNames>>>
  /** Ends rights that an account gave out before its recovery. */
  readonly givenRights?: readonly EndGivenRights[]
  /** Writes buffered data before shutdown. */
  readonly close?: () => void | Promise<void>
}

type CallsOf<Module> = Module extends { readonly calls: infer Calls } ? Calls : never
type NamesOf<Module> = Module extends { readonly names: infer Names } ? Names : never
type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** Merges the calls of all modules. The type shows missing groups. */
export function callsOf<Module extends ProductModule>(modules: readonly Module[]): Both<CallsOf<Module>> {
  return Object.assign({}, ...modules.map(({ calls }) => calls)) as Both<CallsOf<Module>> // each group is in one module only
}

/** Merges the names of audited entities of all modules. The type shows missing entities. */
export function namesOf<Module extends ProductModule>(modules: readonly Module[]): Both<NamesOf<Module>> {
  return Object.assign({}, ...modules.map(({ names }) => names)) as Both<NamesOf<Module>> // each entity is in one module only
}

/** Collects what modules contribute to those above all others, such as the erasure of a team. */
export function contributionsOf(modules: readonly ProductModule[]) {
  return {
    tables: modules.flatMap(({ tables = [] }) => tables),
    archived: Object.assign({}, ...modules.map(({ archived }) => archived)) as Record<string, PgTable>,
    archivedFiles: modules.flatMap(({ archivedFiles = [] }) => archivedFiles),
    givenRights: modules.flatMap(({ givenRights = [] }) => givenRights),
  }
}
