import { accountingLimits } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { StoredExports } from '../../kit/stored-exports.tsx'
import { useTeam } from '../../team-context.ts'
import type { Month } from './use-month.ts'

/** Shown if a month has more deals than a request takes: the file is made in the background. */
export function MakeDeals({ month }: { readonly month: Month }) {
  const t = useTranslations('exports')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const make = useAction(() => api.storedExports.ask({ teamId, kind: 'accounting', ...month.days }), {
    done: t('asked'),
    rereads: [query.storedExports.key()],
  })
  return (
    <>
      <Note
        kind="news"
        action={<ActionButton variant="default" action={make} label={t('make')} running={common('saving')} />}
      >
        {t('tooLong', { most: accountingLimits.maxDeals })}
      </Note>
      <ProblemNote error={make.error} />
      <StoredExports kinds={['accounting']} />
    </>
  )
}
