import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import { type CatalogPart, partId, partsOf, withParts } from '@costard/catalogs'
import type { CatalogDocument, ChangedDraftPart } from '@costard/contract'
import { catalogs } from '../../../../../core/pricing/testing/pricing-vectors.ts'
import { DraftEditor } from './draft-editor.ts'
import type { DraftServer } from './draft-server.ts'
import type { OpenedDraft } from './opened-draft.ts'

const bare = {
  pricing: { ...catalogs.trade, version: 1 },
  wording: {
    name: { en: 'Trade-in' },
    grades: {},
    questions: {},
    propositions: {},
    services: {},
    reasons: {},
  },
  validDays: 14,
  samplePrices: false,
} as unknown as CatalogDocument // the id is that of the vectors
const base = withParts(bare, []) as CatalogDocument // with a wording for all items

/** In-memory draft that behaves like the server. reads: number of requests for changes. */
class KeptDraft implements DraftServer {
  rev = 0
  reads = 0
  readonly changed = new Map<string, ChangedDraftPart>()

  get opened(): OpenedDraft {
    return { baseVersion: 1, rev: this.rev, base, changes: [...this.changed.values()] }
  }

  readonly read = async () => this.opened

  readonly changesAfter = async (after: number) => {
    this.reads += 1
    const parts = [...this.changed.values()].filter(({ rev }) => rev > after)
    return { baseVersion: 1, rev: this.rev, changedParts: this.changed.size, parts, hasMore: false }
  }

  readonly change: DraftServer['change'] = async (_, changes) => {
    this.rev += 1
    const parts = changes.map(({ part }) => this.keep(part, 'me'))
    return { rev: this.rev, parts: parts.map(({ part: _part, ...one }) => one) }
  }

  /** Applies a change of a colleague. */
  byOther(part: CatalogPart): void {
    this.rev += 1
    this.keep(part, 'other')
  }

  private keep(part: CatalogPart, updatedBy: string): ChangedDraftPart {
    const { kind, key } = part
    const kept = { kind, key, rev: this.rev, updatedAt: '', updatedBy, part }
    this.changed.set(partId(part), kept)
    return kept
  }
}

const parts = partsOf(base)
const anyChange = fc.record({
  at: fc.nat(parts.length - 1),
  minor: fc.nat(50_000),
  isRemoved: fc.boolean(),
  by: fc.constantFrom('me', 'other', 'undo', 'redo'),
})

function changeOf({ at, minor, isRemoved }: { at: number; minor: number; isRemoved: boolean }): CatalogPart {
  const part = parts[at % parts.length]!
  if (isRemoved && part.kind !== 'general' && part.kind !== 'rules') return { ...part, value: null }
  switch (part.kind) {
    case 'price':
    case 'cost':
      return { ...part, value: { minor } }
    case 'limits':
      return { ...part, value: { floorMinor: minor } }
    case 'question':
      return part.value ? { ...part, value: { ...part.value, position: minor } } : part
    default:
      return part
  }
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('shows the catalog with all changes, of any author and by any way', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyChange, { maxLength: 12 }), fc.nat(3), async (changes, before) => {
      const server = new KeptDraft()
      for (const change of changes.slice(0, before)) server.byOther(changeOf(change))
      const editor = new DraftEditor(server, server.opened)
      const whole = () =>
        withParts(
          base,
          [...server.changed.values()].flatMap(({ part }) => part ?? []),
        )
      assert.deepEqual(asJson(editor.state().document), asJson(whole()))
      for (const change of changes.slice(before)) {
        if (change.by === 'undo') editor.undo()
        else if (change.by === 'redo') editor.redo()
        else if (change.by === 'me') editor.change('', [changeOf(change)])
        else {
          server.byOther(changeOf(change))
          await editor.hear(server.rev)
        }
        await settled()
        assert.deepEqual(asJson(editor.state().document), asJson(whole()))
        assert.equal(editor.state().changed.size, server.changed.size)
        assert.equal(editor.state().waiting.size, 0)
      }
    }),
    { numRuns: 60 },
  )
})

test('asks for no changes that were made here, and for those of a colleague in between', async () => {
  const server = new KeptDraft()
  const editor = new DraftEditor(server, server.opened)
  const price = parts.find(({ kind }) => kind === 'price')
  const cap = parts.find(({ kind }) => kind === 'rules')
  assert.ok(price?.kind === 'price' && cap)
  editor.change('', [{ ...price, value: { minor: 1 } }])
  await editor.hear(1)
  assert.equal(server.reads, 0)
  server.byOther(cap)
  editor.change('', [{ ...price, value: { minor: 2 } }])
  await editor.hear(3)
  assert.equal(server.reads, 1)
  assert.deepEqual(
    [...server.changed.keys()].filter((id) => !editor.state().changed.has(id)),
    [],
  )
})

test('a changed price leaves the other models as they are', async () => {
  const server = new KeptDraft()
  const editor = new DraftEditor(server, server.opened)
  const before = editor.state().document.pricing
  const price = parts.find(({ kind }) => kind === 'price')
  assert.ok(price?.kind === 'price')
  editor.change('', [{ ...price, value: { minor: 1 } }])
  const after = editor.state().document.pricing
  const same = after.models.filter((model, place) => model === before.models[place])
  assert.equal(same.length, before.models.length - 1)
  assert.equal(after.questions, before.questions)
})
