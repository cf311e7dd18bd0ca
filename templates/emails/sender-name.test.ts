import assert from 'node:assert/strict'
import { test } from 'vitest'
import { senderName } from './sender-name.ts'
import { unlinked } from './parts/unlinked.ts'

const nameOf = (teamName: string): string => senderName({ locale: 'en', productName: 'Costard', teamName })

test('a team never sends under its name alone, another address, or the name of the product', () => {
  for (const [teamName, shown] of [
    ['Liffey Exchange', 'Liffey Exchange via Costard Pro'],
    ['Your Bank <support@bank.example>', 'Your Bank via Costard Pro'],
    ['support@bank.example', 'A team via Costard Pro'],
    ['Costard Pro Billing', 'A team via Costard Pro'],
    ['ＣＯＳＴＡＲＤ', 'A team via Costard Pro'],
    ['Соѕtard Billing', 'A team via Costard Pro'],
    ['Аррӏе', 'A team via Costard Pro'],
    ['Visit evil.example', 'Visit evil example via Costard Pro'],
    ['https://evil.example/x', 'evil example/x via Costard Pro'],
    ['Visit evil．example or evil。example', 'Visit evil example or evil example via Costard Pro'],
    ['mailto:a＠b.example', 'A team via Costard Pro'],
    ['Dr. Phone, St.Gallen 24.7', 'Dr. Phone, St Gallen 24.7 via Costard Pro'],
    ['Bank\u202e\r\nBcc', 'Bank Bcc via Costard Pro'],
    ['B'.repeat(90), `${'B'.repeat(39)}… via Costard Pro`],
  ] as const) {
    assert.equal(nameOf(teamName), shown)
  }
})

test('leaves no address that a mail client would make clickable, and keeps amounts and times', () => {
  const text = 'See https://evil.example/x, www.evil.example or a@evil.example. 3.50 at 10:30.'
  const safe = unlinked(text)
  assert.equal(unlinked('evil．example a＠evil。example'), 'evil．\u200bexample a＠\u200bevil。\u200bexample')
  assert.doesNotMatch(safe, /https?:\/\/|\w\.[a-z]|\w@\w/)
  assert.ok(safe.includes('3.50 at 10:30.'))
  assert.equal(safe.replaceAll('\u200b', ''), text)
})
