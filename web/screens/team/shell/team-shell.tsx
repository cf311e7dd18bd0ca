import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { OfflineNote } from '#live/offline-note.tsx'
import { paths } from '#paths'
import { useKeys } from '#ui/layout/use-keys.ts'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { FindButton } from '../find/find-button.tsx'
import { KeepWorkNote } from '../kit/keep-work-note.tsx'
import { useOffline } from './offline-kind.ts'
import { ReadOnlyNote } from '../kit/read-only-note.tsx'
import { SideColumn } from '../kit/side-column.tsx'
import { TabBar } from './tab-bar.tsx'
import { useMay, useTeam } from '../team-context.ts'
import { openQuotesQuery } from '../team-queries.ts'
import classes from './team-shell.module.css'
import { TeamSwitcher } from './team-switcher.tsx'

/** Layout of a team's lists and records: a side column on wide screens, a top bar and five tabs on phones. */
export function TeamShell() {
  const t = useTranslations('team')
  const live = useTranslations('live.offline')
  const team = useTeam()
  const mayQuote = useMay('quote.create')
  const size = useScreenSize()
  const navigate = useNavigate()
  const switcher = useDisclosure(false)
  const openQuotes = useOpenQuotes()
  const offline = useOffline()
  useKeys(
    {
      ...(mayQuote && { n: () => navigate(paths.identify(team.id)) }),
      t: () => switcher[1].open(),
      'g q': () => navigate(paths.quotes(team.id)),
      'g c': () => navigate(paths.customers(team.id)),
      'g a': () => navigate(paths.catalogs(team.id)),
      'g d': () => navigate(paths.dashboard(team.id)),
    },
    'everywhere',
  )
  return (
    <div className={classes.shell} data-size={size}>
      <a className={classes.skip} href="#content">
        {t('skip')}
      </a>
      {size === 'phone' ? (
        <header className={classes.top}>
          <TeamSwitcher disclosure={switcher} look="bar" />
          <FindButton look="icon" />
        </header>
      ) : (
        <SideColumn isRail={size === 'rail'} openQuotes={openQuotes} switcher={switcher} />
      )}
      <main id="content" className={classes.sheet} tabIndex={-1}>
        <div className={classes.offline}>
          <OfflineNote isForWork={offline.isForWork}>{live(offline.kind)}</OfflineNote>
        </div>
        <KeepWorkNote />
        <ReadOnlyNote />
        <Outlet />
      </main>
      {size === 'phone' && <TabBar openQuotes={openQuotes} />}
    </div>
  )
}

/** Number of unanswered sent quotes; read again whenever the shell mounts. */
function useOpenQuotes(): number {
  const team = useTeam()
  const { data: teams } = useQuery(openQuotesQuery())
  return teams?.find(({ id }) => id === team.id)?.openQuotes ?? team.openQuotes
}
