import { useTranslations } from 'use-intl'
import { useSignedIn } from '#session/session-context.ts'

/** Returns the signed-in user's display name: name, else email, else "Guest". */
export function useYourName(): string {
  const t = useTranslations('team.you')
  const { user } = useSignedIn()
  return user.displayName || user.email || t('guest')
}
