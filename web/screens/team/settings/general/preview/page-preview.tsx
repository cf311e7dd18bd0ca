import { IconClock, IconMapPin, IconPhone } from '@tabler/icons-react'
import { useNow, useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { hoursToday } from './hours-today.ts'
import { AcceptButton, addressOf, type Look, Logo, Ticket } from './preview-parts.tsx'
import classes from './shop-preview.module.css'

/** Preview of the customer's page. */
export function PagePreview({ fields, logoUrl, mark }: Look) {
  const t = useTranslations('settings.shop.preview')
  const address = addressOf(fields)
  return (
    <div className={classes.page}>
      <div className={classes.shop}>
        <Logo logoUrl={logoUrl} fields={fields} />
        <span>
          <b>{mark(['name'], fields.name)}</b>
          <small>{address === '' ? t('quote') : mark(['street', 'town'], address)}</small>
        </span>
        {fields.phone !== '' && (
          <span className={classes.call}>
            <Icon of={IconPhone} size={18} />
          </span>
        )}
      </div>
      <p className={classes.title}>{t('offer')}</p>
      <Ticket fields={fields} mark={mark} />
      <AcceptButton fields={fields} />
      <Place fields={fields} mark={mark} />
    </div>
  )
}

function Place({ fields, mark }: Pick<Look, 'fields' | 'mark'>) {
  const t = useTranslations('settings.shop.preview')
  const now = useNow()
  const { phone, directions } = fields
  const address = addressOf(fields)
  const today = hoursToday(fields, now)
  return (
    <ul className={classes.place}>
      {today !== undefined && (
        <li>
          <Icon of={IconClock} size={18} />
          <span>
            {mark(
              ['hours', 'closedDays', 'timeZone'],
              today.length === 0
                ? t('closedToday')
                : t('today', { hours: today.map(({ from, to }) => `${from}–${to}`).join(', ') }),
            )}
          </span>
        </li>
      )}
      {phone !== '' && (
        <li>
          <Icon of={IconPhone} size={18} />
          <span>{mark(['phone'], phone)}</span>
        </li>
      )}
      {address !== '' && (
        <li>
          <Icon of={IconMapPin} size={18} />
          <span>
            {mark(['street', 'town'], address)}
            {directions !== '' && <small>{mark(['directions'], directions)}</small>}
          </span>
        </li>
      )}
    </ul>
  )
}
