import { Button, SegmentedControl } from '@mantine/core'
import { IconFileImport, IconPercentage, IconPlus, IconSearch, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Icon } from '#ui/icon.tsx'
import { SearchInput } from '#ui/fields/search-input.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { useMay } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { familyKey, familyOf } from '@costard/contract/price-grid'
import { AddModels } from './add/add-models.tsx'
import { modelsIn } from './grid/paste.ts'
import { useHintSources } from './hints/use-hints.ts'
import type { Range } from './grid/range.ts'
import classes from './models.module.css'
import { SmallSelect } from './small-select.tsx'
import { useGradeName } from './use-grade-name.ts'
import type { ModelsView } from './use-models-view.ts'

/** Selection of the shown amounts, and the actions on them. */
export function ModelsToolbar({
  view,
  range,
  onChangeMany,
  onRemove,
}: {
  readonly view: ModelsView
  readonly range: Range
  readonly onChangeMany: () => void
  readonly onRemove: () => void
}) {
  const t = useTranslations('catalogModels')
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('tools')}>
      <Filters view={view} />
      <span className={classes.gap} />
      <Actions view={view} range={range} onChangeMany={onChangeMany} onRemove={onRemove} />
    </div>
  )
}

/** Filter of the shown models and amounts. */
function Filters({ view }: { readonly view: ModelsView }) {
  const t = useTranslations('catalogModels')
  const mayEdit = useMay('catalog.edit')
  const maySeeCost = useMay('cost.view')
  const { models, grades, kind } = useDraft().state.document.pricing
  const gradeName = useGradeName()
  const families = useMemo(() => [...new Set(models.map(familyOf))], [models])
  const { shown, isChangedOnly } = view
  return (
    <>
      <SearchInput
        className={classes.search}
        size="xs"
        label={t('search')}
        value={view.search}
        onSearch={view.setSearch}
        leftSection={<Icon of={IconSearch} size={16} />}
      />
      {families.length > 1 && (
        <SmallSelect
          className={classes.select}
          label={t('column.family')}
          value={view.family ?? ''}
          values={families}
          none={t('allFamilies')}
          wordOf={(one) => t(`family.${familyKey(one)}`)}
          onPick={(one) => view.setFamily(one || undefined)}
        />
      )}
      {mayEdit && (
        <Button
          size="xs"
          variant={isChangedOnly ? 'light' : 'default'}
          aria-pressed={isChangedOnly}
          onClick={() => view.setChangedOnly(!isChangedOnly)}
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
          onChange={(value) => view.setAmounts(value === 'cost' ? 'cost' : 'price')}
        />
      )}
      <HintChoice />
      {shown !== 'cost' && kind !== 'repair' && grades.length > 1 && (
        <SmallSelect
          className={`${classes.select} ${classes.grade}`}
          label={t('grade.label')}
          value={typeof shown === 'object' ? shown.grade : ''}
          values={grades.map(({ code }) => code)}
          none={t('grade.base')}
          wordOf={(code) => t('grade.own', { name: gradeName(code) })}
          onPick={view.setGradeCode}
        />
      )}
    </>
  )
}

/** Choice of a source whose prices are shown beside the own ones. */
function HintChoice() {
  const t = useTranslations('catalogHints')
  const sources = useHintSources()
  const [params, setParams] = useSearchParams()
  if (sources.length === 0) return null
  return (
    <SmallSelect
      className={classes.select}
      label={t('choose')}
      value=""
      values={sources.map(({ id }) => id)}
      none={t('choose')}
      wordOf={(id) => t('hintOf', { hint: sources.find((one) => one.id === id)?.hint ?? '' })}
      onPick={(id) => {
        const next = new URLSearchParams(params)
        next.set('hint', id)
        setParams(next)
      }}
    />
  )
}

/** Buttons that change, remove, add and import models. */
function Actions({ view, range, onChangeMany, onRemove }: Parameters<typeof ModelsToolbar>[0]) {
  const t = useTranslations('catalogModels')
  const { teamId, catalogId } = useDraft()
  const mayEdit = useMay('catalog.edit')
  const mayPrice = useMay('price.edit')
  const [isAdding, setAdding] = useState(false)
  const selected = modelsIn(view.table, range).length
  return (
    <>
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
        <IconButton
          icon={IconTrash}
          size="1.875rem"
          label={t('remove', { count: selected })}
          title={t('remove', { count: selected })}
          onClick={onRemove}
        />
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
        <LinkButton
          size="xs"
          variant="default"
          to={paths.importPrices(teamId, catalogId)}
          icon={IconFileImport}
        >
          {t('import')}
        </LinkButton>
      )}
      {isAdding && <AddModels onClose={() => setAdding(false)} />}
    </>
  )
}
