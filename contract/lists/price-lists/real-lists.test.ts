import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { CatalogDocument } from '../../catalogs/catalog-document.ts'
import type { Cell } from '../tables/cell.ts'
import { readText } from '../tables/read-text.ts'
import type { Table } from '../tables/table.ts'
import { type Answers, noAnswers } from './answers.ts'
import type { ListColumn } from './columns.ts'
import { gradesOf } from './grades-of.ts'
import { nameOf } from './list-in-progress.ts'
import { sourceTableOf } from './list-shape.ts'
import { nextQuestion, type Question } from './next-question.ts'
import { readPriceList } from './read-price-list.ts'
import type { RealList } from './testing/real-list.ts'
import { realLists } from './testing/real-lists.ts'

const mostQuestions = 3

/** A catalog without models, in grades A to C. */
function emptyCatalog(currency: string): CatalogDocument {
  const codes = ['A', 'B', 'C']
  return {
    pricing: { currency, models: [], grades: codes.map((code, rank) => ({ code, rank, factorBp: 10_000 })) },
    wording: { grades: {}, modelGroups: {} },
  } as unknown as CatalogDocument
}

function workbookOf(rows: readonly (readonly Cell[])[]): Table {
  const sheets = [{ name: 'Sheet1', isHidden: false }]
  return { rows, sheet: { index: 0, sheets, hiddenRows: [], hiddenColumns: [], merges: [] } }
}

/** Imports a list as a person would, who answers its questions one after another. */
function imported({ text = '', cells, currency, says = {} }: RealList) {
  const table = cells ? workbookOf(cells) : readText(text, 100)
  assert.ok('rows' in table)
  const document = emptyCatalog(currency)
  let source = sourceTableOf(table, { grades: gradesOf(document), currency })
  let answers: Answers = noAnswers
  const asked: string[] = []
  const setColumn = (columns: Readonly<Record<number, string>>) => {
    source = {
      ...source,
      columns: source.columns.map((column, place) => (columns[place] as ListColumn | undefined) ?? column),
    }
  }
  const say = (question: Question): boolean => {
    switch (question.ask) {
      case 'device':
        return false
      case 'price':
        setColumn({ [says.price ?? 0]: 'price' })
        return true
      case 'grades':
        setColumn(says.grades ?? {})
        return true
      case 'mark':
        answers = { ...answers, decimalMark: says.mark }
        return says.mark !== undefined
      case 'words':
        answers = {
          ...answers,
          words: new Map(question.words.map(({ word }) => [word, says.words?.[word] ?? null])),
        }
        return true
      case 'column':
        answers = { ...answers, counted: new Map([[question.conflict.place, new Set(says.counted)]]) }
        setColumn({ [question.conflict.place]: 'rows' })
        return true
      case 'names':
      case 'name': {
        const names = question.ask === 'names' ? question.names : read().unclear
        const said = names.map(({ name, candidates, isOne }) => {
          const [only] = isOne ? candidates : []
          return [name, only?.device.key ?? null] as const
        })
        answers = { ...answers, devices: new Map([...answers.devices, ...said]) }
        return true
      }
    }
  }
  const read = () => {
    const reading = readPriceList(source, document, answers)
    for (;;) {
      const step = reading.next()
      if (step.done) return step.value
    }
  }
  let list = read()
  for (let question = nextQuestion(source, list, answers); question;) {
    asked.push(question.ask)
    if (asked.length > 9 || !say(question)) break
    list = read()
    question = nextQuestion(source, list, answers)
  }
  const { added } = list.plan
  return {
    asked,
    prices: Object.fromEntries(added.map(({ key, after }) => [nameOf(list.edits.get(key)), after])),
    refused: list.rejected.map(({ why }) => why),
  }
}

for (const list of realLists)
  test(`reads ${list.source}: ${list.shape}`, () => {
    const { asked, prices, refused } = imported(list)
    assert.deepEqual([asked, prices, refused], [list.asks ?? [], list.prices, list.refused ?? []])
  })

test('lists of shops go in with at most three questions', () => {
  const tooMany = realLists.filter(({ asks = [] }) => asks.length > mostQuestions)
  assert.deepEqual(tooMany, [])
  assert.equal(realLists.length, 71)
})
