import type { Permission } from './permissions.ts'

/**
 * Scopes that an API key may have, each with the permission that its creator needs for it; `member`: none. A
 * call without a scope is not for keys.
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

export const apiScopes = Object.keys(accessByScope) as [ApiScope, ...ApiScope[]] // the keys above
