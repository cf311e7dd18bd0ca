import assert from 'node:assert/strict'
import { test } from 'vitest'
import {
  asHTML,
  asImageWidthSrcSet,
  asLink,
  asText,
  createClient,
  filter,
  ForbiddenError,
  NotFoundError,
  ParsingError,
  type PrismicDocument,
  PrismicError,
} from '@prismicio/client'
import { startTestServer } from '../server/testing/testing.ts'
import { contentSample } from './content-sample.ts'

const { url } = await startTestServer({
  env: { CONTENT_DIR: contentSample(), CONTENT_ACCESS_TOKEN: 'sample-token', RATE_LIMITS: 'off' },
})
const documentAPIEndpoint = `${url}/content/api/v2`
const start = (accessToken = 'sample-token') =>
  createClient('costard', { documentAPIEndpoint, accessToken, routes: [{ type: 'gadget', path: '/g/:uid' }] })
const client = start()

const uids = (documents: readonly PrismicDocument[]): string => documents.map(({ uid }) => uid).join(' ')
async function gadgets(...filters: string[]): Promise<string> {
  const found = await client.getAllByType('gadget', { filters, orderings: { field: 'my.gadget.name' } })
  return uids(found)
}

test('reads the repository with its refs, languages, types and tags', async () => {
  const repository = await client.getRepository()
  assert.equal((await client.getMasterRef()).isMasterRef, true)
  assert.deepEqual(await client.getRefs(), repository.refs)
  assert.deepEqual(
    repository.languages.map(({ id, is_master }) => [id, is_master]),
    [
      ['en-us', true],
      ['fr-fr', false],
      ['de-de', false],
      ['es-es', false],
    ],
  )
  assert.equal(repository.types.gadget, 'Gadget')
  assert.ok((await client.getTags()).includes('fruit'))
  assert.deepEqual(await client.getReleases(), [])
})

test('a document has every field in its format', async () => {
  const pear = await client.getByUID('gadget', 'pear')
  const apple = await client.getByUID('gadget', 'apple')
  assert.equal(pear.url, '/g/pear')
  assert.equal(pear.lang, 'en-us')
  assert.deepEqual(pear.tags, ['fruit', 'green'])
  assert.equal(pear.first_publication_date, '2024-01-31T00:00:00+0000')
  assert.equal(pear.last_publication_date, '2024-03-02T00:00:00+0000')
  assert.deepEqual(
    pear.alternate_languages.map(({ uid, lang }) => [uid, lang]),
    [['pear', 'fr-fr']],
  )
  const { data } = pear
  assert.equal(asText(data.title), 'The green pear')
  assert.deepEqual(
    [data.name, data.price, data.used, data.colour, data.day, data.moment],
    ['Pear', 1.5, true, 'green', '2024-01-31', '2024-01-31T08:00:00+0000'],
  )
  assert.deepEqual(data.place, { latitude: 53.3498, longitude: -6.2603 })
  assert.equal(data.like.id, apple.id)
  assert.equal(asLink(data.like), '/g/apple')
  assert.equal(asLink(data.parts[0].link), '/g/apple')
  assert.deepEqual(data.parts[1], { label: 'Core', link: { link_type: 'Any' } })
  assert.equal(asText(data.body[0].primary.words), 'Keep cool.')
  assert.equal(data.body[0].items[0].name, 'One')
  assert.equal(
    asHTML(data.text, { linkResolver: ({ uid }) => `/to/${uid}` }),
    '<p>Ripe <strong>pears</strong> are soft, see <a href="/to/apple">the apple</a> or ' +
      '<a href="https://example.com/" rel="noopener noreferrer">a page</a>.</p><ol><li>Press <span class="code">Enter</span>.</li>' +
      `<li>Wait.</li></ol><p class="block-img"><img src="${data.text[3].url}" alt="A square" /></p>`,
  )
  const plain = await client.getByUID('gadget', 'plain')
  assert.deepEqual(
    [plain.data.title, plain.data.picture, plain.data.like, plain.data.body, plain.data.price],
    [[], {}, { link_type: 'Any' }, [], null],
  )
})

