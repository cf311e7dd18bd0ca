import { isTeamId, openTeams, type Team, type TeamId } from '@costard/contract'
import { stateOffsets } from '@costard/quotes'
import { Button } from '@mantine/core'
import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Link, Outlet, useParams } from 'react-router'
import { IntlProvider, useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { lazyView } from '#code/lazy-view.tsx'
import { TeamLive } from '#live/team-live.tsx'
import { countsLocale } from '#messages/counts-locale.ts'
import { useRegion } from '#messages/region-context.ts'
import { paths } from '#paths'
import { usePageTitle } from '#ui/layout/use-page-title.ts'
import { Message } from '#ui/notes/message.tsx'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { keepsSomething } from '../../../offline/keeps-something.ts'
import { OfflineLater } from '../../../offline/offline-later.tsx'
import { Find } from '../find/find.tsx'
import { Scanner } from './scanner.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { TeamContext } from '../team-context.ts'
import { openQuotesQuery, teamQuery } from '../team-queries.ts'

/** Opens the team in the address and provides it; money and dates use its country, times its time zone. */
export function TeamLayout() {
  const { tid } = useParams()
  return isTeamId(tid) ? <OpenTeam key={tid} teamId={tid} /> : <TeamClosed />
}

function OpenTeam({ teamId }: { readonly teamId: TeamId }) {
  const { region, changeCountry } = useRegion()
  const cache = useQueryClient()
  const { data: team, error } = useQuery({
    ...teamQuery(teamId),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    throwOnError: (failure, { state }) => state.data === undefined && !isOut(failure),
  })
  // Before any time is formatted: the time zone data of this browser may differ from the server's.
  if (team) stateClock(team)
  const isOpen = team !== undefined
  const { mutate: recordVisit } = useMutation(query.teams.open.mutationOptions())
  useEffect(() => {
    if (isOpen) recordVisit({ teamId })
  }, [isOpen, teamId, recordVisit])
  const country = team?.country
  useEffect(() => {
    if (country !== undefined) changeCountry(country)
  }, [country, changeCountry])
  const isClosed = isOut(error)
  useEffect(() => {
    // A former member must not keep the cached data.
    if (isClosed)
      cache.removeQueries({ predicate: ({ queryKey }) => isOfTeam(teamId, queryKey), type: 'inactive' })
  }, [isClosed, teamId, cache])
  if (isClosed) return <TeamClosed code={codeOf(error)} />
  if (!team) return <PageLoader />
  return (
    <TeamContext value={team}>
      <IntlProvider locale={countsLocale(region)} timeZone={team.timeZone}>
        <TeamLive teamId={teamId}>
          <Scanner>
            <Shortcuts>
              <Find>
                <Outlet />
                <OfflineLater />
              </Find>
            </Shortcuts>
          </Scanner>
        </TeamLive>
      </IntlProvider>
    </TeamContext>
  )
}

function stateClock({ timeZone, clock }: Pick<Team, 'timeZone' | 'clock'>): void {
  const offsets = clock.offsets.map(({ from, minutes }) => [Date.parse(from), minutes] as const)
  stateOffsets(timeZone, offsets, Date.parse(clock.until))
}

/** True if the user is not, or not currently, a member. */
function isOut(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'team/not-found' || code === 'team/suspended' || code === 'team/closed'
}

/** True if a query is about this team. */
function isOfTeam(teamId: TeamId, [, about]: QueryKey): boolean {
  // The query key contains the input.
  return (about as { readonly input?: { readonly teamId?: unknown } } | undefined)?.input?.teamId === teamId
}

const LeftBehind = lazyView(
  () => import('../../views/offline-views.ts'),
  (file) => file.LeftBehind,
)

function TeamClosed({ code }: { readonly code?: string | undefined }) {
  const t = useTranslations('team.closed')
  const { tid } = useParams()
  const { data: teams = [] } = useQuery(openQuotesQuery())
  // The cached list may be older than the end of the membership.
  const hasOthers = openTeams(teams).some(({ id }) => id !== tid)
  const isSuspended = code === 'team/suspended'
  const isClosed = code === 'team/closed'
  const title = t(isSuspended ? 'suspended' : isClosed ? 'closed' : 'notFound')
  usePageTitle(title)
  return (
    <Message
      title={title}
      action={
        <>
          {keepsSomething() && isTeamId(tid) && (
            <Suspense>
              <LeftBehind teamId={tid} />
            </Suspense>
          )}
          <Button component={Link} to={paths.teams()}>
            {t('action')}
          </Button>
        </>
      }
      isPage
    >
      {isSuspended && <>{t('suspendedText')} </>}
      {isClosed && <>{t('closedText')} </>}
      {t(hasOthers ? 'others' : 'text')}
    </Message>
  )
}
