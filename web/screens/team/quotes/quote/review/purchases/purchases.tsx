import type { Quote, QuoteLine } from '@costard/contract'
import { obstacleOf } from '@costard/quotes'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { Note } from '#ui/notes/note.tsx'
import { useMay, useTeam } from '../../../../team-context.ts'
import { PurchaseForm } from './purchase-form.tsx'
import classes from './purchases.module.css'

/** Purchase prices of sold devices in a draft, for teams with margin taxation. */
export function Purchases({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('purchases')
  const { marginScheme } = useTeam()
  const maySee = useMay('cost.view')
  const sold = quote.lines.filter(({ kind }) => kind === 'sell')
  if (!marginScheme || sold.length === 0) return null
  const open = sold.filter(isOpen)
  if (!maySee)
    return open.map((line) => (
      <Note key={line.id} kind="money">
        {t(needsVat(line) ? 'businessBuys' : 'askManager', { device: line.device.name })}
      </Note>
    ))
  return (
    <section className="cp-card cp-part" data-purchase={open.length > 0 ? 'open' : 'stated'}>
      <h2>{t('title')}</h2>
      <p className="cp-dim">{t('help')}</p>
      {sold.map((line) => (
        // A purchase price that was added or removed meanwhile gets a new form.
        <LinePurchase key={`${line.id} ${JSON.stringify(line.purchase)}`} quote={quote} line={line} />
      ))}
    </section>
  )
}

function LinePurchase({ quote, line }: { readonly quote: Quote; readonly line: QuoteLine }) {
  const t = useTranslations('purchases')
  const common = useTranslations('common')
  const money = useMoney(quote.currency)
  const [isChanging, setChanging] = useState(false)
  const { purchase, device, quantity, result } = line
  const tax = result.taxInternalMinor
  return (
    <div className={classes.line}>
      {needsVat(line) && <Note kind="money">{t('businessBuys')}</Note>}
      {purchase?.amountMinor == null || isChanging ? (
        <PurchaseForm quote={quote} line={line} onDone={() => setChanging(false)} />
      ) : (
        <div className={classes.stated}>
          <p>
            {t(purchase.withVat ? 'statedWithVat' : 'stated', {
              device: quantity > 1 ? `${quantity} × ${device.name}` : device.name,
              amount: money.full(purchase.amountMinor),
            })}
            {!purchase.withVat && (
              <span className="cp-dim"> {tax > 0 ? t('tax', { amount: money.full(tax) }) : t('loss')}</span>
            )}
          </p>
          <Button variant="default" onClick={() => setChanging(true)}>
            {common('change')}
          </Button>
        </div>
      )}
    </div>
  )
}

function isOpen(line: QuoteLine): boolean {
  return line.purchase === null || needsVat(line)
}

/** True if the customer needs VAT shown, which is not allowed for this device. */
function needsVat({ result, approval }: QuoteLine): boolean {
  return obstacleOf(result, approval?.state === 'released') === 'vat-not-shown'
}
