import { type CatalogParts, propositionKinds, type Requirement, requirements } from '@costard/catalogs'
import { catalogLimits } from '@costard/contract'
import { Checkbox } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { OneOrNone } from '#ui/fields/one-of.tsx'
import { useTeam } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { OptionalWholeField } from '../../rules/fields/amount-field.tsx'
import classes from '../../rules/offers/offers.module.css'
import { withField } from '../../rules/fields/with-field.ts'

type Wording = CatalogParts['proposition']['wording']

/** Facts of a proposition: its kind, its requirements and its validity. */
export function PropositionFacts({
  wording,
  onChange,
}: {
  readonly wording: Wording
  readonly onChange: (wording: Wording) => void
}) {
  const t = useTranslations('catalogRules.proposition')
  const { pricing, validDays } = useDraft().state.document
  const { validDays: ofKinds } = useTeam()
  const { kind, requires = [], payoutDays } = wording
  const { maxDays } = catalogLimits
  const toggle = (one: Requirement) => {
    const next = requirements.filter((each) => (each === one) !== requires.includes(each))
    onChange(withField(wording, 'requires', next.length > 0 ? next : undefined))
  }
  return (
    <section className={classes.card}>
      <h3>{t('facts')}</h3>
      <div className={classes.fields}>
        <OneOrNone
          label={t('kind')}
          value={kind}
          values={propositionKinds}
          none={t('noKind')}
          wordOf={(one) => t(`kinds.${one}`)}
          onPick={(next) => onChange(withField(wording, 'kind', next))}
        />
        <OptionalWholeField
          label={t('validDays')}
          description={t('validDaysHelp')}
          placeholder={String(validDays ?? ofKinds[pricing.kind])}
          unit={t('days')}
          number={wording.validDays}
          min={1}
          max={maxDays}
          onEnter={(days) => onChange(withField(wording, 'validDays', days))}
        />
        {pricing.kind === 'buy' && (
          <OptionalWholeField
            label={t('payoutDays')}
            description={t('payoutDaysHelp')}
            unit={t('days')}
            number={payoutDays}
            max={maxDays}
            onEnter={(days) => onChange(withField(wording, 'payoutDays', days))}
          />
        )}
      </div>
      <div className={classes.checks} role="group" aria-label={t('requires')}>
        <b>{t('requires')}</b>
        {requirements.map((one) => (
          <Checkbox
            key={one}
            label={t(`required.${one}`)}
            checked={requires.includes(one)}
            onChange={() => toggle(one)}
          />
        ))}
      </div>
    </section>
  )
}
