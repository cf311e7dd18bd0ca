import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'vitest'
import { after } from '#testing'
import { screenPatterns } from '@costard/contract'
import { callLimiter } from '#http'
import { contentLimits } from './content-limits.ts'
import { contentLanguages } from './document.ts'
import { loadContent } from './load/load-content.ts'
import { contentRoutes } from './routes.ts'

const own = fileURLToPath(new URL('../../content', import.meta.url))
const publicUrl = 'http://localhost:3000'
const library = await loadContent([own], publicUrl)
const routesWith = (calls: number) =>
  contentRoutes({
    readLibrary: async () => library,
    publicUrl,
    accessToken: 'token',
    count: callLimiter({ calls, seconds: 60 }, () => new Date()),
    findAddress: () => '192.0.2.1',
  })
const routes = routesWith(10_000)
const endpoint = '/content/api/v2'

async function search(query: Record<string, string>): Promise<{ status: number; message: string }> {
  const given = new URLSearchParams({ access_token: 'token', ref: library.ref, ...query })
  const response = await routes.request(`${endpoint}/documents/search?${given}`)
  const { message = '' } = (await response.json()) as { message?: string }
  return { status: response.status, message }
}

/** Returns a folder with one file that is added to ours. */
function folderWith(path: string, content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'costard-content-'))
  after(() => rmSync(folder, { recursive: true }))
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
  return folder
}

test('the caller is checked before the query is read', async () => {
  for (const path of ['', '/', '/tags', '/documents/search?q=[[[', '/documents/search?ref=none']) {
    const response = await routes.request(endpoint + path)
    assert.equal(response.status, 401, path)
    assert.deepEqual(await response.json(), {
      type: 'api_security_error',
      message: 'The access token is missing or wrong',
    })
  }
})

test('one more than a bound is refused', async () => {
  const predicate = '[has(document.id)]'
  const route = { type: 'faq', path: '/' }
  const { maxPredicates, maxWords, maxListItems, maxOrderings, maxFields, maxRoutes, maxPage } = contentLimits
  const { maxRouteLength } = contentLimits
  const list = (count: number) => Array.from({ length: count }, () => '1').join(',')
  const repeated = (text: string, count: number) => Array.from({ length: count }, () => text).join(',')
  const asked: [(count: number) => Record<string, string>, number][] = [
    [(count) => ({ q: `[${predicate.repeat(count)}]` }), maxPredicates],
    [(count) => ({ q: `[[fulltext(document, "${'a '.repeat(count)}")]]` }), maxWords],
    [(count) => ({ q: `[[any(document.id, [${list(count)}])]]` }), maxListItems],
    [(count) => ({ orderings: repeated('document.id', count) }), maxOrderings],
    [(count) => ({ fetchLinks: repeated('faq.question', count) }), maxFields],
    [(count) => ({ routes: JSON.stringify(Array.from({ length: count }, () => route)) }), maxRoutes],
    [(count) => ({ routes: JSON.stringify([{ type: 'faq', path: 'a'.repeat(count) }]) }), maxRouteLength],
    [(count) => ({ brokenRoute: 'a'.repeat(count) }), maxRouteLength],
    [(count) => ({ page: String(count) }), maxPage],
  ]
  for (const [query, most] of asked) {
    assert.equal((await search(query(most))).status, 200, JSON.stringify(query(1)))
    assert.equal((await search(query(most + 1))).status, 400, JSON.stringify(query(1)))
  }
  assert.equal((await search({ extra: 'a'.repeat(contentLimits.maxQueryBytes) })).status, 400)
})

test('a parameter given many times is not repeated for each document', async () => {
  const bytesWith = async (languages: number) => {
    const given = new URLSearchParams({ access_token: 'token', ref: library.ref })
    for (let count = 0; count < languages; count += 1) given.append('lang', 'en-gb')
    const response = await routes.request(`${endpoint}/documents/search?${given}`)
    assert.equal(response.status, 200)
    return (await response.text()).length
  }
  // The addresses of the next and the last page contain the query as it was sent.
  assert.ok((await bytesWith(300)) < (await bytesWith(1)) + 2 * 300 * '&lang=en-gb'.length)
})

