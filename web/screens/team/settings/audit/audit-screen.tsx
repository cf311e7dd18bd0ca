import { dayIn } from '@costard/quotes'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { ListProblem, SkeletonRows } from '../../list/list-states.tsx'
import { useMay, useTeam } from '../../team-context.ts'
import { useToday } from '../../kit/use-today.ts'
import { SettingsPage } from '../settings-page.tsx'
import { PartHead } from '../part-head.tsx'
import { AuditFilterBar } from './audit-filter-bar.tsx'
import { filtersIn, queryOf } from './audit-filters.ts'
import { auditQuery } from './audit-query.ts'
import { AuditRow } from './audit-row.tsx'
import classes from './audit-screen.module.css'
import { ExportAudit } from './export-audit.tsx'

/** Audit log, for members with the permission to read it. */
export function AuditScreen() {
  const t = useTranslations('settings.audit')
  const mayRead = useMay('audit.read')
  return (
    <SettingsPage isWide>
      {mayRead ? (
        <Log />
      ) : (
        <div className="cp-column cp-gap-16">
          <PartHead title={t('title')} lead={t('readOnly')} />
        </div>
      )}
    </SettingsPage>
  )
}

function Log() {
  const t = useTranslations('settings.audit')
  const { id, timeZone } = useTeam()
  const [params, setParams] = useSearchParams()
  const filters = filtersIn(params)
  const found = useInfiniteQuery(auditQuery(id, filters))
  const entries = found.data?.pages.flatMap((page) => page.entries)
  return (
    <div className="cp-column cp-gap-16">
      <PartHead title={t('title')} lead={t('lead')}>
        <ExportAudit filters={filters} />
      </PartHead>
      <AuditFilterBar
        filters={filters}
        onChange={(changed) => setParams(queryOf(changed), { replace: true })}
      />
      {found.error && <ListProblem error={found.error} retry={() => void found.refetch()} />}
      {!entries && !found.error && <SkeletonRows />}
      {entries?.length === 0 && (
        <div className={classes.empty}>
          <b>{t('empty')}</b>
          <p className="cp-dim">{t('emptyHelp')}</p>
        </div>
      )}
      {entries && entries.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('time')}</th>
              <th scope="col">{t('who')}</th>
              <th scope="col">{t('kind')}</th>
              <th scope="col">{t('what')}</th>
              <th scope="col">{t('change')}</th>
            </tr>
          </thead>
          {[...Map.groupBy(entries, ({ at }) => dayIn(timeZone, new Date(at)))].map(([day, of]) => (
            <tbody key={day}>
              <tr className={classes.day}>
                <th scope="colgroup" colSpan={5}>
                  <Day day={day} />
                </th>
              </tr>
              {of.map((entry) => (
                <AuditRow key={entry.id} entry={entry} />
              ))}
            </tbody>
          ))}
        </table>
      )}
      {found.hasNextPage && (
        <Button
          variant="default"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
      <p className={classes.zone}>{t('zone', { zone: timeZone })}</p>
    </div>
  )
}

function Day({ day }: { readonly day: string }) {
  const t = useTranslations('settings.audit')
  const format = useFormatter()
  const { timeZone } = useTeam()
  const isToday = useToday(timeZone) === day
  const words = format.dateTime(new Date(`${day}T00:00:00Z`), { dateStyle: 'full', timeZone: 'UTC' })
  return isToday ? t('today', { day: words }) : words
}
