import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { paths } from '#paths'
import { Note } from '#ui/notes/note.tsx'
import { useTeam } from '../team-context.ts'
import classes from './book.module.css'

/** Note that paid devices are currently not entered in the purchase book. */
export function OffNote() {
  const t = useTranslations('purchaseBook')
  const { id: teamId } = useTeam()
  const { data } = useQuery(query.purchaseBook.getSettings.queryOptions({ input: { teamId } }))
  if (data?.isKept !== false) return null
  return (
    <div className={classes.notes}>
      <Note kind="news">{t.rich('off', { a: (words) => <Link to={paths.tax(teamId)}>{words}</Link> })}</Note>
    </div>
  )
}
