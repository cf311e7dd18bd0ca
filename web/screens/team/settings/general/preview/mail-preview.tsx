import { useTranslations } from 'use-intl'
import { useClientConfig } from '#api/client-config-context.ts'
import { AcceptButton, type Look, Logo, Ticket } from './preview-parts.tsx'
import classes from './shop-preview.module.css'

/** Preview of the mail with the offer. replyTo: reply address; null: the sender's address. */
export function MailPreview({
  fields,
  logoUrl,
  replyTo,
  isReplyToChanged,
  mark,
}: Look & { readonly replyTo: string | null; readonly isReplyToChanged: boolean }) {
  const t = useTranslations('settings.shop.preview')
  const { productName: product } = useClientConfig().costard
  const answers = replyTo ?? t('sender')
  return (
    <div className={classes.page}>
      <dl className={classes.mailHead}>
        <dt>{t('from')}</dt>
        <dd>{mark(['name'], t('via', { name: fields.name, product }))}</dd>
        <dt>{t('answers')}</dt>
        <dd>{isReplyToChanged ? <mark>{answers}</mark> : answers}</dd>
      </dl>
      <div className={classes.shop}>
        <Logo logoUrl={logoUrl} fields={fields} />
        <b>{mark(['name'], fields.name)}</b>
      </div>
      <p className={classes.title}>{t('offer')}</p>
      <Ticket fields={fields} mark={mark} />
      <AcceptButton fields={fields} />
    </div>
  )
}
