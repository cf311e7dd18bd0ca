import type { TeamMember } from '@costard/contract'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { shownEmail } from '#forms/email.ts'
import { ChangesContext } from '#live/changes.ts'

/** Returns a member's display name: name, otherwise address. Guests have neither. */
export function useShownName(): (member: Pick<TeamMember, 'userId' | 'name' | 'email'>) => string {
  const t = useTranslations('settings.members')
  const { members } = use(ChangesContext)
  return ({ userId, name, email }) =>
    name ?? (members.get(userId)?.name || (email === null ? t('nameless') : shownEmail(email)))
}
