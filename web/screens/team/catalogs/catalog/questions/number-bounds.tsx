import { useTranslations } from 'use-intl'
import { useMay } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { partValue } from '../../draft/part-value.ts'
import { fitted } from '../../rules/effects/bands.ts'
import { WholeField } from '../../rules/fields/amount-field.tsx'
import { TextField } from '../../rules/fields/text-field.tsx'
import classes from './question-editor.module.css'
import type { OpenQuestion } from './use-question.ts'

/** Lowest and highest answer to a question for a number, and its unit. */
export function NumberBounds({
  question: { key, value, changePricing },
}: {
  readonly question: OpenQuestion
}) {
  const t = useTranslations('catalogRules.question')
  const mayPrice = useMay('price.edit')
  const { parts } = useDraft().state
  const { pricing } = value
  const { number = { min: 0, max: 0 } } = pricing
  const put = (next: typeof number) => {
    const bands = partValue(parts, 'effects', key)?.bands
    changePricing(
      { ...pricing, number: next },
      // Extends bands without a gap, if the person may change prices.
      bands && mayPrice
        ? [{ kind: 'effects', key, value: { bands: fitted(bands, next.min, next.max) } }]
        : [],
    )
  }
  return (
    <section className={classes.facts}>
      <WholeField
        label={t('min')}
        number={number.min}
        max={number.max}
        onEnter={(min) => put({ ...number, min })}
      />
      <WholeField
        label={t('max')}
        number={number.max}
        min={number.min}
        onEnter={(max) => put({ ...number, max })}
      />
      <TextField
        label={t('unit')}
        value={number.unit ?? ''}
        maxLength={20}
        onEnter={(unit) => {
          const { min, max } = number
          changePricing({ ...pricing, number: { min, max, ...(unit !== '' && { unit }) } })
        }}
      />
    </section>
  )
}
