import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { ok } from '../../../../server/testing/answers.ts'
import { acceptance, aLine, aSentQuote } from '../../../../server/testing/product-builders.ts'
import { renderScreen } from '../../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../../testing/shop.ts'

let shop: ScreenShop

beforeAll(async () => {
  shop = await openShop()
  const { quote, token } = await aSentQuote(shop, { lines: [aLine(shop)] })
  await ok(shop.owner.call('POST', `/public/quotes/${token}/accept`, acceptance))
  const at = `${shop.path}/quotes/${quote.id}`
  for (const to of ['received', 'inspecting', 'matched']) {
    const { rev } = await ok(shop.owner.call('GET', at))
    await ok(shop.owner.call('POST', `${at}/lines/${quote.lines[0]?.id}/fulfilment`, { rev, to, note: '' }))
  }
})

test('an owner adds the account, gives the IBAN of the seller, and the device is paid with its file', async () => {
  // happy-dom would open the address of a download as a page.
  const downloads = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { click, fill, press } = await renderScreen(shop.at('/payouts'), shop.owner)
  await click('button', 'Add account')
  const dialog = within(await screen.findByRole('dialog'))
  await fill('Owner of the account', 'Fix & Co', dialog)
  await fill('IBAN', 'IE29 AIBK 9311 5212 3456 78', dialog)
  await click('button', /^Save/, dialog)
  await screen.findByText(/Payouts come from Fix & Co, IE ▪▪▪ 5678/)
  await click('checkbox', 'Ada Customer')
  const pay = () => screen.getByRole('button', { name: /^Pay 1 device/ })
  expect(pay()).toHaveProperty('disabled', true)
  await fill('IBAN of Ada Customer', 'DE89370400440532013001')
  expect(screen.queryByText('This is not an IBAN of a SEPA country.')).toBe(null)
  await press('{Tab}')
  await screen.findByText('This is not an IBAN of a SEPA country.')
  await fill('IBAN of Ada Customer', 'DE89 3704 0044 0532 0130 00')
  await expect.poll(() => pay().hasAttribute('disabled')).toBe(false)
  await click('button', /^Pay 1 device/)
  await screen.findByText('Nothing to pay out')
  await screen.findByRole('button', { name: 'Download again' })
  const { files } = await ok(shop.owner.call('GET', `${shop.path}/payouts`))
  expect(files).toMatchObject([{ payouts: 1, sumMinor: 30_500 }])
  await expect.poll(() => downloads.mock.calls.length).toBe(1)
  downloads.mockRestore()
})

test('a report of the bank puts what it rejected among the payouts again, with its reason in words', async () => {
  const [{ id }] = (await ok(shop.owner.call('GET', `${shop.path}/payouts`))).files
  await renderScreen(shop.at('/payouts'), shop.owner)
  await screen.findByRole('button', { name: 'Read the bank’s report' })
  const upload = (xml: string) => {
    const files = [new File([xml], 'pain002.xml', { type: 'application/xml' })]
    const field = document.querySelector('input[type=file]')
    if (field) fireEvent.change(field, { target: { files } })
  }
  upload('<Document/>')
  await screen.findByText(/This is not a status report/)
  upload(
    `<CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>${id}</OrgnlMsgId><GrpSts>RJCT</GrpSts><StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf></OrgnlGrpInfAndSts></CstmrPmtStsRpt>`,
  )
  await screen.findByText(/Rejected: the account is closed AC04 · DE ▪▪▪ 3000/)
})

test('an agent reads who pays out', async () => {
  const agent = await shop.hire('Emeka Obi', 'agent')
  await renderScreen(shop.at('/payouts'), agent)
  await screen.findByText('Only owners, admins and managers can pay out.')
})
