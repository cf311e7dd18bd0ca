import type { CatalogPart } from '@costard/catalogs'
import { catalogLimits } from '@costard/contract'
import type { Model } from '@costard/pricing'
import { useEffect, useMemo, useState } from 'react'
import { useRegion } from '#messages/region-context.ts'
import { readFile } from '#tables/read-file.ts'
import type { TableProblem } from '#tables/table.ts'
import { useTeam } from '../../../../team-context.ts'
import { useDraft } from '../../../draft/draft-context.ts'
import { linesOf } from '../../../draft/draft-server.ts'
import { cellId } from '../grid/cell.ts'
import { type Edit, partsOfEdits } from '../grid/edits.ts'
import { rowsOf } from '../grid/price-table.ts'
import { isGradeColumn, type ListColumn } from './columns.ts'
import {
  type Answers,
  readPriceList,
  type ReadPriceList,
  type SourceTable,
  sourceTableOf,
} from './read-price-list.ts'
import { withRemembered } from './remembered-columns.ts'
import { rememberColumn, rememberedColumns } from './team-columns.ts'

/** The most rows of a price list. */
export const maxListRows = 10_000

/** Reading stops after this to let the page answer and to draw how far it is. Milliseconds. */
const sliceMs = 100

const noAnswers: Answers = { devices: new Map(), amounts: new Map(), decimalMark: undefined }

export type PriceListState = ReturnType<typeof usePriceList>

/** A price list on its way into the draft: the file, what it would do, and what a person says of it. */
export function usePriceList() {
  const { id: teamId } = useTeam()
  const { state } = useDraft()
  const { document } = state
  const gradeCodes = document.pricing.grades.map(({ code }) => code)
  const { region } = useRegion()
  const [fileName, setFileName] = useState('')
  const [source, setSource] = useState<SourceTable>()
  const [problem, setProblem] = useState<TableProblem>()
  const [answers, setAnswers] = useState(noAnswers)
  const [list, setList] = useState<ReadPriceList>()
  const [progress, setProgress] = useState<number>()
  const [leavesOut, setLeavesOut] = useState(false)
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set())
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [replaces, setReplaces] = useState(false)
  const [removes, setRemoves] = useState(false)

  useEffect(() => {
    if (!source) return undefined
    const reading = readPriceList(source, document, answers, region)
    let timer = 0
    const go = () => {
      const until = performance.now() + sliceMs
      let step = reading.next()
      while (!step.done && performance.now() < until) step = reading.next()
      if (step.done) {
        setList(step.value)
        setProgress(undefined)
        return
      }
      setProgress(step.value / source.rows.length)
      timer = window.setTimeout(go)
    }
    timer = window.setTimeout(go)
    return () => window.clearTimeout(timer)
  }, [source, document, answers, region])

  const columns = source?.columns ?? []
  const hasNames = columns.includes('device') || columns.includes('id')
  const hasAmounts =
    (['price', 'floor', 'ceiling', 'cost'] as const).some((kind) => columns.includes(kind)) ||
    columns.some(isGradeColumn)
  const moves = (list?.plan.bigMoves ?? []).filter(({ listed }) => !left.has(listed.key))
  const removed = useMemo(
    () => (replaces && list ? pricesNotIn(list, document.pricing.models) : []),
    [replaces, list, document],
  )
  const { parts, count, isTooMuch } = useMemo(() => {
    if (!list) return { parts: [], count: 0, isTooMuch: false }
    const { added, changed } = list.plan
    const counted = new Set([...added, ...changed].map(({ key }) => key).filter((key) => !left.has(key)))
    const planned = partsOf(list, counted, left, removed, document)
    return { parts: planned, count: counted.size + removed.length, isTooMuch: areTooMany(planned) }
  }, [list, left, removed, document])
  const todo = {
    columns: !hasNames || !hasAmounts,
    mark: list?.decimalMark === 'both' && answers.decimalMark === undefined,
    names: list?.unclear.length ?? 0,
    rejected: leavesOut ? 0 : (list?.rejected.length ?? 0),
    moves: moves.filter(({ listed }) => !agreed.has(listed.key)).length,
    removed: removes ? 0 : removed.length,
    tooMuch: isTooMuch,
  }
  const isReady =
    list !== undefined &&
    progress === undefined &&
    Object.values(todo).every((one) => one === false || one === 0)
  const answer = (change: Partial<Answers>) => setAnswers({ ...answers, ...change })
  const toggled = (set: ReadonlySet<string>, key: string) => {
    const next = new Set(set)
    if (!next.delete(key)) next.add(key)
    return next
  }
  return {
    fileName,
    source,
    problem,
    list,
    progress,
    todo,
    isReady,
    parts,
    count,
    removed,
    replaces,
    removes,
    leavesOut,
    agreed,
    left,
    mark: answers.decimalMark,
    open: async (file: File) => {
      setFileName(file.name)
      setList(undefined)
      setAnswers(noAnswers)
      setAgreed(new Set())
      setLeft(new Set())
      setLeavesOut(false)
      setRemoves(false)
      // The column names are one row more.
      const [read, remembered] = await Promise.all([
        readFile(file, maxListRows + 1),
        rememberedColumns(teamId),
      ])
      setProblem('problem' in read ? read.problem : undefined)
      const table = 'rows' in read ? sourceTableOf(read.rows, gradeCodes) : undefined
      setSource(table && { ...table, columns: withRemembered(table.headings, table.columns, remembered) })
    },
    setColumn: (place: number, column: ListColumn | undefined) => {
      if (!source) return
      rememberColumn(teamId, source.headings[place] ?? '', column)
      setSource({
        ...source,
        columns: source.columns.map((before, at) =>
          at === place ? column : before === column && column !== 'details' ? undefined : before,
        ),
      })
    },
    setReplaces,
    setRemoves,
    setLeavesOut,
    setMark: (decimalMark: '.' | ',') => answer({ decimalMark }),
    sayDevice: (name: string, device: string | null) =>
      answer({ devices: new Map(answers.devices).set(name, device) }),
    sayAmount: (row: number, minor: number) => answer({ amounts: new Map(answers.amounts).set(row, minor) }),
    agree: (key: string) => setAgreed(toggled(agreed, key)),
    agreeTo: (keys: readonly string[]) => setAgreed(new Set([...agreed, ...keys])),
    leaveOut: (key: string) => setLeft(toggled(left, key)),
  }
}

