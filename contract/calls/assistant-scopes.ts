import { accessByScope } from './api-scopes.ts'

/** Scopes that an assistant can be given, as its tools need them. */
export const assistantScopes = [
  'catalogs.read',
  'quotes.read',
  'devices.price',
  'quotes.draft',
  'customers.read',
  'notes.add',
] as const

export type AssistantScope = (typeof assistantScopes)[number]

/** Scopes that are part of every connection; the consent shows them as one. */
export const neededScopes = ['catalogs.read', 'quotes.read'] as const satisfies readonly AssistantScope[]

/** The permission that a member needs to give a scope. Keys identify and price with `catalogs.read`. */
export const accessByAssistantScope = {
  ...accessByScope,
  'devices.price': 'member',
} as const satisfies Record<AssistantScope, string>
