import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { QuoteId, QuoteList, QuoteSummary } from '@costard/contract'
import { patchCounts, patchRows, type QuotePages } from './patch-pages.ts'

/** Returns a row created at this minute of an hour. */
function row(name: string, minute: number, number = name): QuoteSummary {
  return {
    id: name.repeat(20) as QuoteId,
    number,
    isTrial: false,
    rev: 1,
    state: 'draft',
    isViewed: false,
    hasCounterOffer: false,
    title: 'iPhone 13',
    variantLabel: '256 GB',
    silhouette: 'iphone',
    moreDevices: 0,
    kind: 'buy',
    siteId: null,
    customerName: null,
    currency: 'EUR',
    netMinor: null,
    totalKind: 'exact',
    obstacles: [],
    questionsOpen: 0,
    delivery: null,
    declineReason: null,
    validDays: 14,
    validUntil: '2026-11-30',
    createdBy: 'somebody',
    assignedTo: null,
    assistant: null,
    archivedAt: null,
    createdAt: new Date(Date.UTC(2026, 10, 22, 9, minute)).toISOString(),
    updatedAt: '2026-11-22T10:00:00.000Z',
  }
}

function pages(hasMore: boolean, ...rows: QuoteSummary[][]): QuotePages {
  const list = rows.map((quotes, index): QuoteList => ({
    quotes,
    counts: { all: 9 },
    nextCursor: hasMore || index < rows.length - 1 ? 'next' : null,
    searchedTo: null,
  }))
  return { pages: list, pageParams: list.map(() => undefined) }
}

const numbersIn = ({ pages: list }: QuotePages): string[][] =>
  list.map(({ quotes }) => quotes.map(({ number }) => number))
const idsOf = (...rows: QuoteSummary[]) => new Set(rows.map(({ id }) => id as string))

const [a, b, c, d] = [row('a', 1), row('b', 2), row('c', 3), row('d', 4)]

test('replaces a changed row at its place, on any page', () => {
  const changed = row('b', 2, 'changed')
  assert.deepEqual(numbersIn(patchRows(pages(true, [d, c], [b, a]), idsOf(b), [changed])), [
    ['d', 'c'],
    ['changed', 'a'],
  ])
})

test('drops a row that no longer matches', () => {
  assert.deepEqual(numbersIn(patchRows(pages(true, [d, c], [b, a]), idsOf(c), [])), [['d'], ['b', 'a']])
})

test('inserts a new row on top, and one that matches now at its place', () => {
  assert.deepEqual(numbersIn(patchRows(pages(true, [c], [a]), idsOf(d), [d])), [['d', 'c'], ['a']])
  assert.deepEqual(numbersIn(patchRows(pages(true, [d, c], [a]), idsOf(b), [b])), [
    ['d', 'c'],
    ['b', 'a'],
  ])
  const twin = { ...row('e', 3), number: 'twin' }
  assert.deepEqual(numbersIn(patchRows(pages(true, [d, c], [a]), idsOf(twin), [twin])), [
    ['d', 'twin', 'c'],
    ['a'],
  ])
})

test('leaves a row after the last loaded one to the next page, unless the list ends there', () => {
  assert.deepEqual(numbersIn(patchRows(pages(true, [d, c]), idsOf(a), [a])), [['d', 'c']])
  assert.deepEqual(numbersIn(patchRows(pages(false, [d, c]), idsOf(a), [a])), [['d', 'c', 'a']])
  assert.deepEqual(numbersIn(patchRows(pages(false, []), idsOf(a, b), [b, a])), [['b', 'a']])
})

test('changes the counts of all pages and nothing else', () => {
  const before = pages(true, [d, c], [b])
  const after = patchCounts(before, { all: 10, sent: 1 })
  assert.deepEqual(numbersIn(after), numbersIn(before))
  assert.ok(after.pages.every(({ counts }) => counts['sent'] === 1 && counts.all === 10))
})

test('a row older than the one shown changes nothing', () => {
  const shown = pages(false, [d, { ...c, rev: 3, number: 'new' }, b])
  assert.deepEqual(numbersIn(patchRows(shown, idsOf(c), [{ ...c, rev: 2, number: 'old' }])), [
    ['d', 'new', 'b'],
  ])
  assert.deepEqual(numbersIn(patchRows(shown, idsOf(c), [{ ...c, rev: 3, number: 'same' }])), [
    ['d', 'same', 'b'],
  ])
})
