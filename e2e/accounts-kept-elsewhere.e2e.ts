import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { startHosted } from '../server/testing/start-hosted.ts'
import { openBrowser } from './browser.ts'

const { remote, here } = await startHosted()

/** Where the page calls, but for its own files. */
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
  await page.goto(here.url)
  await page.getByLabel('Your email address').fill('niamh@example.com')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/t\/[^/]+\/quotes$/)
  await page.goto(page.url().replace(/quotes$/, 'account'))
  await page.getByRole('heading', { name: 'Your data' }).waitFor()
  assert.equal(await page.getByRole('heading', { name: 'Where you are signed in' }).count(), 0)
  assert.equal(await page.getByText(/could not/i).count(), 0)
})
