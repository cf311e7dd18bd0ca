import type { CatalogBacktest } from '@costard/contract'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { paths } from '#paths'
import { useTeam } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import classes from './publish.module.css'
import { useStepName } from './use-step-name.ts'

/** Accepted deals that would be lower, largest first, each with the steps that differ. */
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
              <table className={classes.table}>
                <thead>
                  <tr>
                    <th scope="col">{t('differs')}</th>
                    <th scope="col" className={classes.number}>
                      {t('earlier')}
                    </th>
                    <th scope="col" className={classes.number}>
                      {t('now')}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {steps.map((step) => (
                    <tr key={`${step.kind} ${step.key} ${step.choice}`}>
                      <th scope="row">{nameOf(step)}</th>
                      <td className={classes.number}>{money.signed(step.beforeMinor)}</td>
                      <td className={classes.number}>{money.signed(step.afterMinor)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <Link to={paths.quote(teamId, quoteId)}>{t('open')}</Link>
            </details>
          </li>
        ))}
      </ul>
    </div>
  )
}
