import type { User } from 'firebase/auth'
import { api } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { queryClient } from '#api/query-client.ts'
import { expiringStorage } from './expiring-storage.ts'

/** The anonymous user's id token, stored from the sign-in to another account until the teams have moved. */
const move = expiringStorage<{ fromUserId: string; idToken: string }>('teamsToMove')

/**
 * Signs in to another account; the session gate then moves the teams to it. The token is stored until that
 * succeeds, so that a lost connection or a closed page loses no team.
 */
export async function moveWork(anonymous: User, signIn: () => Promise<unknown>): Promise<void> {
  move.save({ fromUserId: anonymous.uid, idToken: await anonymous.getIdToken() })
  try {
    await signIn()
  } catch (error) {
    move.clear()
    throw error
  }
}

export function hasWorkToMove(user: User): boolean {
  const waiting = move.find()
  return waiting !== undefined && waiting.fromUserId !== user.uid && !user.isAnonymous
}

/** If the user is still anonymous, nobody signed in to another account. */
export function cancelMove(): void {
  move.clear()
}

/** Moves the teams to the signed-in user. Throws the API's errors. */
export async function finishMove(): Promise<void> {
  const waiting = move.find()
  if (!waiting) return
  try {
    await api.teams.claim({ idToken: waiting.idToken })
    move.clear()
    queryClient.clear()
  } catch (error) {
    if (codeOf(error) === 'team/claim-refused') move.clear()
    throw error
  }
}
