import { catalogLimits } from '@costard/contract'
import { formatNumber, parseMoney, type Rounding } from '@costard/pricing'
import { Switch } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useMoney } from '#messages/use-money.ts'
import { OneOf } from '#ui/fields/one-of.tsx'
import { useDraft } from '../../draft/draft-context.ts'
import { roundedTo } from '../../rules/fields/rounded-to.ts'
import { withField } from '../../rules/fields/with-field.ts'
import { DraftField } from './draft-field.tsx'
import classes from './general.module.css'
import { orNone, parsePercent } from './parse-fields.ts'
import type { Parsed } from './parsed.ts'
import { useParts } from './use-parts.ts'

const modes = ['down', 'nearest', 'up'] as const
const nilHandlings = ['recycle', 'manual', 'refuse'] as const

/** Rounding, limit of deductions, and treatment of small amounts. */
export function PriceRules() {
  const t = useTranslations('catalog.general')
  const { region } = useRegion()
  const { currency, kind } = useDraft().state.document.pricing
  const money = useMoney(currency)
  const { rules, changeRules } = useParts()
  const { rounding, deductionCapBp, minOfferMinor, nilHandling, priceIncludesTax } = rules

  const changeRounding = (next: Rounding) => changeRules(t('rounding'), { ...rules, rounding: next })

  function amount(text: string, min = 0): Parsed<number> {
    const parsed = parseMoney(text, currency, region)
    return 'minor' in parsed && parsed.minor >= min && parsed.minor <= catalogLimits.maxMoneyMinor
      ? { value: parsed.minor }
      : { error: t('amountInvalid') }
  }

  function ending(text: string): Parsed<number> {
    const parsed = parseMoney(text, currency, region)
    if ('minor' in parsed && Math.abs(parsed.minor) < rounding.stepMinor) return { value: parsed.minor }
    return { error: t('endingInvalid', { step: money.full(rounding.stepMinor) }) }
  }

  return (
    <section className={classes.part}>
      <h2>{t('rules')}</h2>
      <div className={classes.row}>
        <OneOf
          label={t('roundMode')}
          value={rounding.mode}
          values={modes}
          wordOf={(mode) => t(`mode.${mode}`)}
          onPick={(mode) => changeRounding({ ...rounding, mode })}
        />
        <DraftField
          label={t('roundStep')}
          width="10rem"
          text={money.full(rounding.stepMinor)}
          parse={(text) => amount(text, 1)}
          onCommit={(stepMinor) => changeRounding(roundedTo(stepMinor, rounding))}
        />
        <DraftField
          label={t('ending')}
          description={t('endingText')}
          width="14rem"
          text={rounding.endingMinor === undefined ? '' : money.full(rounding.endingMinor)}
          parse={orNone(ending)}
          onCommit={(endingMinor) => changeRounding(withField(rounding, 'endingMinor', endingMinor))}
        />
      </div>
      {kind === 'buy' && (
        <div className={classes.row}>
          <DraftField
            label={t('cap')}
            description={t('capText')}
            width="14rem"
            text={formatNumber(deductionCapBp / 100, region, { maxDecimals: 2 })}
            rightSection="%"
            parse={(text) => parsePercent(text, 10_000, t('percentInvalid'))}
            onCommit={(value) => changeRules(t('cap'), { ...rules, deductionCapBp: value })}
          />
          <DraftField
            label={t('minOffer')}
            description={t('minOfferText')}
            width="14rem"
            text={minOfferMinor === undefined ? '' : money.full(minOfferMinor)}
            parse={orNone(amount)}
            onCommit={(value) => changeRules(t('minOffer'), withField(rules, 'minOfferMinor', value))}
          />
          <OneOf
            label={t('nil')}
            description={t('nilText')}
            value={nilHandling}
            values={nilHandlings}
            wordOf={(one) => t(`nilHandling.${one}`)}
            onPick={(one) => changeRules(t('nil'), { ...rules, nilHandling: one })}
          />
        </div>
      )}
      <Switch
        label={t('includesTax')}
        checked={priceIncludesTax}
        onChange={({ currentTarget }) =>
          changeRules(t('includesTax'), { ...rules, priceIncludesTax: currentTarget.checked })
        }
      />
    </section>
  )
}
