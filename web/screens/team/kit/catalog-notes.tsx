import { textIn } from '@costard/contract'
import { useLocalStorage } from '@mantine/hooks'
import { IconInfoCircle, IconTag } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { paths } from '#paths'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import classes from '../list/list.module.css'
import { useTeam } from '../team-context.ts'
import { catalogsQuery } from '../team-queries.ts'
import { useToday } from './use-today.ts'

/**
 * Note for a team that quotes with sample prices or without prices. isAside: beside other work, where it can
 * be hidden for a day.
 */
export function CatalogNotes({ isAside = false }: { readonly isAside?: boolean }) {
  const t = useTranslations('catalogs')
  const { language } = useRegion()
  const team = useTeam()
  const { data: catalogs = [] } = useQuery(catalogsQuery(team.id))
  const today = useToday(team.timeZone)
  const [hiddenOn, setHiddenOn] = useLocalStorage({ key: `samples-hidden:${team.id}`, defaultValue: '' })
  const isHidden = isAside && hiddenOn === today
  const hasSamples = !isHidden && catalogs.some(({ samplePrices, hasPrices }) => samplePrices && hasPrices)
  const empty = catalogs.filter(({ hasPrices }) => !hasPrices)
  if (!hasSamples && empty.length === 0) return null
  const currency = team.currency
  const names = empty.map(({ name }) => textIn(language, name))
  const link = isAside && <Link to={paths.catalogs(team.id)}>{t('sampleNote.action')}</Link>
  return (
    <div className={classes.notes}>
      {hasSamples && (
        <Note
          kind="money"
          icon={<Icon of={IconTag} size={18} />}
          action={link}
          close={isAside ? { label: t('sampleNote.hide'), onClose: () => setHiddenOn(today) } : undefined}
        >
          <b>{t('sampleNote.title')}</b> {t('sampleNote.text')}
        </Note>
      )}
      {empty.length > 0 && (
        <Note
          kind="news"
          icon={<Icon of={IconInfoCircle} size={18} />}
          action={hasSamples ? undefined : link}
        >
          <b>
            {empty.length === catalogs.length
              ? t('emptyNote.all', { currency })
              : t('emptyNote.some', {
                  currency,
                  count: names.length,
                  catalogs: new Intl.ListFormat(language).format(names),
                })}
          </b>{' '}
          {t('emptyNote.text')}
        </Note>
      )}
    </div>
  )
}
