import assert from 'node:assert/strict'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { axeCheckIn } from '../steps/axe-check.ts'
import { labelPicture, png } from '../../web/testing/barcode-pictures.ts'
import { openBrowser } from '../steps/browser.ts'
import { type HostSite, openHostSite } from './host-site.ts'
import { aLiveWidget, answerAll, findDevice, openShopWithProof } from './widget-steps.ts'
import { setUp, test } from '../steps/story.ts'
import type { LiveShop } from '../steps/live-shop.ts'
import type { StartedTestServer } from '../../server/testing/start-test-server.ts'

let shop: LiveShop
let strict: StartedTestServer
let site: string
let pages: HostSite['pages']

setUp(async () => {
  ;({ shop, strict } = await openShopWithProof())
  ;({ origin: site, pages } = await openHostSite())
})
const phone = { width: 390, height: 844 }

const aWidget = (settings: object = {}): Promise<string> => aLiveWidget(shop, site, settings)

/** Writes a page with widgets of a shop. */
function write(path: string, content: string, policy?: string, from = shop.url): string {
  const script = `<script src="${from}/widget.js" async></script>`
  const body = `<!doctype html><html lang="en"><title>Liffey Exchange</title><h1>Sell your phone</h1>${script}${content}</html>`
  pages.set(path, { body, ...(policy !== undefined && { policy }) })
  return `${site}${path}`
}

function embed(id: string, mode = 'inline'): string {
  const link = `<a href="${shop.url}/w/${id}">What is it worth?</a>`
  return `<costard-quote widget="${id}" mode="${mode}">${link}</costard-quote>`
}

/** Collects the events that the page receives. */
async function collectEvents(
  page: Page,
): Promise<() => Promise<readonly { type: string; detail: object }[]>> {
  await page.addInitScript(() => {
    const received: object[] = []
    Object.assign(window, { received })
    for (const type of ['ready', 'started', 'step', 'priced', 'submitted'])
      addEventListener(`quote:${type}`, (event) =>
        received.push({ type, detail: (event as CustomEvent).detail }),
      )
  })
  return () =>
    page.evaluate(() => (window as unknown as { received: { type: string; detail: object }[] }).received)
}

test('a visitor of a page with a strict policy gets an offer, and the page gets events without prices', async () => {
  const id = await aWidget()
  const policy = `default-src 'none'; script-src ${strict.url}; frame-src ${strict.url}`
  const address = write('/strict', embed(id, 'full width'), policy, strict.url)
  const page = await openBrowser({ viewport: phone })
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  const events = await collectEvents(page)
  await page.goto(address)
  const frame = page.frameLocator('costard-quote iframe')
  await frame.getByRole('heading', { name: 'Which device do you have?' }).waitFor()
  await findDevice(frame)
  await answerAll(frame)
  await frame.getByText('We pay you').waitFor()
  const height = await page.locator('costard-quote iframe').evaluate(({ style }) => style.height)
  assert.match(height, /^\d+px$/, 'inline, as high as its content, whatever its mode says')
  const sent = page.waitForRequest(/\/submit$/)
  await frame.getByLabel('Your email').fill('priya@mail.example')
  await frame.getByRole('button', { name: 'Send me this offer' }).click()
  await frame.getByText(/^Sent to priya@mail\.example\. Quote /).waitFor()
  const show = frame.getByRole('link', { name: 'Lock in my price, 3 minutes' })
  assert.match((await show.getAttribute('href')) ?? '', /\/k\/[\w-]{14}$/)
  const request = await sent
  assert.match(request.headers()['x-firebase-appcheck'] ?? '', /^ey/, 'a proof of work')
  const data = JSON.stringify({ ...(request.postDataJSON() as object), email: 'bot@mail.example' })
  const headers = { 'content-type': 'application/json' }
  const bare = await fetch(request.url(), { method: 'POST', headers, body: data })
  assert.equal(bare.status, 403, 'without a proof')
  const received = await events()
  const types = received.map(({ type }) => type)
  assert.deepEqual([...new Set(types)], ['ready', 'started', 'step', 'priced', 'submitted'])
  assert.doesNotMatch(JSON.stringify(received), /priya|€|\d{4,}/)
  assert.deepEqual(
    problems.filter((text) => !text.includes('favicon')),
    [],
  )
})

