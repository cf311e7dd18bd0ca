import type { Quote, QuoteLine } from '@costard/contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMay } from '../../team-context.ts'
import classes from './held.module.css'
import { PriceForm } from './price-form.tsx'
import { useNameOf } from './use-name-of.ts'
import { isToPrice } from './waiting-lines-of.ts'

/** Prices set by hand: who set them and why. For members only. */
export function HandPrices({ quote }: { readonly quote: Quote }) {
  return quote.lines
    .filter((line) => line.handPrice && !isToPrice(line))
    .map((line) => <HandPriced key={`${line.id} ${line.handPrice?.at}`} quote={quote} line={line} />)
}

function HandPriced({ quote, line }: { readonly quote: Quote; readonly line: QuoteLine }) {
  const t = useTranslations('held')
  const format = useFormatter()
  const nameOf = useNameOf()
  const mayPrice = useMay('price.edit')
  const [isOpen, setOpen] = useState(false)
  const { handPrice } = line
  if (!handPrice) return null
  const time = format.dateTime(new Date(handPrice.at), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section className={`cp-card ${classes.handPrice}`}>
      <h2>{line.device.name}</h2>
      <blockquote className={classes.said}>
        <b>{t('pricedBy', { who: nameOf(handPrice.by), time })}</b>
        {handPrice.reason}
      </blockquote>
      {mayPrice &&
        (isOpen ? (
          <PriceForm quote={quote} line={line} />
        ) : (
          <Button variant="default" onClick={() => setOpen(true)}>
            {t('changePrice')}
          </Button>
        ))}
    </section>
  )
}
