import type { CatalogDocument } from '../../catalogs/catalog-document.ts'
import type { Model } from '@costard/pricing'
import { findDevice, type Match, partKindIn, sizeIn, sizeLabel } from '@costard/devices'
import { conditionIn, mostCandidates } from '../device-rows/read-row.ts'
import { findCondition, plainWord } from '../device-rows/find-condition.ts'
import type { RowReading } from '../device-rows/row-reading.ts'
import { isEmptyCell } from '../tables/cell.ts'
import {
  type GradeNames,
  isGradeColumn,
  isStorageColumn,
  type ListColumn,
  placesOfServices,
} from './columns.ts'
import { gradeCalled } from './condition-words.ts'
import { gradesOf } from './grades-of.ts'
import { shownCell } from './list-amounts.ts'
import type { SourceRow, SourceTable } from './list-shape.ts'
import type { PriceIndex, Target } from './price-index.ts'
import type { Answers } from './answers.ts'
import type { NameReader } from './name-reader.ts'
import { wordsOfModels } from './one-device.ts'

/** A name that can mean several devices, for a person to say. */
export interface Unclear {
  readonly name: string
  readonly rows: readonly number[]
  readonly candidates: readonly Match[]
  /** The name can mean one device only, besides words that nobody knows. */
  readonly isOne: boolean
}

/** A word about the condition that is no grade of the catalog by its name. */
export interface UnknownWord {
  readonly word: string
  readonly rows: readonly number[]
}

/** Target of an amount in a row. grade: absent for the best one. */
export type RowTarget =
  | { readonly row: Extract<Target, { row: unknown }>['row']; readonly gb: number; readonly grade?: string }
  | {
      readonly why: 'no-device' | 'which-variant' | 'not-made'
      readonly name?: string
      readonly sizes?: readonly number[] | undefined
    }
  | 'unclear'
  | 'left-out'

/** Texts of a row about its device. */
interface Said {
  /** The name, and a storage that says more than a size. */
  readonly written: string
  readonly details: string
  /** A person chose the storage, whatever the name says. */
  readonly isChosen: boolean
}

const noWords: ReadonlySet<string> = new Set()

/** The word for a locked device in its name: its price is not that of one without a lock. */
function lockedIn(text: string): string {
  const [found = ''] =
    /(?<![\p{L}-])(?:(?:sim|network|carrier|icloud|net)[ -]?)?(?:locked?|gesperrt|verrouillé|bloqué|bloqueado|simlock)(?!\p{L})/iu.exec(
      text,
    ) ?? []
  return plainWord(found)
}

/** Finds out what each row of a list names. Rows are read from the first to the last: a name counts for blank cells below. */
export class RowReader {
  readonly #index: PriceIndex
  readonly #answers: Answers
  readonly #grades: readonly GradeNames[]
  readonly #places: ReadonlyMap<ListColumn, readonly number[]>
  /** Places of columns that say what is done to a device, or which part of it a row is about. */
  readonly #services: readonly number[]
  readonly #names: NameReader
  readonly #targets = new Map<string, RowTarget>()
  /** Targets of whole rows, by the cells that decide them. */
  readonly #rowTargets = new Map<string, RowTarget>()
  /** Places of the cells, besides the device, that decide the target of a row. */
  readonly #deciding: readonly number[]
  readonly #wordsIn = new Map<string, string>()
  readonly #unclear = new Map<string, { rows: number[]; candidates: readonly Match[] }>()
  readonly #words = new Map<string, number[]>()
  /** The device above, for blank cells. */
  #above = ''
  /** A line with nothing but a name, for the rows below that do not say the model. */
  #section = ''

  constructor(
    source: SourceTable,
    document: CatalogDocument,
    index: PriceIndex,
    answers: Answers,
    names: NameReader,
  ) {
    this.#names = names
    this.#index = index
    this.#answers = answers
    this.#grades = gradesOf(document)
    this.#places = placesByColumn(source.columns)
    this.#services = placesOfServices(source)
    const kinds = ['id', 'storage', 'details', 'condition', 'rows'] as const
    this.#deciding = [...kinds.flatMap((kind) => this.#places.get(kind) ?? []), ...this.#services]
    this.#section = source.section ?? ''
    this.#above = this.#section
  }

