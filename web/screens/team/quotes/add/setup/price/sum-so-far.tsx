import { type CatalogDocument, traceLabels } from '@costard/contract'
import { IconCalculator, IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { Icon } from '#ui/icon.tsx'
import { Receipt } from '../../../../../receipt.tsx'
import type { LineForm } from '../draft/use-lines.ts'
import classes from './price-panel.module.css'

/** Subtotal of the answers so far, collapsed, since it is not an amount for the customer. */
export function SumSoFar({
  document,
  line,
}: {
  readonly document: CatalogDocument
  readonly line: LineForm
}) {
  const t = useTranslations('counter.setup')
  return (
    <details className={classes.soFar}>
      <summary>
        <Icon of={IconCalculator} size={16} />
        <span>{t('soFar')}</span>
        <Icon of={IconChevronDown} size={16} />
      </summary>
      <PriceSteps document={document} line={line} />
    </details>
  )
}

/** The steps of a price, numbered like the questions that caused them. */
export function PriceSteps({
  document,
  line: { result, questions },
  total,
}: {
  readonly document: CatalogDocument
  readonly line: LineForm
  readonly total?: ComponentProps<typeof Receipt>['total']
}) {
  const { language } = useRegion()
  return (
    <Receipt
      trace={result.trace}
      labels={traceLabels(document.wording, language)}
      currency={document.pricing.currency}
      {...(total && { total })}
      numbers={Object.fromEntries(questions.map(({ key }, place) => [key, place + 1]))}
    />
  )
}
