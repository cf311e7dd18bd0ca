import { IconLink, IconUnlink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/notes/note.tsx'
import { useDays } from '../kit/use-days.ts'
import { useTeam } from '../team-context.ts'
import { bookCheckQuery } from './book-check-query.ts'
import classes from './book.module.css'

export function useBookCheck() {
  const { id: teamId } = useTeam()
  return useQuery(bookCheckQuery(teamId))
}

/** State of the hash chain: green while no entry is missing or altered. */
export function ChainState() {
  const t = useTranslations('purchaseBook')
  const { timeZone } = useTeam()
  const days = useDays(timeZone)
  const { data } = useBookCheck()
  if (!data?.isUnbroken) return null
  return (
    <span className={classes.unbroken} role="status" title={data.lastHash}>
      <Icon of={IconLink} size={16} />
      <b>{t('unbroken')}</b> {t('checked', { at: days.brief(data.checkedAt) })}
    </span>
  )
}

/** Full-width warning if the chain is broken. Exports still work and include the finding. */
export function BrokenNote() {
  const t = useTranslations('purchaseBook')
  const { data } = useBookCheck()
  if (!data || data.isUnbroken) return null
  return (
    <div className={classes.notes}>
      <Note kind="problem" icon={<Icon of={IconUnlink} size={18} />}>
        {t('broken', { number: data.brokenFrom ?? 0 })}
      </Note>
    </div>
  )
}
