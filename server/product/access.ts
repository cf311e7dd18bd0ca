import type { Role } from '@costard/contract'

/** Roles per permission. All members can read, except the history of a device, which requires quote.create. */
const rolesByPermission = {
  'quote.create': ['owner', 'admin', 'manager', 'agent'],
  'quote.send': ['owner', 'admin', 'manager', 'agent'],
  'checks.manage': ['owner', 'admin'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof rolesByPermission

export function may(role: Role, permission: Permission): boolean {
  return (rolesByPermission[permission] as readonly Role[]).includes(role)
}
