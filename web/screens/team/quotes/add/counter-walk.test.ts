import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { CatalogDocument, CatalogId, LineId, Quote, QuoteId } from '@costard/contract'
import fc from 'fast-check'
import { starterCatalogs } from '../../../../../server/product/catalogs/starter/starter-catalogs.ts'
import {
  assignmentsOf,
  type Chosen,
  choiceOf,
  initialChoice,
  withAssignments,
  withCatalogToggled,
  withPick,
} from './catalogs/assignment.ts'
import { coverageOf } from './catalogs/coverage.ts'
import { type CounterDraft, draftOf, withoutLine, withQuantity, withSetup } from './counter-draft.ts'
import { chosenSetupOf, type CounterLine, inputOf } from './counter-line.ts'
import { lineChanges } from './line-changes.ts'
import { mergeLines } from './merge-lines.ts'
import { readDraft } from './read-draft.ts'
import { setupAddress, withAddress } from './setup-address.ts'
import type { CatalogEntry } from './use-catalog-documents.ts'

let made = 0
const newId = () => `line-${++made}`
const documents: readonly CatalogDocument[] = starterCatalogs({
  currency: 'EUR',
  taxRateBp: 2300,
  newId: () => newId() as CatalogId,
})
const kinds = documents.map(({ pricing }) => pricing.kind)
/** Models that all catalogs include, so that any of them can price a line. */
const shared = (documents[0]?.pricing.models ?? []).filter(({ deviceKey }) =>
  documents.every(({ pricing }) => pricing.models.some((model) => model.deviceKey === deviceKey)),
)

/** The team's catalogs, published `times` times. */
function entriesOf(times: number): readonly CatalogEntry[] {
  return documents.map((document) => ({
    summary: { id: document.pricing.id, name: {} } as CatalogEntry['summary'],
    document: { ...document, pricing: { ...document.pricing, version: times } },
  }))
}

/** A draft, the number of times the catalogs were published, and the user's input line by line. */
interface Walk {
  draft: CounterDraft
  published: number
  entered: { id: string; input: unknown }[]
}

type Step = (walk: Walk, choose: (most: number) => number) => void

const lineAt = ({ draft }: Walk, place: number): CounterLine | undefined =>
  draft.lines[place % Math.max(1, draft.lines.length)]

/** Remembers the user's latest input for one line. */
function enter(walk: Walk, id: string): void {
  const line = walk.draft.lines.find((one) => one.id === id)
  const known = walk.entered.find((one) => one.id === id)
  assert.ok(line && known)
  known.input = inputOf(line)
}

function coveragesOf({ draft, published }: Walk) {
  return entriesOf(published)
    .map((entry) => coverageOf(entry, draft.lines, 'en'))
    .filter(({ covered }) => covered.length > 0)
}

function goOn(walk: Walk, chosen: Chosen): void {
  const { lines } = walk.draft
  const open = assignmentsOf(lines, coveragesOf(walk), chosen).map((one) => ({
    ...one,
    // If there are several variants, the user picks the first.
    variantId:
      one.variantId ?? one.coverage?.covered.find(({ line }) => line.id === one.line.id)?.variants[0]?.id,
  }))
  if (open.some((one) => choiceOf(one) === undefined)) return
  walk.draft = withAssignments(walk.draft, open)
  for (const { line, coverage } of open) if (line.catalogId !== coverage?.id) enter(walk, line.id)
}

