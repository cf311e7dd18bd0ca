import assert from 'node:assert/strict'
import { test } from 'vitest'
import { shopLimits } from '@costard/contract'
import { aMember, aSentQuote, aShop, pdfIn, place, samples, type Shop, startTestProduct } from '#testing'

const product = await startTestProduct()
const { mailbox, url } = product
const details = {
  name: 'Liffey Exchange',
  legalName: '',
  street: '',
  town: '',
  directions: '',
  phone: '',
  hours: null,
  terms: {},
  rev: 0,
}

function saveColor(shop: Shop, color: string) {
  return shop.owner.call('PUT', `${shop.path}/shop`, { ...details, color })
}

function saveLogo(shop: Shop, image: Uint8Array) {
  return shop.owner.call('PUT', `${shop.path}/shop/logo`, { image: Buffer.from(image).toString('base64') })
}

test('logo and colour are in the mail, on the page and on paper', async () => {
  const shop = await aShop(product, { country: 'IE' })
  assert.equal((await saveColor(shop, '#7a3b2e')).body.color, '#7a3b2e')
  const { body: saved } = await saveLogo(shop, samples.png)
  const customer = { kind: 'private', name: 'Ada Customer', email: 'ada@look.example' } as const
  const { token } = await aSentQuote(shop, { customer })
  const mail = await mailbox.next(customer.email)
  assert.ok(mail.html?.includes('background:#7a3b2e') && mail.html.includes('cid:logo'))
  const logo = mail.attachments.find(({ contentId }) => contentId?.includes('logo'))
  assert.deepEqual(Buffer.from(logo?.content as ArrayBuffer), Buffer.from(samples.png)) // type of postal-mime
  const page = await fetch(`${url}/q/${token}`)
  const html = await page.text()
  const [, style = ''] = /<style>(\.primary[^<]*)<\/style>/.exec(html) ?? []
  assert.ok(style.includes('background:#7a3b2e') && html.includes(`src="${saved.logoUrl}"`))
  const policy = page.headers.get('content-security-policy') ?? ''
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
  assert.ok(policy.includes(`'sha256-${Buffer.from(digest).toString('base64')}'`))
  const shown = await fetch(url + saved.logoUrl)
  assert.equal(shown.headers.get('content-type'), 'image/png')
  assert.ok(Buffer.from(await shown.arrayBuffer()).equals(Buffer.from(samples.png)))
  const paper = await fetch(`${url}/q/${token}/document.pdf`)
  assert.equal(paper.status, 200)
  assert.match((await pdfIn(Buffer.from(await paper.arrayBuffer()))).text, /Liffey Exchange/)
})

test('removing it brings the initials back, and the old address ends', async () => {
  const shop = await aShop(product)
  const { body: first } = await saveLogo(shop, samples.png)
  const { body: second } = await saveLogo(shop, samples.jpeg)
  assert.equal((await fetch(url + first.logoUrl)).status, 404)
  assert.equal((await shop.owner.call('DELETE', `${shop.path}/shop/logo`)).status, 200)
  assert.equal((await fetch(url + second.logoUrl)).status, 404)
  assert.equal((await shop.owner.call('GET', `${shop.path}/shop`)).body.logoUrl, null)
  const { token } = await aSentQuote(shop)
  assert.match(await (await fetch(`${url}/q/${token}`)).text(), /class="initials" aria-hidden="true">FC</)
})

test('refuses what is no small picture, and colours that white text is hard to read on', async () => {
  const shop = await aShop(product)
  const wide = Buffer.from(samples.png)
  wide.writeUInt32BE(shopLimits.maxLogoSide + 1, 16)
  for (const wrong of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    Buffer.from(samples.webp),
    Buffer.from(samples.pdf),
    Buffer.from(samples.png.subarray(0, 40)),
    wide,
  ])
    assert.deepEqual([(await saveLogo(shop, wrong)).code], ['shop/logo-unreadable'])
  const large = Buffer.concat([samples.png, Buffer.alloc(shopLimits.maxLogoBytes + 1 - samples.png.length)])
  assert.equal((await saveLogo(shop, Buffer.concat([large, Buffer.alloc(3)]))).code, 'request/invalid')
  for (const color of ['#ffffff', '#777777', 'red', '#1D5634', '#1d5634;}body{display:none', ''])
    assert.equal((await saveColor(shop, color)).code, 'request/invalid', color)
  assert.equal((await saveColor(shop, '#767676')).status, 200)
  const manager = await aMember(product, shop, 'manager')
  const image = Buffer.from(samples.png).toString('base64')
  assert.equal((await manager.call('PUT', `${shop.path}/shop/logo`, { image })).code, 'team/not-allowed')
})

test('a logo is stored without what follows its end', async () => {
  const shop = await aShop(product)
  const { body } = await saveLogo(shop, Buffer.concat([samples.png, Buffer.from(place)]))
  const shown = await fetch(url + body.logoUrl)
  assert.ok(Buffer.from(await shown.arrayBuffer()).equals(Buffer.from(samples.png)))
})
