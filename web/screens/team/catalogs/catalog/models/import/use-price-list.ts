import type { CatalogDocument } from '@costard/contract'
import { useMemo, useState } from 'react'
import { readFile } from '#tables/read-file.ts'
import type { Table, TableChoice, TableProblem } from '@costard/contract/tables'
import { useTeam } from '../../../../team-context.ts'
import { useDraft } from '../../../draft/draft-context.ts'
import {
  noAnswers,
  isAmountColumn,
  type ListColumn,
  gradesOf,
  areTooMany,
  partsOfList,
  pricesNotIn,
  type ShapeChoice,
  type SourceTable,
  sourceTableOf,
  answersOf,
  columnsOf,
  type KnownShape,
  knownShape,
  shapeOf,
  nextQuestion,
  type RememberedColumns,
  withRemembered,
} from '@costard/contract/price-lists'
import { rememberColumn, rememberedColumns } from './team-columns.ts'
import { rememberedShapes, rememberShape } from './team-shapes.ts'
import { useListAnswers } from './use-list-answers.ts'
import { useReading } from './use-reading.ts'
import { useListDecisions } from './use-list-decisions.ts'

/** Maximum number of rows in a price list. */
export const maxListRows = 10_000

export type PriceListState = ReturnType<typeof usePriceList>

interface OpenFile {
  readonly name: string
  readonly blob: Blob
  readonly choice: TableChoice
  readonly table: Table
  readonly remembered: RememberedColumns
  /** An earlier list with similar headings. */
  readonly known: KnownShape | undefined
}

/** How the rows of a file are read, as set by a person. */
interface Shape {
  readonly headingRow?: number | null
  readonly readsHidden: boolean
  readonly columns: ReadonlyMap<number, ListColumn | undefined>
}

const asGuessed: Shape = { readsHidden: false, columns: new Map() }

/** State of an import: the file, its preview, and the person's answers. */
export function usePriceList() {
  const { id: teamId } = useTeam()
  const { document } = useDraft().state
  const [file, setFile] = useState<OpenFile>()
  const [problem, setProblem] = useState<{ readonly name: string; readonly is: TableProblem }>()
  const [shape, setShape] = useState(asGuessed)
  const { answers, setAnswers, ...saying } = useListAnswers()
  /** Team's name for lists of this kind. */
  const [name, setName] = useState('')
  const decisions = useListDecisions()
  const source = useMemo(() => file && sourceFor(file, shape, document), [file, shape, document])
  const { list, progress } = useReading(source, answers, file?.table)
  const { left, agreed, replaces, removes } = decisions
  const removed = useMemo(
    () => (replaces && list ? pricesNotIn(list, document.pricing.models) : []),
    [replaces, list, document],
  )
  const { parts, count, isTooMuch } = useMemo(() => {
    if (!list) return { parts: [], count: 0, isTooMuch: false }
    const { added, changed } = list.plan
    const counted = new Set([...added, ...changed].map(({ key }) => key).filter((key) => !left.has(key)))
    const planned = partsOfList(list, counted, removed, document)
    return { parts: planned, count: counted.size + removed.length, isTooMuch: areTooMany(planned) }
  }, [list, left, removed, document])
  const question = source && nextQuestion(source, list, answers)
  const isOpen = (key: string) => !agreed.has(key) && !left.has(key)
  const doubted = new Set(list?.plan.doubtful.map(({ listed }) => listed.key))
  const todo = {
    question: question !== undefined,
    doubts: [...doubted].filter(isOpen).length,
    moves: (list?.plan.bigMoves ?? []).filter(({ listed: { key } }) => !doubted.has(key) && isOpen(key))
      .length,
    removed: removes ? 0 : removed.length,
    tooMuch: isTooMuch,
  }
  const isReady =
    list !== undefined &&
    progress === undefined &&
    Object.values(todo).every((one) => one === false || one === 0)
  const open = async (blob: Blob, fileName: string, choice: TableChoice = {}) => {
    setProblem(undefined)
    // The column names need an additional row.
    const [table, remembered, shapes] = await Promise.all([
      readFile(blob, maxListRows + 1, { ...choice, readsHtml: true }),
      rememberedColumns(teamId),
      rememberedShapes(teamId),
    ])
    decisions.reset()
    if ('problem' in table) {
      setProblem({ name: fileName, is: table.problem })
      setFile(undefined)
      return
    }
    const { headings } = sourceTableOf(table, readAs(document))
    const known = knownShape(headings, shapes)
    const grades = document.pricing.grades.map(({ code }) => code)
    setAnswers(known ? answersOf(headings, known) : noAnswers)
    setName(known?.shape.name ?? '')
    setShape(known ? { ...asGuessed, columns: columnsOf(headings, known, grades) } : asGuessed)
    setFile({ name: fileName, blob, choice, table, remembered, known })
  }
  const remembered = new Map(file?.known?.shape.grades.map(({ word, grade }) => [word, grade]))
  const rememberedWords = new Set(
    [...answers.words].flatMap(([word, grade]) => (remembered.get(word) === grade ? [word] : [])),
  )
  return {
    ...decisions,
    file,
    source,
    problem,
    list,
    progress,
    question,
    answers,
    /** Words with meanings from an earlier list of the team. */
    rememberedWords,
    todo,
    isReady,
    parts,
    count,
    removed,
    name,
    setName,
    open,
    close: () => setFile(undefined),
    /** Stores the settings for the next list of this kind. */
    remember: () => {
      const kept = source && shapeOf(source, answers, name)
      if (kept) rememberShape(teamId, kept)
    },
    chooseTable: (choice: TableChoice) =>
      file && void open(file.blob, file.name, { ...file.choice, ...choice }),
    setHeadingRow: (headingRow: number | null) => setShape({ ...shape, headingRow, columns: new Map() }),
    readHidden: () => setShape({ ...shape, readsHidden: true }),
    setColumn: (place: number, column: ListColumn | undefined) => {
      if (!source) return
      const heading = source.headings[place] ?? ''
      // The meaning of a column of row kinds depends on the file, so only other meanings are remembered by
      // heading.
      if (column !== 'rows') rememberColumn(teamId, heading, column)
      const columns = new Map(shape.columns)
      for (const [at, before] of source.columns.entries())
        if (before === column && isSingle(column) && at !== place) columns.set(at, undefined)
      setShape({ ...shape, columns: columns.set(place, column) })
    },
    /** Sets the meanings of several columns at once. */
    setColumns: (said: ReadonlyMap<number, ListColumn | undefined>) =>
      setShape({ ...shape, columns: new Map([...shape.columns, ...said]) }),
    ...saying,
    sayCounted: (place: number, words: ReadonlySet<string>) => {
      saying.say({ counted: new Map(answers.counted).set(place, words) })
      setShape({ ...shape, columns: new Map(shape.columns).set(place, 'rows') })
    },
  }
}

/** Several columns can contain details, or determine which rows count. */
function isSingle(column: ListColumn | undefined): boolean {
  return column !== undefined && (isAmountColumn(column) || !['details', 'rows'].includes(column))
}

function readAs(document: CatalogDocument): Pick<ShapeChoice, 'grades' | 'currency'> {
  return { grades: gradesOf(document), currency: document.pricing.currency }
}

function sourceFor(
  { table, remembered }: OpenFile,
  { columns, ...shape }: Shape,
  document: CatalogDocument,
): SourceTable {
  const source = sourceTableOf(table, { ...readAs(document), ...shape })
  const said = withRemembered(source.headings, source.columns, remembered)
  return {
    ...source,
    columns: said.map((column, place) => (columns.has(place) ? columns.get(place) : column)),
  }
}
