import { z } from 'zod'

export const Role = z.enum(['owner', 'admin', 'manager', 'agent', 'viewer'])
export type Role = z.infer<typeof Role>

/** Roles that have each permission. Every member can read, except the history of a device. */
export const rolesByPermission = {
  'quote.create': ['owner', 'admin', 'manager', 'agent'],
  'quote.send': ['owner', 'admin', 'manager', 'agent'],
  'checks.manage': ['owner', 'admin'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof rolesByPermission

export function may(role: Role, permission: Permission): boolean {
  return (rolesByPermission[permission] as readonly Role[]).includes(role)
}
