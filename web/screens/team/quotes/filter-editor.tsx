import { compareNames, declineReasons, textIn } from '@costard/contract'
import { currencyExponent, formatAmount, parseMoney } from '@costard/pricing'
import { Button, Radio, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMembers } from '#live/changes.ts'
import { useRegion } from '#messages/region-context.ts'
import { useSites } from '../site/sites-query.ts'
import { useTeam } from '../team-context.ts'
import { catalogsQuery } from '../team-queries.ts'
import classes from './filter-editor.module.css'
import { type ChipName, chips, kinds, type ListFilters } from './list-filters.ts'
import { useMemberName } from '../kit/use-member-name.ts'

interface Editor {
  readonly filters: ListFilters
  readonly onChange: (changed: ListFilters) => void
}

/** The value of one filter. Nothing is filtered before it is chosen or applied. */
export function FilterEditor({ chip, ...editor }: Editor & { readonly chip: ChipName }) {
  switch (chip) {
    case 'created':
    case 'sent':
    case 'valid':
      return <Days chip={chip} {...editor} />
    case 'amount':
      return <Amounts {...editor} />
    case 'staff':
      return <Staff {...editor} />
    case 'kind':
      return <Kind {...editor} />
    case 'decline':
      return <Reason {...editor} />
    case 'catalog':
      return <Catalog {...editor} />
    case 'site':
      return <SiteChoice {...editor} />
    case 'offered':
    case 'undelivered':
    case 'needsYou':
      return <Kept chip={chip} onChange={editor.onChange} />
  }
}

function Days({ chip, filters, onChange }: Editor & { readonly chip: 'created' | 'sent' | 'valid' }) {
  const t = useTranslations('quoteList')
  const [fromName, toName] = chips[chip]
  const [from, setFrom] = useState(filters[fromName] ?? '')
  const [to, setTo] = useState(filters[toName] ?? '')
  const isTurned = from !== '' && to !== '' && from > to
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isTurned) onChange({ ...(from !== '' && { [fromName]: from }), ...(to !== '' && { [toName]: to }) })
  }
  return (
    <form className={classes.fields} onSubmit={submit}>
      <TextInput
        type="date"
        data-autofocus
        label={t('from')}
        value={from}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t('to')}
        value={to}
        error={isTurned && t('turned')}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <Button type="submit">{t('apply')}</Button>
    </form>
  )
}

function Amounts({ filters, onChange }: Editor) {
  const t = useTranslations('quoteList')
  const { currency } = useTeam()
  const { region } = useRegion()
  const written = (minor: string | undefined) =>
    minor === undefined ? '' : formatAmount(Number(minor), currency, region, { isTyped: true })
  const [least, setLeast] = useState(written(filters.minMinor))
  const [most, setMost] = useState(written(filters.maxMinor))
  const [min, max] = [minorIn(least, currency, region), minorIn(most, currency, region)]
  const problem =
    min === undefined || max === undefined
      ? t('noAmount')
      : min !== '' && max !== '' && Number(min) > Number(max) && t('turnedAmounts')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!problem) onChange({ ...(min && { minMinor: min }), ...(max && { maxMinor: max }) })
  }
  return (
    <form className={classes.fields} onSubmit={submit}>
      <TextInput
        data-autofocus
        inputMode="decimal"
        maxLength={20}
        label={t('least', { currency })}
        value={least}
        onChange={(event) => setLeast(event.currentTarget.value)}
      />
      <TextInput
        inputMode="decimal"
        maxLength={20}
        label={t('most', { currency })}
        value={most}
        error={problem}
        onChange={(event) => setMost(event.currentTarget.value)}
      />
      <Button type="submit">{t('apply')}</Button>
    </form>
  )
}

/** The largest amount that a filter takes, in major units. */
const mostWhole = 9_999_999_999

/** Returns an amount in minor units; empty for none, undefined for what is no amount. */
function minorIn(text: string, currency: string, region: string): string | undefined {
  if (text.trim() === '') return ''
  const parsed = parseMoney(text, currency, region)
  if (!('minor' in parsed) || parsed.minor < 0) return undefined
  return parsed.minor > mostWhole * 10 ** currencyExponent(currency) ? undefined : String(parsed.minor)
}

function Kind(editor: Editor) {
  const words = useTranslations('common.kind')
  const options = kinds.map((value) => ({ value, label: words(value) }))
  return <OneOf {...editor} name="kind" options={options} />
}

function Reason(editor: Editor) {
  const words = useTranslations('quoteList.declineReason')
  const options = declineReasons.map((value) => ({ value, label: words(value) }))
  return <OneOf {...editor} name="declineReason" options={options} />
}

function Staff(editor: Editor) {
  const nameOf = useMemberName()
  const current = editor.filters.createdBy
  const uids = [...new Set([...useMembers().keys(), ...(current === undefined ? [] : [current])])]
  const options = uids
    .map((value) => ({ value, label: nameOf(value) }))
    .toSorted((a, b) => compareNames(a.label, b.label))
  return <OneOf {...editor} name="createdBy" options={options} />
}

function Catalog(editor: Editor) {
  const { id: teamId, language } = useTeam()
  const { data: catalogs = [] } = useQuery(catalogsQuery(teamId))
  const options = catalogs.map(({ id, name }) => ({ value: id, label: textIn(language, name) }))
  return <OneOf {...editor} name="catalogId" options={options} />
}

function SiteChoice(editor: Editor) {
  const { sites } = useSites()
  const t = useTranslations('sites')
  const options = sites.map(({ id: value, name, isArchived }) => ({
    value,
    label: isArchived ? t('isArchived', { name }) : name,
  }))
  return <OneOf {...editor} name="siteId" options={options} />
}

function OneOf({
  filters,
  onChange,
  name,
  options,
}: Editor & {
  readonly name: 'kind' | 'declineReason' | 'createdBy' | 'catalogId' | 'siteId'
  readonly options: readonly { readonly value: string; readonly label: string }[]
}) {
  const t = useTranslations('quoteList')
  const [value, setValue] = useState(filters[name] ?? '')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onChange(value === '' ? {} : { [name]: value })
  }
  return (
    <form className={classes.fields} onSubmit={submit}>
      <Radio.Group value={value} onChange={setValue} aria-label={t('choose')}>
        <div className={classes.options}>
          {options.map((option) => (
            <Radio key={option.value} {...option} />
          ))}
        </div>
      </Radio.Group>
      <Button type="submit" disabled={value === ''}>
        {t('apply')}
      </Button>
    </form>
  )
}

/** A filter that is on or off. */
function Kept({
  chip,
  onChange,
}: Pick<Editor, 'onChange'> & { readonly chip: 'offered' | 'undelivered' | 'needsYou' }) {
  const t = useTranslations('quoteList')
  return (
    <div className={classes.fields}>
      <p>
        {t(chip === 'needsYou' ? 'needsYouHelp' : chip === 'undelivered' ? 'undeliveredHelp' : 'offeredHelp')}
      </p>
      <Button variant="default" data-autofocus onClick={() => onChange({})}>
        {t('removeFilter', { filter: t(`chip.${chip}`) })}
      </Button>
    </div>
  )
}
