import assert from 'node:assert/strict'
import { test } from 'vitest'
import { plainLook } from '../../team-look.ts'
import { builtInWording } from '../../messages/wordings/wordings.ts'
import { quoteSentEmail, type QuoteSent } from './quote-sent.ts'

const link = 'https://pro.example/q/abcdefghijklmnopqrstuvwxyz0'
const quote: QuoteSent = {
  locale: 'en',
  number: 'Q-1',
  wording: builtInWording('en', 'quoteSent'),
  look: plainLook,
  shop: { street: '', town: '', phone: '', hours: null },
  productName: 'Costard',
  teamName: 'Liffey & Sons',
  country: 'IE',
  customerName: 'Ada Customer',
  customerKind: 'private',
  sentBy: 'Niamh',
  currency: 'EUR',
  totalKind: 'exact',
  netMinor: -46000,
  validUntil: '2026-12-05',
  sentAt: new Date('2026-11-20T23:30:00Z'),
  timeZone: 'Europe/Paris',
  note: '',
  link,
  lines: [
    {
      kind: 'buy',
      deviceName: 'iPhone 15 Pro',
      variantLabel: '256 GB',
      facts: [{ question: 'Is it <ok>?', answer: 'Yes' }],
      otherOffers: [{ name: 'Store credit', phrase: 'as store credit', netMinor: -50799 }],
      netMinor: -46000,
      mayMoveMinor: 0,
    },
  ],
}

test('the price is in the subject, the ticket and the text', () => {
  const email = quoteSentEmail(quote)
  assert.equal(email.subject, 'Your offer for iPhone 15 Pro: €460.00')
  assert.match(email.text, /^Ada, here is our offer for your iPhone 15 Pro\.\n\nWe pay you: €460\.00\n/)
  assert.match(email.html, />460</)
})

test('both parts contain the link, the last day and the other offers', () => {
  const { html, text } = quoteSentEmail(quote)
  for (const part of [html, text]) {
    assert.ok(part.includes(link))
    assert.match(part, /Valid until Saturday,? 5 December\. Or €507\.99 as store credit\./)
  }
})

test('an offer without a phrase is shown by its name', () => {
  const [line] = quote.lines
  assert.ok(line)
  const named = { ...line, otherOffers: [{ name: 'Gift card', netMinor: -50799 }] }
  assert.match(quoteSentEmail({ ...quote, lines: [named] }).text, /Or €507\.99 \(Gift card\)\./)
})

test("the request date is in the team's time zone", () => {
  assert.match(quoteSentEmail(quote).text, /price on 21 November 2026/)
})

test('escapes user input', () => {
  const { html } = quoteSentEmail(quote)
  assert.ok(
    html.includes('Is it &#60;ok&#62;?') && html.includes('Liffey &#38; Sons') && !html.includes('<ok>'),
  )
})

test('the sign of the amount decides who pays, and a possible change is mentioned', () => {
  const [line] = quote.lines
  assert.ok(line)
  const sale = {
    ...quote,
    netMinor: 38900,
    lines: [{ ...line, kind: 'sell' as const, otherOffers: [], mayMoveMinor: 2000 }],
  }
  assert.match(quoteSentEmail(sale).text, /You pay: €389\.00\n.*up to €20\.00 higher\./)
})

test('several devices are counted, without alternatives for one of them', () => {
  const [line] = quote.lines
  assert.ok(line)
  const { subject, text } = quoteSentEmail({ ...quote, lines: [line, line, line] })
  assert.equal(subject, 'Your offer for iPhone 15 Pro and 2 more devices: €460.00')
  assert.doesNotMatch(text, /store credit/i)
})

test('of several devices the mail says what is bought and what is sold, and for how much', () => {
  const [line] = quote.lines
  assert.ok(line)
  const sold = { ...line, kind: 'sell' as const, quantity: 2, netMinor: 105800 }
  const mixed = { ...quote, netMinor: 59800, lines: [line, sold] }
  const email = quoteSentEmail(mixed)
  for (const part of [email.html, email.text])
    assert.match(
      part.replaceAll(/<[^>]*>|\s+/g, ' ').replaceAll(/ +/g, ' '),
      /We buy:? iPhone 15 Pro, 256 GB · €460\.00 We sell:? 2 × iPhone 15 Pro, 256 GB · €1,058\.00/,
    )
  const { text } = quoteSentEmail({ ...mixed, totalKind: 'from' })
  assert.match(text, /We buy: iPhone 15 Pro, 256 GB\nWe sell: 2 × iPhone 15 Pro, 256 GB\n/)
})

test('one device has four facts, the most telling answers first; several are listed', () => {
  const [line] = quote.lines
  assert.ok(line)
  const facts = [
    { question: 'Paid off?', answer: 'Yes' },
    { question: 'Managed?', answer: 'No' },
    { question: 'How is the screen?', answer: 'Flawless' },
    { question: 'Starts?', answer: 'Yes' },
    { question: 'Liquid?', answer: 'No' },
    { question: 'Battery', answer: '90%' },
    { question: 'What doesn’t work?', answer: 'Everything works' },
    { question: 'How is the frame?', answer: 'Like new' },
  ]
  const { text, html } = quoteSentEmail({ ...quote, lines: [{ ...line, facts }] })
  assert.match(
    text,
    /Device: .*\nHow is the screen\? Flawless\nBattery: 90%\nWhat doesn’t work\? Everything works\n\n/,
  )
  assert.ok(!text.includes('Paid off') && !html.includes('Like new'))
  const many = quoteSentEmail({ ...quote, lines: [line, line, line, line, line, line] })
  assert.equal(many.text.match(/^We buy: /gm)?.length, 4)
  assert.ok(many.text.includes('and 2 more'))
})
