import type { Shop } from '@costard/contract'
import { Button, TextInput } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { useTranslations } from 'use-intl'
import { ActionButton } from '#ui/action-button.tsx'
import { ProblemNote } from '#ui/problem-note.tsx'
import classes from '../settings-form.module.css'
import { ClosedDaysFields } from '../closed-days-fields.tsx'
import { HoursFields } from '../hours-fields.tsx'
import { ConfirmErasures } from './confirm-erasures.tsx'
import { DataFields } from './data-fields.tsx'
import { LeaveShop } from './leave-shop.tsx'
import { SavedElsewhere } from '../../saved-elsewhere.tsx'
import { OffersFields } from './offers-fields.tsx'
import { LookFields } from './look-fields.tsx'
import { SignatureField } from './signature-field.tsx'
import { TermsFields } from './terms-fields.tsx'
import { useShopForm } from './use-shop-form.ts'

export function ShopForm({ shop, isReadOnly }: { readonly shop: Shop; readonly isReadOnly: boolean }) {
  const t = useTranslations('settings.shop')
  const common = useTranslations('common')
  const { form, base, changes, theirs, erasures, cancelErasures, save, start, isSaving, error } =
    useShopForm(shop)
  const submit = async (on?: Shop, confirmedErasures?: number) => {
    if (isReadOnly || isSaving || !(await save(on, confirmedErasures))) return
    notifications.show({ closeButtonProps: { 'aria-label': common('close') }, message: t('saved') })
  }
  useHotkeys([['mod+S', () => void submit()]], [])
  const field = (name: 'name' | 'legalName' | 'vatNumber' | 'street' | 'town' | 'directions' | 'phone') => ({
    ...form.getInputProps(name),
    label: t(name),
    autoComplete: 'off',
  })
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <fieldset className={classes.form} disabled={isReadOnly}>
        <section className={`cp-card ${classes.card}`}>
          <h2>{t('details')}</h2>
          <div className={classes.two}>
            <TextInput {...field('name')} />
            <TextInput {...field('legalName')} description={t('legalNameHelp')} inputWrapperOrder={below} />
            <TextInput {...field('street')} />
            <TextInput {...field('town')} />
            <TextInput
              {...field('phone')}
              type="tel"
              description={t('phoneHelp')}
              inputWrapperOrder={below}
            />
            <TextInput {...field('vatNumber')} description={t('vatNumberHelp')} inputWrapperOrder={below} />
            <TextInput {...field('directions')} description={t('directionsHelp')} inputWrapperOrder={below} />
          </div>
        </section>
        <LookFields form={form} shop={base} />
        <HoursFields
          hours={form.values.hours}
          errors={form.errors}
          onChange={(hours) => {
            form.setFieldValue('hours', hours)
            form.clearErrors()
          }}
        />
        <ClosedDaysFields
          closedDays={form.values.closedDays}
          errors={form.errors}
          onChange={(closedDays) => {
            form.setFieldValue('closedDays', closedDays)
            form.clearErrors()
          }}
        />
        <OffersFields form={form} shop={base} />
        <SignatureField form={form} />
        <TermsFields form={form} shop={base} />
        <DataFields form={form} shop={base} />
      </fieldset>
      <ConfirmErasures
        erasures={erasures}
        onConfirm={({ customers }) => void submit(erasures?.on, customers)}
        onCancel={cancelErasures}
      />
      <LeaveShop changes={changes.length} />
      {!isReadOnly && (
        <div className={`${changes.length > 0 ? 'cp-own-foot' : ''} ${classes.foot}`}>
          {theirs && (
            <SavedElsewhere
              title={t('changed')}
              onUseTheirs={() => start(theirs)}
              onSaveMine={() => void submit(theirs)}
            />
          )}
          <ProblemNote error={error} />
          <div className={classes.buttons}>
            <span className="cp-dim" role="status">
              {changes.length > 0 && t('unsaved', { count: changes.length })}
            </span>
            {changes.length > 0 && (
              <Button variant="default" onClick={() => start(base)}>
                {t('discard')}
              </Button>
            )}
            <ActionButton type="submit" isRunning={isSaving} label={t('save')} running={t('saving')} />
          </div>
        </div>
      )}
    </form>
  )
}

/** The help stands below the field, so that fields in a row are level. */
const below: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']
