import { catalogLimits } from '@costard/contract'
import { formatNumber, parseMoney, type Rounding } from '@costard/pricing'
import { NativeSelect, Switch } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useMoney } from '#messages/use-money.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { DraftField, type Parsed } from './draft-field.tsx'
import classes from './general.module.css'
import { parsePercent } from './parse-fields.ts'
import { useParts } from './use-parts.ts'

const modes = ['down', 'nearest', 'up'] as const
const nilHandlings = ['recycle', 'manual', 'refuse'] as const

/** Rounding, the limit of deductions, and what happens to small amounts. */
export function PriceRules() {
  const t = useTranslations('catalog.general')
  const { region } = useRegion()
  const { currency, kind } = useDraft().state.document.pricing
  const money = useMoney(currency)
  const { rules, changeRules } = useParts()
  const { rounding, deductionCapBp, minOfferMinor, nilHandling, priceIncludesTax } = rules

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
        <NativeSelect
          label={t('roundMode')}
          value={rounding.mode}
          data={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
          onChange={({ currentTarget }) => {
            const mode = modes.find((one) => one === currentTarget.value)
            if (mode) changeRules(t('rounding'), { ...rules, rounding: { ...rounding, mode } })
          }}
        />
        <DraftField
          label={t('roundStep')}
          width="10rem"
          text={money.full(rounding.stepMinor)}
          parse={(text) => amount(text, 1)}
          onCommit={(stepMinor) =>
            changeRules(t('rounding'), { ...rules, rounding: roundedTo(stepMinor, rounding) })
          }
        />
        <DraftField
          label={t('ending')}
          description={t('endingText')}
          width="14rem"
          text={rounding.endingMinor === undefined ? '' : money.full(rounding.endingMinor)}
          parse={(text): Parsed<number | undefined> =>
            text.trim() === '' ? { value: undefined } : ending(text)
          }
          onCommit={(endingMinor) => {
            const { endingMinor: _, ...others } = rounding
            const next = endingMinor === undefined ? others : { ...others, endingMinor }
            changeRules(t('rounding'), { ...rules, rounding: next })
          }}
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
            parse={(text): Parsed<number | undefined> =>
              text.trim() === '' ? { value: undefined } : amount(text)
            }
            onCommit={(value) => {
              const { minOfferMinor: _, ...others } = rules
              changeRules(t('minOffer'), value === undefined ? others : { ...others, minOfferMinor: value })
            }}
          />
          <NativeSelect
            label={t('nil')}
            description={t('nilText')}
            value={nilHandling}
            data={nilHandlings.map((value) => ({ value, label: t(`nilHandling.${value}`) }))}
            onChange={({ currentTarget }) => {
              const next = nilHandlings.find((one) => one === currentTarget.value)
              if (next) changeRules(t('nil'), { ...rules, nilHandling: next })
            }}
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

/** An ending has to be smaller than the step. */
function roundedTo(stepMinor: number, { endingMinor, ...rounding }: Rounding): Rounding {
  const keeps = endingMinor !== undefined && Math.abs(endingMinor) < stepMinor
  return { ...rounding, stepMinor, ...(keeps && { endingMinor }) }
}
