import { useTranslations } from 'use-intl'
import { useMembers } from '#live/changes.ts'

/** Names of members by their user ids. */
export function useMemberName(): (uid: string) => string {
  const common = useTranslations('common')
  const members = useMembers()
  return (uid) => members.get(uid)?.name ?? common('somebody')
}
