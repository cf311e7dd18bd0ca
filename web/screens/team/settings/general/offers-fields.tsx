import { canonicalTimeZone, type Shop, shopLimits, type ValidDays } from '@costard/contract'
import { formatAmount, parseMoney } from '@costard/pricing'
import { Button, NumberInput, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { helpBelow } from '#forms/help-below.ts'
import { ownTimeZone, useRegion } from '#messages/region-context.ts'
import { useMoney } from '#messages/use-money.ts'
import { TimeZoneField } from '#ui/fields/time-zone-field.tsx'
import { useTeam } from '../../team-context.ts'
import classes from '../settings-form.module.css'
import { notAnAmount } from './shop-fields.ts'
import type { ShopForm } from './use-shop-form.ts'

const kinds = ['buy', 'repair', 'sell'] as const satisfies readonly (keyof ValidDays)[]

/** Validity of offers, the time of day they expire, and the limit for cash. */
export function OffersFields({ form, shop }: { readonly form: ShopForm; readonly shop: Shop }) {
  const t = useTranslations('settings.shop.offers')
  return (
    <section className={`cp-card ${classes.card}`}>
      <h2>{t('title')}</h2>
      <p className="cp-dim">{t('validHelp')}</p>
      <div className={classes.three}>
        {kinds.map((kind) => (
          <NumberInput
            key={kind}
            {...form.getInputProps(`validDays.${kind}`)}
            label={t(`valid.${kind}`)}
            suffix={` ${t('days')}`}
            max={shopLimits.maxValidDays}
            clampBehavior="none"
            allowDecimal={false}
            allowNegative={false}
            hideControls
            inputMode="numeric"
          />
        ))}
      </div>
      <div className={classes.two}>
        <TimeZone form={form} />
        <CashLimitField key={shop.rev} form={form} shop={shop} />
      </div>
      <Switch
        {...form.getInputProps('allowsLateAcceptance', { type: 'checkbox' })}
        size="md"
        label={t('late')}
        description={t('lateHelp')}
      />
      <Switch
        {...form.getInputProps('othersRelease', { type: 'checkbox' })}
        size="md"
        label={t('othersRelease')}
        description={t('othersReleaseHelp')}
      />
    </section>
  )
}

function TimeZone({ form }: { readonly form: ShopForm }) {
  const t = useTranslations('settings.shop.offers')
  const { timeZone } = form.values
  const set = (zone: string) => form.setFieldValue('timeZone', zone)
  return (
    <div className="cp-column cp-gap-4">
      <TimeZoneField value={timeZone} onChange={set} error={form.errors['timeZone']} />
      {canonicalTimeZone(ownTimeZone) !== canonicalTimeZone(timeZone) && (
        <Hint onUse={() => set(ownTimeZone)}>
          {t('yourZone', { zone: ownTimeZone.replaceAll('_', ' ') })}
        </Hint>
      )}
    </div>
  )
}

/**
 * Keeps the typed text, since it is not always a valid amount while typing. key: the saved version, which
 * resets the text.
 */
function CashLimitField({ form, shop }: { readonly form: ShopForm; readonly shop: Shop }) {
  const t = useTranslations('settings.shop.offers')
  const { currency, country } = useTeam()
  const { region } = useRegion()
  const money = useMoney(currency)
  const written = (minor: number | null) =>
    minor === null ? '' : formatAmount(minor, currency, region, { isTyped: true })
  const { cashLimitMinor } = form.values
  const [typed, setTyped] = useState(written(cashLimitMinor))
  const ofCountry = shop.ofCountry.cashLimitMinor
  const name = new Intl.DisplayNames([region], { type: 'region' }).of(country) ?? country
  const enter = (text: string) => {
    const parsed = parseMoney(text, currency, region)
    setTyped(text)
    form.clearFieldError('cashLimitMinor')
    form.setFieldValue(
      'cashLimitMinor',
      text.trim() === '' ? null : 'minor' in parsed ? parsed.minor : notAnAmount,
    )
  }
  const readsAs = (text: string, minor: number | null): boolean => {
    const parsed = parseMoney(text, currency, region)
    return 'minor' in parsed ? parsed.minor === minor : text.trim() === '' && minor === null
  }
  // "Discard" restores the saved amount.
  const isDiscarded = cashLimitMinor === shop.cashLimitMinor && !readsAs(typed, cashLimitMinor)
  return (
    <div className="cp-column cp-gap-4">
      <TextInput
        label={t('cash')}
        description={t('cashHelp')}
        inputWrapperOrder={helpBelow}
        inputMode="decimal"
        maxLength={20}
        placeholder={t('noLimit')}
        rightSection={<span className="cp-dim">{currency}</span>}
        rightSectionWidth="3.25rem"
        value={isDiscarded ? written(cashLimitMinor) : typed}
        error={form.errors['cashLimitMinor']}
        onChange={({ currentTarget }) => enter(currentTarget.value)}
        onBlur={() => cashLimitMinor !== notAnAmount && setTyped(written(cashLimitMinor))}
      />
      {ofCountry !== null && ofCountry !== cashLimitMinor && (
        <Hint onUse={() => enter(written(ofCountry))}>
          {t('usualCash', { country: name, amount: money.brief(ofCountry) })}
        </Hint>
      )}
    </div>
  )
}

function Hint({ onUse, children }: { readonly onUse: () => void; readonly children: string }) {
  const t = useTranslations('settings.shop.offers')
  return (
    <p className={classes.hint}>
      {children}{' '}
      <Button variant="subtle" size="compact-sm" onClick={onUse}>
        {t('use')}
      </Button>
    </p>
  )
}