test('a query that cannot be read is refused with its place', async () => {
  for (const q of [
    '',
    '[',
    '[[',
    '[[at(',
    '[[at(document.id, "a)]]',
    '[[at(document.id, [[1]])]]',
    '[[at()]] x',
    '[[at(1e999)]]',
  ])
    assert.equal((await search({ q })).status, 400, q)
  for (const routesText of ['{', '[[[[[]]]]]', '[{"type":"other","path":"/"}]', '{}'])
    assert.equal((await search({ routes: routesText })).status, 400, routesText)
  const names = ['constructor', '__proto__', 'toString', 'my.constructor.name', 'my.faq.__proto__']
  for (const name of names) assert.equal((await search({ q: `[[has(${name})]]` })).status, 400, name)
})

test('too many calls get 429 with Retry-After', async () => {
  const few = routesWith(1)
  const address = `${endpoint}?access_token=token`
  assert.equal((await few.request(address)).status, 200)
  const refused = await few.request(address)
  assert.equal(refused.status, 429)
  assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/)
})

test('a wrong file is named with its fault', async () => {
  const wrong: [path: string, content: string, message: RegExp][] = [
    [
      'documents/faq/a.yaml',
      'published: 2026-01-01\nlanguages: { en: { other: 1 } }',
      /faq\/a\.yaml: the type has no field "other"/,
    ],
    ['documents/faq/a.yaml', 'published: soon\nlanguages: { en: {} }', /faq\/a\.yaml: .*published/s],
    ['documents/faq/a.yaml', 'published: 2026-01-01\nlanguages: {}', /faq\/a\.yaml: has no language/],
    ['documents/faq/a.yaml', 'a: [', /faq\/a\.yaml: /],
    [
      'documents/faq/A b.yaml',
      'published: 2026-01-01\nlanguages: { en: {} }',
      /A b\.yaml: its name may have/,
    ],
    [
      'documents/faq/a.yaml',
      'published: 2026-01-01\nlanguages: { en: { answer: "<b>x</b>" } }',
      /a\.yaml: field "answer": rich text has no html/,
    ],
    [
      'documents/faq/a.yaml',
      'published: 2026-01-01\nlanguages: { en: { answer: "[x](javascript:alert(1))" } }',
      /is no link/,
    ],
    [
      'documents/faq/a.yaml',
      'published: 2026-01-01\nlanguages: { en: { answer: "[x](faq:none-such)" } }',
      /no document faq\/none-such/,
    ],
    [
      'documents/faq/a.yaml',
      'published: 2026-01-01\nlanguages: { en: { group: other } }',
      /field "group": "other" is none of/,
    ],
    ['custom-types/other.json', '{}', /other\.json: /],
    ['images/a.png', 'no image', /a\.png: is no image/],
    [
      'images/a.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
      /a\.svg: is svg; accepted/,
    ],
  ]
  for (const [path, content, message] of wrong) {
    await assert.rejects(loadContent([own, folderWith(path, content)], publicUrl), message)
  }
})

test('every answer is there in four languages, for screens that exist', () => {
  const answers = library.documents.filter(({ type }) => type === 'faq')
  assert.ok(answers.length >= 30 * contentLanguages.length)
  for (const { uid, alternateIds, data } of answers) {
    assert.equal(alternateIds.length, contentLanguages.length - 1, `${uid}`)
    assert.ok(data['question'] && (data['answer'] as unknown[]).length > 0, `${uid}`)
    for (const { screen } of data['screens'] as { screen: string }[])
      assert.ok(Object.hasOwn(screenPatterns, screen), `${uid}: ${screen}`)
  }
})
