import { CloseButton } from '@mantine/core'
import { use, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Note } from '#ui/notes/note.tsx'
import { useMay } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { MoveToContext } from '../../draft/editors.ts'
import { CellLine } from './cell-line.tsx'
import { ChangePrices } from './change/change-prices.tsx'
import { usePlannedChange } from './change/use-planned-change.ts'
import { ConflictCard } from './conflict-card.tsx'
import { partIdOf } from '@costard/contract/price-grid'
import { rowAt } from './grid/paste.ts'
import { PriceGrid } from './grid/price-grid.tsx'
import { useCellMarks } from './grid/use-cell-marks.ts'
import { usePriceEdits } from './grid/use-price-edits.ts'
import { useSelection } from './grid/use-selection.ts'
import { GridFoot } from './grid-foot.tsx'
import classes from './models.module.css'
import { ModelsToolbar } from './models-toolbar.tsx'
import { useModelsView } from './use-models-view.ts'

/** Grid with its toolbar, the line about the active cell, and the sums of the selected ones. */
export function ModelsDesk() {
  const t = useTranslations('catalogModels')
  const common = useTranslations('common')
  const mayPrice = useMay('price.edit')
  const { currency } = useDraft().state.document.pricing
  const view = useModelsView()
  const { table, shown } = view
  const grid = useSelection(table)
  const edits = usePriceEdits(table, shown)
  const marksOf = useCellMarks(shown)
  const change = usePlannedChange(table, grid.range, shown)
  const row = rowAt(table, grid.head)
  const column = table.columns[grid.head.column]
  const place = row && column ? (partIdOf(row, column, shown) ?? '') : ''
  const moveTo = use(MoveToContext)
  useEffect(() => moveTo(place), [moveTo, place])
  const conflict = row && column && marksOf(row, column).conflict
  return (
    <div className={classes.screen}>
      <ModelsToolbar
        view={view}
        range={grid.range}
        onChangeMany={change.begin}
        onRemove={() => edits.removeModels(grid.range)}
      />
      <CellLine row={row} column={column} shown={shown} edits={edits} />
      {edits.notice !== undefined && (
        <div className={classes.notice}>
          <Note
            kind="problem"
            action={<CloseButton size="sm" aria-label={common('close')} onClick={edits.closeNotice} />}
          >
            {edits.notice}
          </Note>
        </div>
      )}
      {table.rows.length === 0 ? (
        <p className={classes.none} role="status">
          {t('noMatch')}
        </p>
      ) : (
        <PriceGrid
          table={table}
          shown={shown}
          currency={currency}
          grid={grid}
          edits={edits}
          marksOf={marksOf}
          preview={change.planned}
          isReadOnly={!mayPrice}
          onFold={view.toggleFold}
          onChangeMany={change.begin}
        />
      )}
      {conflict && row && column && (
        <ConflictCard key={`${row.id} ${grid.head.column}`} conflict={conflict} />
      )}
      {change.isOpen && (
        <ChangePrices
          side={table.columns[grid.range.left]?.kind === 'storage' && grid.range.left > 7 ? 'start' : 'end'}
          table={table}
          range={grid.range}
          shown={shown}
          planned={change.planned}
          onChange={change.plan}
          onApply={(plan) => {
            edits.apply(t('step.changed', { count: plan.edits.length }), plan.edits)
            change.end()
          }}
          onClose={change.end}
        />
      )}
      <GridFoot table={table} range={grid.range} shown={shown} edits={edits} onGo={grid.select} />
    </div>
  )
}
