/** Roles of members, highest first. */
export const roles = ['owner', 'admin', 'manager', 'agent', 'viewer'] as const
type Role = (typeof roles)[number]

/** Roles that have each permission. Every member can read everything except the history of a device. */
export const rolesByPermission = {
  'quote.create': ['owner', 'admin', 'manager', 'agent'],
  'quote.send': ['owner', 'admin', 'manager', 'agent'],
  'quote.acceptFor': ['owner', 'admin', 'manager', 'agent'],
  'quote.override': ['owner', 'admin', 'manager'],
  'price.edit': ['owner', 'admin', 'manager'],
  'catalog.edit': ['owner', 'admin', 'manager'],
  'catalog.publish': ['owner', 'admin', 'manager'],
  /** Letting a price source publish prices without review. */
  'price.inForce': ['owner'],
  'widget.manage': ['owner', 'admin', 'manager'],
  /** Seeing costs of devices and services. A member can have this right apart from their role. */
  'cost.view': ['owner', 'admin', 'manager'],
  'customer.export': ['owner', 'admin', 'manager'],
  'customer.erase': ['owner', 'admin'],
  /** Removing customer notes of other members; members always remove their own. */
  'note.remove': ['owner', 'admin'],
  /** Managing sellers and corrections in the purchase book. */
  'book.manage': ['owner', 'admin', 'manager'],
  'checks.manage': ['owner', 'admin'],
  'team.edit': ['owner', 'admin'],
  'member.manage': ['owner', 'admin'],
  /** Managing API keys and webhooks. */
  'api.manage': ['owner', 'admin'],
  /** Rules about who may connect assistants, and the list of assistants that the team knows. */
  'assistant.rules': ['owner'],
  'billing.manage': ['owner', 'admin'],
  'audit.read': ['owner', 'admin', 'manager'],
  /** Adding another owner, and ending an owner's ownership. */
  'ownership.transfer': ['owner'],
  'team.close': ['owner'],
  /** Downloading all data of the team. A closed team accepts only this and being reopened. */
  'team.archive': ['owner'],
  'team.reopen': ['owner'],
} as const satisfies Record<string, readonly Role[]>

/** Permissions of a member beyond the number of members in the plan: reading, and freeing places. */
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
  /** Largest change of a computed price that the member may make by hand. Basis points. */
  readonly maxAdjustBp: number
}

export function may(
  { role, seesCosts }: Pick<Rights, 'role' | 'seesCosts'>,
  permission: Permission,
): boolean {
  return permission === 'cost.view' ? seesCosts : hasRole(role, permission)
}

/** Rights of a member that differ from the role; null: as the role. */
export interface OwnRights {
  readonly costView: boolean | null
  readonly maxAdjustBp: number | null
}

/**
 * Returns the rights of a member: those of the role, with the member's own rights in their place. Owners and
 * admins have no rights of their own.
 */
export function rightsOf(role: Role, { costView, maxAdjustBp }: OwnRights): Rights {
  const own = hasOwnRights(role)
  return {
    role,
    seesCosts: (own ? costView : null) ?? hasRole(role, 'cost.view'),
    maxAdjustBp: (own ? maxAdjustBp : null) ?? maxAdjustBpByRole[role],
  }
}

/**
 * True if members of a role can have rights of their own. Roles that manage members cannot: they could grant
 * rights to themselves.
 */
export function hasOwnRights(role: Role): boolean {
  return !hasRole(role, 'member.manage')
}

/**
 * Returns the roles that a member may give and take: no higher than the member's own, so only owners give
 * ownership.
 */
export function rolesGivenBy(role: Role): readonly Role[] {
  return roles.slice(roles.indexOf(role))
}

/** Largest change of a computed price by hand, per role. Basis points. */
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
