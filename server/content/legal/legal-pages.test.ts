import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, test } from 'vitest'
import { startTestServer } from '#testing'

const folder = mkdtempSync(join(tmpdir(), 'costard-content-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'documents/page'), { recursive: true })
writeFileSync(
  join(folder, 'documents/page/terms.yaml'),
  'published: 2026-11-23\nlanguages: { en: { title: "Our <terms>", text: "**Fair** & [ours](https://a.example/?a=1&b=2)." } }',
)

const CONTENT_ACCESS_TOKEN = 'sample-token'
const own = await startTestServer({ env: { CONTENT_DIR: folder, CONTENT_ACCESS_TOKEN } })
const reader = await startTestServer({
  env: { CONTENT: 'prismic', CONTENT_API_URL: `${own.url}/content/api/v2/`, CONTENT_ACCESS_TOKEN },
})

async function pageAt(url: string, language = 'en'): Promise<string> {
  const response = await fetch(url, { headers: { 'accept-language': language } })
  assert.equal(response.status, 200)
  assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'none'/)
  return response.text()
}

test('pages of the operator replace ours, and are escaped', async () => {
  const page = await pageAt(`${own.url}/terms`)
  assert.match(page, /<h1>Our &#60;terms&#62;<\/h1>/)
  assert.match(page, /<strong>Fair<\/strong> &#38; <a href="https:\/\/a\.example\/\?a=1&#38;b=2">ours<\/a>/)
})

test('without a page of the operator, ours says so in the language of the reader', async () => {
  assert.match(
    await pageAt(`${own.url}/privacy`, 'de-AT,de;q=0.9'),
    /hat noch keine eigene Datenschutzerklärung/,
  )
  assert.match(await pageAt(`${own.url}/privacy?lang=es`, 'de'), /todavía no ha publicado/)
  assert.match(await pageAt(`${own.url}/privacy`, 'xx'), /has not published a privacy notice/)
})

test('with CONTENT=prismic, clients and pages read the repository', async () => {
  const response = await fetch(`${reader.url}/__/firebase/init.json`)
  const { costard } = (await response.json()) as { costard: Record<string, string> }
  assert.equal(costard['contentEndpoint'], `${own.url}/content/api/v2`)
  assert.equal(costard['contentToken'], CONTENT_ACCESS_TOKEN)
  assert.equal((await fetch(`${reader.url}/content/api/v2`)).status, 404)
  const policy = (await fetch(reader.url)).headers.get('content-security-policy') ?? ''
  assert.ok(policy.includes(`connect-src 'self' ${new URL(own.url).origin}`), policy)
  assert.match(await pageAt(`${reader.url}/terms`, 'fr'), /Our &#60;terms&#62;/)
  assert.match(await pageAt(`${reader.url}/privacy`, 'fr'), /n’a pas encore publié/)
})

test('while the repository is away, our own pages answer', async () => {
  await own.stop()
  assert.match(await pageAt(`${reader.url}/terms`), /has not published terms/)
})
