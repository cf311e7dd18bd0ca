import { type DeclineReason, type SiteId, textIn } from '@costard/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { useSites } from '../../site/sites-query.ts'
import { useTeam } from '../../team-context.ts'
import { catalogsQuery } from '../../team-queries.ts'
import { useDays } from '../../kit/use-days.ts'
import { useMemberName } from '../../kit/use-member-name.ts'
import { type DayChip, presetIn } from './day-presets.ts'
import {
  type ChipName,
  chipNames,
  chips,
  isUsed,
  type kinds,
  type ListFilters,
  valuesOf,
} from './list-filters.ts'

/** Returns the text of a chip: the name of its filter, or its value. */
export function useChipWords(filters: ListFilters, chip: ChipName): string {
  return useWords(filters.catalogId !== undefined)(filters, chip)
}

/** Returns the texts of all active chips. */
export function useChipsWords(): (filters: ListFilters) => string[] {
  const words = useWords(true)
  return (filters) => chipNames.filter((chip) => isUsed(filters, chip)).map((chip) => words(filters, chip))
}

function useWords(needsCatalogs: boolean): (filters: ListFilters, chip: ChipName) => string {
  const t = useTranslations('quoteList')
  const common = useTranslations('common.kind')
  const reasons = useTranslations('quoteList.declineReason')
  const { id: teamId, timeZone, currency, language } = useTeam()
  const days = useDays(timeZone)
  const money = useMoney(currency)
  const nameOf = useMemberName()
  const { nameOf: nameOfSite } = useSites()
  const catalogs = useQuery({ ...catalogsQuery(teamId), enabled: needsCatalogs })
  const catalogName = (catalogId: string) => {
    const name = catalogs.data?.find(({ id }) => id === catalogId)?.name
    return name ? textIn(language, name) : t('chip.catalog')
  }
  const range = (from: string | undefined, to: string | undefined, words: (value: string) => string) => {
    if (from !== undefined && to !== undefined)
      return from === to ? words(from) : t('between', { from: words(from), to: words(to) })
    if (from !== undefined) return t('since', { from: words(from) })
    return to === undefined ? undefined : t('until', { to: words(to) })
  }
  const inDays = (filters: ListFilters, chip: DayChip) => {
    const preset = presetIn(filters, chip, days.today)
    if (preset) return t(`preset.${preset}`)
    const [fromName, toName] = chips[chip]
    return range(filters[fromName], filters[toName], days.ofDay)
  }
  /** The first two values, and the number of others. */
  const some = (values: readonly (string | undefined)[]) => {
    const words = values.filter((value) => value !== undefined)
    if (words.length === 0) return undefined
    return [...words.slice(0, 2), ...(words.length > 2 ? [`+${words.length - 2}`] : [])].join(', ')
  }
  const valueOf = (filters: ListFilters, chip: ChipName): string | undefined => {
    switch (chip) {
      case 'created':
      case 'sent':
      case 'valid':
        return inDays(filters, chip)
      case 'staff':
        return some(valuesOf(filters, 'createdBy').map(nameOf))
      case 'kind':
        return some(valuesOf(filters, 'kind').map((kind) => common(kind as (typeof kinds)[number]))) // validated by filtersIn
      case 'decline':
        return some(valuesOf(filters, 'declineReason').map((reason) => reasons(reason as DeclineReason))) // as above
      case 'amount': {
        const { minMinor, maxMinor } = filters
        const words = (minor: string) => money.brief(Number(minor))
        if (minMinor !== undefined && maxMinor !== undefined) return range(minMinor, maxMinor, words)
        if (minMinor !== undefined) return t('atLeast', { amount: words(minMinor) })
        return maxMinor === undefined ? undefined : t('atMost', { amount: words(maxMinor) })
      }
      case 'catalog':
        return some(valuesOf(filters, 'catalogId').map(catalogName))
      case 'site':
        // A removed site has no name.
        return some(valuesOf(filters, 'siteId').map((siteId) => nameOfSite(siteId as SiteId)))
      case 'offered':
        return filters.propositionKey
      case 'archived':
        return filters.archived === 'with' ? t('archivedToo') : undefined
      default:
        return undefined
    }
  }
  return (filters, chip) => {
    const words = valueOf(filters, chip)
    if (words === undefined) return t(`chip.${chip}`)
    return chip === 'created' ||
      chip === 'staff' ||
      chip === 'kind' ||
      chip === 'amount' ||
      chip === 'site' ||
      chip === 'archived' ||
      chip === 'catalog'
      ? words
      : t('chipWith', { chip: t(`chip.${chip}`), value: words })
  }
}
