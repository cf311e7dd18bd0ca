import type { Model } from '@costard/pricing'
import { ActionIcon, Button, SegmentedControl, TextInput } from '@mantine/core'
import { IconFileImport, IconPercentage, IconPlus, IconSearch, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Icon } from '#ui/icon.tsx'
import { useMay, useTeam } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { useGradeName } from './use-grade-name.ts'
import { AddModels } from './add/add-models.tsx'
import { modelsIn } from './grid/paste.ts'
import { familyKey } from '../../parts/families.ts'
import { type AmountKind, familyOf, type PriceTable } from './grid/price-table.ts'
import type { Range } from './grid/range.ts'
import classes from './models.module.css'

/** What is shown, and what can be done with it. */
export function ModelsToolbar({
  models,
  search,
  onSearch,
  family,
  onFamily,
  isChangedOnly,
  onChangedOnly,
  shown,
  onShown,
  onGrade,
  table,
  range,
  onChangeMany,
  onRemove,
}: {
  readonly models: readonly Model[]
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly family: string | undefined
  readonly onFamily: (family: string | undefined) => void
  readonly isChangedOnly: boolean
  readonly onChangedOnly: (isOn: boolean) => void
  readonly shown: AmountKind
  readonly onShown: (shown: 'price' | 'cost') => void
  /** Empty: prices of no grade. */
  readonly onGrade: (code: string) => void
  readonly table: PriceTable
  readonly range: Range
  readonly onChangeMany: () => void
  readonly onRemove: () => void
}) {
  const t = useTranslations('catalogModels')
  const { id: teamId } = useTeam()
  const { catalogId } = useDraft()
  const mayEdit = useMay('catalog.edit')
  const mayPrice = useMay('price.edit')
  const maySeeCost = useMay('cost.view')
  const [isAdding, setAdding] = useState(false)
  const { grades, kind } = useDraft().state.document.pricing
  const gradeName = useGradeName()
  const families = useMemo(() => [...new Set(models.map(familyOf))], [models])
  const selected = modelsIn(table, range).length
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('tools')}>
      <TextInput
        className={classes.search}
        type="search"
        size="xs"
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={120}
        value={search}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        leftSection={<Icon of={IconSearch} size={16} />}
      />
      {families.length > 1 && (
        <select
          className={classes.select}
          aria-label={t('column.family')}
          value={family ?? ''}
          onChange={({ currentTarget }) => onFamily(currentTarget.value || undefined)}
        >
          <option value="">{t('allFamilies')}</option>
          {families.map((one) => (
            <option key={one} value={one}>
              {t(`family.${familyKey(one)}`)}
            </option>
          ))}
        </select>
      )}
      {mayEdit && (
        <Button
          size="xs"
          variant={isChangedOnly ? 'light' : 'default'}
          aria-pressed={isChangedOnly}
          onClick={() => onChangedOnly(!isChangedOnly)}
        >
          {t('changedOnly')}
        </Button>
      )}
      {maySeeCost && (
        <SegmentedControl
          size="xs"
          aria-label={t('shows')}
          data={[
            { value: 'price', label: t('prices') },
            { value: 'cost', label: t('costs') },
          ]}
          value={shown === 'cost' ? 'cost' : 'price'}
          onChange={(value) => onShown(value === 'cost' ? 'cost' : 'price')}
        />
      )}
      {shown !== 'cost' && kind !== 'repair' && grades.length > 1 && (
        <select
          className={`${classes.select} ${classes.grade}`}
          aria-label={t('grade.label')}
          value={typeof shown === 'object' ? shown.grade : ''}
          onChange={({ currentTarget }) => onGrade(currentTarget.value)}
        >
          <option value="">{t('grade.base')}</option>
          {grades.map(({ code }) => (
            <option key={code} value={code}>
              {t('grade.own', { name: gradeName(code) })}
            </option>
          ))}
        </select>
      )}
      <span className={classes.gap} />
      {mayPrice && (
        <Button
          size="xs"
          variant="default"
          onClick={onChangeMany}
          leftSection={<Icon of={IconPercentage} size={16} />}
        >
          {t('change.open')}
        </Button>
      )}
      {mayEdit && selected > 0 && (
        <ActionIcon
          variant="default"
          size="1.875rem"
          aria-label={t('remove', { count: selected })}
          title={t('remove', { count: selected })}
          onClick={onRemove}
        >
          <IconTrash size={16} stroke={1.75} />
        </ActionIcon>
      )}
      {mayEdit && (
        <Button
          size="xs"
          variant="default"
          onClick={() => setAdding(true)}
          leftSection={<Icon of={IconPlus} size={16} />}
        >
          {t('add.open')}
        </Button>
      )}
      {mayPrice && (
        <Button
          size="xs"
          variant="default"
          component={Link}
          to={paths.importPrices(teamId, catalogId)}
          leftSection={<Icon of={IconFileImport} size={16} />}
        >
          {t('import')}
        </Button>
      )}
      {isAdding && <AddModels onClose={() => setAdding(false)} />}
    </div>
  )
}
