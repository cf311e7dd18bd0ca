import type { PayoutFile } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useAction } from '#api/use-action.ts'
import { useMoney } from '#messages/use-money.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useDays } from '../kit/use-days.ts'
import { useMemberName } from '../kit/use-member-name.ts'
import { useTeam } from '../team-context.ts'
import classes from './payouts.module.css'
import { saveTransfers } from './save-transfers.ts'

/** Earlier payout files, newest first; each can be downloaded again while it is retained. */
export function FileList({ files }: { readonly files: readonly PayoutFile[] }) {
  const t = useTranslations('payouts')
  const common = useTranslations('common')
  const { id: teamId, timeZone } = useTeam()
  const days = useDays(timeZone)
  const nameOf = useMemberName()
  const money = useMoney('EUR')
  const fetch = useAction((fileId: string) => saveTransfers(teamId, fileId))
  return (
    <section aria-labelledby="files">
      <h2 id="files">{t('files')}</h2>
      <ul className={classes.list}>
        {files.map(({ id, at, by, payouts, sumMinor, isKept }) => (
          <li key={id}>
            <span className={classes.device}>
              <span>{days.moment(at)}</span>
              <small>{by === null ? '' : nameOf(by)}</small>
            </span>
            <span>{t('count', { count: payouts })}</span>
            <b>{money.full(sumMinor)}</b>
            {isKept ? (
              <ActionButton
                variant="default"
                size="xs"
                isRunning={fetch.isRunning && fetch.input === id}
                label={t('again')}
                running={common('loading')}
                onClick={() => fetch.run(id)}
              />
            ) : (
              <small>{t('gone')}</small>
            )}
          </li>
        ))}
      </ul>
      <ProblemNote error={fetch.error} />
    </section>
  )
}
