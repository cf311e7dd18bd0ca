import type { Permission } from './permissions.ts'

/**
 * Scopes of API keys, each with the permission that the creator of a key needs for the scope; `member`: none.
 * API keys cannot make a call that has no scope.
 */
export const accessByScope = {
  'quotes.read': 'member',
  'quotes.draft': 'quote.create',
  'notes.add': 'quote.create',
  'customers.read': 'member',
  'customers.edit': 'quote.create',
  'catalogs.read': 'member',
} as const satisfies Record<string, 'member' | Permission>

export type ApiScope = keyof typeof accessByScope

export const apiScopes = Object.keys(accessByScope) as [ApiScope, ...ApiScope[]] // the keys of the object above
