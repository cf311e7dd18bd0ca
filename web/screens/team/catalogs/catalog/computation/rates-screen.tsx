import type { CatalogParts } from '@costard/catalogs'
import { catalogLimits, textIn } from '@costard/contract'
import { NativeSelect } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { paths } from '#paths'
import { useTeam } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { partValue } from '../../draft/part-value.ts'
import { AmountField, PercentField } from '../../rules/fields/amount-field.tsx'
import { Findings, useFindings } from '../../rules/findings.tsx'
import classes from '../../rules/offers/offers.module.css'

type Rate = CatalogParts['rate']
const modes = ['down', 'nearest', 'up'] as const

/** What each way to settle makes of the price. */
export function RatesScreen() {
  const t = useTranslations('catalogRules.rate')
  const { document, parts } = useDraft().state
  const findings = useFindings(document, (path) => path.startsWith('propositions'))
  return (
    <article>
      <h2>{t('title')}</h2>
      <p className="cp-dim">{t('intro')}</p>
      <Findings findings={findings} />
      {document.pricing.propositions.map(({ key }) => (
        <RateCard key={key} rateKey={key} rate={partValue(parts, 'rate', key) ?? { rateBp: 10_000 }} />
      ))}
    </article>
  )
}

function RateCard({ rateKey, rate }: { readonly rateKey: string; readonly rate: Rate }) {
  const t = useTranslations('catalogRules.rate')
  const { id: teamId } = useTeam()
  const { language } = useRegion()
  const { catalogId, editor, state } = useDraft()
  const { currency, rounding } = state.document.pricing
  const name = textIn(language, state.document.wording.propositions[rateKey]?.name) || rateKey
  const change = (value: Rate) =>
    editor.change(t('changed', { name }), [{ kind: 'rate', key: rateKey, value }])
  const { maxMoneyMinor } = catalogLimits
  const { fixedMinor, minMinor, maxMinor, ownRounding, rateBp } = rate
  return (
    <section className={classes.card} style={{ marginTop: '0.75rem' }} aria-label={name}>
      <h3>
        <Link to={paths.catalogProposition(teamId, catalogId, rateKey)}>{name}</Link>
      </h3>
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
          onEnter={(entered) => {
            const { fixedMinor: _, ...rest } = rate
            change({ ...rest, ...(entered !== undefined && { fixedMinor: entered }) })
          }}
        />
        <AmountField
          label={t('lowest')}
          currency={currency}
          minor={minMinor}
          max={maxMinor ?? maxMoneyMinor}
          onEnter={(entered) => {
            const { minMinor: _, ...rest } = rate
            change({ ...rest, ...(entered !== undefined && { minMinor: entered }) })
          }}
        />
        <AmountField
          label={t('highest')}
          currency={currency}
          minor={maxMinor}
          min={minMinor ?? 0}
          onEnter={(entered) => {
            const { maxMinor: _, ...rest } = rate
            change({ ...rest, ...(entered !== undefined && { maxMinor: entered }) })
          }}
        />
        <NativeSelect
          label={t('rounding')}
          value={ownRounding?.mode ?? ''}
          onChange={(event) => {
            const mode = modes.find((one) => one === event.currentTarget.value)
            const { ownRounding: _, ...rest } = rate
            change({ ...rest, ...(mode && { ownRounding: { ...(ownRounding ?? rounding), mode } }) })
          }}
          data={[
            { value: '', label: t('sameRounding') },
            ...modes.map((mode) => ({ value: mode, label: t(`mode.${mode}`) })),
          ]}
        />
        {ownRounding && (
          <AmountField
            label={t('step')}
            isRequired
            currency={currency}
            minor={ownRounding.stepMinor}
            min={1}
            onEnter={(stepMinor = ownRounding.stepMinor) => {
              // An ending has to be smaller than the step.
              const { endingMinor, ...own } = ownRounding
              const keeps = endingMinor !== undefined && Math.abs(endingMinor) < stepMinor
              change({ ...rate, ownRounding: { ...own, stepMinor, ...(keeps && { endingMinor }) } })
            }}
          />
        )}
      </div>
    </section>
  )
}
