import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type CatalogDocument, lineByKey, type NewerPrices } from '@costard/contract'
import { type Answer, aLine, aQuote, aShop, startTestProduct, withOwnNumbers } from '#testing'
import { publishVersion } from '../../testing/publish-version.ts'

const product = await startTestProduct()
const shop = await aShop(product)
const { owner, path, catalogs } = shop
const draft = await aQuote(shop)

/** Returns a misspelled key. */
function almost(key: string): string {
  return `${key}x`
}

function firstOf(type: string, { pricing }: CatalogDocument = catalogs.buy) {
  const question = pricing.questions.find((one) => one.type === type && one.active !== false)
  assert.ok(question, `no question of type ${type}`)
  return question
}

const best = aLine(shop).answers ?? {}
const single = firstOf('single')
const multi = firstOf('multi')
const number = firstOf('number')
const yesNo = firstOf('boolean')
const [choice] = single.choices
const [proposition] = catalogs.buy.pricing.propositions
const [service] = catalogs.repair.pricing.services

/** Keys missing in the catalog of each line, and the expected refusal. */
const wrong: readonly (readonly [object, object, kind?: 'repair'])[] = [
  [
    { answers: { ...best, [almost(single.key)]: choice!.key } },
    {
      reason: 'unknown-question',
      path: `answers.${almost(single.key)}`,
      key: almost(single.key),
      nearest: single.key,
    },
  ],
  [
    { answers: { ...best, [single.key]: almost(choice!.key) } },
    {
      reason: 'unknown-choice',
      path: `answers.${single.key}`,
      key: almost(choice!.key),
      question: single.key,
    },
  ],
  [
    { answers: { ...best, [multi.key]: [multi.choices[0]!.key, 'nothing-like-it'] } },
    { reason: 'unknown-choice', path: `answers.${multi.key}`, key: 'nothing-like-it', question: multi.key },
  ],
  [
    { answers: { ...best, [multi.key]: multi.choices[0]!.key } },
    { reason: 'invalid-answer', path: `answers.${multi.key}`, question: multi.key },
  ],
  [
    { answers: { ...best, [number.key]: '90' } },
    { reason: 'invalid-answer', path: `answers.${number.key}`, question: number.key },
  ],
  [
    { answers: { ...best, [number.key]: (number.number?.max ?? 0) + 1 } },
    { reason: 'answer-out-of-range', path: `answers.${number.key}`, question: number.key },
  ],
  [
    { answers: { ...best, [yesNo.key]: 'true' } },
    { reason: 'invalid-answer', path: `answers.${yesNo.key}`, question: yesNo.key },
  ],
  [
    { propositionKey: proposition!.key.toUpperCase() },
    { reason: 'unknown-proposition', path: 'propositionKey', nearest: proposition!.key },
  ],
  [
    { services: [{ key: almost(service!.key) }] },
    { reason: 'unknown-service', path: 'services.0.key', key: almost(service!.key), nearest: service!.key },
    'repair',
  ],
]

for (const [fields, expected, kind] of wrong) {
  const { path: where, ...rest } = expected as { path: string }
  const line = aLine(shop, fields, kind)

  test(`refuses what the catalog does not have: ${JSON.stringify(expected)}`, async () => {
    const { catalogId, variantId, answers, services, propositionKey } = line
    const device = { catalogId, variantId, answers, services, propositionKey }
    const assertRefused = ({ status, code, body }: Answer, prefix: string): void => {
      assert.deepEqual([status, code], [422, 'quote/line-invalid'], JSON.stringify(body))
      const { detail } = body.error
      assert.equal(detail.path, `${prefix}${where}`)
      for (const [key, value] of Object.entries(rest)) assert.deepEqual(detail[key], value, key)
      if ('question' in expected) assert.ok(detail.fits.type && detail.questionText)
    }
    assertRefused(
      await owner.call('POST', `${path}/quotes`, { lines: withOwnNumbers([aLine(shop), line]) }),
      'lines.1.',
    )
    const changes = [{ op: 'edit', lineId: draft.lines[0]!.id, line }]
    const changed = { rev: draft.rev, changes }
    assertRefused(await owner.call('PATCH', `${path}/quotes/${draft.id}/lines`, changed), 'changes.0.line.')
    assertRefused(await owner.call('POST', `${path}/device-prices`, device), '')
    assertRefused(await owner.call('POST', `${path}/device-prices/explanation`, device), '')
  })
}

test('a choice can be named by its label in any language; the answer has its key', async () => {
  const choices = catalogs.buy.wording.questions[single.key]?.choices ?? {}
  const several = [multi.choices[0]!.key, multi.choices[1]!.key]
  const keyed = { ...best, [single.key]: choice!.key, [multi.key]: several }
  for (const language of ['en', 'de', 'fr', 'es']) {
    const labels = catalogs.buy.wording.questions[multi.key]?.choices ?? {}
    const answers = {
      ...keyed,
      [single.key]: `  ${choices[choice!.key]?.label[language]?.toUpperCase()} `,
      [multi.key]: several.map((key) => labels[key]?.label[language] ?? ''),
    }
    const line = aLine(shop, { answers })
    const { catalogId, variantId } = line
    const priced = await owner.call('POST', `${path}/device-prices`, { catalogId, variantId, answers })
    assert.equal(priced.status, 200, JSON.stringify(priced.body))
    assert.deepEqual(priced.body.answers, keyed, language)
    const made = await aQuote(shop, { lines: withOwnNumbers([line]) })
    assert.deepEqual(made.lines[0]?.answers, keyed, language)
    const changes = [
      { op: 'edit', lineId: made.lines[0]!.id, line: { ...withOwnNumbers([line])[0], answers } },
    ]
    const edited = await owner.call('PATCH', `${path}/quotes/${made.id}/lines`, { rev: made.rev, changes })
    assert.deepEqual(edited.body.lines[0].answers, keyed, language)
  }
})

