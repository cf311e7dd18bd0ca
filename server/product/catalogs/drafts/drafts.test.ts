import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { CatalogPart } from '@costard/catalogs'
import { CatalogDraft, type CatalogId, catalogLimits } from '@costard/contract'
import { aMember, type Answer, aShop, type Person, type Shop, startTestProduct } from '#testing'

const product = await startTestProduct()
const shop = await aShop(product)
const buy = shop.catalogs.buy.pricing.id

function draftPath(of: Shop = shop, catalogId: CatalogId = of.catalogs.buy.pricing.id): string {
  return `${of.path}/catalogs/${catalogId}/draft`
}

async function read(of: Shop = shop): Promise<CatalogDraft> {
  const { status, body } = await of.owner.call('GET', draftPath(of))
  assert.equal(status, 200, JSON.stringify(body))
  return CatalogDraft.parse(body)
}

interface Edit {
  readonly part: CatalogPart
  readonly rev: number
}

function change(changes: readonly Edit[], of: Shop = shop, by: Person = of.owner): Promise<Answer> {
  return by.call('PATCH', draftPath(of), { baseVersion: 1, changes })
}

function priceOf({ document }: CatalogDraft, id: string): number | null | undefined {
  return document.pricing.models.flatMap(({ variants }) => variants).find((variant) => variant.id === id)
    ?.priceMinor
}

const price = (key: string, minor: number | null): CatalogPart => ({
  kind: 'price',
  key,
  value: minor === null ? null : { minor },
})

test('a draft is the published version until a part is changed, and quotes go on with what is published', async () => {
  const of = await aShop(product)
  const before = await read(of)
  const published = await of.owner.call('GET', `${of.path}/catalogs/${of.catalogs.buy.pricing.id}`)
  assert.deepEqual(before.document, published.body)
  assert.deepEqual([before.baseVersion, before.rev, before.parts], [1, 0, []])
  const { status, body } = await change([{ part: price('iphone-15-256', 12_345), rev: 0 }], of)
  assert.equal(status, 200)
  const after = await read(of)
  assert.equal(priceOf(after, 'iphone-15-256'), 12_345)
  assert.deepEqual([after.rev, after.parts], [1, body.parts])
  assert.partialDeepStrictEqual(after.parts, [
    { kind: 'price', key: 'iphone-15-256', rev: 1, updatedBy: of.owner.userId },
  ])
  const again = await of.owner.call('GET', `${of.path}/catalogs/${of.catalogs.buy.pricing.id}`)
  assert.deepEqual(again.body, published.body)
})

test('two people who change the same part: the second gets a conflict, and nothing of theirs is written', async () => {
  const of = await aShop(product)
  const manager = await aMember(product, of, 'manager')
  assert.equal((await change([{ part: price('iphone-15-256', 1), rev: 0 }], of)).status, 200)
  const other = { part: price('iphone-15-128', 5), rev: 0 }
  const late = await change([{ part: price('iphone-15-256', 2), rev: 0 }, other], of, manager)
  assert.deepEqual([late.status, late.code], [409, 'catalog/part-changed'])
  assert.partialDeepStrictEqual(late.body.error.detail, {
    count: 1,
    parts: [{ kind: 'price', key: 'iphone-15-256', rev: 1, value: { minor: 1 }, updatedBy: of.owner.userId }],
  })
  const now = await read(of)
  assert.equal(priceOf(now, 'iphone-15-256'), 1)
  assert.notEqual(priceOf(now, 'iphone-15-128'), 5)
  const mine = await change([{ part: price('iphone-15-256', 2), rev: 1 }, other], of, manager)
  assert.equal(mine.status, 200)
})

