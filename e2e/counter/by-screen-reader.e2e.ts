import assert from 'node:assert/strict'
import { expect, type Page } from '@playwright/test'
import { outlineFaults } from '../screens/faults/outline-faults.ts'
import { openBrowser } from '../steps/browser.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { type Control, listenTo, type ScreenReader } from '../steps/screen-reader.ts'
import { openSignedIn } from '../steps/signed-in.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})

/** Names that are only understood together with the surroundings of the control. */
const vague = /^(?:open|edit|remove|delete|more|yes|no|ok|here|change|show|add)$/i

/** Goes through a page with Tab, like a screen reader user: each control has a role and a meaningful name. */
async function hearControls(page: Page, reader: ScreenReader): Promise<readonly Control[]> {
  const controls = await reader.tabThrough()
  const faults = controls.filter(({ role, name }) => name === '' || role === 'generic' || vague.test(name))
  assert.deepEqual([...faults, ...(await outlineFaults(page))], [], page.url())
  return controls
}

/** Asserts that controls with these names come in this order, possibly with others in between. */
function assertOrder(controls: readonly Control[], names: readonly RegExp[]): void {
  const places = names.map((name) => controls.findIndex((one) => name.test(one.name)))
  const met = controls.map(({ role, name }) => `${role} ${name}`).join('\n')
  assert.ok(
    !places.includes(-1),
    `not met: ${names.filter((_, index) => places[index] === -1).join()}\n${met}`,
  )
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
    met,
  )
}

test('a quote is made, sent and accepted by what a screen reader says', async () => {
  test.setTimeout(150_000)
  const page = await openSignedIn(shop.owner, shop.url)
  const reader = await listenTo(page)
  const announced: string[] = []
  /** Waits until a text was announced. */
  const isAnnounced = (what: RegExp) =>
    expect
      .poll(async () => {
        announced.push(...(await reader.announced()))
        return announced.join('\n')
      })
      .toMatch(what)
  const focus = () =>
    expect.poll(async () => (await reader.focused()) ?? { role: 'body', name: '', states: [] })
  const isOn = (role: string, name: RegExp) =>
    focus().toMatchObject({ role, name: expect.stringMatching(name) })
  /** Focuses a control, like a screen reader's list of controls, and presses a key. */
  const press = async (role: 'button' | 'radio' | 'checkbox', name: RegExp | string, key: string) => {
    await page.getByRole(role, { name }).locator('visible=true').first().focus()
    // Slow enough not to be taken for a scanner.
    await page.waitForTimeout(300)
    await page.keyboard.press(key, { delay: 50 })
  }

  await page.goto(`${shop.url}/t/${shop.team.id}/quotes`)
  await page.getByText('No quotes yet').waitFor()
  await page.keyboard.press('n')
  await isOn('textbox', /^Scan, IMEI/)
  await page.keyboard.type('356938035643808')
  await isAnnounced(/The last digit doesn’t match\./)
  await page.keyboard.press('ControlOrMeta+a')
  // Slow enough not to be taken for a scanner.
  await page.keyboard.type('356938035643809', { delay: 50 })
  await page.getByRole('button', { name: 'Use this number' }).waitFor()
  await page.keyboard.press('Enter', { delay: 50 })
  await isAnnounced(/IMEI 356938035643809 will be added to the device you pick/)
  await page.keyboard.type('iphone 13')
  await isAnnounced(/1 model/)
  const found = await hearControls(page, reader)
  assertOrder(found, [/^Remove number/, /^iPhone 13 2021/, /^128 GB$/, /^Add device/])
  assert.ok(
    found.some(({ name, states }) => name.startsWith('iPhone 13 2021') && states.includes('expanded: true')),
  )
  await press('radio', '128 GB', 'Space')
  await focus().toMatchObject({ role: 'radio', states: ['checked: true'] })
  await press('button', 'Add device', 'Enter')
  await isAnnounced(/iPhone 13.*356938035643809/)
  await isOn('button', /^Choose catalogs$/)

  await page.keyboard.press('Enter')
  await isOn('heading', /^Choose a catalog$/)
  assertOrder(await hearControls(page, reader), [/^Trade-in/, /^Set up$/])
  await press('radio', /^Trade-in/, 'Space')
  await press('button', 'Set up', 'Enter')
  await isOn('heading', /^iPhone 13$/)
  const asked = await hearControls(page, reader)
  assertOrder(asked, [/^All fine/, /^Yes/, /^2 /, /^Note on the device/, /^Bank transfer/, /^Review quote$/])
  assert.ok(asked.some(({ name, states }) => name === 'More checks' && states.includes('expanded: false')))
  await press('button', /^All fine/, 'Enter')
  await isAnnounced(/5 of 12 answered/)
  await isOn('heading', /^Is Find My off/)
  await isAnnounced(/7 questions are open\.Between €/)
  const open = page.locator('[data-state=current]')
  while ((await open.count()) > 0) {
    const title = await open.getByRole('heading').innerText()
    const isNumber = (await open.locator('input[inputmode]').count()) > 0
    await isOn(isNumber ? 'textbox' : 'heading', isNumber ? /^Battery health$/ : /\?$/)
    if (isNumber) await page.keyboard.type('90')
    await page.keyboard.press(isNumber ? 'Enter' : '1')
    if ((await open.locator('input[type=checkbox]').count()) > 0) await press('button', /^Next/, 'Enter')
    await open.getByRole('heading', { name: title, exact: true }).waitFor({ state: 'detached' })
  }
  await isOn('listitem', /^Any liquid damage\? No/)
  await isAnnounced(/13 of 13 answered/)
  await isAnnounced(/You pay the customer €175\.00/)

  await press('button', 'Review quote', 'Enter')
  await isOn('combobox', /^Name$/)
  assertOrder(await hearControls(page, reader), [/^Name$/, /^Email$/, /^Phone/, /^Valid for$/, /^Send quote/])
  await press('button', /^Send quote/, 'Enter')
  await isAnnounced(/Add a customer\./)
  await isOn('combobox', /^Name$/)
  await page.keyboard.type('Grace Hopper')
  await page.getByRole('combobox', { name: 'Email' }).focus()
  await page.keyboard.type('grace')
  await page.keyboard.press('Control+Enter')
  await isAnnounced(/This isn’t an email address\./)
  await focus().toMatchObject({ name: 'Email', states: expect.arrayContaining(['invalid: true']) })
  await page.keyboard.type('@hopper.example')
  await page.keyboard.press('Control+Enter')
  await isAnnounced(/Quote sent.*We sent the offer to grace@hopper\.example\./)
  await isOn('heading', /^Q-\d{4}-\d{5}$/)
  await hearControls(page, reader)

  const customer = await openBrowser()
  const theirs = await listenTo(customer)
  const { text = '' } = await shop.mailbox.next('grace@hopper.example')
  await customer.goto(/http\S+\/q\/[\w-]+/.exec(text)?.[0] ?? assert.fail('the mail has no link'))
  assertOrder(await hearControls(customer, theirs), [
    /^Bank transfer/,
    /^Your name$/,
    /I agree to this offer/,
    /^Decline/,
    /^Accept offer$/,
  ])
  await customer.getByRole('checkbox', { name: /I agree to this offer/ }).focus()
  await customer.keyboard.press('Space')
  await customer.getByRole('button', { name: 'Accept offer' }).focus()
  await customer.keyboard.press('Enter')
  await customer.getByRole('heading', { level: 1, name: /^Thank you/ }).waitFor()
  await hearControls(customer, theirs)
  assert.match(await customer.title(), /accepted|thank/i)
})
