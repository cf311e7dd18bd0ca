import assert from 'node:assert/strict'
import { test } from 'vitest'
import { answerLimits, CatalogExample, catalogLimits } from '@costard/contract'
import { type Answer, aShop, type Shop, startTestProduct } from '#testing'

const product = await startTestProduct()

const pathOf = (of: Shop): string => `${of.path}/catalogs/${of.catalogs.buy.pricing.id}/examples`
const trial = { variantId: 'iphone-15-256', answers: { battery: 79 }, services: [] }

function add(of: Shop, body: object): Promise<Answer> {
  return of.owner.call('POST', pathOf(of), { name: 'Weak battery', trial, ...body })
}

async function list(of: Shop): Promise<CatalogExample[]> {
  return CatalogExample.array().parse((await of.owner.call('GET', pathOf(of))).body)
}

test('an example is kept with its catalog and removed', async () => {
  const of = await aShop(product)
  const { status, body } = await add(of, {})
  assert.equal(status, 201, JSON.stringify(body))
  const [example] = await list(of)
  assert.partialDeepStrictEqual(example, { name: 'Weak battery', trial, createdBy: of.owner.userId })
  const gone = await of.owner.call('POST', `${pathOf(of)}/${body.id}/remove`)
  assert.deepEqual([gone.status, await list(of)], [200, []])
  const again = await of.owner.call('POST', `${pathOf(of)}/${body.id}/remove`)
  assert.deepEqual([again.status, again.code], [404, 'catalog/example-not-found'])
})

test('an example of another team or catalog is not found', async () => {
  const of = await aShop(product)
  const { body } = await add(of, {})
  const other = await aShop(product)
  const own = await other.owner.call('POST', `${pathOf(other)}/${body.id}/remove`)
  assert.equal(own.code, 'catalog/example-not-found')
  const catalog = `${of.path}/catalogs/${'x'.repeat(20)}/examples`
  assert.equal((await of.owner.call('GET', catalog)).code, 'catalog/not-found')
  assert.equal((await of.owner.call('POST', catalog, { name: 'A', trial })).code, 'catalog/not-found')
  assert.equal((await list(of)).length, 1)
})

test('names, answers and the number of examples are bounded', async () => {
  const of = await aShop(product)
  const answers = Object.fromEntries(
    Array.from({ length: answerLimits.maxAnswers + 1 }, (_, at) => [`q${at}`, true]),
  )
  const services = Array.from({ length: catalogLimits.maxServices + 1 }, (_, at) => `s${at}`)
  for (const body of [
    { name: ' ' },
    { name: 'x'.repeat(catalogLimits.maxName + 1) },
    { trial: { ...trial, answers } },
    { trial: { ...trial, services } },
  ])
    assert.equal((await add(of, body)).code, 'request/invalid', JSON.stringify(body).slice(0, 80))
  const { maxExamples } = catalogLimits
  const added = await Promise.all(
    Array.from({ length: maxExamples + 1 }, (_, at) => add(of, { name: `Case ${at}` })),
  )
  const refused = added.filter(({ status }) => status !== 201)
  assert.deepEqual(
    refused.map(({ status, code }) => [status, code]),
    [[409, 'catalog/too-many-examples']],
  )
  assert.equal((await list(of)).length, maxExamples)
})

test('keys that the catalog does not have are refused with the nearest', async () => {
  const of = await aShop(product)
  const answers = await add(of, { trial: { ...trial, answers: { batery: 79 } } })
  assert.deepEqual([answers.status, answers.code], [422, 'quote/line-invalid'])
  assert.partialDeepStrictEqual(answers.body.error.detail, {
    reason: 'unknown-question',
    path: 'trial.answers.batery',
    nearest: 'battery',
  })
  for (const [more, reason, path] of [
    [{ propositionKey: 'Fair' }, 'unknown-proposition', 'trial.propositionKey'],
    [{ services: ['waranty24'] }, 'unknown-service', 'trial.services.0'],
    [{ answers: { body: 'Like newest' } }, 'unknown-choice', 'trial.answers.body'],
  ] as const) {
    const { body } = await add(of, { trial: { ...trial, ...more } })
    assert.partialDeepStrictEqual(body.error.detail, { reason, path })
  }
  assert.deepEqual(await list(of), [])
})
