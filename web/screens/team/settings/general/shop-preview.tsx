import { contrastWithWhite, isColor, minContrast, type Shop, shopLimits } from '@costard/contract'
import { dayIn, validUntil } from '@costard/quotes'
import { SegmentedControl } from '@mantine/core'
import { IconCalendarTime, IconCash, IconClock, IconMapPin, IconPhone } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useFormatter, useNow, useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { HeroMoney } from '#ui/hero-money.tsx'
import { Initials } from '#ui/initials.tsx'
import { useTeam } from '../../team-context.ts'
import { changedFields, fieldsOf, type ShopFields } from './shop-fields.ts'
import classes from './shop-preview.module.css'
import { hoursToday } from './hours-today.ts'

const looks = ['page', 'paper'] as const

/** An amount that is easily above or below a limit for cash. Minor units. */
const sampleMinor = 14_500

/** What customers read of the shop on their page and on paper, with what is typed marked in it. */
export function ShopPreview({
  fields,
  shop,
  logoUrl,
}: {
  readonly fields: ShopFields
  /** As it is saved. */
  readonly shop: Shop
  readonly logoUrl: string | null
}) {
  const t = useTranslations('settings.shop.preview')
  const [look, setLook] = useState<(typeof looks)[number]>('page')
  const changed = new Set<keyof ShopFields>(changedFields(fieldsOf(shop), fields))
  const mark = (of: readonly (keyof ShopFields)[], text: ReactNode) =>
    of.some((name) => changed.has(name)) ? <mark>{text}</mark> : text
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
      {look === 'page' ? (
        <Page fields={fields} logoUrl={logoUrl} mark={mark} />
      ) : (
        <Paper fields={fields} logoUrl={logoUrl} mark={mark} />
      )}
      <p className="cp-dim">{t('help')}</p>
    </aside>
  )
}

interface Look {
  readonly fields: ShopFields
  readonly logoUrl: string | null
  readonly mark: (of: readonly (keyof ShopFields)[], text: ReactNode) => ReactNode
}

function Page({ fields, logoUrl, mark }: Look) {
  const t = useTranslations('settings.shop.preview')
  const { currency } = useTeam()
  const color = colorOf(fields)
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
            <IconPhone size={18} stroke={1.75} aria-hidden="true" />
          </span>
        )}
      </div>
      <p className={classes.title}>{t('offer')}</p>
      <div className={`cp-ticket ${classes.ticket}`}>
        <span>{t('pay')}</span>
        <HeroMoney minor={sampleMinor} currency={currency} size="2.5rem" />
        <Terms fields={fields} mark={mark} />
      </div>
      <span className={classes.accept} style={color === undefined ? undefined : { background: color }}>
        {t('accept')}
      </span>
      <Place fields={fields} mark={mark} />
    </div>
  )
}

function Paper({ fields, logoUrl, mark }: Look) {
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

/** The last day, and whether the amount can be paid in cash. */
function Terms({ fields, mark }: Pick<Look, 'fields' | 'mark'>) {
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
          <IconCalendarTime size={16} stroke={1.75} aria-hidden="true" />{' '}
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
        <IconCash size={16} stroke={1.75} aria-hidden="true" />{' '}
        {mark(['cashLimitMinor'], limit === undefined ? t('cash') : t(cash, { amount: limit }))}
      </small>
    </>
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
          <IconClock size={18} stroke={1.75} aria-hidden="true" />
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
          <IconPhone size={18} stroke={1.75} aria-hidden="true" />
          <span>{mark(['phone'], phone)}</span>
        </li>
      )}
      {address !== '' && (
        <li>
          <IconMapPin size={18} stroke={1.75} aria-hidden="true" />
          <span>
            {mark(['street', 'town'], address)}
            {directions !== '' && <small>{mark(['directions'], directions)}</small>}
          </span>
        </li>
      )}
    </ul>
  )
}

function Logo({ fields, logoUrl }: Pick<Look, 'fields' | 'logoUrl'>) {
  return logoUrl === null ? (
    <Initials name={fields.name} isSquare size="2.75rem" background={colorOf(fields)} />
  ) : (
    <img className={classes.logo} src={logoUrl} alt="" />
  )
}

function addressOf({ street, town }: Pick<ShopFields, 'street' | 'town'>): string {
  return [street, town].filter((part) => part.trim() !== '').join(', ')
}

/** Undefined: none, or one that cannot be saved. */
function colorOf({ color }: Pick<ShopFields, 'color'>): string | undefined {
  return color !== null && isColor(color) && contrastWithWhite(color) >= minContrast ? color : undefined
}
