import { openTeams } from '@costard/contract'
import {
  IconArrowsExchange,
  IconHelpCircle,
  IconKeyboard,
  IconNotebook,
  IconPlus,
  IconScan,
  IconStack2,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { paths } from '#paths'
import { useHelpPath } from '../shell/help-path.ts'
import { OpenShortcuts } from '../shell/open-shortcuts.ts'
import { useScans } from '../shell/scan-inbox.ts'
import { sections } from '../shell/sections.ts'
import { useMay, useTeam } from '../team-context.ts'
import type { FindRow } from './find-row.ts'
import { deviceNumberIn, hasWords } from './typed-words.ts'

const sectionKeys = {
  quotes: 'G Q',
  customers: 'G C',
  catalogs: 'G A',
  widgets: undefined,
  dashboard: 'G D',
} as const

/** Actions that the user has in this team and whose names contain the typed text. */
export function useActions(words: string): FindRow[] {
  const t = useTranslations('find')
  const common = useTranslations('common')
  const names = useTranslations('team')
  const quotes = useTranslations('quotes')
  const book = useTranslations('purchaseBook')
  const team = useTeam()
  const { add: scan } = useScans()
  const help = useHelpPath()
  const openShortcuts = use(OpenShortcuts)
  const mayQuote = useMay('quote.create')
  const mayEditCatalogs = useMay('catalog.edit')
  const mayAddWidgets = useMay('widget.manage')
  const { data: teams = [team] } = useQuery(query.teams.list.queryOptions({ select: openTeams }))
  const action = (
    key: string,
    title: string,
    does: FindRow['does'],
    more: Partial<FindRow> = {},
  ): FindRow => ({
    key: `do:${key}`,
    group: 'do',
    Icon: IconPlus,
    title,
    does,
    ...more,
  })
  const rows = [
    mayQuote && action('quote', common('newQuote'), { to: paths.identify(team.id) }, { keys: 'N' }),
    mayQuote && action('bulk', quotes('empty.list'), { to: paths.bulkQuote(team.id) }, { Icon: IconStack2 }),
    mayQuote && action('customer', common('newCustomer'), { to: paths.addCustomer(team.id) }),
    mayEditCatalogs && action('catalog', t('newCatalog'), { to: paths.addCatalog(team.id) }),
    mayAddWidgets && action('widget', t('newWidget'), { to: paths.addWidget(team.id) }),
    ...sections.map(({ key, Icon, path }) => {
      const keys = sectionKeys[key]
      const title = t('open', { page: names(key) })
      return action(key, title, { to: path(team.id) }, { Icon, ...(keys !== undefined && { keys }) })
    }),
    action(
      'book',
      t('open', { page: book('title') }),
      { to: paths.purchaseBook(team.id) },
      { Icon: IconNotebook },
    ),
    ...teams
      .filter(({ id }) => id !== team.id)
      .map(({ id, name }) =>
        action(
          `team:${id}`,
          t('switchTo', { team: name }),
          { to: paths.quotes(id) },
          { Icon: IconArrowsExchange },
        ),
      ),
    action('help', names('help'), { to: help }, { Icon: IconHelpCircle }),
    action('keys', names('shortcuts.title'), { run: openShortcuts }, { Icon: IconKeyboard, keys: '?' }),
  ].filter((row) => row !== false)
  const found = rows.filter(({ title }) => hasWords(title, words))
  const number = mayQuote ? deviceNumberIn(words) : undefined
  if (number === undefined) return found
  const identify = action(
    'identify',
    t('identify', { number }),
    { run: () => scan({ text: number, by: 'hand' }) },
    { Icon: IconScan },
  )
  return [identify, ...found]
}
