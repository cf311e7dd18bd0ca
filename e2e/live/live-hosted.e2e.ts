import assert from 'node:assert/strict'
import { aQuote } from '../../server/testing/product-builders.ts'
import { type StartedTestServer, startTestServer } from '../../server/testing/start-test-server.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'
import type { Account } from '../steps/signed-in.ts'

// The first server hosts accounts and live documents; the second is configured to use them there, with the
// same database.
const SECRET_KEY = 'ab'.repeat(32)
let remote: LiveShop
let cian: Account
let apiKey: string | undefined
let projectId: string | undefined
let authDomain: string | undefined
let here: StartedTestServer

setUp(async () => {
  remote = await openLiveShop({ SECRET_KEY })
  cian = await remote.hire('Cian Walsh')
  ;({ apiKey, projectId, authDomain } = (await (
    await fetch(`${remote.url}/__/firebase/init.json`)
  ).json()) as Record<string, string>)
  here = await startTestServer({
    env: {
      SECRET_KEY,
      DATABASE_URL: remote.config.databaseUrl ?? '',
      DATA_DIR: remote.config.dataDir,
      IDENTITY: 'google',
      API_KEY: apiKey ?? '',
      FIREBASE_PROJECT_ID: projectId ?? '',
      FIREBASE_AUTH_DOMAIN: authDomain ?? '',
      IDENTITY_ISSUER: `${remote.url}/${projectId}`,
      IDENTITY_KEYS_URL: `${remote.url}/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com`,
      IDENTITY_API_URL: remote.url,
      REALTIME: 'firebase',
      FIREBASE_DATABASE_URL: `${remote.url}?ns=costard`,
      FIREBASE_DATABASE_SECRET: 'secret',
      APP_CHECK: 'off',
    },
  })
})

test('live documents are kept elsewhere, by configuration alone', async () => {
  const quote = await aQuote(remote)
  const hers = await remote.browserOf(remote.owner, '/quotes', here.url)
  await hers.getByRole('row', { name: new RegExp(quote.number) }).waitFor()
  const his = await remote.browserOf(cian, `/quotes/${quote.id}/review`)
  await his.getByRole('heading', { name: 'Review and send' }).waitFor()
  await hers.getByRole('row', { name: /Cian Walsh has this quote open/ }).waitFor()
  const again = await aQuote(remote)
  await hers.getByRole('row', { name: new RegExp(again.number) }).waitFor()
  const own = await fetch(`${here.url}/teams/${cian.userId}.json?ns=costard`)
  assert.equal(own.status, 404, 'what is kept elsewhere is not served here')
})
