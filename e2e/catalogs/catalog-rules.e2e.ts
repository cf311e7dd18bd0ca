import assert from 'node:assert/strict'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop
let buy: string

setUp(async () => {
  shop = await openLiveShop()
  buy = `/catalogs/${shop.catalogs.buy.pricing.id}`
})

test('a question is added by keyboard, its effect changes the price beside it, and undo takes it back', async () => {
  const page = await shop.browserOf(shop.owner, `${buy}/questions`)
  const bench = page.getByRole('region', { name: 'Try it' })
  await page.getByRole('link', { name: 'Add', exact: true }).press('Enter')
  // Until the new question opens, the first question of the list is open, with fields of the same names.
  await page.getByRole('heading', { name: 'New question', level: 2 }).waitFor()
  await page.getByLabel('Question', { exact: true }).fill('Engraved?')
  await page.getByLabel('Choices').fill('No\nYes')
  await page.getByRole('button', { name: 'Add question' }).press('Enter')
  await page.getByRole('heading', { name: 'Engraved?', level: 2 }).waitFor()
  const before = await bench.getByText(/^€\d/).first().textContent()
  await page.getByRole('button', { name: 'Change Yes, All models' }).press('Enter')
  const form = page.getByRole('region', { name: 'Yes, All models' })
  await form.getByRole('button', { name: 'Effect' }).press('Enter')
  await form.getByLabel('Amount', { exact: true }).fill('-50')
  await page.keyboard.press('Tab')
  await bench.getByLabel('Engraved?').selectOption('Yes')
  await bench.getByText('−€50.00').waitFor()
  assert.notEqual(await bench.getByText(/^€\d/).first().textContent(), before)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await bench.getByText('−€50.00').waitFor({ state: 'detached' })
  assert.equal(await bench.getByText(/^€\d/).first().textContent(), before)
  await page.getByText('All changes saved').waitFor()
  // The reloaded page shows the stored values.
  await page.reload()
  await page.getByRole('heading', { name: /Engraved\?/, level: 2 }).waitFor()
  await page.getByRole('link', { name: 'Questions' }).first().click()
  const handle = page.getByRole('button', { name: /^Move Engraved\?/ })
  await handle.press('ArrowUp')
  await page.getByText(/Engraved\? is now \d+ of/).waitFor({ state: 'attached' })
})

test('a question is not moved before one that its condition needs', async () => {
  const page = await shop.browserOf(shop.owner, `${buy}/questions`)
  const names = page.getByRole('button', { name: /^Move / })
  const first = (await names.first().getAttribute('aria-label')) ?? ''
  const screen = page.getByRole('button', { name: /^Move How is the screen/ })
  for (let step = 0; step < 6 && (await page.getByRole('alert').count()) === 0; step += 1)
    await screen.press('ArrowUp')
  await page
    .getByRole('alert')
    .getByText(/Not moved: “How is the screen\?”/)
    .waitFor()
  assert.equal(await names.first().getAttribute('aria-label'), first)
})

test('two people who change the same question keep both texts until one is chosen', async () => {
  const colleague = await shop.hire('Orla Byrne')
  const path = `${buy}/questions/liquid`
  const [mine, theirs] = await Promise.all([
    shop.browserOf(shop.owner, path),
    shop.browserOf(colleague, path),
  ])
  await mine.getByLabel('Question', { exact: true }).fill('Was it wet?')
  await theirs.getByLabel('Question', { exact: true }).fill('Liquid inside?')
  await theirs.keyboard.press('Tab')
  await theirs.getByText('All changes saved').waitFor()
  const keep = mine.getByRole('button', { name: /Keep mine/ }).first()
  await keep.waitFor()
  await mine
    .getByText(/Liquid inside\?/)
    .first()
    .waitFor()
  await keep.click()
  await mine.getByLabel('Question', { exact: true }).press('Tab')
  await theirs.getByRole('heading', { name: 'Was it wet?', level: 2 }).waitFor()
})
