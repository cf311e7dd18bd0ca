import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Page } from '@playwright/test'
import { startHosted } from '../../server/testing/start-hosted.ts'
import type { StartedTestServer } from '../../server/testing/start-test-server.ts'
import { openBrowser } from '../steps/browser.ts'
import { setUp, test } from '../steps/story.ts'

let remote: StartedTestServer
let here: StartedTestServer

setUp(async () => {
  ;({ remote, here } = await startHosted())
})

/** Records the requests of a page, without those for the app's own files. */
function noteCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (request.method() !== 'OPTIONS' && /^\/(v1|v2|api)\//.test(pathname))
      calls.push(`${origin}${pathname}`)
  })
  return calls
}

test('somebody signs up where the accounts are kept, and makes a team here', async () => {
  const page = await openBrowser()
  const calls = noteCalls(page)
  await page.goto(`${here.url}/sign-up`)
  await page.getByLabel('Your name').fill('Niamh Example')
  await page.getByLabel('Your email address').fill('niamh@example.com')
  await page.getByRole('textbox', { name: 'Choose a password' }).fill('correct horse')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Team name').fill('Quay Phones')
  await page.getByRole('button', { name: 'Create team' }).click()
  await page.waitForURL(/\/t\/[^/]+\/quotes$/)
  await page.reload()
  await page.getByText('Quay Phones').first().waitFor()

  assert.ok(calls.includes(`${remote.url}/v1/accounts:signUp`))
  assert.ok(calls.includes(`${remote.url}/v1/accounts:lookup`))
  assert.ok(calls.includes(`${here.url}/api/teams`))
  for (const call of calls) {
    const isIdentity = /\/v[12]\//.test(call)
    assert.ok(call.startsWith(isIdentity ? `${remote.url}/v` : `${here.url}/api/`), call)
  }
})

test('the account screen leaves out what is known only there', async () => {
  const page = await openBrowser()
  await signIn(page)
  await page.goto(page.url().replace(/quotes$/, 'account'))
  await page.getByRole('heading', { name: 'Your data' }).waitFor()
  assert.equal(await page.getByRole('heading', { name: 'Where you are signed in' }).count(), 0)
  assert.equal(await page.getByText(/could not|couldn’t/i).count(), 0)
})

test('a deleted account is gone there, and its team here', async () => {
  const page = await openBrowser()
  await signIn(page)
  const teamPath = new URL(page.url()).pathname.replace('/quotes', '')
  await page.goto(`${here.url}${teamPath}/account`)
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Quay Phones').waitFor()
  await dialog.getByRole('textbox').fill('niamh@example.com')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await page.getByLabel('Your email address').waitFor()

  await untilNone(remote, 'identity.users')
  await untilNone(here, 'product.teams')
})

test('somebody without an email sees no period that only the other service could keep', async () => {
  const page = await openBrowser()
  await page.goto(here.url)
  await page.getByRole('link', { name: /without an account/ }).click()
  await page.getByLabel('Team name').fill('Quiet Shop')
  await page.getByRole('button', { name: 'Create team' }).click()
  await page.waitForURL(/\/quotes$/)
  await page.goto(page.url().replace(/quotes$/, 'account'))
  await page.getByText('Only this browser can open your work.').waitFor()
  assert.equal(await page.getByText(/30 days/).count(), 0)
})

async function signIn(page: Page): Promise<void> {
  await page.goto(here.url)
  await page.getByLabel('Your email address').fill('niamh@example.com')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/t\/[^/]+\/quotes$/)
}

/** Waits until a table is empty: the consequences of a deletion follow shortly after it. */
async function untilNone({ config }: StartedTestServer, table: string): Promise<void> {
  const client = new pg.Client({ connectionString: config.databaseUrl })
  await client.connect()
  const deadline = performance.now() + 20_000
  while ((await client.query(`select from ${table}`)).rowCount !== 0) {
    assert.ok(performance.now() < deadline, `something stayed in ${table}`)
    await pause(50)
  }
  await client.end()
}
