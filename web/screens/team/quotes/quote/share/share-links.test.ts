import assert from 'node:assert/strict'
import { test } from 'vitest'
import { smsLink, whatsappLink } from './share-links.ts'

const text = 'Hi Ada & co: €305.00 https://shop.example/q/x?a=1#b'

test('WhatsApp takes the digits of the number and the escaped text', () => {
  const link = new URL(whatsappLink('+353851234567', text))
  assert.equal(link.host + link.pathname, 'wa.me/353851234567')
  assert.equal(link.searchParams.get('text'), text)
  assert.equal(new URL(whatsappLink(null, text)).pathname, '/')
})

test('the text of a message cannot add fields of its own', () => {
  const link = smsLink('+353851234567', text)
  assert.match(link, /^sms:\+353851234567\?&body=/)
  assert.equal(decodeURIComponent(link.split('&body=')[1] ?? ''), text)
  assert.equal(link.split('&').length, 2)
})
