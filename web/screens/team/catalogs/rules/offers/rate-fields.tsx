import type { CatalogParts } from '@costard/catalogs'
import { catalogLimits } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { OneOrNone } from '#ui/fields/one-of.tsx'
import { useDraft } from '../../draft/draft-context.ts'
import { partValue } from '../../draft/part-value.ts'
import { useNames } from '../../parts/use-names.ts'
import { AmountField, PercentField } from '../fields/amount-field.tsx'
import classes from './offers.module.css'
import { withField } from '../fields/with-field.ts'
import { roundedTo } from '../fields/rounded-to.ts'

type Rate = CatalogParts['rate']
const modes = ['down', 'nearest', 'up'] as const

/** Fields of the rate of a proposition. */
export function RateFields({ rateKey }: { readonly rateKey: string }) {
  const t = useTranslations('catalogRules.rate')
  const { editor, state } = useDraft()
  const { currency, rounding } = state.document.pricing
  const rate: Rate = partValue(state.parts, 'rate', rateKey) ?? { rateBp: 10_000 }
  const name = useNames().proposition(rateKey)
  const change = (value: Rate) =>
    editor.change(t('changed', { name }), [{ kind: 'rate', key: rateKey, value }])
  const { maxMoneyMinor } = catalogLimits
  const { fixedMinor, minMinor, maxMinor, ownRounding, rateBp } = rate
  return (
    <div className={classes.fields}>
      <PercentField
        label={t('share')}
        isRequired
        bp={rateBp}
        onEnter={(entered = 10_000) => change({ ...rate, rateBp: entered })}
      />
      <AmountField
        label={t('bonus')}
        currency={currency}
        minor={fixedMinor}
        min={-maxMoneyMinor}
        onEnter={(entered) => change(withField(rate, 'fixedMinor', entered))}
      />
      <AmountField
        label={t('lowest')}
        currency={currency}
        minor={minMinor}
        max={maxMinor ?? maxMoneyMinor}
        onEnter={(entered) => change(withField(rate, 'minMinor', entered))}
      />
      <AmountField
        label={t('highest')}
        currency={currency}
        minor={maxMinor}
        min={minMinor ?? 0}
        onEnter={(entered) => change(withField(rate, 'maxMinor', entered))}
      />
      <OneOrNone
        label={t('rounding')}
        value={ownRounding?.mode}
        values={modes}
        none={t('sameRounding')}
        wordOf={(mode) => t(`mode.${mode}`)}
        onPick={(mode) =>
          change(withField(rate, 'ownRounding', mode && { ...(ownRounding ?? rounding), mode }))
        }
      />
      {ownRounding && (
        <>
          <AmountField
            label={t('step')}
            isRequired
            currency={currency}
            minor={ownRounding.stepMinor}
            min={1}
            onEnter={(stepMinor = ownRounding.stepMinor) =>
              change({ ...rate, ownRounding: roundedTo(stepMinor, ownRounding) })
            }
          />
          <AmountField
            label={t('ending')}
            description={t('endingHelp')}
            currency={currency}
            minor={ownRounding.endingMinor}
            min={1 - ownRounding.stepMinor}
            max={ownRounding.stepMinor - 1}
            onEnter={(endingMinor) =>
              change({ ...rate, ownRounding: withField(ownRounding, 'endingMinor', endingMinor) })
            }
          />
        </>
      )}
    </div>
  )
}
