import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { useTeam } from '../../../team-context.ts'
import { addressOf, type Look, Logo, sampleMinor, Terms } from './preview-parts.tsx'
import classes from './shop-preview.module.css'

/** Preview of the printed quote. */
export function PaperPreview({ fields, logoUrl, mark }: Look) {
  const t = useTranslations('settings.shop.preview')
  const { currency } = useTeam()
  const money = useMoney(currency)
  const { legalName, phone, vatNumber } = fields
  const address = addressOf(fields)
  return (
    <div className={classes.paper}>
      <div className={classes.shop}>
        <Logo logoUrl={logoUrl} fields={fields} />
        <span>
          <b>{mark(['name'], fields.name)}</b>
          {legalName !== '' && <small>{mark(['legalName'], legalName)}</small>}
          {address !== '' && <small>{mark(['street', 'town'], address)}</small>}
          {phone !== '' && <small>{mark(['phone'], phone)}</small>}
          {vatNumber !== '' && <small>{mark(['vatNumber'], t('vat', { number: vatNumber }))}</small>}
        </span>
      </div>
      <p className={classes.title}>{t('quote')}</p>
      <div className={classes.box}>
        <span>{t('pay')}</span>
        <b>{money.full(sampleMinor)}</b>
        <Terms fields={fields} mark={mark} />
      </div>
    </div>
  )
}
