import type { User } from 'firebase/auth'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { useNotice } from '#ui/notes/use-notice.ts'
import { finishMove, cancelMove, hasWorkToMove } from './move-work.ts'

/** Delays between retries after a network failure. Milliseconds. */
const retryDelaysMs = [500, 2000]

/** Moves pending teams to the signed-in user. Returns true until that is done. */
export function useAfterSignIn(user: User | null | undefined): boolean {
  const t = useTranslations('moveWork')
  const [settledFor, setSettledFor] = useState<string>()
  const notify = useNotice()
  const move = async () => {
    try {
      await withRetries(finishMove)
      notify(t('moved'))
    } catch (error) {
      notify(t(codeOf(error) === 'team/claim-refused' ? 'refused' : 'failed'))
    }
  }
  const onUser = useEffectEvent((of: User) => {
    if (of.isAnonymous) cancelMove()
    if (hasWorkToMove(of)) void move().then(() => setSettledFor(of.uid))
  })
  useEffect(() => {
    if (user) onUser(user)
  }, [user])
  return !!user && settledFor !== user.uid && hasWorkToMove(user)
}

async function withRetries<Result>(act: () => Promise<Result>, attempt = 0): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    const pause = retryDelaysMs[attempt]
    if (pause === undefined || codeOf(error) !== undefined) throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    return withRetries(act, attempt + 1)
  }
}
