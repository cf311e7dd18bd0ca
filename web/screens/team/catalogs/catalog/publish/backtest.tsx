import type { CatalogBacktest } from '@costard/contract'
import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { useMoney } from '#messages/use-money.ts'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useDraft } from '../../draft/draft-context.ts'
import { BacktestDeals } from './backtest-deals.tsx'
import { FigureTable } from './figure-table.tsx'
import type { useBacktest } from './use-backtest.ts'
import { useStepName } from './use-step-name.ts'
import classes from './publish.module.css'

/** Minimum number of quotes for meaningful figures. */
const fewQuotes = 20
const shownAtMost = 8

/** Effect of other prices on the quotes of the last 90 days. */
export function Backtest({ found }: { readonly found: ReturnType<typeof useBacktest> }) {
  const t = useTranslations('catalog.backtest')
  const code = codeOf(found.error)
  return (
    <>
      <h3 className={classes.heading}>{t('title')}</h3>
      {found.isPending && <p className={classes.hint}>{t('running')}</p>}
      {code === 'catalog/not-publishable' && <p className={classes.hint}>{t('hasErrors')}</p>}
      {code === 'catalog/busy' && (
        <p className={classes.hint}>
          {t('busy')}{' '}
          <Button variant="default" size="xs" onClick={() => void found.refetch()}>
            {t('again')}
          </Button>
        </p>
      )}
      {code !== 'catalog/not-publishable' && code !== 'catalog/busy' && <ProblemNote error={found.error} />}
      {found.data && <Figures found={found.data} />}
    </>
  )
}

function Figures({ found }: { readonly found: CatalogBacktest }) {
  const t = useTranslations('catalog.backtest')
  const { pricing } = useDraft().state.document
  const money = useMoney(pricing.currency)
  const { quotes, changed, below, accepted, noPrice, differenceMinor, isPartial } = found
  return (
    <>
      <p className={classes.hint}>
        {t('priced', { count: quotes })} {quotes < fewQuotes && t('few')} {isPartial && t('partial')}
      </p>
      {quotes > 0 && (
        <dl className={classes.figures}>
          <div>
            <dt>{t('changed')}</dt>
            <dd>{t('of', { count: changed, all: quotes })}</dd>
          </div>
          <div data-warns={below > 0 || undefined}>
            <dt>{t('below')}</dt>
            <dd>{t('of', { count: below, all: accepted })}</dd>
          </div>
          <div>
            <dt>{pricing.kind === 'buy' ? t('spent') : t('charged')}</dt>
            <dd>{money.signed(differenceMinor)}</dd>
          </div>
        </dl>
      )}
      {noPrice > 0 && <p className={classes.hint}>{t('noPrice', { count: noPrice })}</p>}
      {found.models.length > 0 && <Models found={found} />}
      {found.causes.length > 0 && <Causes found={found} />}
      {found.deals.length > 0 && <BacktestDeals found={found} />}
    </>
  )
}

function Models({ found: { models } }: { readonly found: CatalogBacktest }) {
  const t = useTranslations('catalog.backtest')
  const money = useMoney(useDraft().state.document.pricing.currency)
  return (
    <FigureTable
      head={[t('byModel'), t('quotes'), t('difference')]}
      rows={models.slice(0, shownAtMost).map(({ name, quotes, differenceMinor }) => ({
        key: name,
        name,
        figures: [quotes, money.signed(differenceMinor)],
      }))}
    />
  )
}

function Causes({ found: { causes } }: { readonly found: CatalogBacktest }) {
  const t = useTranslations('catalog.backtest')
  const nameOf = useStepName()
  return (
    <FigureTable
      head={[t('byCause'), t('quotes')]}
      rows={causes.slice(0, shownAtMost).map((cause) => ({
        key: `${cause.kind} ${cause.key} ${cause.choice}`,
        name: nameOf(cause),
        figures: [cause.quotes],
      }))}
    />
  )
}
