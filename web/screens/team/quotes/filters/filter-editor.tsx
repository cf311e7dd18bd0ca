import { compareNames, declineReasons, quoteLimits, textIn } from '@costard/contract'
import { formatAmount } from '@costard/pricing'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLeft } from '#forms/use-left.ts'
import { useMembers } from '#live/changes.ts'
import { useRegion } from '#messages/region-context.ts'
import { useSites } from '../../site/sites-query.ts'
import { useTeam } from '../../team-context.ts'
import { catalogsQuery } from '../../team-queries.ts'
import classes from './filter-editor.module.css'
import { type DayChip, daysOf, presetIn, presetsOf } from './day-presets.ts'
import { minorIn } from './minor-in.ts'
import { type ChipName, chips, kinds, type ListFilters, valuesOf } from './list-filters.ts'
import { useDays } from '../../kit/use-days.ts'
import { useMemberName } from '../../kit/use-member-name.ts'

interface Editor {
  readonly filters: ListFilters
  readonly onChange: (changed: ListFilters) => void
  /** Closes the editor. */
  readonly onDone: () => void
}

/** Editor for one filter. Choices apply at once, typed amounts on "Apply". */
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
    case 'archived':
      return <Kept chip={chip} {...editor} />
  }
}

function Days({ chip, filters, onChange, onDone }: Editor & { readonly chip: DayChip }) {
  const t = useTranslations('quoteList')
  const days = useDays(useTeam().timeZone)
  const [fromName, toName] = chips[chip]
  const [from, setFrom] = useState(filters[fromName] ?? '')
  const [to, setTo] = useState(filters[toName] ?? '')
  const isTurned = from !== '' && to !== '' && from > to
  const apply = (first: string, last: string) => {
    setFrom(first)
    setTo(last)
    // While a year is being typed, a date field contains years such as 0002.
    if ([first, last].some((day) => day !== '' && day < '2000')) return
    if (first === '' || last === '' || first <= last)
      onChange({ ...(first !== '' && { [fromName]: first }), ...(last !== '' && { [toName]: last }) })
  }
  const current = presetIn(filters, chip, days.today)
  const inWords = ({ from: first, to: last }: ReturnType<typeof daysOf>) =>
    first === last ? days.ofDay(first) : t('between', { from: days.ofDay(first), to: days.ofDay(last) })
  return (
    <div className={classes.fields}>
      <div className={classes.presets} role="group" aria-label={t('presets')}>
        {presetsOf(chip).map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={preset === current}
            data-autofocus={preset === (current ?? presetsOf(chip)[0]) || undefined}
            onClick={() => {
              const range = daysOf(preset, days.today)
              onChange({ [fromName]: range.from, [toName]: range.to })
              onDone()
            }}
          >
            {t(`preset.${preset}`)} <span>{inWords(daysOf(preset, days.today))}</span>
          </button>
        ))}
      </div>
      <div className={classes.days}>
        <TextInput
          type="date"
          label={t('from')}
          value={from}
          onChange={(event) => apply(event.currentTarget.value, to)}
        />
        <TextInput
          type="date"
          label={t('to')}
          value={to}
          error={isTurned && t('turned')}
          onChange={(event) => apply(from, event.currentTarget.value)}
        />
      </div>
    </div>
  )
}

function Amounts({ filters, onChange, onDone }: Editor) {
  const t = useTranslations('quoteList')
  const { currency } = useTeam()
  const { region } = useRegion()
  const written = (minor: string | undefined) =>
    minor === undefined ? '' : formatAmount(Number(minor), currency, region, { isTyped: true })
  const [least, setLeast] = useState(written(filters.minMinor))
  const [most, setMost] = useState(written(filters.maxMinor))
  const [isTried, setTried] = useState(false)
  const { isLeft, ofField } = useLeft()
  const [min, max] = [minorIn(least, currency, region), minorIn(most, currency, region)]
  const problem =
    min === undefined || max === undefined
      ? t('noAmount')
      : min !== '' && max !== '' && Number(min) > Number(max) && t('turnedAmounts')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem) return
    onChange({ ...(min && { minMinor: min }), ...(max && { maxMinor: max }) })
    onDone()
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
        {...ofField}
        inputMode="decimal"
        maxLength={20}
        label={t('most', { currency })}
        value={most}
        error={(isLeft || isTried) && problem}
        onChange={(event) => setMost(event.currentTarget.value)}
      />
      <Button type="submit">{t('apply')}</Button>
    </form>
  )
}

function Kind(editor: Editor) {
  const words = useTranslations('common.kind')
  const options = kinds.map((value) => ({ value, label: words(value) }))
  return <SomeOf {...editor} name="kind" options={options} />
}

function Reason(editor: Editor) {
  const words = useTranslations('quoteList.declineReason')
  const options = declineReasons.map((value) => ({ value, label: words(value) }))
  return <SomeOf {...editor} name="declineReason" options={options} />
}

function Staff(editor: Editor) {
  const nameOf = useMemberName()
  const uids = [...new Set([...useMembers().keys(), ...valuesOf(editor.filters, 'createdBy')])]
  const options = uids
    .map((value) => ({ value, label: nameOf(value) }))
    .toSorted((a, b) => compareNames(a.label, b.label))
  return <SomeOf {...editor} name="createdBy" options={options} />
}

function Catalog(editor: Editor) {
  const { id: teamId, language } = useTeam()
  const { data: catalogs = [] } = useQuery(catalogsQuery(teamId))
  const options = catalogs.map(({ id, name }) => ({ value: id, label: textIn(language, name) }))
  return <SomeOf {...editor} name="catalogId" options={options} />
}

function SiteChoice(editor: Editor) {
  const { sites } = useSites()
  const t = useTranslations('sites')
  const options = sites.map(({ id: value, name, isArchived }) => ({
    value,
    label: isArchived ? t('isArchived', { name }) : name,
  }))
  return <SomeOf {...editor} name="siteId" options={options} />
}

/** Choice of one or several values, which apply at once. */
function SomeOf({
  filters,
  onChange,
  name,
  options,
}: Editor & {
  readonly name: 'kind' | 'declineReason' | 'createdBy' | 'catalogId' | 'siteId'
  readonly options: readonly { readonly value: string; readonly label: string }[]
}) {
  const t = useTranslations('quoteList')
  // The address follows a moment later: until then a second choice builds on the first.
  const [chosen, setChosen] = useState<readonly string[]>(valuesOf(filters, name))
  const isFull = chosen.length >= quoteLimits.maxFilterValues
  const set = (values: readonly string[]) => {
    setChosen(values)
    onChange(values.length === 0 ? {} : { [name]: values.join(',') })
  }
  return (
    <fieldset className={classes.fields}>
      <legend className="cp-hidden">{t('choose')}</legend>
      <div className={classes.options}>
        {options.map(({ value, label }, index) => (
          <Checkbox
            key={value}
            label={label}
            data-autofocus={index === 0 || undefined}
            checked={chosen.includes(value)}
            disabled={isFull && !chosen.includes(value)}
            onChange={({ currentTarget: { checked } }) =>
              set(checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

/** A filter that is either on or off. */
function Kept({
  chip,
  onChange,
  onDone,
}: Editor & { readonly chip: 'offered' | 'undelivered' | 'archived' }) {
  const t = useTranslations('quoteList')
  return (
    <div className={classes.fields}>
      <p>{t(`${chip}Help`)}</p>
      <Button
        variant="default"
        data-autofocus
        onClick={() => {
          onChange({})
          onDone()
        }}
      >
        {t('removeFilter', { filter: t(`chip.${chip}`) })}
      </Button>
    </div>
  )
}
