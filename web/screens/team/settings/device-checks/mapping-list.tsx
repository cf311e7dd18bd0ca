import { type CheckKind, checkKinds } from '@costard/pricing'
import { Checkbox, Input, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import classes from './device-checks-screen.module.css'
import type { ServiceForm } from './use-service-form.ts'

/** Which checks the service supports, and which values of its answer mean what. */
export function MappingList({ form }: { readonly form: ServiceForm }) {
  const t = useTranslations('deviceChecks.settings')
  const { error } = form.getInputProps('mappings')
  return (
    <section className={`cp-card ${classes.card}`}>
      <h2>{t('answers')}</h2>
      <p className="cp-dim">{t('answersHelp')}</p>
      {error && <Input.Error>{error}</Input.Error>}
      <ul className={classes.mappings}>
        {checkKinds.map((kind) => (
          <li key={kind}>
            <Mapping form={form} kind={kind} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Mapping({ form, kind }: { readonly form: ServiceForm; readonly kind: CheckKind }) {
  const t = useTranslations('deviceChecks')
  const at = `mappings.${kind}` as const
  const { isSupported } = form.getValues().mappings[kind]
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
          <TextInput
            {...form.getInputProps(`${at}.pointer`)}
            label={t('settings.pointer')}
            description={t('settings.pointerHelp')}
            autoComplete="off"
            spellCheck={false}
          />
          <TextInput
            {...form.getInputProps(`${at}.clear`)}
            label={t('settings.clear')}
            description={t('settings.valuesHelp')}
            autoComplete="off"
          />
          <TextInput
            {...form.getInputProps(`${at}.flagged`)}
            label={t('settings.flagged')}
            description={t('settings.valuesHelp')}
            autoComplete="off"
          />
        </div>
      )}
    </fieldset>
  )
}
