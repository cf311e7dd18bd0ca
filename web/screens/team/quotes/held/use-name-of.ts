import { use } from 'react'
import { useTranslations } from 'use-intl'
import { ChangesContext } from '#live/changes.ts'

/** Returns the name of a member for the start of a sentence. */
export function useNameOf(): (uid: string | null) => string {
  const t = useTranslations('held')
  const common = useTranslations('common')
  const { members, ownUid } = use(ChangesContext)
  return (uid) => (uid === ownUid ? common('you') : (uid && members.get(uid)?.name) || t('colleague'))
}
