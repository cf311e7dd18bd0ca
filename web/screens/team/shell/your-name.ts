import { useTranslations } from 'use-intl'
import { useSignedIn } from '#session/session-context.ts'

/** Returns the signed-in user's display name: name, otherwise email, otherwise "Guest". */
export function useYourName(): string {
  const t = useTranslations('team.you')
  const { user } = useSignedIn()
  return user.displayName || user.email || t('guest')
}
