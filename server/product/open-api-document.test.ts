import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contract } from '@costard/contract'
import { startTestProduct } from '#testing'

const product = await startTestProduct({ PRODUCT_NAME: 'Quote <& Co>' })
const { status, body: document } = await product.call('GET', '/openapi.json')

const calls = Object.entries(contract).flatMap(([room, procedures]) =>
  Object.entries(procedures).map(([name, procedure]) => {
    const { errorMap, route } = procedure['~orpc']
    return { name: `${room}.${name}`, errorMap, path: String(route.path), method: String(route.method) }
  }),
)

test('the document has title, version, server and security scheme', () => {
  assert.equal(status, 200)
  assert.match(document.openapi, /^3\.1\.\d+$/)
  assert.equal(document.info.title, 'Quote <& Co> Pro')
  assert.ok(document.info.version)
  assert.deepEqual(document.servers, [{ url: `${product.url}/api` }])
  assert.equal(document.components.securitySchemes.idToken.scheme, 'bearer')
})

test('the document has exactly the calls of the contract', () => {
  const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations as object).map(
      ([method, { operationId }]) => `${operationId} ${method} ${path}`,
    ),
  )
  assert.deepEqual(
    documented.toSorted(),
    calls.map(({ name, method, path }) => `${name} ${method.toLowerCase()} ${path}`).toSorted(),
  )
})

for (const { name, path, method, errorMap } of calls) {
  const operation = document.paths[path]?.[method.toLowerCase()]

  test(`${name} is documented with parameters, response and errors`, () => {
    assert.ok(operation.summary)
    assert.equal(operation.tags.length, 1)
    const inPath = (operation.parameters ?? []).filter((one: any) => one.in === 'path')
    assert.deepEqual(
      inPath.map((one: any) => [one.name, one.required]),
      [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => [parameter, true]),
    )
    const [success, ...others] = Object.keys(operation.responses).filter((code) => code.startsWith('2'))
    assert.deepEqual(others, [])
    assert.ok(operation.responses[success ?? ''].content['application/json'].schema)
    const errors: Record<string, string[]> = {}
    for (const [code, { status: errorStatus }] of Object.entries<{ status?: number }>(errorMap))
      (errors[String(errorStatus)] ??= []).push(code)
    const documented = Object.entries<any>(operation.responses).filter(([code]) => code >= '400')
    assert.deepEqual(
      Object.fromEntries(
        documented.map(([code, response]) => [
          code,
          response.content['application/json'].schema.properties.error.properties.code.enum,
        ]),
      ),
      errors,
    )
    assert.equal('identity/signed-out' in errorMap, operation.security === undefined)
  })
}

test('every $ref resolves', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref ?? '')
  for (const reference of references) {
    const found = reference
      .replace(/^#\//, '')
      .split('/')
      .reduce<any>((at, key) => at?.[key], document)
    assert.ok(found, reference)
  }
})

test('the docs page and its assets are self-hosted, without inline scripts', async () => {
  const page = await fetch(`${product.url}/api/docs`)
  assert.equal(page.status, 200)
  assert.match(page.headers.get('content-type') ?? '', /^text\/html/)
  assert.match(page.headers.get('content-security-policy') ?? '', /script-src 'self' 'wasm-unsafe-eval';/)
  const html = await page.text()
  assert.match(html, /<title>Quote &#60;&#38; Co&#62; Pro API<\/title>/)
  assert.doesNotMatch(html, /<script>|\son\w+=|javascript:|https?:\/\//)
  const addresses = [...html.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, address]) => address)
  assert.equal(addresses.length, 3)
  for (const address of addresses) {
    const asset = await fetch(`${product.url}${address}`)
    assert.equal(asset.status, 200)
    assert.match(asset.headers.get('content-type') ?? '', /^text\/(css|javascript)/)
    assert.ok((await asset.text()).length > 50)
  }
  assert.equal((await fetch(`${product.url}/api/docs/package.json`)).status, 404)
})