test('with the contact first no answer has an amount before it', async () => {
  const id = await aWidget({ gate: 'before' })
  const page = await openBrowser({ viewport: phone })
  const answers: Promise<string>[] = []
  page.on('response', (response) => {
    if (!response.url().startsWith(site) && !/\.(js|woff2|svg)$/.test(response.url()))
      answers.push(response.text().catch(() => ''))
  })
  await page.goto(write('/before', embed(id)))
  const frame = page.frameLocator('iframe')
  await findDevice(frame)
  await answerAll(frame)
  await frame.getByRole('heading', { name: 'Your price is ready' }).waitFor()
  const before = await Promise.all(answers)
  assert.ok(before.length > 5)
  for (const text of before) assert.doesNotMatch(text, /€|"amount"|[mM]inor/)
  await frame.getByLabel('Your email').fill('priya')
  await frame.getByRole('button', { name: 'Show my price' }).click()
  await frame.getByText('Enter an email such as').waitFor()
  await frame.getByLabel('Your email').fill('priya@first.example')
  await frame.getByRole('button', { name: 'Show my price' }).click()
  await frame.getByText('We pay you').waitFor()
})

test('a barcode in a picture finds the device where the camera is not allowed, and the frame knows its source', async () => {
  const id = await aWidget()
  const page = await openBrowser({ viewport: phone })
  const opened = page.waitForRequest(/\/w\//)
  await page.goto(`${write('/scan', embed(id))}?utm_campaign=autumn`, { referer: 'http://news.example/a' })
  const address = new URL((await opened).url())
  assert.deepEqual(
    [address.searchParams.get('ref'), address.searchParams.get('campaign')],
    ['news.example', 'autumn'],
  )
  assert.equal(await page.locator('costard-quote iframe').getAttribute('allow'), 'camera')
  const frame = page.frameLocator('costard-quote iframe')
  await frame.getByRole('button', { name: 'Scan a barcode' }).click()
  await frame.getByText(/Choose a picture, or type the name\.$/).waitFor()
  const choose = frame.getByLabel('Choose a picture instead')
  const label = async (text: string) => ({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: png(await labelPicture([{ text, format: 'Code128' }])),
  })
  await choose.setInputFiles(await label('353247104467808'))
  await frame.getByText(/^Read 353247104467808, but it does not identify the model/).waitFor()
  await frame.getByRole('button', { name: 'Back' }).click()
  await frame.getByRole('button', { name: 'Scan a barcode' }).click()
  await choose.setInputFiles(await label('A3090'))
  await frame.getByRole('button', { name: /^iPhone 15/ }).waitFor()
  assert.equal(await frame.getByLabel('Model or number').inputValue(), 'A3090')
})

test('a site that is not listed cannot show the frame', async () => {
  const id = await aWidget({ allowedOrigins: ['https://other.example'] })
  const page = await openBrowser()
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  await page.goto(write('/refused', embed(id)))
  await refused
  assert.equal(await page.frameLocator('iframe').getByLabel('Model or number').count(), 0)
})

test('two widgets, one in a pop-up, and a page that takes one away and puts it back', async () => {
  const [first, second] = [await aWidget(), await aWidget({ name: 'Other' })]
  const page = await openBrowser()
  const events = await collectEvents(page)
  await page.goto(write('/two', `${embed(first)}${embed(second, 'popup')}`))
  const inline = page.frameLocator('costard-quote[mode=inline] iframe')
  await inline.getByLabel('Model or number').waitFor()
  await page.getByRole('button', { name: 'What is it worth?' }).click()
  const popup = page.frameLocator('dialog iframe')
  await popup.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.evaluate(() => {
    const element = document.querySelector('costard-quote[mode=inline]')
    element?.remove()
    if (element) document.body.append(element)
  })
  await inline.getByLabel('Model or number').waitFor()
  await page.waitForFunction(() => (window as unknown as { received: unknown[] }).received.length === 3)
  assert.deepEqual(
    (await events()).map(({ type }) => type),
    ['ready', 'ready', 'ready'],
  )
})

test('a script that runs before its element is parsed finds the link in it', async () => {
  const id = await aWidget()
  const page = await openBrowser()
  const link = `<a href="${shop.url}/w/${id}">Wert ermitteln</a>`
  const element = `<costard-quote widget="${id}" mode="popup">${link}</costard-quote>`
  const script = `<script src="${shop.url}/widget.js"></script>`
  pages.set('/early', {
    body: `<!doctype html><html lang="de"><title>Laden</title>${script}${element}</html>`,
  })
  await page.goto(`${site}/early`)
  await page.getByRole('button', { name: 'Wert ermitteln' }).waitFor()
})

test('a widget works on an isolated page, in a parent that is shown later, and in a lazy frame', async () => {
  const content = embed(await aWidget())
  const script = `<script crossorigin src="${shop.url}/widget.js" async></script>`
  const plain = `<!doctype html><html lang="en"><title>Liffey Exchange</title>${script}${content}</html>`
  pages.set('/isolated', { body: plain, embedder: 'credentialless' })
  const hidden = plain.replace(content, `<div id="later" style="display: none">${content}</div>`)
  pages.set('/hidden', { body: hidden })
  pages.set('/framed', { body: plain })
  const far = '<div style="height: 9000px"></div>'
  const frame = '<iframe loading="lazy" src="/framed" width="380" height="700"></iframe>'
  pages.set('/lazy', {
    body: `<!doctype html><html lang="en"><title>Liffey Exchange</title>${far}${frame}</html>`,
  })
  const page = await openBrowser({ viewport: phone })
  await page.goto(`${site}/hidden`)
  await page.locator('#later').evaluate((parent) => parent.removeAttribute('style'))
  await page.frameLocator('costard-quote iframe').getByLabel('Model or number').waitFor()
  await page.goto(`${site}/lazy`)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const inner = page.frameLocator('iframe[loading=lazy]')
  await inner.frameLocator('costard-quote iframe').getByLabel('Model or number').waitFor()
  await page.goto(`${site}/isolated`)
  assert.equal(await page.evaluate(() => crossOriginIsolated), true)
  await page.frameLocator('costard-quote iframe').getByLabel('Model or number').waitFor()
})

test('the script works as a module, copied, with attributes that come later and styles that reset all', async () => {
  const id = await aWidget()
  const script = await fetch(`${shop.url}/widget.js`, { headers: { origin: site } })
  assert.equal(script.headers.get('access-control-allow-origin'), '*')
  assert.equal(script.headers.get('cross-origin-resource-policy'), 'cross-origin')
  pages.set('/copied', {
    body: `<!doctype html><html lang="en"><title>Liffey Exchange</title><style>* { all: unset }</style>
      <script>${await script.text()}</script></html>`,
  })
  pages.set('/module', {
    body: `<!doctype html><html lang="en"><title>Liffey Exchange</title>
      <script type="module" crossorigin src="${shop.url}/widget.js"></script></html>`,
  })
  for (const path of ['/copied', '/module']) {
    const page = await openBrowser({ viewport: phone })
    await page.goto(`${site}${path}`)
    await page.evaluate((widget) => {
      const received: string[] = []
      const element = document.createElement('costard-quote')
      for (const type of ['quote:ready', 'quote-ready'])
        element.addEventListener(type, () => received.push(type))
      document.body.append(element)
      Object.assign(window, { received })
      setTimeout(() => {
        element.setAttribute('widget', widget)
        element.setAttribute('mode', 'bubble')
        element.setAttribute('lang', 'de')
      })
    }, id)
    const bubble = page.locator('costard-quote').getByRole('button')
    const box = await bubble.boundingBox()
    assert.ok(box && box.y + box.height > 800, `${path}: in the corner of the window`)
    await bubble.click()
    await page.frameLocator('dialog iframe').getByLabel('Modell oder Nummer').waitFor()
    assert.deepEqual(await page.evaluate(() => (window as never as { received: string[] }).received), [
      'quote:ready',
      'quote-ready',
    ])
  }
})

test('where a policy of the page refuses the frame, its link stays', async () => {
  const id = await aWidget()
  const page = await openBrowser()
  const policy = `default-src 'self'; script-src ${shop.url}; style-src 'unsafe-inline'`
  await page.goto(write('/refusing', embed(id), policy))
  await page.getByRole('link', { name: 'What is it worth?' }).waitFor()
  assert.equal(await page.locator('iframe').count(), 0)
})

test('a visitor whose device is not listed is helped to name it, and leaves a request', async () => {
  const id = await aWidget()
  const page = await openBrowser({ viewport: phone })
  await page.goto(`${shop.url}/w/${id}`)
  await page.getByText('What is my model?').click()
  await page.getByText('Three lenses on an iPhone: a Pro').waitFor()
  assert.equal(await page.locator('.ways-to-know svg').count(), 4)
  await axeCheckIn('light', page, 'widget, model help')
  await page.getByLabel('Model or number').fill('Palm Pre')
  await page.getByText('Nothing found.').waitFor()
  await page.getByRole('button', { name: 'Mine is not here' }).click()
  const device = page.getByLabel('Which device is it?')
  assert.equal(await device.inputValue(), 'Palm Pre')
  await device.fill('')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Say which device it is.').waitFor()
  await axeCheckIn('light', page, 'widget, not listed')
  await device.fill('Palm Pre 2')
  await page.getByLabel('Your email').fill('priya@palm.example')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText(/^We have your request, number /).waitFor()
})

test('a bubble and a page of its own, on a site of one page that takes the bubble away', async () => {
  const id = await aWidget()
  const page = await openBrowser({ viewport: phone })
  await page.goto(write('/bubble', embed(id, 'bubble') + embed(id, 'page')))
  const bubble = page.locator('costard-quote[mode=bubble]').getByRole('button')
  const box = await bubble.boundingBox()
  assert.ok(box && box.y + box.height > 800, 'in the corner of the window')
  await bubble.click()
  const field = page.frameLocator('dialog iframe').getByLabel('Model or number')
  await field.fill('iphone 15')
  await page.frameLocator('dialog iframe').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await bubble.click()
  assert.equal(await field.inputValue(), 'iphone 15', 'kept while closed')
  await field.press('Escape')
  assert.equal(await field.inputValue(), '')
  await field.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await bubble.click()
  // A single-page router removes the element while the dialog is open.
  await page.evaluate(() => {
    const element = document.querySelector('costard-quote[mode=bubble]')
    const copy = element?.cloneNode(true)
    element?.remove()
    if (copy) document.body.append(copy)
  })
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await bubble.click()
  await field.waitFor()
  await page.keyboard.press('Escape')
  const opened = page.waitForEvent('popup')
  await page.locator('costard-quote[mode=page]').getByRole('button').click()
  const alone = await opened
  await alone.getByLabel('Model or number').waitFor()
  assert.equal(await alone.evaluate(() => opener), null)
})

test('by keyboard alone, resumed after a reload, and accessible in both schemes', async () => {
  const id = await aWidget({ theme: { accent: '#ffd60a' } })
  const page = await openBrowser({ viewport: phone })
  // A link opens the page of the frame on its own.
  await page.goto(`${shop.url}/w/${id}`)
  const field = page.getByLabel('Model or number')
  await axeCheckIn('light', page, 'widget, find')
  await field.focus()
  await page.keyboard.type('A3090')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Which one is it?' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Question 1 of').waitFor()
  await axeCheckIn('dark', page, 'widget, question')
  await page.locator('.answer input').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await page.getByText('Question 2 of').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Continue where you left off' }).press('Enter')
  await page.getByText('Question 2 of').waitFor()
  await page.getByRole('button', { name: 'Back' }).press('Enter')
  await page.getByText('Question 1 of').waitFor()
  assert.ok(await page.locator('.answer input').first().isChecked())
  await answerAll(page)
  await page.getByText('We pay you').waitFor()
  await axeCheckIn('light', page, 'widget, offer')
  await axeCheckIn('dark', page, 'widget, offer')
})

test('the script is at most 2 kB, the frame at most 60 kB for its first view', async () => {
  const id = await aWidget()
  const script = await (await fetch(`${shop.url}/widget.js`)).text()
  const scriptBytes = gzipSync(script, { level: 9 }).length
  assert.ok(scriptBytes <= 2048, `${scriptBytes} bytes`)
  const page = await openBrowser({ viewport: phone })
  const sizes: { readonly url: string; readonly bytes: number }[] = []
  const waiting: Promise<unknown>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) return // fonts are loaded after the first view, except on metered connections
    waiting.push(
      response.body().then((body) => sizes.push({ url: response.url(), bytes: gzipSync(body).length })),
    )
  })
  await page.goto(`${shop.url}/w/${id}`)
  await page.getByLabel('Model or number').waitFor()
  await Promise.all(waiting)
  const sum = sizes.reduce((total, { bytes }) => total + bytes, 0)
  console.log(
    `widget: script ${scriptBytes} bytes, first view ${sum} bytes by gzip in ${sizes.length} requests`,
  )
  assert.ok(sum <= 60_000, JSON.stringify(sizes))
})
