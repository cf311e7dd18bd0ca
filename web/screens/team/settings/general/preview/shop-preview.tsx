import type { Shop } from '@costard/contract'
import { SegmentedControl } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { changedFields, fieldsOf, type ShopFields } from '../shop-fields.ts'
import type { ReplyToState } from '../use-reply-to.ts'
import { MailPreview } from './mail-preview.tsx'
import { PagePreview } from './page-preview.tsx'
import { PaperPreview } from './paper-preview.tsx'
import classes from './shop-preview.module.css'

const looks = ['page', 'mail', 'paper'] as const

/** Preview of the shop on the customer's page, in mails and on paper, with unsaved fields highlighted. */
export function ShopPreview({
  fields,
  shop,
  logoUrl,
  replyTo,
}: {
  readonly fields: ShopFields
  /** The saved shop. */
  readonly shop: Shop
  readonly logoUrl: string | null
  readonly replyTo: Pick<ReplyToState, 'text' | 'isChanged'>
}) {
  const t = useTranslations('settings.shop.preview')
  const [look, setLook] = useState<(typeof looks)[number]>('page')
  const changed = new Set<keyof ShopFields>(changedFields(fieldsOf(shop), fields))
  const mark = (of: readonly (keyof ShopFields)[], text: ReactNode) =>
    of.some((name) => changed.has(name)) ? <mark>{text}</mark> : text
  const shown = { fields, logoUrl, mark }
  const { text, isChanged } = replyTo
  return (
    <aside className={classes.preview} aria-label={t('title')}>
      <div className={classes.head}>
        <h2>{t('title')}</h2>
        <SegmentedControl
          aria-label={t('title')}
          data={looks.map((value) => ({ value, label: t(value) }))}
          value={look}
          onChange={setLook}
        />
      </div>
      {look === 'page' && <PagePreview {...shown} />}
      {look === 'mail' && (
        <MailPreview
          {...shown}
          replyTo={text.trim() === '' ? null : text.trim()}
          isReplyToChanged={isChanged}
        />
      )}
      {look === 'paper' && <PaperPreview {...shown} />}
      <p className="cp-dim">{t('help')}</p>
    </aside>
  )
}
