import { type AddTeam, isLanguage, languages, sampleCurrencies } from '@costard/contract'
import { Checkbox, Radio, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useSuspenseQueries } from '@tanstack/react-query'
import { IconBooks, IconLayoutGridAdd } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { fieldError } from '#forms/field-error.tsx'
import { useSenderNameProblem } from '#forms/use-name-problem.ts'
import { ownTimeZone, useRegion } from '#messages/region-context.ts'
import { paths } from '#paths'
import { ActionButton } from '#ui/action-button.tsx'
import { languageNames } from '#ui/fields/language-names.ts'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { CountryField } from '#ui/fields/country-field.tsx'
import { CountryPreview } from './country-preview.tsx'
import classes from './team-form.module.css'
import { countriesQuery, guessedLocaleQuery } from './locale-queries.ts'
import { LanguageTile, StartTile } from './tiles.tsx'
import { TimeZoneField } from '#ui/fields/time-zone-field.tsx'
import { Icon } from '#ui/icon.tsx'

const maxNameLength = 120

/** Creates a team and opens its quotes. Language and country are suggested; the user confirms them. */
export function TeamForm() {
  const t = useTranslations('teams.add')
  const common = useTranslations('common')
  const { language } = useRegion()
  const nameProblem = useSenderNameProblem()
  const navigate = useNavigate()
  const [{ data: countries }, { data: guess }] = useSuspenseQueries({
    queries: [countriesQuery(), guessedLocaleQuery()],
  })
  const [chosen, setChosen] = useState<string | undefined>(undefined)
  const country = countries.find(({ code }) => code === (chosen ?? guess.country)) ?? countries[0]
  const [chosenZone, setChosenZone] = useState<string | undefined>(undefined)
  const form = useForm({
    initialValues: {
      name: '',
      startWith: 'sample' as NonNullable<AddTeam['startWith']>,
      showsSamples: false,
    },
    validate: {
      name: (text) => {
        if (text.trim() === '') return fieldError(t('nameMissing'))
        const problem = text.trim().length > maxNameLength ? t('nameLong') : nameProblem(text)
        return problem === undefined ? null : fieldError(problem)
      },
    },
  })
  const add = useAction((team: AddTeam) => api.teams.add(team), {
    rereads: [query.teams.list.key()],
    onDone: (team) => navigate(paths.quotes(team.id), { replace: true }),
  })
  if (!country) throw new Error('the list of countries is empty')
  const hasSamplePrices = sampleCurrencies.includes(country.currency)
  // The browser's time zone, unless the user chose a country other than the suggested one.
  const timeZone = chosenZone ?? (country.code === guess.country ? ownTimeZone : country.timeZone)
  const submit = form.onSubmit(
    ({ name, startWith, showsSamples }) => {
      if (add.isRunning) return
      add.run({
        name: name.trim(),
        country: country.code,
        language,
        timeZone,
        startWith,
        showsSamples: showsSamples && hasSamplePrices,
        showsFirstSteps: true,
      })
    },
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  )
  return (
    <form className={`${classes.card} cp-card cp-roomy`} onSubmit={submit} noValidate>
      <LanguageTiles />
      <div className={classes.two}>
        <CountryField
          countries={countries}
          label={t('country')}
          description={chosen === undefined ? t('countryGuessed') : t('countryHelp')}
          value={country.code}
          onChange={(value) => value !== null && setChosen(value)}
          allowDeselect={false}
          selectFirstOptionOnChange
        />
        <CountryPreview country={country} />
      </div>
      <TimeZoneField value={timeZone} onChange={setChosenZone} />
      <hr className={classes.line} />
      <TextInput
        {...form.getInputProps('name')}
        name="name"
        autoComplete="organization"
        autoFocus
        required
        withAsterisk={false}
        label={t('name')}
        description={t('nameHelp')}
      />
      <StartTiles {...form.getInputProps('startWith')} currency={country.currency} />
      {hasSamplePrices && (
        <Checkbox
          {...form.getInputProps('showsSamples', { type: 'checkbox' })}
          label={t('showsSamples')}
          description={t('showsSamplesHelp')}
        />
      )}
      <ProblemNote error={add.error} />
      <ActionButton
        className={classes.create}
        type="submit"
        isRunning={add.isRunning}
        label={t('create')}
        running={common('loading')}
      />
    </form>
  )
}

function LanguageTiles() {
  const t = useTranslations('teams.add')
  const { language, changeLanguage } = useRegion()
  return (
    <Radio.Group
      name="language"
      label={t('language')}
      labelElement="div"
      value={language}
      onChange={(value) => {
        if (isLanguage(value)) changeLanguage(value)
      }}
    >
      <div className={classes.languages}>
        {languages.map((value) => (
          <LanguageTile key={value} value={value} label={languageNames[value]} />
        ))}
      </div>
    </Radio.Group>
  )
}

/** Initial content of the team: sample catalogs, which may lack prices in its currency, or nothing. */
function StartTiles({
  currency,
  ...props
}: Omit<ComponentProps<typeof Radio.Group>, 'children'> & { readonly currency: string }) {
  const t = useTranslations('teams.add')
  return (
    <Radio.Group {...props} name="startWith" label={t('startWith')} labelElement="div">
      <div className={classes.starts}>
        <StartTile
          value="sample"
          icon={<Icon of={IconBooks} />}
          label={t('sample')}
          help={t('sampleHelp')}
          warning={sampleCurrencies.includes(currency) ? undefined : t('sampleNoPrices', { currency })}
        />
        <StartTile
          value="nothing"
          icon={<Icon of={IconLayoutGridAdd} />}
          label={t('nothing')}
          help={t('nothingHelp')}
        />
      </div>
    </Radio.Group>
  )
}
