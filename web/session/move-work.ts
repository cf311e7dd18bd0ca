import type { User } from 'firebase/auth'
import { api } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { queryClient } from '#api/query-client.ts'
import { keptForAnHour } from './kept-for-an-hour.ts'

/** The id token of who worked without an account, from the sign-in elsewhere until the teams have moved. */
const move = keptForAnHour<{ fromUserId: string; idToken: string }>('teamsToMove')

/**
 * Signs in to another account; once that is done, the session gate has the teams moved there. Kept until then, so
 * that a lost connection or a closed page loses no team.
 */
export async function moveWork(anonymous: User, signIn: () => Promise<unknown>): Promise<void> {
  move.keep({ fromUserId: anonymous.uid, idToken: await anonymous.getIdToken() })
  try {
    await signIn()
  } catch (error) {
    move.forget()
    throw error
  }
}

export function hasWorkToMove(user: User): boolean {
  const waiting = move.find()
  return waiting !== undefined && waiting.fromUserId !== user.uid && !user.isAnonymous
}

/** Whoever is still here without an account did not sign in elsewhere. */
export function forgetMove(): void {
  move.forget()
}

/** Gives the teams to who is signed in now. Throws what the API answers. */
export async function finishMove(): Promise<void> {
  const waiting = move.find()
  if (!waiting) return
  try {
    await api.teams.claim({ idToken: waiting.idToken })
    move.forget()
    queryClient.clear()
  } catch (error) {
    if (codeOf(error) === 'team/claim-refused') move.forget()
    throw error
  }
}
