import { useTranslations } from 'use-intl'
import type { WonPanelProps } from './panel-props.ts'
import { WonPanel } from './won-panel.tsx'

/** Number of quotes accepted, by manual changes of their prices. */
export function PricePanel({ figures, isTooFew, isWide }: WonPanelProps) {
  const t = useTranslations('dashboard.won')
  return (
    <WonPanel
      title={t('byPrice')}
      text={t('byPriceText')}
      column={t('price')}
      groups={figures.prices.map(({ change, ...counts }) => ({
        ...counts,
        key: change,
        name: t(`change.${change}`),
      }))}
      isTooFew={isTooFew}
      isWide={isWide}
      none={t('none')}
    />
  )
}
