import type { Role } from '@costard/contract'

/** Who may do what in a team, as one table. Reading is open to every member, but for the history of a device, which is for those who quote. */
const mayBy = {
  'quote.create': ['owner', 'admin', 'manager', 'agent'],
  'quote.send': ['owner', 'admin', 'manager', 'agent'],
  'checks.manage': ['owner', 'admin'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof mayBy

export function may(role: Role, permission: Permission): boolean {
  return (mayBy[permission] as readonly Role[]).includes(role)
}
