import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import type { Catalog } from '@costard/pricing'
import { anyCatalog } from '../pricing/testing/any-catalog.ts'
import {
  type AmountPart,
  type CatalogDocument,
  changedParts,
  isAmountPart,
  isOfModels,
  partId,
  partsOf,
  placesIn,
  withAmounts,
  withParts,
  withRules,
} from './catalogs.ts'

const anyDocument: fc.Arbitrary<CatalogDocument> = anyCatalog.map(documentOf)

function documentOf(pricing: Catalog): CatalogDocument {
  const text = (key: string): { en: string } => ({ en: `The ${key}` })
  const byKey = <Value>(keys: readonly { key: string }[], value: (key: string) => Value) =>
    Object.fromEntries(keys.map(({ key }) => [key, value(key)]))
  return {
    pricing,
    wording: {
      name: text('catalog'),
      grades: Object.fromEntries(pricing.grades.map(({ code }) => [code, { label: text(code) }])),
      questions: byKey(pricing.questions, (key) => ({ text: text(key), choices: {} })),
      propositions: byKey(pricing.propositions, (key) => ({ name: text(key) })),
      services: byKey(pricing.services, (key) => ({ name: text(key) })),
      reasons: { locked: text('lock') },
      questionGroups: { looks: text('looks') },
      modelGroups: { pro: text('pro') },
    },
    validDays: 14,
    samplePrices: false,
  }
}

/** JSON has no undefined, so undefined equals absent. */
function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

test('a catalog is the sum of its parts', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      assert.deepEqual(asJson(withParts(document, [])), asJson(document))
      const [general, ...parts] = partsOf(document)
      assert.ok(general)
      const empty = withParts(
        document,
        partsOf(document).map((part) => ({ ...part, value: null })),
      )
      assert.deepEqual([empty.pricing.models, empty.pricing.questions, empty.wording.reasons], [[], [], {}])
      assert.deepEqual(asJson(withParts(empty, [general, ...parts])), asJson(document))
    }),
  )
})

test('what differs between two catalogs makes one into the other', () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, (a, b) => {
      const { id, version, kind, currency } = a.pricing
      const target = { ...b, pricing: { ...b.pricing, id, version, kind, currency } }
      const differing = new Set(changedParts(a, target).map(partId))
      const parts = new Map(partsOf(target).map((part) => [partId(part), part]))
      const changes = [...partsOf(a), ...partsOf(target)].flatMap((part) =>
        differing.has(partId(part)) ? [parts.get(partId(part)) ?? { ...part, value: null }] : [],
      )
      assert.deepEqual(changedParts(withParts(a, changes), target), [])
      assert.deepEqual(changedParts(target, target), [])
    }),
  )
})

test('each part has an identity of its own, and nothing is said of what is not there', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const parts = partsOf(document)
      assert.equal(new Set(parts.map(partId)).size, parts.length)
      const [model] = document.pricing.models
      assert.ok(model)
      const without = withParts(document, [{ kind: 'model', key: model.id, value: null }])
      assert.deepEqual(
        without.pricing.models.map(({ id }) => id),
        document.pricing.models.slice(1).map(({ id }) => id),
      )
    }),
  )
})

test('a part moves between two others by its own position', () => {
  const [document] = fc.sample(
    anyDocument.filter(({ pricing }) => pricing.questions.length > 2),
    1,
  )
  assert.ok(document)
  const [first, second, third] = partsOf(document).filter(({ kind }) => kind === 'question')
  assert.ok(first?.kind === 'question' && third?.kind === 'question' && first.value && third.value && second)
  const moved = withParts(document, [
    { ...third, value: { ...third.value, position: first.value.position + 1 } },
  ])
  assert.deepEqual(
    moved.pricing.questions.slice(0, 3).map(({ key }) => key),
    [first.key, third.key, second.key],
  )
})

test('amounts alone change a catalog as all parts do', () => {
  fc.assert(
    fc.property(anyDocument, fc.nat(100_000), fc.nat(3), (document, minor, every) => {
      const changes = partsOf(document)
        .filter(isAmountPart)
        .map((part, place): AmountPart => {
          if (place % 4 === every) return { ...part, value: null }
          switch (part.kind) {
            case 'limits':
              return { ...part, value: { floorMinor: minor } }
            case 'gradePrices':
              return { ...part, value: { ...part.value, X: minor } }
            default:
              return { ...part, value: { minor } }
          }
        })
      const whole = withParts(document, changes)
      assert.deepEqual(asJson(withAmounts(document, changes, placesIn(document))), asJson(whole))
    }),
  )
})

test('rules and texts alone change a catalog as all parts do, and leave the models as they are', () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, (document, other) => {
      const changes = partsOf(other).filter((part) => !isOfModels(part))
      const whole = withParts(document, changes)
      const found = withRules(document, changes)
      assert.deepEqual(asJson(found), asJson(whole))
      assert.equal(found.pricing.models, document.pricing.models)
    }),
  )
})
