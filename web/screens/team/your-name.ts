import { useTranslations } from 'use-intl'
import { useSignedIn } from '#session/session-context.ts'

/** What the signed-in person is called on screen: name, else email, else that they are a guest. */
export function useYourName(): string {
  const t = useTranslations('team.you')
  const { user } = useSignedIn()
  return user.displayName || user.email || t('guest')
}
