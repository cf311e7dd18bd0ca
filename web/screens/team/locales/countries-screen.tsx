import { sampleCurrencies } from '@costard/contract'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useCountryName } from '#messages/use-country-name.ts'
import { Note } from '#ui/notes/note.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { SkeletonRows } from '../list/list-states.tsx'
import list from '../list/list.module.css'
import { useTeamIfAny } from '../team-context.ts'
import { openQuotesQuery } from '../team-queries.ts'
import { ChoiceFilter } from './choice-filter.tsx'
import { type CountryRow, countryRows, isFound } from './country-rows.ts'
import { LocalesHead } from './locales-head.tsx'
import { LocalesProblem } from './locales-problem.tsx'
import { NothingFound } from './nothing-found.tsx'
import { type Column, namesOf, type Place, PlaceList } from './place-list.tsx'
import { useCountries } from './use-countries.ts'

const columns: readonly Column[] = [
  { key: 'code', look: 'code' },
  { key: 'country', look: 'name' },
  { key: 'currency' },
  { key: 'sample', look: 'number' },
  { key: 'tax' },
  { key: 'timeZone', look: 'quiet' },
  { key: 'prefix', look: 'code' },
]

/** The countries that a team can have. `?id=IE` in the address highlights one. */
export function CountriesScreen() {
  const t = useTranslations('locales')
  const team = useTeamIfAny()
  const { language } = useRegion()
  const nameOf = useCountryName()
  const [params] = useSearchParams()
  const found = useCountries()
  const { data: teams = team ? [team] : [] } = useQuery(openQuotesQuery())
  const all = countryRows(found.data ?? [], teams, nameOf, language)
  const currency = params.get('currency')
  const search = params.get('search') ?? ''
  const id = params.get('id')
  const rows = all.filter(
    ({ country, name }) =>
      (currency === null || country.currency === currency) &&
      isFound(search, [name, country.code, country.currency]),
  )
  const currencies = [...new Set(all.map(({ country }) => country.currency))].toSorted()
  const samples = all.filter(({ country }) => sampleCurrencies.includes(country.currency)).length
  const isUnknown = id !== null && found.data !== undefined && !all.some(({ country }) => country.code === id)
  const own = isUnknown ? team?.country : (id ?? team?.country)
  const placeOf = ({ country, name, sample, tax, city, teams: its }: CountryRow): Place => {
    const { code, currency: money, phonePrefix } = country
    const rate = t(`tax.${tax.name}`, { rate: tax.rate })
    return {
      id: code,
      isOwn: code === own,
      cells: [code, name, money, sample, rate, city, phonePrefix],
      usedBy: namesOf(its),
      card: {
        title: name,
        amount: sample,
        facts: `${code} · ${money} · ${rate}`,
        aside: phonePrefix,
        below: city,
      },
    }
  }
  return (
    <>
      <LocalesHead title={t('countries')}>{t('countriesLead')}</LocalesHead>
      <LocalesProblem found={found} />
      {isUnknown && (
        <div className={list.notes}>
          <Note kind="news">{t('unknownCountry', { id })}</Note>
        </div>
      )}
      <div className={list.filters}>
        <ListSearch label={t('findCountry')} hint={t('findCountryHint')} />
        <ChoiceFilter
          name="currency"
          label={t('currency')}
          any={t('anyCurrency')}
          choices={currencies.map((value) => ({ value, label: value }))}
        />
        {found.data && <span className={list.side}>{t('counted', { count: all.length, samples })}</span>}
      </div>
      {found.isPending && !found.error && <SkeletonRows />}
      {rows.length > 0 && <PlaceList columns={columns} places={rows.map(placeOf)} />}
      {found.data && rows.length === 0 && <NothingFound />}
    </>
  )
}
