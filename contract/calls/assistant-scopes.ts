import { accessByScope } from './api-scopes.ts'

/** Scopes of connected assistants, as their tools need them. */
export const assistantScopes = [
  'catalogs.read',
  'quotes.read',
  'devices.price',
  'quotes.draft',
  'customers.read',
  'notes.add',
] as const

export type AssistantScope = (typeof assistantScopes)[number]

/** Scopes that every connection has; the consent page shows them as one item. */
export const neededScopes = ['catalogs.read', 'quotes.read'] as const satisfies readonly AssistantScope[]

/**
 * Permission that a member needs to grant each scope. Identifying and pricing a device needs `catalogs.read`.
 */
export const accessByAssistantScope = {
  ...accessByScope,
  'devices.price': 'member',
} as const satisfies Record<AssistantScope, string>
