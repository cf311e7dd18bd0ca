import type { LineMessage } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import classes from './held.module.css'
import { useNameOf } from './use-name-of.ts'

/** Messages between members about a held line, until it is answered. */
export function LineMessages({
  messages,
  currency,
}: {
  readonly messages: readonly LineMessage[]
  readonly currency: string
}) {
  const t = useTranslations('held.said')
  const format = useFormatter()
  const money = useMoney(currency)
  const nameOf = useNameOf()
  return messages.map(({ kind, text, amountMinor, by, at }) => (
    <blockquote key={at} className={classes.said}>
      <b>
        {t(kind, {
          who: nameOf(by),
          time: format.dateTime(new Date(at), { hour: '2-digit', minute: '2-digit' }),
          amount: amountMinor === null ? '' : money.full(amountMinor),
        })}
      </b>
      {text}
    </blockquote>
  ))
}
