import type { CatalogDocument } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import type { AnswerEffect } from './effect.ts'
import classes from './effect-word.module.css'

/** A deduction has the text colour, an addition is green; colour is never the only sign. */
export function EffectWord({
  document,
  effect,
}: {
  readonly document: CatalogDocument
  readonly effect: AnswerEffect
}) {
  const t = useTranslations('counter.setup')
  const money = useMoney(document.pricing.currency)
  if (effect.kind !== 'money') return <span className="cp-dim">{t(effect.kind)}</span>
  if (effect.minor !== 0)
    return <span className={effect.minor > 0 ? classes.gain : undefined}>{money.signed(effect.minor)}</span>
  // The price of a repair comes from its services: answers do not change it.
  return document.pricing.kind === 'repair' ? null : <span className="cp-dim">{t('noChange')}</span>
}
