import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { CatalogPart } from '@costard/catalogs'
import { catalogLimits } from '@costard/contract'
import { type Answer, aMember, aShop, type Person, samples, type Shop, startTestProduct } from '#testing'

const product = await startTestProduct()

const catalogPath = (of: Shop): string => `${of.path}/catalogs/${of.catalogs.buy.pricing.id}`

function add(of: Shop, bytes: Uint8Array = samples.png, by: Person = of.owner): Promise<Answer> {
  return by.call('POST', `${catalogPath(of)}/pictures`, { image: Buffer.from(bytes).toString('base64') })
}

function read(id: string): Promise<Response> {
  return fetch(`${product.url}/files/choices/${id}`)
}

test('a choice shows its picture once the draft with it is published', async () => {
  const of = await aShop(product)
  const { status, body } = await add(of)
  assert.equal(status, 201, JSON.stringify(body))
  const shown = await read(body.id)
  assert.equal(shown.headers.get('content-type'), 'image/png')
  assert.ok(Buffer.from(await shown.arrayBuffer()).equals(Buffer.from(samples.png)))
  const { pricing, wording } = of.catalogs.buy
  const question = pricing.questions.find(({ type }) => type === 'single')
  assert.ok(question)
  const { key, ...asked } = question
  const words = wording.questions[key]
  const [choice] = question.choices
  assert.ok(words && choice)
  const questionWith = (image: string): CatalogPart => ({
    kind: 'question',
    key,
    value: {
      pricing: asked,
      position: 1,
      wording: {
        ...words,
        choices: { ...words.choices, [choice.key]: { label: { en: 'This one' }, image } },
      },
    },
  })
  const change = (image: string) =>
    of.owner.call('PATCH', `${catalogPath(of)}/draft`, {
      baseVersion: 1,
      changes: [{ part: questionWith(image), rev: 0 }],
    })
  assert.equal((await change('https://else.example/a.png')).code, 'request/invalid')
  const { rev } = (await change(body.id)).body
  const published = await of.owner.call('POST', `${catalogPath(of)}/publish`, { baseVersion: 1, rev })
  assert.equal(published.status, 200, JSON.stringify(published.body))
  const agent = await aMember(product, of, 'agent')
  const catalog = (await agent.call('GET', catalogPath(of))).body
  assert.equal(catalog.wording.questions[key].choices[choice.key].image, body.id)
})

test('what is no picture, too large or of another catalog is refused, and by whom it may not come', async () => {
  const of = await aShop(product)
  const svg = new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  )
  for (const wrong of [svg, samples.png.subarray(0, 40), new TextEncoder().encode('<html>')]) {
    const { status, code } = await add(of, wrong)
    assert.deepEqual([status, code], [422, 'catalog/picture-unreadable'])
  }
  const large = await add(of, new Uint8Array(catalogLimits.maxPictureBytes + 3))
  assert.deepEqual([large.status, large.code], [400, 'request/invalid'])
  const agent = await aMember(product, of, 'agent')
  assert.equal((await add(of, samples.png, agent)).code, 'team/not-allowed')
  const other = await aShop(product)
  assert.equal((await add(of, samples.png, other.owner)).code, 'team/not-found')
  const unknown = await of.owner.call('POST', `${of.path}/catalogs/${'x'.repeat(20)}/pictures`, {
    image: Buffer.from(samples.png).toString('base64'),
  })
  assert.equal(unknown.code, 'catalog/not-found')
  assert.equal((await read('x'.repeat(20))).status, 404)
})

test('one picture more than a catalog can have is refused', async () => {
  const of = await aShop(product)
  const { body } = await add(of)
  await product.database.pool.query(
    `insert into product.catalog_pictures
     select team_id, catalog_id, lpad(n::text, 20, 'p'), type, bytes, saved_at, saved_by
     from product.catalog_pictures, generate_series(1, $2::int) n where picture_id = $1`,
    [body.id, catalogLimits.maxPictures - 2],
  )
  const answers = await Promise.all([add(of), add(of)])
  assert.deepEqual(answers.map(({ status, code }) => [status, code]).toSorted(), [
    [201, undefined],
    [409, 'catalog/too-many-pictures'],
  ])
})
