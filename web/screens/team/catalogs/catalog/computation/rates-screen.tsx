import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { useDraft } from '../../draft/draft-context.ts'
import { useNames } from '../../parts/use-names.ts'
import { Findings, useFindings } from '../../rules/findings.tsx'
import classes from '../../rules/offers/offers.module.css'
import { RateFields } from '../../rules/offers/rate-fields.tsx'

/** Rates of the propositions, and an example price for each. */
export function RatesScreen() {
  const t = useTranslations('catalogRules.rate')
  const names = useNames()
  const { teamId, catalogId, state } = useDraft()
  const { pricing } = state.document
  const findings = useFindings(state.document, (path) => path.startsWith('propositions'))
  return (
    <article>
      <h2>{t('title')}</h2>
      <p className="cp-dim">{t('intro')}</p>
      <Findings findings={findings} />
      {pricing.propositions.map(({ key }) => {
        const name = names.proposition(key)
        return (
          <section key={key} className={classes.card} style={{ marginTop: '0.75rem' }} aria-label={name}>
            <h3>
              <Link className="cp-target" to={paths.catalogProposition(teamId, catalogId, key)}>
                {name}
              </Link>
            </h3>
            <RateFields rateKey={key} />
          </section>
        )
      })}
    </article>
  )
}
