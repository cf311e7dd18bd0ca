/** Roles of members, highest first. */
export const roles = ['owner', 'admin', 'manager', 'agent', 'viewer'] as const
type Role = (typeof roles)[number]

/** Roles that have each permission. Every member can read, except the history of a device. */
export const rolesByPermission = {
  'quote.create': ['owner', 'admin', 'manager', 'agent'],
  'quote.send': ['owner', 'admin', 'manager', 'agent'],
  'quote.acceptFor': ['owner', 'admin', 'manager', 'agent'],
  'quote.override': ['owner', 'admin', 'manager'],
  'price.edit': ['owner', 'admin', 'manager'],
  'catalog.edit': ['owner', 'admin', 'manager'],
  'catalog.publish': ['owner', 'admin', 'manager'],
  /** What devices and services cost the team. */
  'cost.view': ['owner', 'admin', 'manager'],
  'customer.export': ['owner', 'admin', 'manager'],
  'customer.erase': ['owner', 'admin'],
  'checks.manage': ['owner', 'admin'],
  'team.edit': ['owner', 'admin'],
} as const satisfies Record<string, readonly Role[]>

/** How far each role may change a computed price by hand. Basis points. */
export const maxAdjustBpByRole = {
  owner: 10_000,
  admin: 10_000,
  manager: 3_000,
  agent: 0,
  viewer: 0,
} as const satisfies Record<Role, number>

export type Permission = keyof typeof rolesByPermission

export function may(role: Role, permission: Permission): boolean {
  return (rolesByPermission[permission] as readonly Role[]).includes(role)
}