const steps: Readonly<Record<string, Step>> = {
  addDevice: (walk, choose) => {
    const model = shared[choose(shared.length - 1)]
    if (model?.deviceKey === undefined) return
    const line: CounterLine = {
      id: newId(),
      deviceKey: model.deviceKey,
      name: model.deviceKey,
      silhouette: 'iphone',
      narrowed: {},
      setups: {},
    }
    walk.draft = { ...walk.draft, lines: [...walk.draft.lines, line] }
    walk.entered.push({ id: line.id, input: undefined })
  },
  chooseCatalog: (walk, choose) => {
    const line = lineAt(walk, choose(9))
    const coverages = coveragesOf(walk)
    const coverage = coverages[choose(coverages.length - 1)]
    if (!line || !coverage) return
    goOn(walk, withPick(initialChoice(walk.draft.lines, coverages, null), line.id, coverage.id))
  },
  tickCatalog: (walk, choose) => {
    const coverages = coveragesOf(walk)
    const coverage = coverages[choose(coverages.length - 1)]
    if (!coverage || walk.draft.lines.length < 2) return
    const chosen = initialChoice(walk.draft.lines, coverages, null)
    if (!chosen.catalogs.includes(coverage.id)) goOn(walk, withCatalogToggled(chosen, coverage.id, false))
  },
  passCatalogs: (walk) => goOn(walk, initialChoice(walk.draft.lines, coveragesOf(walk), null)),
  publish: (walk) => {
    walk.published++
  },
  answer: (walk, choose) => {
    const line = lineAt(walk, choose(9))
    const setup = line && chosenSetupOf(line)
    if (!setup) return
    const answers = { ...setup.answers, [`question-${choose(3)}`]: choose(5) }
    walk.draft = withSetup(walk.draft, line.id, setup.catalogId, { ...setup, answers })
    enter(walk, line.id)
  },
  quantity: (walk, choose) => {
    const line = lineAt(walk, choose(9))
    if (!line) return
    walk.draft = withQuantity(walk.draft, line.id, 1 + choose(998))
    enter(walk, line.id)
  },
  remove: (walk, choose) => {
    const line = lineAt(walk, choose(9))
    if (!line) return
    walk.draft = withoutLine(walk.draft, line.id)
    walk.entered = walk.entered.filter(({ id }) => id !== line.id)
  },
  reload: (walk) => {
    walk.draft = readDraft(JSON.stringify(walk.draft))
  },
  saveAndGoBack: (walk) => {
    const inputs = walk.draft.lines.map(inputOf)
    if (inputs.length === 0 || inputs.includes(undefined)) return
    const lines = inputs.map((input) => ({ ...input, id: newId() as LineId })) as unknown as Quote['lines']
    const quote = { id: 'q' as QuoteId, number: 'Q-1', rev: 1, customer: null, lines }
    walk.draft = draftOf(quote)
    walk.entered = walk.entered.map(({ input }, place) => ({ id: lines[place]?.id ?? '', input }))
    assert.deepEqual(lineChanges(walk.draft.saved?.lines ?? [], walk.draft.lines), [])
  },
  colleagueWritesANote: (walk) => {
    const { saved, lines } = walk.draft
    if (saved) walk.draft = { ...walk.draft, lines: mergeLines(saved.lines, lines, saved.lines).lines }
  },
  openAddressAgain: (walk, choose) => {
    const { pricing } = documents[choose(documents.length - 1)] ?? {}
    const entry = entriesOf(walk.published).find(({ document }) => document.pricing.id === pricing?.id)
    assert.ok(entry)
    const id = entry.document.pricing.id
    const held = walk.draft.lines.filter((line) => chosenSetupOf(line)?.catalogId === id)
    const variants = setupAddress('t', walk.draft, id).split('/').slice(7).map(decodeURIComponent)
    const { draft, named } = withAddress(walk.draft, entry.document, variants, newId)
    assert.equal(draft, walk.draft)
    assert.deepEqual(
      named,
      held.map((line) => line.id),
    )
  },
  openAnotherAddress: (walk, choose) => {
    const entry = entriesOf(walk.published)[choose(documents.length - 1)]
    const variant = entry?.document.pricing.models[0]?.variants[0]
    if (!entry || !variant) return
    const opened = withAddress(walk.draft, entry.document, [variant.id, variant.id], newId)
    for (const line of opened.draft.lines.slice(walk.draft.lines.length))
      walk.entered.push({ id: line.id, input: inputOf(line) })
    walk.draft = opened.draft
    for (const id of opened.named) {
      const line = walk.draft.lines.find((one) => one.id === id)
      assert.equal(line && chosenSetupOf(line)?.variantId, variant.id)
      assert.equal(line?.catalogId, entry.document.pricing.id)
    }
  },
}

test('the sample catalogs buy, repair and sell models with equal variant ids', () => {
  assert.deepEqual(new Set(kinds), new Set(['buy', 'repair', 'sell']))
  assert.ok(shared.length > 1)
  const [first, ...others] = documents.map(
    ({ pricing }) => new Set(pricing.models.flatMap(({ variants }) => variants.map(({ id }) => id))),
  )
  assert.ok(others.some((ids) => [...ids].some((id) => first?.has(id))))
})

test('on any walk through the flow a line changes only where the person changed it', () => {
  const step = fc.tuple(fc.constantFrom(...Object.keys(steps)), fc.infiniteStream(fc.nat(1000)))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (taken) => {
      const walk: Walk = { draft: { lines: [] }, published: 1, entered: [] }
      for (const [name, numbers] of taken) {
        const choose = (most: number) => (numbers.next().value ?? 0) % (most + 1)
        steps[name]?.(walk, choose)
        assert.deepEqual(
          walk.draft.lines.map((line) => ({ id: line.id, input: inputOf(line) })),
          walk.entered,
          name,
        )
      }
    }),
    { numRuns: 300 },
  )
})