  get unclear(): readonly Unclear[] {
    return [...this.#unclear].map(([name, asked]) => ({
      name,
      ...asked,
      isOne: this.#names.isOneDevice(name, asked.candidates),
    }))
  }

  get words(): readonly UnknownWord[] {
    return [...this.#words].map(([word, rows]) => ({ word, rows }))
  }

  /** Takes a row without an amount as the heading of those below. */
  heading({ cells }: SourceRow): void {
    const filled = cells.filter((cell) => !isEmptyCell(cell))
    const name = shownCell(filled[0])
    if (filled.length === 1) {
      this.#section = name
      this.#above = name
    } else if (this.#text(cells, 'device') !== '') this.#above = this.#text(cells, 'device')
  }

  /** Returns the text of a row for a person: its device, or all of its cells. */
  shown({ cells }: SourceRow): string {
    return this.#text(cells, 'device') || cells.map(shownCell).filter(Boolean).join(' | ')
  }

  /** Returns the target of an amount in this column of a row. */
  targetOf(row: SourceRow, column: ListColumn): RowTarget {
    const own = this.#text(row.cells, 'device')
    const name = own === '' ? this.#above : own
    this.#above = name
    if (this.#answers.storages.has(row.row)) return this.#read(row, column, name)
    // No text of a file has the sign between the cells.
    let key = `${column}\0${this.#section}\0${name}`
    for (const place of this.#deciding) key += `\0${shownCell(row.cells[place])}`
    const known = this.#rowTargets.get(key)
    if (known) return known
    const target = this.#read(row, column, name)
    // Each row is counted that waits for an answer.
    if (target !== 'unclear') this.#rowTargets.set(key, target)
    return target
  }

  #read({ row, cells }: SourceRow, column: ListColumn, name: string): RowTarget {
    if (!this.#counts(cells)) return 'left-out'
    if (this.#services.some((place) => partKindIn(shownCell(cells[place])) !== undefined))
      return { why: 'no-device' }
    const storage = this.#text(cells, 'storage')
    const details = this.#text(cells, 'details')
    const ofColumn = isStorageColumn(column) ? Number(column.slice('gb:'.length)) : undefined
    const chosen = ofColumn === undefined ? this.#answers.storages.get(row) : undefined
    const gb = ofColumn ?? chosen ?? sizeIn(storage)
    const grade = this.#gradeOf(row, cells, column, name)
    if (typeof grade === 'string') return grade
    // "8/256" says the memory too.
    const written = [name, /[/+]/.test(storage) || gb === undefined ? storage : ''].filter(Boolean).join(' ')
    const byId = this.#index.byId(this.#text(cells, 'id'))
    const target =
      byId ?? this.#targetNamed(row, name, gb, { written, details, isChosen: chosen !== undefined })
    if (typeof target === 'string') return target
    if (!('why' in target)) return { ...target, ...grade }
    // A storage is the way out where the row itself says it, not a heading for many rows.
    return ofColumn === undefined ? target : { ...target, sizes: undefined }
  }

  /** Rows that say the same name the same; each row is counted that waits for an answer. */
  #targetNamed(row: number, name: string, gb: number | undefined, said: Said): RowTarget {
    const key = `${name}\n${gb}\n${said.isChosen}\n${said.written}\n${said.details}\n${this.#section}`
    const known = this.#targets.get(key)
    if (known) return known
    const target = this.#named(row, name, gb, said)
    if (target !== 'unclear') this.#targets.set(key, target)
    return target
  }

  #named(row: number, name: string, gb: number | undefined, { written, details, isChosen }: Said): RowTarget {
    if (name === '') return { why: 'no-device' }
    const said = [written, details].filter(Boolean).join(' ')
    const known = this.#index.named(name)
    if (known) return this.#variantOf(known, gb, said)
    const chosen = this.#answers.devices.get(name)
    if (chosen === null) return 'left-out'
    const device = chosen === undefined ? undefined : findDevice(chosen)
    if (device) return this.#variantOf(this.#index.modelOf(device), gb ?? this.#sizeSaid(said), said)
    const found = this.#foundIn(written, details, gb === undefined || isChosen ? '' : sizeLabel(gb, 'en'))
    if (found.kind === 'device')
      return this.#variantOf(
        this.#index.modelOf(found.match.device),
        gb ?? found.match.narrowed.storageGb,
        said,
      )
    if (found.kind === 'choose') return this.#ask(row, name, found.matches)
    if (this.#answers.custom.has(name))
      return this.#variantOf(this.#index.customModel(name, gb ?? 0), gb ?? 0, '')
    const section = this.#section
    if (section !== '' && !name.startsWith(section) && found.kind === 'unreadable') {
      const whole = `${section} ${said}`
      const under = this.#names.read(whole).found
      if (under.kind === 'device')
        return this.#variantOf(
          this.#index.modelOf(under.match.device),
          gb ?? under.match.narrowed.storageGb,
          whole,
        )
    }
    return { why: 'no-device', name }
  }

  /** A row whose storage is missing or never was is offered those that it can be for. */
  #variantOf(model: Model, gb: number | undefined, said: string): RowTarget {
    const target = this.#index.variantOf(model, gb, said)
    if (!('why' in target) || (gb !== undefined && target.why !== 'not-made')) return target
    const all = this.#index.sizesOf(model, said)
    const far = (size: number) => Math.abs(Math.log(size / (gb ?? size)))
    const sizes = gb === undefined ? all : all.toSorted((one, other) => far(one) - far(other))
    return sizes.length > 0 ? { ...target, sizes } : target
  }

  /**
   * Finds the device that a name and its details mean. Words of a column of details that nobody knows, such as a category, change nothing
   * about a name that is sure by itself.
   */
  #foundIn(written: string, details: string, size: string): RowReading['found'] {
    const join = (...parts: readonly string[]) => parts.filter(Boolean).join(' ')
    const { found } = this.#names.read(join(written, details, size))
    if (
      found.kind !== 'choose' ||
      details === '' ||
      found.matches.length > 1 ||
      details.search(wordsOfModels) >= 0
    )
      return found
    const alone = this.#names.read(join(written, size)).found
    const isSame = alone.kind === 'device' && alone.match.device.key === found.matches[0]?.device.key
    return isSame ? alone : found
  }

  #ask(row: number, name: string, candidates: readonly Match[]): 'unclear' {
    const asked = this.#unclear.get(name) ?? { rows: [], candidates: candidates.slice(0, mostCandidates) }
    if (asked.rows.at(-1) !== row) asked.rows.push(row)
    this.#unclear.set(name, asked)
    return 'unclear'
  }

  /** The grade that a row is about, in its own column or in the name. A column of a grade says it itself. */
  #gradeOf(
    row: number,
    cells: SourceRow['cells'],
    column: ListColumn,
    name: string,
  ): { readonly grade?: string } | 'unclear' | 'left-out' {
    const [best] = this.#grades
    const of = (code: string) => (code === best?.code ? {} : { grade: code })
    // The column for the best grade holds its own amount: the price is another column then.
    if (isGradeColumn(column)) return { grade: column.slice('grade:'.length) }
    if (column === 'floor' || column === 'ceiling' || column === 'cost') return {}
    const details = this.#text(cells, 'details')
    const word =
      plainWord(this.#text(cells, 'condition')) ||
      this.#wordIn(name) ||
      findCondition(details, noWords).word ||
      lockedIn(`${name} ${details}`)
    if (word === '' || !best) return {}
    const code = gradeCalled(word, this.#grades)
    if (code !== undefined) return of(code)
    const said = this.#answers.words.get(word)
    if (said === null) return 'left-out'
    if (said !== undefined && this.#grades.some((one) => one.code === said)) return of(said)
    const rows = this.#words.get(word) ?? []
    if (rows.at(-1) !== row) rows.push(row)
    this.#words.set(word, rows)
    return 'unclear'
  }

  #wordIn(name: string): string {
    if (name === '' || this.#index.named(name)) return ''
    const known = this.#wordsIn.get(name)
    if (known !== undefined) return known
    const word = conditionIn(name)
    this.#wordsIn.set(name, word)
    return word
  }

  #sizeSaid(said: string): number | undefined {
    const { found } = this.#names.read(said)
    const matches = found.kind === 'device' ? [found.match] : found.kind === 'choose' ? found.matches : []
    return matches[0]?.narrowed.storageGb
  }

  #counts(cells: SourceRow['cells']): boolean {
    return (this.#places.get('rows') ?? []).every((place) => {
      const counted = this.#answers.counted.get(place)
      return counted === undefined || counted.has(plainWord(shownCell(cells[place])))
    })
  }

  #text(cells: SourceRow['cells'], column: ListColumn): string {
    const places = this.#places.get(column)
    if (!places) return ''
    const texts = places.map((place) => shownCell(cells[place]))
    return texts.length === 1 ? (texts[0] ?? '').trim() : texts.join(' ').trim()
  }
}

function placesByColumn(columns: SourceTable['columns']): ReadonlyMap<ListColumn, readonly number[]> {
  const places = new Map<ListColumn, number[]>()
  for (const [place, column] of columns.entries())
    if (column) places.set(column, [...(places.get(column) ?? []), place])
  return places
}
