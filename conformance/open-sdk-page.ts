import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { after } from '../server/testing/after.ts'
import type { Page } from 'playwright-core'
import { openPage } from './open-page.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const altcha = '/web/node_modules/altcha-lib/dist/esm/v2'
/** Published files of the packages, which browsers load without a bundler. */
const imports = {
  'firebase/app': '/node_modules/firebase/app/dist/esm/index.esm.js',
  'firebase/auth': '/node_modules/firebase/auth/dist/esm/index.esm.js',
  'firebase/database': '/node_modules/firebase/database/dist/esm/index.esm.js',
  'firebase/app-check': '/node_modules/firebase/app-check/dist/esm/index.esm.js',
  '@firebase/app': '/node_modules/@firebase/app/dist/esm/index.esm.js',
  '@firebase/auth': '/node_modules/@firebase/auth/dist/esm/index.js',
  '@firebase/database': '/node_modules/@firebase/database/dist/index.esm.js',
  '@firebase/app-check': '/node_modules/@firebase/app-check/dist/esm/index.esm.js',
  '@firebase/component': '/node_modules/@firebase/component/dist/esm/index.esm.js',
  '@firebase/logger': '/node_modules/@firebase/logger/dist/esm/index.esm.js',
  '@firebase/util': '/node_modules/@firebase/util/dist/index.esm.js',
  idb: '/node_modules/idb/build/index.js',
  'altcha-lib': `${altcha}/index.js`,
  'altcha-lib/algorithms/web/pbkdf2': `${altcha}/algorithms/web/pbkdf2.js`,
}
const html = `<!doctype html><title>SDK</title><script type="importmap">${JSON.stringify({ imports })}</script>`

/** Opens an empty page on an origin other than the server's. It can import the SDK by its package names. */
export async function openSdkPage(): Promise<Page> {
  const files = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (path === '/') return void response.setHeader('content-type', 'text/html').end(html)
    try {
      const text = await readFile(`${root}${path}`, 'utf8')
      const script = path.endsWith('.ts') ? stripTypeScriptTypes(text) : text
      response.setHeader('content-type', 'text/javascript').end(script)
    } catch {
      response.writeHead(404).end()
    }
  }).listen(0, '127.0.0.1')
  await once(files, 'listening')
  after(() => {
    files.closeAllConnections()
    files.close()
  })
  const page = await openPage()
  const { port } = files.address() as AddressInfo // listening on TCP
  await page.goto(`http://127.0.0.1:${port}/`)
  return page
}
