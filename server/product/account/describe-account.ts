import type { Account, SignedInSession, SignInMethods } from '@costard/contract'
import type { AccountDescription, Caller, OwnSession } from '#identity'
import { CodedError } from '#http'
import type { ProductParts } from '../parts.ts'
import { listMemberships } from '../teams/memberships/membership-store.ts'
import { teamOutcome } from '../teams/team-outcome.ts'

export type AccountParts = Pick<ProductParts, 'database' | 'identity' | 'now'>

/** Returns the caller's sign-in methods, sessions and teams, with the outcome of each team if the account is deleted. */
export async function describeAccount(parts: AccountParts, caller: Caller): Promise<Account> {
  const { database, identity } = parts
  const own = await identity.describeAccount?.(caller.userId)
  const memberships = await listMemberships(database.orm, caller.userId)
  return {
    signInMethods: own ? signInMethodsOf(own) : null,
    passwordRemovedAt: own?.passwordRemovedAt?.toISOString() ?? null,
    sessions: await listSessions(identity, caller),
    teams: await Promise.all(
      memberships.map(async (membership) => {
        const { kind, successor } = teamOutcome(membership)
        const name = successor && (await nameOf(identity, successor.userId))
        return {
          id: membership.teamId,
          name: membership.teamName,
          role: membership.role,
          teamOutcome: kind,
          ...(name !== undefined && { successor: name }),
        }
      }),
    ),
  }
}

export function signInMethodsOf({
  hasPassword,
  usesEmailLink,
  linkedIdentities,
}: AccountDescription): SignInMethods {
  return {
    password: hasPassword,
    emailLink: usesEmailLink,
    microsoft: linkedIdentities.some(({ providerId }) => providerId === 'microsoft.com'),
  }
}

export async function listSessions(
  identity: AccountParts['identity'],
  { userId, sessionId }: Caller,
): Promise<SignedInSession[] | null> {
  const sessions = await identity.listSessions?.(userId)
  return sessions?.map((session) => describeSession(session, sessionId)) ?? null
}

function describeSession(
  { id, signedInAt, lastUsedAt, userAgent }: OwnSession,
  thisId: string | undefined,
): SignedInSession {
  return {
    id,
    isThis: id === thisId,
    signedInAt: signedInAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    ...(userAgent !== undefined && { userAgent }),
  }
}

/** Returns undefined for a user without name and email, and for an account being deleted concurrently. */
async function nameOf(identity: AccountParts['identity'], userId: string): Promise<string | undefined> {
  try {
    const person = await identity.describeAccount?.(userId)
    return person?.displayName || person?.email || undefined
  } catch (error) {
    if (error instanceof CodedError && error.code === 'identity/user-unknown') return undefined
    throw error
  }
}
