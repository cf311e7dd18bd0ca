import { languages } from '@costard/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useNow, useTranslations } from 'use-intl'
import { ownTimeZone, useRegion } from '#messages/region-context.ts'
import { useCountryName } from '#messages/use-country-name.ts'
import { paths } from '#paths'
import { languageNames } from '#ui/fields/language-names.ts'
import { Note } from '#ui/notes/note.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { SkeletonRows } from '../list/list-states.tsx'
import list from '../list/list.module.css'
import { useTeamIfAny } from '../team-context.ts'
import { openQuotesQuery } from '../team-queries.ts'
import { ChoiceFilter } from './choice-filter.tsx'
import { isFound } from './country-rows.ts'
import { type LocaleRow, localeRows } from './locale-rows.ts'
import { LocalesHead } from './locales-head.tsx'
import { LocalesProblem } from './locales-problem.tsx'
import { NothingFound } from './nothing-found.tsx'
import { type Column, namesOf, type Place, PlaceList } from './place-list.tsx'
import classes from './locales.module.css'
import { useCountries } from './use-countries.ts'

const columns: readonly Column[] = [
  { key: 'id', look: 'code' },
  { key: 'locale', look: 'name' },
  { key: 'moment' },
  { key: 'number', look: 'number' },
  { key: 'money', look: 'number' },
  { key: 'week' },
  { key: 'units', look: 'quiet' },
]

/** Formats of dates, numbers and money in each locale. `?id=fr-CA` in the address highlights one. */
export function LocalesScreen() {
  const t = useTranslations('locales')
  const common = useTranslations('common')
  const team = useTeamIfAny()
  const { language, region } = useRegion()
  const nameOf = useCountryName()
  const now = useNow()
  const [params] = useSearchParams()
  const found = useCountries()
  const { data: teams = team ? [team] : [] } = useQuery(openQuotesQuery())
  const reader = { language, region, timeZone: team?.timeZone ?? ownTimeZone, now }
  const all = localeRows(found.data ?? [], teams, nameOf, reader)
  const id = params.get('id')
  const chosen = params.get('language')
  const search = params.get('search') ?? ''
  const rows = all.filter(
    (row) =>
      (chosen === null || row.language === chosen) &&
      isFound(search, [row.id, row.languageName, row.countryName]),
  )
  const isUnknown = id !== null && found.data !== undefined && !all.some((row) => row.id === id)
  const own = isUnknown ? region : (id ?? region)
  const placeOf = (row: LocaleRow): Place => {
    const title = t('name', { language: row.languageName, country: row.countryName })
    const units = t(`units.${row.country.measurement}`)
    return {
      id: row.id,
      isOwn: row.id === own,
      cells: [row.id, title, row.moment, row.number, row.money, row.weekStart, units],
      usedBy: [...(row.id === region ? [common('you')] : []), ...namesOf(row.teams)],
      card: {
        title,
        amount: row.money,
        facts: `${row.id} · ${row.moment}`,
        aside: row.number,
        below: [row.weekStart, units].filter((part) => part !== '').join(' · '),
      },
    }
  }
  return (
    <>
      <LocalesHead title={t('locales')}>
        {t.rich('localesLead', {
          link: (text) => (team ? <Link to={paths.account(team.id)}>{text}</Link> : text),
        })}
      </LocalesHead>
      <LocalesProblem found={found} />
      {isUnknown && (
        <div className={list.notes}>
          <Note kind="news">{t('unknownLocale', { id })}</Note>
        </div>
      )}
      <div className={list.filters}>
        <ListSearch label={t('findLocale')} hint={t('findLocaleHint')} />
        <ChoiceFilter
          name="language"
          label={t('language')}
          any={t('anyLanguage')}
          choices={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
        {found.data && <span className={list.side}>{t('sameInEach')}</span>}
      </div>
      {found.isPending && !found.error && <SkeletonRows />}
      {rows.length > 0 && <PlaceList columns={columns} places={rows.map(placeOf)} />}
      {rows.length > 0 && <p className={classes.lead}>{t('others')}</p>}
      {found.data && rows.length === 0 && <NothingFound />}
    </>
  )
}
