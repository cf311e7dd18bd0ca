import { use, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Note } from '#ui/notes/note.tsx'
import { CloseButton } from '@mantine/core'
import { useMay } from '../../../team-context.ts'
import { MoveToContext } from '../../draft/editors.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { CellLine } from './cell-line.tsx'
import { ChangePrices } from './change/change-prices.tsx'
import { type CellChange, planChange } from './change/plan-change.ts'
import { ConflictCard } from './conflict-card.tsx'
import { partIdOf } from './grid/cell.ts'
import { rowAt } from './grid/paste.ts'
import { PriceGrid } from './grid/price-grid.tsx'
import { type AmountKind, type ModelRow, priceTable } from './grid/price-table.ts'
import { useCellMarks } from './grid/use-cell-marks.ts'
import { usePriceEdits } from './grid/use-price-edits.ts'
import { useSelection } from './grid/use-selection.ts'
import { GridFoot } from './grid-foot.tsx'
import { useGroupName } from '../../parts/use-group-name.ts'
import classes from './models.module.css'
import { ModelsToolbar } from './models-toolbar.tsx'

/** The grid with its toolbar, the line that tells about the active cell, and the sums of the selected ones. */
export function ModelsDesk() {
  const t = useTranslations('catalogModels')
  const common = useTranslations('common')
  const mayPrice = useMay('price.edit')
  const { state } = useDraft()
  const { models, currency, grades } = state.document.pricing
  const groupName = useGroupName(state.document)
  const [search, setSearch] = useState('')
  const [family, setFamily] = useState<string>()
  const [isChangedOnly, setChangedOnly] = useState(false)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [amounts, setAmounts] = useState<'price' | 'cost'>('price')
  const [gradeCode, setGradeCode] = useState('')
  const grade = grades.find(({ code }) => code === gradeCode)
  const shown: AmountKind = useMemo(
    () => (amounts === 'price' && grade ? { grade: grade.code, factorBp: grade.factorBp } : amounts),
    [amounts, grade],
  )
  const [change, setChange] = useState<CellChange | null>()
  const words = useDeferredValue(search)
  // While all rows are shown, the table does not depend on it.
  const changed = isChangedOnly ? state.changed : undefined
  const table = useMemo(() => {
    const isChanged = (row: ModelRow) =>
      ['model', 'floor', ...row.variants.keys()].some((column) => {
        const id =
          typeof column === 'number'
            ? partIdOf(row, { kind: 'storage', gb: column }, shown)
            : partIdOf(row, { kind: column === 'floor' ? 'floor' : 'model' }, shown)
        return id !== undefined && changed?.has(id) === true
      })
    return priceTable(models, {
      search: words,
      groupName,
      family,
      folded,
      isShown: changed ? isChanged : undefined,
    })
  }, [models, words, groupName, family, folded, changed, shown])
  const grid = useSelection(table)
  const edits = usePriceEdits(table, shown)
  const marksOf = useCellMarks(shown)
  const isChanging = change !== undefined
  const { top, bottom, left, right } = grid.range
  const planned = useMemo(
    () => (change ? planChange(table, { top, bottom, left, right }, shown, change) : undefined),
    [change, table, shown, top, bottom, left, right],
  )
  const row = rowAt(table, grid.head)
  const column = table.columns[grid.head.column]
  const place = row && column ? (partIdOf(row, column, shown) ?? '') : ''
  const moveTo = use(MoveToContext)
  useEffect(() => moveTo(place), [moveTo, place])
  const conflict = row && column && marksOf(row, column).conflict
  const endChange = () => {
    setChange(undefined)
    document.querySelector<HTMLElement>('[role=grid]')?.focus()
  }
  return (
    <div className={classes.screen}>
      <ModelsToolbar
        models={models}
        search={search}
        onSearch={setSearch}
        family={family}
        onFamily={setFamily}
        isChangedOnly={isChangedOnly}
        onChangedOnly={setChangedOnly}
        shown={shown}
        onShown={setAmounts}
        onGrade={setGradeCode}
        table={table}
        range={grid.range}
        onChangeMany={() => setChange(null)}
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
          preview={planned}
          isReadOnly={!mayPrice}
          onFold={(one) => {
            const next = new Set(folded)
            if (!next.delete(one)) next.add(one)
            setFolded(next)
          }}
          onChangeMany={() => setChange(null)}
        />
      )}
      {conflict && row && column && (
        <ConflictCard key={`${row.id} ${grid.head.column}`} conflict={conflict} />
      )}
      {isChanging && (
        <ChangePrices
          side={table.columns[grid.range.left]?.kind === 'storage' && grid.range.left > 7 ? 'left' : 'right'}
          table={table}
          range={grid.range}
          shown={shown}
          planned={planned}
          onChange={setChange}
          onApply={(plan) => {
            edits.apply(t('step.changed', { count: plan.edits.length }), plan.edits)
            endChange()
          }}
          onClose={endChange}
        />
      )}
      <GridFoot table={table} range={grid.range} shown={shown} edits={edits} onGo={grid.select} />
    </div>
  )
}
