import { ActionIcon, Button, Drawer, TextInput } from '@mantine/core'
import { IconArrowBackUp, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useMoney } from '#messages/use-money.ts'
import { plainAmounts } from '#messages/plain-amounts.ts'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { useMay } from '../../../../team-context.ts'
import { useDraft } from '../../../draft/draft-context.ts'
import {
  cellId,
  cellOf,
  partIdOf,
  type Column,
  columnId,
  type ModelRow,
  type PriceTable,
} from '@costard/contract/price-grid'

import { useColumnName } from '../grid/use-column-name.ts'
import { usePriceEdits } from '../grid/use-price-edits.ts'
import { usePublishedPrices } from '../use-published-prices.ts'
import { HintLine } from './hint-line.tsx'
import classes from './phone-models.module.css'
import type { PhoneHints } from './use-phone-hints.ts'

/** Prices of one model in large fields, saved automatically. */
export function ModelSheet({
  row,
  table,
  hints,
  onPrevious,
  onNext,
  onClose,
}: {
  readonly row: ModelRow
  readonly table: PriceTable
  readonly hints: PhoneHints | undefined
  readonly onPrevious: (() => void) | undefined
  readonly onNext: (() => void) | undefined
  readonly onClose: () => void
}) {
  const t = useTranslations('catalogModels')
  const { labelName } = useVariantWords()
  const { editor, state } = useDraft()
  const mayPrice = useMay('price.edit')
  const edits = usePriceEdits(table, 'price')
  const columns = [
    ...table.columns.filter((column) => column.kind === 'storage' && row.variants.has(column.gb)),
    ...table.columns.filter(({ kind }) => kind === 'floor' || kind === 'ceiling'),
  ]
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="auto"
      styles={{ content: { height: 'auto', maxHeight: '90dvh' }, inner: { alignItems: 'flex-end' } }}
      title={`${row.model.name ?? row.model.id} ${labelName(row.label)}`}
      closeButtonProps={{ 'aria-label': t('phone.done') }}
    >
      <div className={classes.sheetHead}>
        <span className="cp-dim">{mayPrice && t('phone.saved')}</span>
        <ActionIcon
          variant="default"
          size="2.75rem"
          aria-label={t('phone.previous')}
          disabled={!onPrevious}
          onClick={onPrevious}
        >
          <IconChevronUp size={18} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="2.75rem"
          aria-label={t('phone.next')}
          disabled={!onNext}
          onClick={onNext}
        >
          <IconChevronDown size={18} />
        </ActionIcon>
      </div>
      <div className={classes.fields}>
        {columns.map((column) => (
          <Field
            key={columnId(column)}
            row={row}
            column={column}
            hints={hints}
            edits={edits}
            isReadOnly={!mayPrice}
          />
        ))}
      </div>
      <div className={classes.buttons}>
        {mayPrice && (
          <Button
            variant="default"
            disabled={state.canUndo === undefined}
            onClick={() => editor.undo()}
            leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
          >
            {t('undo')}
          </Button>
        )}
        <Button onClick={onClose}>{t('phone.done')}</Button>
      </div>
    </Drawer>
  )
}

function Field({
  row,
  column,
  hints,
  edits,
  isReadOnly,
}: {
  readonly row: ModelRow
  readonly column: Column
  readonly hints: PhoneHints | undefined
  readonly edits: ReturnType<typeof usePriceEdits>
  readonly isReadOnly: boolean
}) {
  const t = useTranslations('catalogModels')
  const columnName = useColumnName()
  const { region } = useRegion()
  const { state } = useDraft()
  const { currency } = state.document.pricing
  const money = useMoney(currency)
  const published = usePublishedPrices()
  const [typed, setTyped] = useState<string>()
  const cell = cellOf(row, column, 'price')
  const id = partIdOf(row, column, 'price')
  const isChanged = id !== undefined && state.changed.has(id)
  const minor = cell.kind === 'amount' ? cell.minor : null
  const problem = edits.problems.get(cellId(row, column))
  const variant = column.kind === 'storage' ? row.variants.get(column.gb) : undefined
  const was = variant && published?.priceOf(variant.id)
  const hint = variant && hints?.byVariant.get(variant.id)
  const stored = minor === null ? '' : plainAmounts(currency, region)(minor)
  return (
    <div className={classes.field} data-changed={isChanged || undefined}>
      <TextInput
        label={columnName(column)}
        size="md"
        inputMode="decimal"
        readOnly={isReadOnly}
        maxLength={40}
        value={typed ?? problem?.text ?? stored}
        error={
          problem &&
          problem.why !== 'not-made' &&
          t(`line.problem.${problem.why}`, { text: problem.text.slice(0, 40) })
        }
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => {
          if (typed !== undefined) edits.type(row, column, typed)
          setTyped(undefined)
        }}
      />
      {column.kind === 'storage' && (
        <span className="cp-dim">
          {isChanged && was !== undefined && was !== null
            ? t('phone.was', { amount: money.full(was) })
            : published && !isChanged && t('phone.same', { version: published.version })}
        </span>
      )}
      {hints && hint && <HintLine name={hints.name} row={hint} />}
    </div>
  )
}
