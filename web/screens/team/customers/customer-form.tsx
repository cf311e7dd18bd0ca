import type { CustomerId } from '@costard/contract'
import { Button, SegmentedControl, Select, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { ActionButton } from '#ui/action-button.tsx'
import { languageNames } from '#ui/fields/language-names.ts'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { CountryField } from '#ui/fields/country-field.tsx'
import { countriesQuery } from '../../teams/locale-queries.ts'
import { useTeam } from '../team-context.ts'
import { AlreadyKnown } from './already-known.tsx'
import classes from './customer-form.module.css'
import { FieldConflicts } from './field-conflicts.tsx'
import type { CustomerFormState } from './use-customer-form.ts'

/** Fields of a customer. Only the name is required. */
export function CustomerForm({
  state,
  customerId,
  leaveTo,
}: {
  readonly state: CustomerFormState
  /** The customer being edited. */
  readonly customerId?: CustomerId
  readonly leaveTo: string
}) {
  const t = useTranslations('customers')
  const common = useTranslations('common')
  const { form, isRestored, discard, submit, isSaving, error } = state
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {isRestored && (
        <Note
          kind="money"
          action={
            <Button variant="default" size="xs" onClick={discard}>
              {t('form.discard')}
            </Button>
          }
        >
          {t('form.restored')}
        </Note>
      )}
      <FieldConflicts state={state} />
      <WhoFields form={form} customerId={customerId} />
      <AddressFields form={form} />
      <TeamFields form={form} />
      <ProblemNote error={error} />
      <div className={classes.foot}>
        <Button component={Link} to={leaveTo} variant="default">
          {common('cancel')}
        </Button>
        <ActionButton type="submit" isRunning={isSaving} label={common('save')} running={common('saving')} />
      </div>
    </form>
  )
}

interface Part {
  readonly form: CustomerFormState['form']
}

function WhoFields({ form, customerId }: Part & { readonly customerId: CustomerId | undefined }) {
  const t = useTranslations('customers')
  const { country } = useTeam()
  const { data: countries = [] } = useQuery(countriesQuery())
  const prefix = countries.find(({ code }) => code === country)?.phonePrefix
  const isBusiness = form.getValues().kind === 'business'
  return (
    <section className={`cp-card ${classes.card}`}>
      <SegmentedControl
        aria-label={t('kinds.label')}
        data={[
          { value: 'private', label: t('form.person') },
          { value: 'business', label: t('company') },
        ]}
        {...form.getInputProps('kind')}
      />
      <TextInput
        {...form.getInputProps('name')}
        label={t(isBusiness ? 'field.companyName' : 'field.name')}
        autoFocus={customerId === undefined}
      />
      {isBusiness && (
        <TextInput
          {...form.getInputProps('contactName')}
          label={t('form.optional', { field: t('field.contactName') })}
        />
      )}
      <div className={classes.two}>
        <TextInput
          {...form.getInputProps('email')}
          label={t('form.optional', { field: t('field.email') })}
          type="email"
          inputMode="email"
        />
        <TextInput
          {...form.getInputProps('phone')}
          label={t('form.optional', { field: t('field.phone') })}
          type="tel"
          inputMode="tel"
          inputWrapperOrder={['label', 'error', 'input', 'description']}
          description={prefix !== undefined && t('form.phoneHelp', { prefix })}
        />
      </div>
      <AlreadyKnown form={form} except={customerId} />
    </section>
  )
}

function AddressFields({ form }: Part) {
  const t = useTranslations('customers')
  const { data: countries = [] } = useQuery(countriesQuery())
  return (
    <section className={`cp-card ${classes.card}`}>
      <h2>{t('form.address')}</h2>
      <Textarea
        {...form.getInputProps('address')}
        label={t('form.optional', { field: t('field.address') })}
        autosize
        minRows={2}
        autoComplete="off"
      />
      <div className={classes.two}>
        <CountryField
          {...form.getInputProps('country')}
          countries={countries}
          label={t('form.optional', { field: t('field.country') })}
          value={form.getValues().country || null}
          onChange={(value) => form.setFieldValue('country', value ?? '')}
          clearable
        />
        <TextInput
          {...form.getInputProps('vatId')}
          label={t('form.optional', { field: t('field.vatId') })}
          spellCheck={false}
        />
      </div>
      <Select
        {...form.getInputProps('language')}
        label={t('form.optional', { field: t('field.language') })}
        data={Object.entries(languageNames).map(([value, label]) => ({ value, label }))}
        value={form.getValues().language || null}
        onChange={(value) => form.setFieldValue('language', value ?? '')}
        clearable
      />
    </section>
  )
}

/** Fields for the team only, which customers do not see. */
function TeamFields({ form }: Part) {
  const t = useTranslations('customers')
  return (
    <section className={`cp-card ${classes.card}`}>
      <h2>{t('form.team')}</h2>
      <TextInput
        {...form.getInputProps('tags')}
        label={t('form.optional', { field: t('field.tags') })}
        inputWrapperOrder={['label', 'error', 'input', 'description']}
        description={t('form.tagsHelp')}
      />
      <Textarea
        {...form.getInputProps('notes')}
        label={t('form.optional', { field: t('field.notes') })}
        autosize
        minRows={3}
        maxRows={16}
      />
    </section>
  )
}
