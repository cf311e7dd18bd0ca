import type { Shop } from '@costard/contract'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { helpBelow } from '#forms/help-below.ts'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useNotice } from '#ui/notes/use-notice.ts'
import { useScreenKeys } from '#ui/layout/use-screen-keys.ts'
import { SettingsFoot } from '../settings-foot.tsx'
import classes from '../settings-form.module.css'
import { OpeningFields } from '../opening-fields.tsx'
import { ConfirmErasures } from './confirm-erasures.tsx'
import { DataFields } from './data-fields.tsx'
import { LeaveUnsaved } from '../../kit/leave-unsaved.tsx'
import { printedTextsOfShop } from '../../kit/printed-texts-of-shop.ts'
import { UnprintableNote } from '../../kit/unprintable-note.tsx'
import { OffersFields } from './offers-fields.tsx'
import { OfflineField } from './offline-field.tsx'
import { LookFields } from './look-fields.tsx'
import { ReplyToField, replyToFieldId } from './reply-to-field.tsx'
import { ReplyToProblem } from './reply-to-problem.tsx'
import { ShopPreview } from './preview/shop-preview.tsx'
import { SignatureField } from './signature-field.tsx'
import { TermsFields } from './terms-fields.tsx'
import { useReplyTo } from './use-reply-to.ts'
import { useShopForm } from './use-shop-form.ts'

export function ShopForm({ shop, isReadOnly }: { readonly shop: Shop; readonly isReadOnly: boolean }) {
  const t = useTranslations('settings.shop')
  const notify = useNotice()
  const { form, shared, takeTheirs, changes, erasures, cancelErasures, save, isSaving, error } =
    useShopForm(shop)
  const { base } = shared
  const replyTo = useReplyTo()
  const [isTried, setTried] = useState(false)
  const count = changes.length + (replyTo.isChanged ? 1 : 0)
  const submit = async (confirmedErasures?: number) => {
    if (isReadOnly || isSaving || replyTo.isSending) return
    setTried(true)
    if (replyTo.isWrong) return document.getElementById(replyToFieldId)?.focus()
    const isOnlyReplyTo = replyTo.isChanged && changes.length === 0
    if (!isOnlyReplyTo && !(await save(confirmedErasures))) return
    if (replyTo.isChanged && !(await replyTo.save())) return
    setTried(false)
    notify(t('saved'))
  }
  useScreenKeys([['mod+S', () => void submit()]], [])
  const discard = () => {
    shared.start(base)
    replyTo.change(undefined)
    setTried(false)
  }
  return (
    <div className={classes.withPreview}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <fieldset className={classes.form} disabled={isReadOnly}>
          <DetailsFields form={form} replyTo={replyTo} isTried={isTried} />
          <UnprintableNote texts={printedTextsOfShop(form.values)} />
          <LookFields form={form} shop={base} />
          <OpeningFields form={form} />
          <OffersFields form={form} shop={base} />
          <OfflineField form={form} />
          <SignatureField form={form} />
          <TermsFields form={form} shop={base} />
          <DataFields form={form} shop={base} />
        </fieldset>
        <ConfirmErasures
          erasures={erasures}
          onConfirm={({ customers }) => void submit(customers)}
          onCancel={cancelErasures}
        />
        <LeaveUnsaved isUnsaved={count > 0 && !isReadOnly} text={t('leave', { count })} />
        {!isReadOnly && (
          <SettingsFoot
            shared={shared}
            takeTheirs={takeTheirs}
            changed={t('changed')}
            label={t('save')}
            unsaved={count > 0 ? t('unsaved', { count }) : undefined}
            onDiscard={discard}
            onSave={() => void submit()}
            isRunning={isSaving || replyTo.isSending}
          >
            <ProblemNote error={error} />
            <ReplyToProblem error={replyTo.error} />
          </SettingsFoot>
        )}
      </form>
      <ShopPreview fields={form.values} shop={base} logoUrl={shop.logoUrl} replyTo={replyTo} />
    </div>
  )
}

function DetailsFields({
  form,
  replyTo,
  isTried,
}: Pick<ReturnType<typeof useShopForm>, 'form'> & {
  readonly replyTo: ReturnType<typeof useReplyTo>
  readonly isTried: boolean
}) {
  const t = useTranslations('settings.shop')
  const field = (name: 'name' | 'legalName' | 'vatNumber' | 'street' | 'town' | 'directions' | 'phone') => ({
    ...form.getInputProps(name),
    label: t(name),
    autoComplete: 'off',
  })
  return (
    <section className={`cp-card ${classes.card}`}>
      <h2>{t('details')}</h2>
      <div className={classes.two}>
        <TextInput {...field('name')} />
        <TextInput {...field('legalName')} description={t('legalNameHelp')} inputWrapperOrder={helpBelow} />
        <TextInput {...field('street')} />
        <TextInput {...field('town')} />
        <TextInput
          {...field('phone')}
          type="tel"
          description={t('phoneHelp')}
          inputWrapperOrder={helpBelow}
        />
        <ReplyToField replyTo={replyTo} isTried={isTried} />
        <TextInput {...field('vatNumber')} description={t('vatNumberHelp')} inputWrapperOrder={helpBelow} />
        <TextInput {...field('directions')} description={t('directionsHelp')} inputWrapperOrder={helpBelow} />
      </div>
    </section>
  )
}
