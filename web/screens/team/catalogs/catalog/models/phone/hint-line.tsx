import type { HintRow } from '../hints/hint-rows.ts'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import { useDraft } from '../../../draft/draft-context.ts'
import classes from './phone-models.module.css'

/** Hint for a variant, with the difference to the own price. */
export function HintLine({ name, row }: { readonly name: string; readonly row: HintRow }) {
  const t = useTranslations('catalogHints')
  const format = useFormatter()
  const money = useMoney(useDraft().state.document.pricing.currency)
  const { hint, offBp } = row
  return (
    <small className={classes.hint}>
      {hint === null
        ? `${name}: ${t('noHint')}`
        : [
            `${name}: ${money.full(hint)}`,
            offBp !== null && `${t('off')} ${format.percent(offBp, { signed: true })}`,
          ]
            .filter(Boolean)
            .join(' · ')}
    </small>
  )
}
