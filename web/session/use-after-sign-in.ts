import { notifications } from '@mantine/notifications'
import type { User } from 'firebase/auth'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { finishMove, forgetMove, hasWorkToMove } from './move-work.ts'

/** Pauses before a lost connection is tried again. Milliseconds. */
const pauses = [500, 2000]

/** Moves the teams that were waiting for somebody to sign in. True until that is done. */
export function useAfterSignIn(user: User | null | undefined): boolean {
  const t = useTranslations('moveWork')
  const common = useTranslations('common')
  const [settledFor, setSettledFor] = useState<string>()
  const tell = (message: string) =>
    notifications.show({ closeButtonProps: { 'aria-label': common('close') }, message })
  const settle = useEffectEvent(async (of: User) => {
    if (of.isAnonymous) forgetMove()
    if (hasWorkToMove(of)) await move()
    setSettledFor(of.uid)
  })
  const move = async () => {
    try {
      await withPauses(finishMove)
      tell(t('moved'))
    } catch (error) {
      tell(t(codeOf(error) === 'team/claim-refused' ? 'refused' : 'failed'))
    }
  }
  useEffect(() => {
    if (user) void settle(user)
  }, [user])
  return !!user && settledFor !== user.uid && hasWorkToMove(user)
}

async function withPauses<Result>(act: () => Promise<Result>, attempt = 0): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    const pause = pauses[attempt]
    if (pause === undefined || codeOf(error) !== undefined) throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    return withPauses(act, attempt + 1)
  }
}
