import type { CatalogBacktest } from '@costard/contract'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { paths } from '#paths'
import { useTeam } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { FigureTable } from './figure-table.tsx'
import classes from './publish.module.css'
import { useStepName } from './use-step-name.ts'

/** Accepted deals that would be lower, largest difference first, each with the differing steps. */
export function BacktestDeals({ found: { deals, below } }: { readonly found: CatalogBacktest }) {
  const t = useTranslations('catalog.backtest')
  const { id: teamId } = useTeam()
  const money = useMoney(useDraft().state.document.pricing.currency)
  const nameOf = useStepName()
  return (
    <div>
      <h4 className={classes.heading}>{t('deals', { count: below })}</h4>
      <ul className={classes.deals}>
        {deals.map(({ quoteId, number, device, beforeMinor, afterMinor, steps }) => (
          <li key={quoteId}>
            <details>
              <summary>
                <b>{number}</b> <span>{device}</span>
                <span className={classes.amounts}>
                  <s>{money.full(beforeMinor)}</s> <b>{money.full(afterMinor)}</b>{' '}
                  {money.signed(afterMinor - beforeMinor)}
                </span>
              </summary>
              <FigureTable
                head={[t('differs'), t('earlier'), t('now')]}
                rows={steps.map((step) => ({
                  key: `${step.kind} ${step.key} ${step.choice}`,
                  name: nameOf(step),
                  figures: [money.signed(step.beforeMinor), money.signed(step.afterMinor)],
                }))}
              />
              <Link to={paths.quote(teamId, quoteId)}>{t('open')}</Link>
            </details>
          </li>
        ))}
      </ul>
    </div>
  )
}
