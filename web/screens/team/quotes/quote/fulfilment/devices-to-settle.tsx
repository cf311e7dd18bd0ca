import type { Quote } from '@costard/contract'
import { isFinal } from '@costard/quotes'
import { useTranslations } from 'use-intl'
import { DeviceStep } from './device-step.tsx'
import classes from './fulfilment.module.css'

/** Devices of an accepted quote: the state of each, and its next step. */
export function DevicesToSettle({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('fulfilment')
  const { lines, state } = quote
  if (state !== 'accepted' && state !== 'completed') return null
  const open = lines.find(({ kind, fulfilment }) => fulfilment && !isFinal(kind, fulfilment.state))
  return (
    <section className={`cp-card ${classes.card}`}>
      <h2>{t('title')}</h2>
      <ul>
        {lines.map((line) => (
          <DeviceStep key={line.id} quote={quote} line={line} isFirst={line === open} />
        ))}
      </ul>
    </section>
  )
}
