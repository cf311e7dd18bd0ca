import { type Dashboard, dashboardDays, minAnswersForShares } from '@costard/contract'
import { Button, SegmentedControl } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { paths } from '#paths'
import { Message } from '#ui/notes/message.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { ListProblem, SkeletonRows } from '../list/list-states.tsx'
import list from '../list/list.module.css'
import { PageHeader } from '../shell/page-header.tsx'
import { useMay, useTeam } from '../team-context.ts'
import { useDays } from '../kit/use-days.ts'
import classes from './dashboard-screen.module.css'
import { DashboardFilterFields } from './dashboard-filter-fields.tsx'
import { dashboardFiltersIn, dashboardQuery } from '../dashboard-query.ts'
import { DeclinePanel } from './decline-panel.tsx'
import { FunnelPanel } from './funnel-panel.tsx'
import { GapPanel } from './gap-panel.tsx'
import { KeyFigures } from './key-figures.tsx'
import { PropositionPanel } from './proposition-panel.tsx'
import { WeeksPanel } from './weeks-panel.tsx'
import { WonPanels } from './won-panels.tsx'

/** Figures of the quotes of a period; period and filters are kept in the URL. */
export function DashboardScreen() {
  const t = useTranslations('dashboard')
  const team = useTeam()
  const [params, setParams] = useSearchParams()
  const filters = dashboardFiltersIn(params)
  const found = useQuery(dashboardQuery(team.id, filters))
  const figures = found.data
  const isNarrowed = (filters.createdBy ?? filters.catalogId ?? filters.siteId) !== undefined
  return (
    <>
      <PageHeader
        title={t('title')}
        action={<Counted at={found.dataUpdatedAt} from={figures?.countedFrom ?? undefined} />}
      />
      <div className={list.filters}>
        <SegmentedControl
          size="xs"
          aria-label={t('period')}
          data={dashboardDays.map((days) => ({ value: String(days), label: t(`days.${days}`) }))}
          value={String(filters.days)}
          onChange={(days) =>
            setParams(
              (before) => {
                const after = new URLSearchParams(before)
                after.set('days', days)
                return after
              },
              { replace: true },
            )
          }
        />
        <DashboardFilterFields filters={filters} />
      </div>
      {found.error && <ListProblem error={found.error} retry={() => void found.refetch()} />}
      {found.isPending && !found.error && <SkeletonRows />}
      {figures && figures.sent === 0 && <NoQuotes isNarrowed={isNarrowed} days={filters.days} />}
      {figures && figures.sent > 0 && (
        <div
          aria-busy={found.isPlaceholderData}
          className={`${classes.figures} ${found.isPlaceholderData ? list.reloading : ''}`}
        >
          <KeyFigures figures={figures} />
          <div className={classes.panels}>
            <FunnelPanel figures={figures} isTooFew={isTooFew(figures)} />
            <PropositionPanel figures={figures} filters={filters} isTooFew={isTooFew(figures)} />
            <DeclinePanel figures={figures} filters={filters} isTooFew={isTooFew(figures)} />
            {figures.gaps && <GapPanel gaps={figures.gaps} currency={figures.currency} />}
            <WonPanels figures={figures} filters={filters} isTooFew={isTooFew(figures)} />
            <WeeksPanel figures={figures} isTooFew={isTooFew(figures)} />
          </div>
        </div>
      )}
    </>
  )
}

/** True if there are too few answers for shares. */
function isTooFew({ accepted, declined }: Dashboard): boolean {
  return accepted + declined < minAnswersForShares
}

function Counted({ at, from }: { readonly at: number; readonly from: string | undefined }) {
  const t = useTranslations('dashboard')
  const { timeZone } = useTeam()
  const format = useFormatter()
  const days = useDays(timeZone)
  if (at === 0) return null
  return (
    <span className="cp-dim">
      {from !== undefined && `${t('countedFrom', { day: days.ofDay(from) })} `}
      {t('counted', { time: format.dateTime(new Date(at), { timeStyle: 'short' }) })}
    </span>
  )
}

function NoQuotes({
  isNarrowed,
  days,
}: {
  readonly isNarrowed: boolean
  readonly days: (typeof dashboardDays)[number]
}) {
  const t = useTranslations('dashboard')
  const common = useTranslations('common')
  const team = useTeam()
  const mayQuote = useMay('quote.create')
  const [, setParams] = useSearchParams()
  return (
    <Message
      title={t('empty.title', { period: t(`days.${days}`) })}
      action={
        isNarrowed ? (
          <Button variant="default" onClick={() => setParams({})}>
            {t('empty.clear')}
          </Button>
        ) : (
          mayQuote && (
            <LinkButton to={paths.identify(team.id)} icon={IconPlus} iconSize={18}>
              {common('newQuote')}
            </LinkButton>
          )
        )
      }
    >
      {t('empty.text')}
    </Message>
  )
}
