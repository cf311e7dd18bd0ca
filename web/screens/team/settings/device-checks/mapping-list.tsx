import { type CheckKind, checkKinds } from '@costard/pricing'
import { Checkbox, Input, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import classes from './device-checks-screen.module.css'
import { namesIn } from './sample-answer.ts'
import { SampleField } from './sample-field.tsx'
import type { ServiceForm } from './use-service-form.ts'

/** Checks that the service supports, and the meanings of the values in its responses. */
export function MappingList({ form }: { readonly form: ServiceForm }) {
  const t = useTranslations('deviceChecks.settings')
  const [showsPointers, setShowsPointers] = useState(false)
  const { error } = form.getInputProps('mappings')
  return (
    <section className={`cp-card ${classes.card}`}>
      <h2>{t('answers')}</h2>
      <SampleField form={form} />
      {error && <Input.Error>{error}</Input.Error>}
      <ul className={classes.mappings}>
        {checkKinds.map((kind) => (
          <li key={kind}>
            <Mapping form={form} kind={kind} showsPointer={showsPointers} />
          </li>
        ))}
      </ul>
      <p className="cp-dim">{t('answersHelp')}</p>
      <Switch
        label={t('showPointers')}
        checked={showsPointers}
        onChange={(event) => setShowsPointers(event.currentTarget.checked)}
      />
      {showsPointers && (
        <TextInput
          {...form.getInputProps('referencePointer')}
          label={t('reference')}
          description={t('referenceHelp')}
          spellCheck={false}
        />
      )}
    </section>
  )
}

function Mapping({
  form,
  kind,
  showsPointer,
}: {
  readonly form: ServiceForm
  readonly kind: CheckKind
  readonly showsPointer: boolean
}) {
  const t = useTranslations('deviceChecks')
  const at = `mappings.${kind}` as const
  const { isSupported, pointer } = form.getValues().mappings[kind]
  const { error } = form.getInputProps(`${at}.pointer`)
  const name = t(`kind.${kind}`)
  return (
    <fieldset className={classes.mapping}>
      <legend className="cp-hidden">{name}</legend>
      <Checkbox
        {...form.getInputProps(`${at}.isSupported`, { type: 'checkbox' })}
        label={<b>{name}</b>}
        onChange={({ currentTarget: { checked } }) => {
          form.setFieldValue(`${at}.isSupported`, checked)
          form.clearFieldError('mappings')
        }}
      />
      {isSupported && (
        <div className={classes.three}>
          {showsPointer ? (
            <TextInput
              {...form.getInputProps(`${at}.pointer`)}
              label={t('settings.pointer')}
              description={t('settings.pointerHelp')}
              spellCheck={false}
            />
          ) : (
            <div className={classes.field}>
              <span>{t('settings.pointer')}</span>
              {pointer === '' ? (
                (error && <Input.Error>{t('settings.noField')}</Input.Error>) || (
                  <span className="cp-dim">{t('settings.noField')}</span>
                )
              ) : (
                <b>{namesIn(pointer).join(' › ')}</b>
              )}
            </div>
          )}
          <TextInput
            {...form.getInputProps(`${at}.clear`)}
            label={t('settings.clear')}
            description={t('settings.valuesHelp')}
          />
          <TextInput
            {...form.getInputProps(`${at}.flagged`)}
            label={t('settings.flagged')}
            description={t('settings.valuesHelp')}
          />
        </div>
      )}
    </fieldset>
  )
}
