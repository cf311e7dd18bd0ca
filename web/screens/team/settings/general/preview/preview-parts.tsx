import { contrastWithWhite, isColor, minContrast, shopLimits } from '@costard/contract'
import { dayIn, validUntil } from '@costard/quotes'
import { IconCalendarTime, IconCash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useNow, useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import { HeroMoney } from '#ui/hero-money.tsx'
import { Initials } from '#ui/pictures/initials.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTeam } from '../../../team-context.ts'
import type { ShopFields } from '../shop-fields.ts'
import classes from './shop-preview.module.css'

/** Sample amount; it is easy to set a cash limit above or below it. Minor units. */
export const sampleMinor = 14_500

export interface Look {
  readonly fields: ShopFields
  readonly logoUrl: string | null
  /** Highlights a text that depends on changed fields. */
  readonly mark: (of: readonly (keyof ShopFields)[], text: ReactNode) => ReactNode
}

/** Amount, last day, and whether it is paid in cash. */
export function Ticket({ fields, mark }: Pick<Look, 'fields' | 'mark'>) {
  const t = useTranslations('settings.shop.preview')
  const { currency } = useTeam()
  return (
    <div className={`cp-ticket ${classes.ticket}`}>
      <span>{t('pay')}</span>
      <HeroMoney minor={sampleMinor} currency={currency} size="2.5rem" />
      <Terms fields={fields} mark={mark} />
    </div>
  )
}

/** Button in the team's colour. */
export function AcceptButton({ fields }: Pick<Look, 'fields'>) {
  const t = useTranslations('settings.shop.preview')
  const color = colorOf(fields)
  return (
    <span className={classes.accept} style={color === undefined ? undefined : { background: color }}>
      {t('accept')}
    </span>
  )
}

export function Terms({ fields, mark }: Pick<Look, 'fields' | 'mark'>) {
  const t = useTranslations('settings.shop.preview')
  const format = useFormatter()
  const now = useNow()
  const { currency } = useTeam()
  const money = useMoney(currency)
  const { timeZone, cashLimitMinor } = fields
  const days = Number(fields.validDays.buy)
  const last =
    Number.isInteger(days) && days > 0 && days <= shopLimits.maxValidDays
      ? validUntil(dayIn(timeZone, now), days)
      : undefined
  const limit = cashLimitMinor !== null && cashLimitMinor >= 0 ? money.brief(cashLimitMinor) : undefined
  const cash = cashLimitMinor !== null && sampleMinor >= cashLimitMinor ? 'notInCash' : 'cashBelow'
  return (
    <>
      {last !== undefined && (
        <small>
          <Icon of={IconCalendarTime} size={16} />{' '}
          {mark(
            ['validDays', 'timeZone'],
            t('until', {
              day: format.dateTime(new Date(`${last}T00:00:00Z`), {
                day: 'numeric',
                month: 'long',
                timeZone: 'UTC',
              }),
            }),
          )}
        </small>
      )}
      <small>
        <Icon of={IconCash} size={16} />{' '}
        {mark(['cashLimitMinor'], limit === undefined ? t('cash') : t(cash, { amount: limit }))}
      </small>
    </>
  )
}

export function Logo({ fields, logoUrl }: Pick<Look, 'fields' | 'logoUrl'>) {
  return logoUrl === null ? (
    <Initials name={fields.name} isSquare size="2.75rem" background={colorOf(fields)} />
  ) : (
    <img className={classes.logo} src={logoUrl} alt="" />
  )
}

export function addressOf({ street, town }: Pick<ShopFields, 'street' | 'town'>): string {
  return [street, town].filter((part) => part.trim() !== '').join(', ')
}

/** undefined: none, or one that cannot be saved. */
function colorOf({ color }: Pick<ShopFields, 'color'>): string | undefined {
  return color !== null && isColor(color) && contrastWithWhite(color) >= minContrast ? color : undefined
}
