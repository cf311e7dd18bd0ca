import { useTranslations } from 'use-intl'
import { useMembers } from '#live/changes.ts'
import { useSignedIn } from '#session/session-context.ts'

/** Names of members by their user ids. Offline only the user's own name is known. */
export function useMemberName(): (uid: string) => string {
  const common = useTranslations('common')
  const members = useMembers()
  const { user } = useSignedIn()
  const ownName = (uid: string) => (uid === user.uid && user.displayName) || undefined
  return (uid) => members.get(uid)?.name ?? ownName(uid) ?? common('somebody')
}
