import { IconUserCircle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { settingsPages } from '../settings/settings-pages.ts'
import { useTeam } from '../team-context.ts'
import type { FindRow } from './find-row.ts'
import { hasWords } from './typed-words.ts'

/** Pages of the settings and the account whose names contain the typed text. */
export function useSettings(words: string): FindRow[] {
  const t = useTranslations('settings')
  const you = useTranslations('team.you')
  const { id } = useTeam()
  const pages = settingsPages.map(({ key, Icon, path }) => ({
    key,
    Icon,
    title: t(`page.${key}`),
    to: path(id),
  }))
  const account = { key: 'account', Icon: IconUserCircle, title: you('account'), to: paths.account(id) }
  return [...pages, account]
    .filter(({ title }) => hasWords(title, words))
    .map(({ key, Icon, title, to }) => ({
      key: `settings:${key}`,
      group: 'settings',
      Icon,
      title,
      does: { to },
    }))
}
