import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { WidgetId } from '@costard/contract'
import type { FrameLocator, Page } from '@playwright/test'
import { snippetOf, type SiteSystem } from '../../web/screens/team/widgets/snippets/snippet-of.ts'
import { openBrowser } from '../steps/browser.ts'
import { buildApp } from './frameworks/build-app.ts'
import { type HostSite, openHostSite } from './host-site.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'
import { aLiveWidget } from './widget-steps.ts'

// The snippets that the app offers, each in a page built with the package of its framework.
let shop: LiveShop
let site: HostSite
let widget: Parameters<typeof snippetOf>[1]

setUp(async () => {
  shop = await openLiveShop({})
  site = await openHostSite()
  const id = WidgetId.parse(await aLiveWidget(shop, site.origin))
  widget = { id, mode: 'inline', scriptUrl: `${shop.url}/widget.js`, pageUrl: `${shop.url}/w/${id}` }
})

const link = 'Get a price for your device'
const snippet = (system: SiteSystem): string => snippetOf(system, widget, link)

const documentOf = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><title>Liffey Exchange</title>${head}</head><body>${body}</body></html>`

async function open(path: string, head: string, body: string): ReturnType<typeof openDocument> {
  return openDocument(path, documentOf(head, body))
}

async function openDocument(path: string, html: string): Promise<{ page: Page; problems: string[] }> {
  site.pages.set(path, { body: html })
  const page = await openBrowser()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('favicon.ico'))
      problems.push(message.text())
  })
  await page.goto(`${site.origin}${path}`)
  return { page, problems }
}

async function openApp(
  path: string,
  app: Awaited<ReturnType<typeof buildApp>>,
  head = '',
): ReturnType<typeof open> {
  site.pages.set(`${path}.js`, { body: app.script, type: 'text/javascript' })
  return open(path, head, `<div id="app">${app.html}</div><script type="module" src="${path}.js"></script>`)
}

const frameIn = (page: Page, of = 'costard-quote'): FrameLocator => page.frameLocator(`${of} iframe`)
const english = (frame: FrameLocator) => frame.getByLabel('Model or number').waitFor()
const received = (page: Page) => page.evaluate(() => (window as never as { received: string[] }).received)

for (const system of ['html', 'wordpress', 'shopify', 'squarespace', 'webflow'] as const)
  test(`${system}: the snippet as it is`, async () => {
    const { page, problems } = await open(`/${system}`, '', snippet(system))
    await english(frameIn(page))
    assert.deepEqual(problems, [])
  })

test('wix: the script is loaded, then the element is made and gets its attribute', async () => {
  const [, address = ''] = /Server URL: (\S+)/.exec(snippet('wix')) ?? []
  const [, tag = ''] = /Tag name: (\S+)/.exec(snippet('wix')) ?? []
  const [, name = '', value = ''] = /Attribute: (\S+) = (\S+)/.exec(snippet('wix')) ?? []
  const { page, problems } = await open('/wix', '', '<h1>Sell your phone</h1>')
  await page.addScriptTag({ url: address })
  await page.evaluate(
    ([made = '', key = '', text = '']) => {
      const element = document.createElement(made)
      document.body.append(element)
      element.setAttribute(key, text)
    },
    [tag, name, value],
  )
  await english(frameIn(page))
  assert.deepEqual(problems, [])
})

test('tagManager: a tag that is put into the page when it is loaded shows a bubble', async () => {
  const { page, problems } = await open('/tags', '', '<h1>Sell your phone</h1>')
  // A tag manager inserts the tag at the end of the page; its scripts are recreated, since parsed ones do not
  // run.
  await page.evaluate((tag) => {
    const place = document.createElement('div')
    place.innerHTML = tag
    document.body.append(place)
    for (const parsed of place.querySelectorAll('script')) {
      const script = document.createElement('script')
      script.text = parsed.text
      parsed.replaceWith(script)
    }
  }, snippet('tagManager'))
  await page.getByRole('button', { name: link }).click()
  await english(frameIn(page, 'dialog'))
  assert.deepEqual(problems, [])
})

test('react: rendered by a server, taken over, another language, taken away and put back', async () => {
  const app = await buildApp({
    'device-quote.jsx': snippet('react'),
    'page.jsx': `import { useState } from 'react'
      import { DeviceQuote } from './device-quote.jsx'
      export function Page() {
        const [lang, setLang] = useState('en')
        const [shown, setShown] = useState(true)
        return <>
          <DeviceQuote />
          <button onClick={() => setLang('de')}>German</button>
          <button onClick={() => setShown(!shown)}>Toggle</button>
          {shown && <costard-quote id="own" widget="${widget.id}" lang={lang} onquote-ready={() => window.received.push('ready')} />}
        </>
      }`,
    'server.jsx': `import { renderToString } from 'react-dom/server'
      import { Page } from './page.jsx'
      export const html = () => renderToString(<Page />)`,
    'main.jsx': `import { hydrateRoot } from 'react-dom/client'
      import { Page } from './page.jsx'
      window.received = []
      hydrateRoot(document.getElementById('app'), <Page />, { onRecoverableError: (error) => console.error(error) })`,
  })
  assert.match(app.html, /<costard-quote widget="[^"]+"><a href="[^"]+">Get a price/)
  // The script runs before React hydrates the page.
  const { page, problems } = await openApp('/react', app, `<script src="${widget.scriptUrl}"></script>`)
  await english(frameIn(page, 'costard-quote:not(#own)'))
  const own = frameIn(page, '#own')
  await english(own)
  await page.getByRole('button', { name: 'German' }).click()
  await own.getByLabel('Modell oder Nummer').waitFor()
  await page.getByRole('button', { name: 'Toggle' }).click()
  await page.locator('#own').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Toggle' }).click()
  await own.getByLabel('Modell oder Nummer').waitFor()
  // Events before React hydrated the page had no listener.
  await page.waitForFunction(() => (window as never as { received: string[] }).received.length >= 2)
  assert.deepEqual(problems, [])
})

test('react without the script in the page loads it', async () => {
  const app = await buildApp({
    'device-quote.jsx': snippet('react'),
    'main.jsx': `import { createRoot } from 'react-dom/client'
      import { StrictMode } from 'react'
      import { DeviceQuote } from './device-quote.jsx'
      createRoot(document.getElementById('app')).render(<StrictMode><DeviceQuote /></StrictMode>)`,
  })
  const { page, problems } = await openApp('/react-alone', app)
  await english(frameIn(page))
  assert.deepEqual(problems, [])
})

test('vue: rendered by a server, taken over, with an event and an id that comes later', async () => {
  const app = await buildApp({
    'DeviceQuote.vue': snippet('vue'),
    'Page.vue': `<script setup>
      import { onMounted, ref } from 'vue'
      import DeviceQuote from './DeviceQuote.vue'
      const id = ref()
      const ready = () => window.received.push('ready')
      onMounted(() => setTimeout(() => (id.value = '${widget.id}')))
      </script>
      <template><div><DeviceQuote /><costard-quote id="own" :widget="id" @quote-ready="ready" /></div></template>`,
    'server.js': `import { createSSRApp } from 'vue'
      import { renderToString } from 'vue/server-renderer'
      import Page from './Page.vue'
      export const html = () => renderToString(createSSRApp(Page))`,
    'main.js': `import { createSSRApp } from 'vue'
      import Page from './Page.vue'
      window.received = []
      createSSRApp(Page).mount('#app')`,
  })
  assert.match(app.html, /<costard-quote widget="[^"]+"><a href="[^"]+">Get a price/)
  const { page, problems } = await openApp('/vue', app)
  await english(frameIn(page, 'costard-quote:not(#own)'))
  await english(frameIn(page, '#own'))
  assert.deepEqual([await received(page), problems], [['ready'], []])
})

test('angular: an event with a hyphen is bound, and an attribute that comes later', async () => {
  const app = await buildApp({
    'device-quote.ts': snippet('angular'),
    'main.ts': `import '@angular/compiler'
      import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core'
      import { bootstrapApplication } from '@angular/platform-browser'
      import { DeviceQuote } from './device-quote.ts'
      window.received = []
      @Component({
        selector: 'shop-page',
        imports: [DeviceQuote],
        schemas: [CUSTOM_ELEMENTS_SCHEMA],
        template: \`<device-quote /><costard-quote id="own" [attr.widget]="id" (quote-ready)="ready()"></costard-quote>\`,
      })
      class ShopPage {
        id = '${widget.id}'
        ready() { window.received.push('ready') }
      }
      document.getElementById('app').append(document.createElement('shop-page'))
      bootstrapApplication(ShopPage)`,
  })
  const { page, problems } = await openApp('/angular', app)
  await english(frameIn(page, 'device-quote costard-quote'))
  await english(frameIn(page, '#own'))
  assert.deepEqual([await received(page), problems], [['ready'], []])
})