test('ten cells changed at once by different people are all there', async () => {
  const of = await aShop(product)
  const ids = (await read(of)).document.pricing.models
    .flatMap(({ variants }) => variants.map(({ id }) => id))
    .slice(0, 10)
  const answers = await Promise.all(
    ids.map((id, index) => change([{ part: price(id, index + 1), rev: 0 }], of)),
  )
  assert.ok(answers.every(({ status }) => status === 200))
  const after = await read(of)
  assert.deepEqual(
    ids.map((id) => priceOf(after, id)),
    ids.map((_, index) => index + 1),
  )
  assert.equal(new Set(after.parts.map(({ rev }) => rev)).size, 10)
  const { body } = await of.owner.call('GET', `${draftPath(of)}/changes?after=7`)
  assert.deepEqual(
    body.parts.map(({ rev }: { rev: number }) => rev),
    [8, 9, 10],
  )
  assert.deepEqual([body.rev, body.hasMore, body.parts[0].part.kind], [10, false, 'price'])
})

test('a question can be added, moved and removed; what belongs to a removed one goes with it', async () => {
  const of = await aShop(product)
  const { document } = await read(of)
  const wording = { text: { en: 'Is the box there?' }, choices: {} }
  const pricing = {
    type: 'boolean',
    required: false,
    phase: 'quote',
    visibleTo: 'both',
    choices: [],
  } as const
  const added: CatalogPart = { kind: 'question', key: 'box', value: { pricing, wording, position: 1 } }
  const [first] = document.pricing.questions
  assert.ok(first && first.key in document.pricing.computation)
  const removed: CatalogPart = { kind: 'question', key: first.key, value: null }
  assert.equal(
    (
      await change(
        [added, removed].map((part) => ({ part, rev: 0 })),
        of,
      )
    ).status,
    200,
  )
  const after = (await read(of)).document
  assert.deepEqual(after.pricing.questions[0], { key: 'box', ...pricing })
  assert.deepEqual(after.wording.questions['box'], wording)
  assert.ok(!(first.key in after.pricing.computation) && !(first.key in after.wording.questions))
})

test('discarding brings the published version back, unless somebody went on', async () => {
  const of = await aShop(product)
  await change([{ part: price('iphone-15-256', 1), rev: 0 }], of)
  const late = await of.owner.call('POST', `${draftPath(of)}/discard`, { rev: 0 })
  assert.deepEqual([late.status, late.code], [409, 'catalog/draft-changed'])
  assert.equal((await of.owner.call('POST', `${draftPath(of)}/discard`, { rev: 1 })).status, 200)
  assert.deepEqual((await read(of)).parts, [])
})

test('a draft of another version, catalog or team is refused', async () => {
  const edit = { changes: [{ part: price('iphone-15-256', 1), rev: 0 }] }
  const outdated = await shop.owner.call('PATCH', draftPath(), { baseVersion: 2, ...edit })
  assert.deepEqual([outdated.status, outdated.code], [409, 'catalog/published'])
  const other = await aShop(product)
  const foreign = await other.owner.call('PATCH', draftPath(other, buy), { baseVersion: 1, ...edit })
  assert.deepEqual([foreign.status, foreign.code], [404, 'catalog/not-found'])
})