function areTooMany(parts: readonly CatalogPart[]): boolean {
  const { maxChanges, maxManyChanges, maxManyLength } = catalogLimits
  if (parts.length <= maxChanges) return false
  return (
    parts.length > maxManyChanges ||
    linesOf(parts.map((part) => ({ part, rev: 0 }))).length > maxManyLength * 0.95
  )
}

/** Prices that the catalog has and the list has not. */
function pricesNotIn(list: ReadPriceList, models: readonly Model[]): readonly Edit[] {
  const listed = new Set([...list.plan.added, ...list.plan.changed, ...list.plan.same].map(({ key }) => key))
  return models.flatMap((model) =>
    rowsOf(model).flatMap((row) =>
      [...row.variants].flatMap(([gb, { priceMinor }]): Edit[] => {
        const column = { kind: 'storage', gb } as const
        return priceMinor === null || listed.has(cellId(row, column)) ? [] : [{ row, column, value: null }]
      }),
    ),
  )
}

function partsOf(
  { edits, otherEdits, costs, own, added }: ReadPriceList,
  counted: ReadonlySet<string>,
  left: ReadonlySet<string>,
  removed: readonly Edit[],
  document: ReturnType<typeof useDraft>['state']['document'],
): CatalogPart[] {
  const prices = [...edits].flatMap(([key, edit]) => (counted.has(key) ? [edit] : []))
  const models = new Set(prices.map(({ row }) => row.model.id))
  const others = otherEdits.filter(({ row, column, value }) => {
    const { floorMinor = null, ceilingMinor = null } = row.model
    return value !== (column.kind === 'floor' ? floorMinor : ceilingMinor)
  })
  const newCosts = costs.filter(
    ({ row, column, value }) =>
      column.kind === 'storage' && (row.variants.get(column.gb)?.costMinor ?? null) !== value,
  )
  const newOwn = own.filter(({ row, column, value, grade = '' }) => {
    const isThere = !added.has(row.model.id) || models.has(row.model.id)
    const before = column.kind === 'storage' ? row.variants.get(column.gb)?.gradeAmounts?.[grade] : undefined
    return isThere && value !== before && !left.has(cellId(row, column))
  })
  return [
    ...[...added].flatMap(([id, model]) => (models.has(id) ? model.parts : [])),
    ...partsOfEdits([...prices, ...removed, ...others, ...newOwn], document, 'price'),
    ...partsOfEdits(newCosts, document, 'cost').filter(({ kind }) => kind === 'cost'),
  ]
}
