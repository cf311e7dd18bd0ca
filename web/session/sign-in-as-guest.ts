import { signInAnonymously } from 'firebase/auth'
import type { Session } from './session.ts'

export async function signInAsGuest({ auth }: Session): Promise<void> {
  await signInAnonymously(auth)
}
