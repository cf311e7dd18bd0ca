import type { ListedPrice } from '@costard/catalogs'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { useDraft } from '../../../../draft/draft-context.ts'
import type { Edit } from '@costard/contract/price-grid'
import { nameOf } from '@costard/contract/price-lists'
import { FewPrices } from './few-prices.tsx'

/** Prices with their names, current and new amounts. */
export function PriceRows({
  title,
  listed,
  edits,
}: {
  readonly title: string
  readonly listed: readonly ListedPrice[]
  readonly edits: ReadonlyMap<string, Edit>
}) {
  const t = useTranslations('catalogImport')
  const { labelName } = useVariantWords()
  const money = useMoney(useDraft().state.document.pricing.currency)
  const hasBefore = listed.some(({ before }) => before !== null)
  return (
    <FewPrices
      title={<b>{title}</b>}
      buttonLook="default"
      columns={[t('device'), t('row'), ...(hasBefore ? [t('now')] : []), t('new')]}
      rows={listed}
      rowOf={({ key, row, before, after }) => (
        <tr key={key}>
          <td>{labelName(nameOf(edits.get(key)))}</td>
          <td>{row}</td>
          {hasBefore && <td>{before === null ? '–' : money.full(before)}</td>}
          <td>
            <b>{money.full(after)}</b>
          </td>
        </tr>
      )}
    />
  )
}