const question = { type: 'single', required: true, phase: 'both', visibleTo: 'both' } as const
const text = { en: 'Text' }
const refused: Readonly<Record<string, readonly unknown[]>> = {
  'no changes': [],
  'one change more than allowed': Array.from({ length: catalogLimits.maxChanges + 1 }, (_, index) =>
    price(`v${index}`, 1),
  ),
  'a part twice': [price('a', 1), price('a', 2)],
  'a negative amount': [price('a', -1)],
  'half a cent': [price('a', 0.5)],
  'an amount above the limit': [price('a', catalogLimits.maxMoneyMinor + 1)],
  'an unknown kind': [{ kind: 'secret', key: 'a', value: null }],
  'no rules': [{ kind: 'rules', key: '', value: null }],
  'a second general part': [
    { kind: 'general', key: 'b', value: { name: text, validDays: 1, samplePrices: false } },
  ],
  'a name of 121 characters': [
    { kind: 'general', key: '', value: { name: { en: 'x'.repeat(121) }, validDays: 1, samplePrices: false } },
  ],
  'a text in 21 languages': [
    {
      kind: 'reason',
      key: 'a',
      value: Object.fromEntries(
        Array.from({ length: 21 }, (_, index) => [`a${String.fromCharCode(97 + index)}`, 'x']),
      ),
    },
  ],
  'a hundred and one choices': [
    {
      kind: 'question',
      key: 'a',
      value: {
        pricing: { ...question, choices: Array.from({ length: 101 }, (_, index) => ({ key: `c${index}` })) },
        wording: { text, choices: {} },
        position: 1,
      },
    },
  ],
  'a condition four deep': [
    {
      kind: 'question',
      key: 'a',
      value: {
        pricing: {
          ...question,
          choices: [],
          conditions: { all: [{ any: [{ all: [{ op: 'answered', question: 'b' }] }] }] },
        },
        wording: { text, choices: {} },
        position: 1,
      },
    },
  ],
  'too many effects': [
    {
      kind: 'effects',
      key: 'a',
      value: { choices: { b: Array.from({ length: 21 }, () => ({ kind: 'none' })) } },
    },
  ],
  'a field that does not exist': [{ kind: 'price', key: 'a', value: { minor: 1, currency: 'EUR' } }],
  'a key with markup': [price('<b>', 1)],
}

for (const [what, parts] of Object.entries(refused))
  test(`refuses ${what}`, async () => {
    const changes = parts.map((part) => ({ part, rev: 0 }))
    const { status, code } = await shop.owner.call('PATCH', draftPath(), { baseVersion: 1, changes })
    assert.deepEqual([status, code], [400, 'request/invalid'])
    assert.equal((await read()).rev, 0)
  })

test('refuses one grade, proposition or variant of a model more than a catalog may have', async () => {
  const { document } = await read()
  const { grades, models } = document.pricing
  const [model] = models
  assert.ok(model)
  const many = (count: number, part: (index: number) => CatalogPart): Edit[] =>
    Array.from({ length: count }, (_, index) => ({ part: part(index), rev: 0 }))
  const tooMany = [
    many(catalogLimits.maxGrades - grades.length + 1, (index) => ({
      kind: 'grade',
      key: `g${index}`,
      value: { rank: 1, factorBp: 1, label: text },
    })),
    many(catalogLimits.maxVariantsOfModel - model.variants.length + 1, (index) => ({
      kind: 'variant',
      key: `v${index}`,
      value: { modelId: model.id, attributes: { storageGb: index }, position: index },
    })),
  ]
  for (const changes of tooMany) {
    const { status, code } = await change(changes)
    assert.deepEqual([status, code], [422, 'catalog/too-large'])
    const fitting = await aShop(product)
    assert.equal((await change(changes.slice(1), fitting)).status, 200)
  }
  assert.equal((await read()).rev, 0)
})

test('an import changes thousands of prices at once, or none', async () => {
  const of = await aShop(product)
  const path = `${draftPath(of)}/changes`
  const models = Array.from({ length: 60 }, (_, index) => `m${index}`)
  const lines = [
    ...models.map((id, position) => ['model', id, 0, { pricing: { name: id }, position }]),
    ...models.flatMap((modelId) =>
      Array.from({ length: 40 }, (_, size) => [
        'variant',
        `${modelId}-${size}`,
        0,
        { modelId, attributes: { storageGb: size }, position: size },
      ]),
    ),
    ...models.flatMap((modelId) =>
      Array.from({ length: 40 }, (_, size) => ['price', `${modelId}-${size}`, 0, { minor: size * 100 }]),
    ),
  ].map((line) => JSON.stringify(line))
  const send = (all: readonly string[], key: Shop = of) =>
    key.owner.call('POST', path, { baseVersion: 1, lines: all.join('\n') })
  const broken = await send([...lines, '["price","x",0,{"minor":-1}]'])
  assert.deepEqual([broken.status, broken.code], [400, 'request/invalid'])
  assert.equal((await read(of)).parts.length, 0)
  const outdated = await send([...lines, '["price","iphone-15-256",7,{"minor":1}]'])
  assert.deepEqual([outdated.status, outdated.code], [409, 'catalog/part-changed'])
  assert.equal((await read(of)).parts.length, 0)
  const { status, body } = await send(lines)
  assert.equal(status, 200, JSON.stringify(body))
  const after = await read(of)
  assert.equal(after.parts.length, lines.length)
  assert.equal(priceOf(after, 'm59-39'), 3900)
  // All parts of a change are on one page, even if the page is longer than others.
  const news = await of.owner.call('GET', `${draftPath(of)}/changes?after=0`)
  assert.deepEqual([news.body.parts.length, news.body.hasMore], [lines.length, true])
})

