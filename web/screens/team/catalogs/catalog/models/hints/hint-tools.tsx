import { familyKey, type familyOf } from '@costard/contract/price-grid'
import { CloseButton, NativeSelect, NumberInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { SearchInput } from '#ui/fields/search-input.tsx'
import classes from './hints.module.css'

/** Search and filters above the table, and a link back to prices without a source. */
export function HintTools({
  hint,
  families,
  family,
  search,
  onSearch,
  offBy,
  onOffBy,
  onSet,
}: {
  readonly hint: string
  readonly families: readonly ReturnType<typeof familyOf>[]
  readonly family: ReturnType<typeof familyOf> | undefined
  readonly search: string
  readonly onSearch: (search: string) => void
  /** Show only prices that differ by more. Percent. */
  readonly offBy: number | ''
  readonly onOffBy: (percent: number | '') => void
  /** Sets a query parameter; undefined: removes it. */
  readonly onSet: (name: 'hint' | 'family', value: string | undefined) => void
}) {
  const t = useTranslations('catalogHints')
  const models = useTranslations('catalogModels')
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('tools')}>
      <SearchInput label={models('search')} size="xs" value={search} onSearch={onSearch} />
      <strong>{t('hintOf', { hint })}</strong>
      <CloseButton size="sm" aria-label={t('hide')} onClick={() => onSet('hint', undefined)} />
      {families.length > 1 && (
        <NativeSelect
          size="xs"
          aria-label={models('column.family')}
          value={family ?? ''}
          data={[
            { value: '', label: models('allFamilies') },
            ...families.map((one) => ({ value: one, label: models(`family.${familyKey(one)}`) })),
          ]}
          onChange={({ currentTarget }) => onSet('family', currentTarget.value || undefined)}
        />
      )}
      <NumberInput
        size="xs"
        className={classes.off}
        aria-label={t('offBy')}
        placeholder={t('offBy')}
        suffix=" %"
        min={0}
        value={offBy}
        onChange={(value) => onOffBy(typeof value === 'number' ? value : '')}
      />
    </div>
  )
}