test('angular: rendered by a server, taken over with its elements, with an event', async () => {
  const app = await buildApp({
    'device-quote.ts': snippet('angular'),
    'shop-page.ts': `import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core'
      import { DeviceQuote } from './device-quote.ts'
      @Component({
        selector: 'shop-page',
        imports: [DeviceQuote],
        schemas: [CUSTOM_ELEMENTS_SCHEMA],
        template: \`<device-quote /><costard-quote id="own" [attr.widget]="id" (quote-ready)="ready()"></costard-quote>
          <p>Ready: {{ count() }}</p>\`,
      })
      export class ShopPage {
        id = '${widget.id}'
        count = signal(0)
        ready() { this.count.update((before) => before + 1) }
      }`,
    'server.ts': `import '@angular/compiler'
      import { bootstrapApplication, provideClientHydration } from '@angular/platform-browser'
      import { provideServerRendering, renderApplication } from '@angular/platform-server'
      import { ShopPage } from './shop-page.ts'
      const providers = [provideServerRendering(), provideClientHydration()]
      export const html = () =>
        renderApplication((context) => bootstrapApplication(ShopPage, { providers }, context), {
          url: '${site.origin}/angular-server',
          allowedHosts: ['${new URL(site.origin).hostname}'],
          document: ${JSON.stringify(
            documentOf(
              `<script src="${widget.scriptUrl}"></script>`,
              `<shop-page></shop-page><script type="module" src="/angular-server.js"></script>`,
            ),
          ).replaceAll('</script>', '<\\/script>')},
        })`,
    'main.ts': `import '@angular/compiler'
      import { bootstrapApplication, provideClientHydration } from '@angular/platform-browser'
      import { ShopPage } from './shop-page.ts'
      window.rendered = [...document.querySelectorAll('costard-quote')]
      bootstrapApplication(ShopPage, { providers: [provideClientHydration()] }).then(() => (window.isTaken = true))`,
  })
  assert.match(app.html, /<costard-quote widget="[^"]+"><a href="[^"]+">Get a price/)
  assert.match(app.html, /ng-server-context/)
  site.pages.set('/angular-server.js', { body: app.script, type: 'text/javascript' })
  const { page, problems } = await openDocument('/angular-server', app.html)
  await english(frameIn(page, 'device-quote costard-quote'))
  await english(frameIn(page, '#own'))
  await page.waitForFunction(() => (window as never as { isTaken?: boolean }).isTaken)
  const isSame = await page.evaluate(() =>
    (window as never as { rendered: Element[] }).rendered.map((one) => one.isConnected),
  )
  assert.deepEqual(isSame, [true, true], 'the elements that the server rendered are kept')
  // The ready event before Angular hydrated the page had no listener: it fires again in another language.
  await page.evaluate(() => document.querySelector('#own')?.setAttribute('lang', 'de'))
  await frameIn(page, '#own').getByLabel('Modell oder Nummer').waitFor()
  await page.getByText(/^Ready: [1-9]$/).waitFor()
  assert.deepEqual(problems, [])
})

test('a consent manager holds the script back: the link until consent, the widget after it', async () => {
  const manager = fileURLToPath(import.meta.resolve('vanilla-cookieconsent'))
  site.pages.set('/consent.js', {
    body: await readFile(manager, 'utf8'),
    type: 'text/javascript',
  })
  const held = snippet('html').replace('<script ', '<script type="text/plain" data-category="quotes" ')
  const { page, problems } = await open(
    '/consent',
    '<script src="/consent.js"></script>',
    `${held}<script>
      CookieConsent.run({
        hideFromBots: false,
        categories: { necessary: { readOnly: true }, quotes: {} },
        language: { default: 'en', translations: { en: {
          consentModal: { title: 'Cookies', acceptAllBtn: 'Accept all', acceptNecessaryBtn: 'Refuse' },
          preferencesModal: { sections: [] },
        } } },
      })
    </script>`,
  )
  await page.getByRole('button', { name: 'Accept all' }).waitFor()
  await page.getByRole('link', { name: link }).waitFor()
  assert.equal(await page.locator('iframe').count(), 0)
  await page.getByRole('button', { name: 'Accept all' }).click()
  await english(frameIn(page))
  assert.deepEqual(problems, [])
})