test('a draft opens by its parts: base while nothing is published, costs for those who may see them', async () => {
  const of = await aShop(product)
  const manager = await aMember(product, of, 'manager')
  const cost: CatalogPart = { kind: 'cost', key: 'iphone-15-256', value: { minor: 777_123 } }
  const text: CatalogPart = { kind: 'reason', key: 'locked', value: { en: 'Two\nlines' } }
  const { status, body } = await change(
    [cost, price('iphone-15-256', null), text].map((part) => ({ part, rev: 0 })),
    of,
  )
  assert.equal(status, 200, JSON.stringify(body))
  const open = async (by: Person) => (await by.call('GET', `${draftPath(of)}/parts`)).body
  const { baseVersion, rev, base, lines } = await open(of.owner)
  assert.deepEqual([baseVersion, rev, base], [1, 1, null])
  const parts = (written: string) => written.split('\n').map((line) => JSON.parse(line))
  const { parts: changed } = await read(of)
  assert.deepEqual(
    parts(lines),
    [cost, price('iphone-15-256', null), text].map(({ kind, key, value }) => {
      const found = changed.find((one) => one.kind === kind && one.key === key)
      return [kind, key, 1, found?.updatedAt, of.owner.userId, value]
    }),
  )
  const readAll = async () => [
    JSON.stringify((await manager.call('GET', draftPath(of))).body),
    JSON.stringify((await manager.call('GET', `${draftPath(of)}/changes?after=0`)).body),
    JSON.stringify(await open(manager)),
  ]
  assert.ok((await readAll()).every((answer) => answer.includes('777123')))
  const path = `${of.path}/members/${manager.userId}`
  assert.equal((await of.owner.call('PATCH', path, { costView: false })).status, 200)
  for (const answer of await readAll()) assert.ok(!answer.includes('777123') && answer.includes('cost'))
  assert.equal(parts((await open(manager)).lines)[0].length, 5)
  const added = await of.owner.call('POST', `${of.path}/catalogs`, {
    name: 'Mine',
    start: { from: 'sample', kind: 'buy' },
  })
  const own = await of.owner.call('GET', `${draftPath(of, added.body.id)}/parts`)
  assert.partialDeepStrictEqual(own.body, { baseVersion: null, lines: '' })
  assert.equal(own.body.base.pricing.id, added.body.id)
})

for (const [what, lines] of [
  ['one line more than allowed', '\n'.repeat(catalogLimits.maxManyChanges)],
  ['one character more than allowed', 'x'.repeat(catalogLimits.maxManyLength + 1)],
  ['a line that is no JSON', '['],
  ['a line that is nested deep', '['.repeat(10_000)],
  ['a part twice', Array.from({ length: 2 }, () => '["price","a",0,{"minor":1}]').join('\n')],
  ['a rev that is no number', '["price","a","0",{"minor":1}]'],
] as const)
  test(`an import refuses ${what}`, async () => {
    const { status } = await shop.owner.call('POST', `${draftPath()}/changes`, { baseVersion: 1, lines })
    assert.equal(status, 400)
  })