test('finds documents by id, uid, tag and type, in their language', async () => {
  const pear = await client.getByUID('gadget', 'pear')
  assert.equal((await client.getByID(pear.id)).uid, 'pear')
  assert.equal(uids((await client.getByIDs([pear.id])).results), 'pear')
  assert.equal(uids(await client.getAllByIDs([pear.id])), 'pear')
  assert.equal((await client.getByUIDs('gadget', ['pear', 'apple'])).total_results_size, 2)
  assert.equal((await client.getAllByUIDs('gadget', ['pear'])).length, 1)
  assert.equal(uids((await client.getByTag('red')).results), 'apple')
  assert.equal(uids((await client.getByEveryTag(['fruit', 'green'])).results), 'pear')
  assert.equal((await client.getBySomeTags(['red', 'green'])).results.length, 2)
  assert.equal((await client.getByType('gadget')).total_results_size, 3)
  assert.equal((await client.getByType('gadget', { lang: 'fr-fr' })).results[0]?.data.name, 'Poire')
  assert.equal((await client.getByType('gadget', { lang: '*' })).total_results_size, 4)
  assert.equal((await client.getByType('gadget', { lang: 'xx-xx' })).total_results_size, 0)
  assert.equal((await client.getSingle('gadget', { orderings: 'my.gadget.price' })).uid, 'pear')
})

test('pages neither overlap nor miss a document', async () => {
  const all = await client.getAllByType('note')
  assert.equal(new Set(all.map(({ id }) => id)).size, 130)
  const second = await client.getByType('note', {
    page: 2,
    pageSize: 50,
    orderings: { field: 'my.note.number' },
  })
  assert.deepEqual(
    [
      second.page,
      second.results_per_page,
      second.results_size,
      second.total_results_size,
      second.total_pages,
    ],
    [2, 50, 50, 130, 3],
  )
  assert.equal(second.results[0]?.data.number, 51)
  const next = (await (await fetch(second.next_page!)).json()) as { results: PrismicDocument[] }
  assert.equal(next.results[0]?.data['number'], 101)
  const past = await client.getByType('note', { page: 9 })
  assert.deepEqual([past.results, past.total_results_size, past.next_page], [[], 130, null])
  assert.equal((await client.getByType('note', { pageSize: 1000 })).results_size, 100)
  assert.equal((await client.getByType('note')).results_size, 20)
  const last = await client.getFirst({
    filters: [filter.at('document.type', 'note')],
    orderings: { field: 'my.note.number', direction: 'desc' },
  })
  assert.equal(last.data['number'], 130)
  const after = await client.getByType('note', {
    after: last.id,
    orderings: 'my.note.number desc',
    pageSize: 1,
  })
  assert.equal(after.results[0]?.data.number, 129)
})

test('every predicate selects as documented', async () => {
  const { id } = await client.getByUID('gadget', 'apple')
  const cases: [string, string][] = [
    [filter.at('my.gadget.name', 'Apple "Élan"'), 'apple'],
    [filter.at('document.tags', ['fruit', 'green']), 'pear'],
    [filter.at('my.gadget.used', true), 'pear'],
    [filter.at('my.gadget.like', id), 'pear'],
    [filter.at('my.gadget.parts.label', 'Core'), 'pear'],
    [filter.not('my.gadget.uid', 'pear'), 'apple plain'],
    [filter.any('my.gadget.colour', ['red', 'blue']), 'apple'],
    [filter.in('my.gadget.uid', ['apple', 'plain']), 'apple plain'],
    [filter.fulltext('document', 'elan CRISP'), 'apple'],
    [filter.fulltext('my.gadget.title', 'green'), 'pear'],
    [filter.has('my.gadget.picture'), 'pear'],
    [filter.missing('my.gadget.price'), 'plain'],
    [filter.similar(id, 2), 'pear'],
    [filter.numberLessThan('my.gadget.price', 3), 'pear'],
    [filter.numberGreaterThan('my.gadget.price', 1.5), 'apple'],
    [filter.numberInRange('my.gadget.price', 1.5, 3), 'apple pear'],
    [filter.dateAfter('my.gadget.day', '2024-01-01'), 'pear'],
    [filter.dateBefore('my.gadget.day', new Date('2024-01-01')), 'apple'],
    [filter.dateBetween('my.gadget.moment', '2024-01-31T07:00:00Z', '2024-01-31T09:00:00Z'), 'pear'],
    [filter.dateDayOfMonth('my.gadget.day', 31), 'pear'],
    [filter.dateDayOfMonthAfter('my.gadget.day', 15), 'pear'],
    [filter.dateDayOfMonthBefore('my.gadget.day', 31), 'apple'],
    [filter.dateDayOfWeek('my.gadget.day', 'Wednesday'), 'pear'],
    [filter.dateDayOfWeekAfter('my.gadget.day', 3), 'apple'],
    [filter.dateDayOfWeekBefore('my.gadget.day', 'Thursday'), 'pear'],
    [filter.dateMonth('my.gadget.day', 'June'), 'apple'],
    [filter.dateMonthAfter('my.gadget.day', 1), 'apple'],
    [filter.dateMonthBefore('my.gadget.day', 'February'), 'pear'],
    [filter.dateYear('my.gadget.day', 2023), 'apple'],
    [filter.dateHour('my.gadget.moment', 8), 'pear'],
    [filter.dateHourAfter('my.gadget.moment', 7), 'pear'],
    [filter.dateHourBefore('my.gadget.moment', 8), ''],
    [filter.geopointNear('my.gadget.place', 53.3, -6.2, 20), 'pear'],
  ]
  for (const [predicate, expected] of cases) assert.equal(await gadgets(predicate), expected, predicate)
  assert.equal(await gadgets(filter.has('my.gadget.day'), filter.at('my.gadget.colour', 'red')), 'apple')
})

