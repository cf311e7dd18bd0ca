import type { ApiScope } from './api-scopes.ts'

/** Scopes that an assistant can be given, as its tools need them. The first is always part of a connection. */
export const assistantScopes = [
  'catalogs.read',
  'quotes.read',
  'quotes.draft',
  'customers.read',
  'notes.add',
] as const satisfies readonly ApiScope[]

export type AssistantScope = (typeof assistantScopes)[number]
