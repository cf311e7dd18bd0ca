import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import classes from './import-prices.module.css'
import type { PriceListState } from './use-price-list.ts'

/** Name and steps of the import. */
export function ImportHead({
  prices,
  isResult,
  onColumns,
}: {
  readonly prices: PriceListState
  readonly isResult: boolean
  readonly onColumns: () => void
}) {
  const t = useTranslations('catalogImport')
  return (
    <header className={classes.top}>
      <h2>{t('title')}</h2>
      <span className={classes.file} translate="no">
        {prices.file?.name}
      </span>
      <Button size="compact-sm" variant="default" onClick={prices.close}>
        {t('other')}
      </Button>
      <ol className={classes.steps}>
        <li aria-current={isResult ? undefined : 'step'}>
          {isResult ? (
            <button type="button" onClick={onColumns}>
              {t('steps.columns')}
            </button>
          ) : (
            t('steps.columns')
          )}
        </li>
        <li aria-current={isResult ? 'step' : undefined}>{t('steps.result')}</li>
      </ol>
    </header>
  )
}
