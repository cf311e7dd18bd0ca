import type { CatalogPart } from '@costard/catalogs'
import { type CatalogDocument, groupNamed } from '@costard/contract'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { loadCode } from '#code/load-code.ts'
import { textRows } from '@costard/contract/tables'
import { useRegion } from '#messages/region-context.ts'
import { useDraft } from '../../../draft/draft-context.ts'
import {
  NewModels,
  cellId,
  cellOf,
  type Edit,
  isEditable,
  partsOfEdits,
  type AmountKind,
  type Column,
  type ModelRow,
  type PriceTable,
} from '@costard/contract/price-grid'
import { fills } from './fill.ts'
import { type CellProblem, modelsIn, type Paste, planPaste, rowAt, writeText } from './paste.ts'
import { placesIn, type Range } from './range.ts'
import { readAmount } from './read-amount.ts'

/** Maximum number of pasted rows; longer lists have to be imported as a file. */
export const maxPastedRows = 5000
const maxPastedLength = 1_000_000

export type PriceEdits = ReturnType<typeof usePriceEdits>

/** Changes of cells of the grid. Each is one undo step. */
export function usePriceEdits(table: PriceTable, shown: AmountKind) {
  const t = useTranslations('catalogModels')
  const { region } = useRegion()
  const { editor, state } = useDraft()
  const { document } = state
  const { currency } = document.pricing
  const [problems, setProblems] = useState<ReadonlyMap<string, CellProblem>>(new Map())
  const [notice, setNotice] = useState<string>()
  const read = (text: string) => readAmount(text, currency, region)

  const apply = (label: string, edits: readonly Edit[], more: readonly CatalogPart[] = []) => {
    const real = edits
      .map((edit) => withGroupKey(edit, document))
      .filter(({ row, column, value }) => !isSame(row, column, value, shown))
    editor.change(label, [...more, ...partsOfEdits(real, document, shown)])
  }
  /** Removes the problems of written cells, and adds new ones. */
  const settle = (written: readonly { row: ModelRow; column: Column }[], found: readonly CellProblem[]) => {
    if (problems.size === 0 && found.length === 0) return
    const next = new Map(problems)
    for (const { row, column } of written) next.delete(cellId(row, column))
    for (const problem of found) next.set(cellId(problem.row, problem.column), problem)
    setProblems(next)
  }
  const nameOf = (row: ModelRow) => row.model.name ?? row.model.id

  return {
    problems,
    notice,
    closeNotice: () => setNotice(undefined),
    read,
    apply,
    type: (row: ModelRow, column: Column, text: string) => {
      const { edit, problem } = writeText(row, column, text, read)
      settle([{ row, column }], problem ? [problem] : [])
      if (edit) apply(t('step.typed', { name: nameOf(row) }), [edit])
    },
    clear: (range: Range) => {
      const edits = placesIn(range).flatMap(({ row: place, column: at }): Edit[] => {
        const row = rowAt(table, { row: place, column: at })
        const column = table.columns[at]
        return row && column && isEditable(column) ? [{ row, column, value: null }] : []
      })
      settle(edits, [])
      apply(t('step.cleared', { count: edits.length }), edits)
    },
    fill: (from: Range, to: Range) => {
      const edits = fills(from, to).flatMap((copy): Edit[] => {
        const [source, target] = [rowAt(table, copy.from), rowAt(table, copy.to)]
        const [fromColumn, column] = [table.columns[copy.from.column], table.columns[copy.to.column]]
        if (!source || !target || !fromColumn || !column || !isEditable(column)) return []
        const cell = cellOf(source, fromColumn, shown)
        const isText = column.kind === 'group'
        if (cell.kind === 'none' || isText !== (cell.kind === 'text')) return []
        const isGap = column.kind === 'storage' && !target.variants.has(column.gb)
        // A storage that a device never had is not filled.
        if (isGap) return []
        return [{ row: target, column, value: cell.kind === 'text' ? cell.text : cell.minor }]
      })
      settle(edits, [])
      apply(t('step.filled', { count: edits.length }), edits)
    },
    paste: async (text: string, range: Range) => {
      const pasted = text.length > maxPastedLength ? undefined : await rowsOf(text)
      if (!pasted) return setNotice(t('paste.tooLarge', { rows: maxPastedRows }))
      const plan = planPaste(pasted, table, range, read)
      if (plan.otherModel) return setNotice(t('paste.otherModel', plan.otherModel))
      const added = addedParts(plan, new NewModels(document), (edits) => partsOfEdits(edits, document, shown))
      settle(plan.edits, plan.problems)
      apply(t('step.pasted', { count: plan.edits.length + plan.added.length }), plan.edits, added)
      setNotice(plan.outside > 0 ? t('paste.outside', { count: plan.outside }) : undefined)
    },
    /** Accepts the amount closest to an invalid text. */
    useNearest: (problem: CellProblem) => {
      settle([problem], [])
      if (problem.nearest !== undefined)
        apply(t('step.typed', { name: nameOf(problem.row) }), [{ ...problem, value: problem.nearest }])
    },
    dropProblem: (problem: CellProblem) => settle([problem], []),
    dropProblems: () => setProblems(new Map()),
    removeModels: (range: Range) => {
      const models = modelsIn(table, range)
      editor.change(
        t('step.removed', { count: models.length }),
        models.map(({ id }) => ({ kind: 'model', key: id, value: null })),
      )
    },
  }
}

/** Copied cells are separated by tabs only: a comma can be part of an amount. */
async function rowsOf(text: string): Promise<readonly (readonly string[])[] | undefined> {
  const { readText } = await loadCode(() => import('@costard/contract/tables'))
  const read = readText(text, maxPastedRows, '\t')
  if ('problem' in read) return read.problem === 'empty' ? [['']] : undefined
  return textRows(read.rows)
}

function addedParts(
  { added }: Paste,
  models: NewModels,
  partsOf: (edits: readonly Edit[]) => CatalogPart[],
): CatalogPart[] {
  return added.flatMap(({ name, deviceKey, amounts }) => {
    const storages = amounts.flatMap(({ column }) => (column.kind === 'storage' ? [column.gb] : []))
    const { parts, rows } = models.named(name, deviceKey, deviceKey === undefined ? storages : undefined)
    const [row] = rows
    const edits = row ? amounts.map(({ column, minor }) => ({ row, column, value: minor })) : []
    return [...parts, ...partsOf(edits)]
  })
}

/**
 * Replaces a typed name of a group, in any language, by its key. An unknown name becomes the key of a new
 * group.
 */
function withGroupKey(edit: Edit, { pricing, wording }: CatalogDocument): Edit {
  if (edit.column.kind !== 'group' || typeof edit.value !== 'string') return edit
  const keys = new Set(pricing.models.flatMap(({ group }) => group ?? []))
  return { ...edit, value: groupNamed(wording.modelGroups, keys, edit.value) ?? edit.value }
}

function isSame(row: ModelRow, column: Column, value: Edit['value'], shown: AmountKind): boolean {
  const cell = cellOf(row, column, shown)
  if (cell.kind === 'amount') return cell.minor === value
  return cell.kind === 'text' ? cell.text === (value ?? '') : value === null
}
