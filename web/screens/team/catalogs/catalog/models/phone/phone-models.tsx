import { IconChevronRight, IconDeviceDesktop } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { Icon } from '#ui/icon.tsx'
import { SearchInput } from '#ui/fields/search-input.tsx'
import { useMay } from '../../../../team-context.ts'
import { useDraft } from '../../../draft/draft-context.ts'
import { type ModelRow, priceTable } from '@costard/contract/price-grid'
import { ModelSheet } from './model-sheet.tsx'
import { useGroupName } from '../../../parts/use-group-name.ts'
import classes from './phone-models.module.css'
import { type PhoneHints, usePhoneHints } from './use-phone-hints.ts'

/** Maximum number of listed rows; a search narrows the list. */
const shownAtMost = 200

/** Models of a catalog on a phone, one at a time. */
export function PhoneModels() {
  const t = useTranslations('catalogModels')
  const { labelName } = useVariantWords()
  const mayEdit = useMay('catalog.edit')
  const { state } = useDraft()
  const { models, currency } = state.document.pricing
  const [search, setSearch] = useState('')
  const [openId, setOpenId] = useState<string>()
  const groupName = useGroupName(state.document)
  const hints = usePhoneHints()
  const table = priceTable(models, { search, groupName })
  const rows = table.rows.filter((row) => row.kind === 'model').slice(0, shownAtMost)
  const at = rows.findIndex(({ id }) => id === openId)
  const open = rows[at]
  return (
    <div className={classes.screen}>
      {mayEdit && (
        <p className={classes.note}>
          <Icon of={IconDeviceDesktop} size={18} />
          {t('phone.note')}
        </p>
      )}
      <div className={classes.search}>
        <SearchInput label={t('search')} value={search} onSearch={setSearch} />
      </div>
      <ul className={classes.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <button type="button" onClick={() => setOpenId(row.id)}>
              <span>
                <b>
                  {row.model.name ?? row.model.id} {labelName(row.label)}
                </b>
                <Prices row={row} currency={currency} />
                {hints && <HintsOf row={row} hints={hints} currency={currency} />}
              </span>
              <Icon of={IconChevronRight} size={18} />
            </button>
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className={classes.none}>{t('noMatch')}</p>}
      {rows.length === shownAtMost && <p className={classes.none}>{t('add.narrow')}</p>}
      {open && (
        <ModelSheet
          key={open.id}
          row={open}
          table={table}
          hints={hints}
          onPrevious={at > 0 ? () => setOpenId(rows[at - 1]?.id) : undefined}
          onNext={at < rows.length - 1 ? () => setOpenId(rows[at + 1]?.id) : undefined}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </div>
  )
}

function Prices({ row, currency }: { readonly row: ModelRow; readonly currency: string }) {
  const t = useTranslations('catalogModels')
  const money = useMoney(currency)
  const amounts = [...row.variants.values()].flatMap(({ priceMinor }) =>
    priceMinor === null ? [] : [priceMinor],
  )
  if (amounts.length === 0) return <small>{t('mark.ask')}</small>
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  return <small>{low === high ? money.brief(low) : `${money.brief(low)} – ${money.brief(high)}`}</small>
}

/** Returns the lowest and highest hint of a model. */
function HintsOf({
  row,
  hints,
  currency,
}: {
  readonly row: ModelRow
  readonly hints: PhoneHints
  readonly currency: string
}) {
  const money = useMoney(currency)
  const amounts = [...row.variants.values()].flatMap(({ id }) => hints.byVariant.get(id)?.hint ?? [])
  if (amounts.length === 0) return null
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  const range = low === high ? money.brief(low) : `${money.brief(low)} – ${money.brief(high)}`
  return (
    <small className={classes.hint}>
      {hints.name}: {range}
    </small>
  )
}