test('a label that two choices have names neither', () => {
  const { pricing, wording } = catalogs.buy
  const [first, second] = single.choices
  const texts = wording.questions[single.key]!
  const label = { en: 'The same', de: 'Einzig' }
  const same = {
    ...texts,
    choices: {
      ...texts.choices,
      [first!.key]: { ...texts.choices[first!.key], label },
      [second!.key]: { ...texts.choices[second!.key], label: { en: 'the  same' } },
    },
  }
  const document = {
    pricing,
    wording: { ...wording, questions: { ...wording.questions, [single.key]: same } },
  }
  const keyed = (given: string) =>
    lineByKey(document, { answers: { [single.key]: given } }).answers[single.key]
  assert.deepEqual([keyed('The same'), keyed('einzig')], ['The same', first!.key])
})

test('questions, services and the proposition can be named by their labels in any language', async () => {
  const { wording, pricing } = catalogs.buy
  const short = pricing.questions.find(({ key, active }) => {
    const texts = Object.values(wording.questions[key]?.text ?? {})
    return active !== false && key in best && texts.every((text) => (text ?? '').length <= 200)
  })!
  const cash = pricing.propositions.find(({ isDefault }) => isDefault !== true)!
  const { [short.key]: answer, ...others } = best
  const repair = catalogs.repair.wording.services[service!.key]
  for (const language of ['en', 'de', 'fr', 'es']) {
    const question = wording.questions[short.key]?.text[language] ?? ''
    const named = wording.propositions[cash.key]?.name[language] ?? ''
    const line = aLine(shop, {
      answers: { ...others, [` ${question.toUpperCase()}`]: answer! },
      propositionKey: named,
    })
    const { catalogId, variantId, answers } = line
    const asked = { catalogId, variantId, answers, propositionKey: named }
    const priced = await owner.call('POST', `${path}/device-prices`, asked)
    assert.equal(priced.status, 200, JSON.stringify(priced.body))
    assert.deepEqual(priced.body.answers, best, language)
    const chosen = priced.body.propositions.find(({ isChosen }: { isChosen: boolean }) => isChosen)
    assert.equal(chosen?.key, cash.key, language)
    const made = await aQuote(shop, { lines: withOwnNumbers([line]) })
    assert.deepEqual([made.lines[0]?.answers, made.lines[0]?.propositionKey], [best, cash.key], language)
    const repaired = await aQuote(shop, {
      lines: withOwnNumbers([aLine(shop, { services: [{ key: repair?.name[language] ?? '' }] }, 'repair')]),
    })
    assert.deepEqual(
      repaired.lines[0]?.services.map(({ key }) => key),
      [service!.key],
      language,
    )
  }
})

test('a question that is answered twice, by key and by label, is refused', async () => {
  const text = catalogs.buy.wording.questions[single.key]?.text['en'] ?? ''
  const { catalogId, variantId, answers } = aLine(shop, {
    answers: { ...best, [single.key]: choice!.key, [text]: choice!.key },
  })
  const { status, body } = await owner.call('POST', `${path}/device-prices`, {
    catalogId,
    variantId,
    answers,
  })
  assert.deepEqual([status, body.error.detail.reason], [422, 'unknown-question'])
})

test('a draft whose catalog lost keys opens, says what is gone, and is priced without', async () => {
  const own = await aShop(product)
  const { pricing } = own.catalogs.buy
  const asked = firstOf('multi', own.catalogs.buy)
  const paid = pricing.propositions.find(({ isDefault }) => isDefault !== true)!
  const answers = { ...aLine(own).answers, [asked.key]: [asked.choices[0]!.key] }
  const before = await aQuote(own, { lines: [aLine(own, { answers, propositionKey: paid.key })] })
  const without = {
    ...own.catalogs.buy,
    pricing: {
      ...pricing,
      questions: pricing.questions.map((question) =>
        question.key === asked.key ? { ...question, choices: question.choices.slice(1) } : question,
      ),
      propositions: pricing.propositions.filter(({ key }) => key !== paid.key),
    },
  }
  await publishVersion(product.database, own, without, (minor) => minor)
  const at = `${own.path}/quotes/${before.id}`
  assert.equal((await own.owner.call('GET', at)).status, 200)
  const read = await own.owner.call('GET', `${at}/newer-prices`)
  assert.equal(read.status, 200, JSON.stringify(read.body))
  const gone = (read.body as NewerPrices).lines[0]?.gone ?? []
  assert.deepEqual(
    gone.map(({ kind }) => kind),
    ['answer', 'proposition'],
  )
  const wording = own.catalogs.buy.wording.questions[asked.key]
  assert.ok(gone[0]?.label.includes(wording?.choices[asked.choices[0]!.key]?.label['en'] ?? 'no label'))
  const { rev, versions } = read.body
  const applied = await own.owner.call('POST', `${at}/newer-prices`, { rev, versions })
  assert.equal(applied.status, 200, JSON.stringify(applied.body))
  const [line] = applied.body.lines
  assert.deepEqual([asked.key in line.answers, line.propositionKey], [false, undefined])
  // Stored lines are accepted when sent back.
  const { catalogId, variantId, device, checks, services } = line
  const again = { catalogId, variantId, device, answers: line.answers, checks, services }
  const changes = [{ op: 'edit', lineId: line.id, line: again }]
  const edited = await own.owner.call('PATCH', `${at}/lines`, { rev: applied.body.rev, changes })
  assert.equal(edited.status, 200, JSON.stringify(edited.body))
})
