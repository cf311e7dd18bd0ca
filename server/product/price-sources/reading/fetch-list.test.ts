import assert from 'node:assert/strict'
import { test } from 'vitest'
import { startListServer } from '../testing/list-server.ts'
import { fetchList } from './fetch-list.ts'

test('an address inside is never asked, by its number or by a name', async () => {
  const lists = await startListServer('Model,Price')
  const { port } = new URL(lists.url)
  for (const url of [
    lists.url,
    `https://127.0.0.1:${port}/`,
    `https://[::ffff:127.0.0.1]:${port}/`,
    `https://localhost:${port}/`,
    'https://169.254.169.254/latest',
    'https://10.0.0.1/list.csv',
  ]) {
    const fetched = await fetchList({ url, header: undefined, etag: null, asksPrivateAddresses: false })
    assert.partialDeepStrictEqual(fetched, { is: 'fault', fault: 'address-refused' }, url)
  }
  assert.equal(lists.asked.length, 0)
})

test('a redirect is not followed, and the secret does not go with it', async () => {
  const [first, second] = [await startListServer(''), await startListServer('Model,Price')]
  first.answer = (response) => response.writeHead(301, { location: second.url }).end()
  const header = { name: 'X-Key', secret: 'secret' }
  const fetched = await fetchList({ url: first.url, header, etag: null, asksPrivateAddresses: true })
  assert.deepEqual(fetched, { is: 'fault', fault: 'status', status: 301 })
  assert.equal(second.asked.length, 0)
})