test('fetch, fetchLinks and routes choose what is returned', async () => {
  const pear = await client.getByUID('gadget', 'pear', {
    fetch: ['gadget.like'],
    fetchLinks: ['gadget.name', 'gadget.price'],
  })
  assert.deepEqual(Object.keys(pear.data), ['like'])
  assert.deepEqual(pear.data.like.data, { name: 'Apple "Élan"', price: 3 })
  const routed = await client.getByUID('gadget', 'pear', {
    routes: [{ type: 'gadget', path: '/:lang?/:like/:uid', resolvers: { like: 'like' } }],
  })
  assert.equal(routed.url, '/en-us/apple/pear')
  const plain = await client.getByUID('gadget', 'plain', {
    routes: [{ type: 'gadget', path: '/:like?/:uid', resolvers: { like: 'like' } }],
  })
  assert.equal(plain.url, '/plain')
})

test('images are resized to the widths of the client', async () => {
  const { data } = await client.getByUID('gadget', 'pear')
  const { srcset } = asImageWidthSrcSet(data.picture)!
  const [small] = srcset.split(', ')
  const response = await fetch(small!.split(' ')[0]!)
  assert.equal(response.headers.get('content-type'), 'image/webp')
  assert.match(response.headers.get('cache-control') ?? '', /immutable/)
  const original = await fetch(data.picture.url)
  assert.equal(original.headers.get('content-type'), 'image/png')
  assert.deepEqual(data.picture.dimensions, { width: 1000, height: 500 })
})

test('errors are those the client knows', async () => {
  const fails = (query: Promise<unknown>, kind: new (...args: never[]) => Error, message: RegExp) =>
    assert.rejects(query, (error: Error) => error instanceof kind && message.test(error.message))
  await fails(start('wrong').getRepository(), ForbiddenError, /access token/)
  await fails(client.getByUID('gadget', 'none'), NotFoundError, /No documents were returned/)
  await fails(
    client.get({ filters: ['[at(document.type "faq")]'] }),
    ParsingError,
    /expected \) at character/,
  )
  for (const [filters, message] of [
    ['[nothing(document.type, "gadget")]', /Unknown predicate/],
    ['[at(my.other.name, "x")]', /Unknown path/],
    ['[at(my.gadget.other, "x")]', /Unknown field/],
    ['[number.lt(my.gadget.price, "x")]', /needs 1 numbers/],
    ['[date.month(my.gadget.day, "Juno")]', /Expected a number or a name/],
  ] as const)
    await fails(client.get({ filters: [filters] }), ParsingError, message)
  await fails(client.get({ page: 0 }), ParsingError, /page must be a whole number/)
  await fails(client.get({ orderings: 'my.gadget.other' }), ParsingError, /Unknown field/)
  const elsewhere = createClient('costard', { documentAPIEndpoint: `${url}/content/api/v3` })
  await fails(elsewhere.getRepository(), PrismicError, /./)
})

test('an old ref is replaced by the current one', async () => {
  const old = start()
  old.queryContentFromRef('an-old-ref')
  assert.equal((await old.getByUID('gadget', 'pear')).uid, 'pear')
})
