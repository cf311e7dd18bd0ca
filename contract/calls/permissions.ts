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
  /** Letting a price source put prices in force by itself. */
  'price.inForce': ['owner'],
  'widget.manage': ['owner', 'admin', 'manager'],
  /** Costs of devices and services. Members can have this right apart from their role. */
  'cost.view': ['owner', 'admin', 'manager'],
  'customer.export': ['owner', 'admin', 'manager'],
  'customer.erase': ['owner', 'admin'],
  /** Notes about customers that somebody else wrote; members remove their own. */
  'note.remove': ['owner', 'admin'],
  /** Sellers in the purchase book, and corrections of it. */
  'book.manage': ['owner', 'admin', 'manager'],
  'checks.manage': ['owner', 'admin'],
  'team.edit': ['owner', 'admin'],
  'member.manage': ['owner', 'admin'],
  /** API keys and webhooks. */
  'api.manage': ['owner', 'admin'],
  /** Who may let assistants in, and which of them the team knows. */
  'assistant.rules': ['owner'],
  'billing.manage': ['owner', 'admin'],
  'audit.read': ['owner', 'admin', 'manager'],
  /** Adding another owner, and ending somebody's ownership. */
  'ownership.transfer': ['owner'],
  'team.close': ['owner'],
  /** Everything of the team as a file. This and reopening it are all that a closed team takes. */
  'team.archive': ['owner'],
  'team.reopen': ['owner'],
} as const satisfies Record<string, readonly Role[]>

/** Permissions that a member keeps whom the plan of the team has no room for: to read, and to make room. */
export const readOnlyPermissions: ReadonlySet<keyof typeof rolesByPermission> = new Set([
  'cost.view',
  'customer.export',
  'audit.read',
  'billing.manage',
])

export type Permission = keyof typeof rolesByPermission

/** Rights of a member in a team. */
export interface Rights {
  readonly role: Role
  readonly seesCosts: boolean
  /** How far a member may change a computed price by hand. Basis points. */
  readonly maxAdjustBp: number
}

export function may(
  { role, seesCosts }: Pick<Rights, 'role' | 'seesCosts'>,
  permission: Permission,
): boolean {
  return permission === 'cost.view' ? seesCosts : hasRole(role, permission)
}

/** Rights that differ from those of a role; null: as the role. */
export interface OwnRights {
  readonly costView: boolean | null
  readonly maxAdjustBp: number | null
}

/** Rights of a member: those of the role, and what differs from it. Nothing differs for owners and admins. */
export function rightsOf(role: Role, { costView, maxAdjustBp }: OwnRights): Rights {
  const own = hasOwnRights(role)
  return {
    role,
    seesCosts: (own ? costView : null) ?? hasRole(role, 'cost.view'),
    maxAdjustBp: (own ? maxAdjustBp : null) ?? maxAdjustBpByRole[role],
  }
}

/**
 * True if members of a role can have rights of their own: not roles whose members could give rights to
 * themselves.
 */
export function hasOwnRights(role: Role): boolean {
  return !hasRole(role, 'member.manage')
}

/** Roles that somebody may give and take: none above their own, and ownership only of owners. */
export function rolesGivenBy(role: Role): readonly Role[] {
  return roles.slice(roles.indexOf(role))
}

/** How far each role may change a computed price by hand. Basis points. */
const maxAdjustBpByRole = {
  owner: 10_000,
  admin: 10_000,
  manager: 3_000,
  agent: 0,
  viewer: 0,
} as const satisfies Record<Role, number>

function hasRole(role: Role, permission: Permission): boolean {
  return (rolesByPermission[permission] as readonly Role[]).includes(role)
}
