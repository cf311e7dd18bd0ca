import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quoteSentEmail, type QuoteSent } from './quote-sent.ts'

const link = 'https://pro.example/q/abcdefghijklmnopqrstuvwxyz0'
const quote: QuoteSent = {
  locale: 'en',
  productName: 'Costard',
  teamName: 'Liffey & Sons',
  country: 'IE',
  customerName: 'Ada Customer',
  sentBy: 'Niamh',
  currency: 'EUR',
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
      otherOffers: [{ name: 'Store credit', netMinor: -50799 }],
      mayMoveMinor: 0,
    },
  ],
}

test('the price stands in the subject, the ticket and the text', () => {
  const email = quoteSentEmail(quote)
  assert.equal(email.subject, 'Your offer for iPhone 15 Pro: €460.00')
  assert.match(email.text, /^Ada, here is our offer for your iPhone 15 Pro\.\n\nWe pay you: €460\.00\n/)
  assert.match(email.html, />460</)
})

test('both parts hold the link, the last day and the other offers', () => {
  const { html, text } = quoteSentEmail(quote)
  for (const part of [html, text]) {
    assert.ok(part.includes(link))
    assert.match(part, /Until Saturday,? 5 December\. Or €507\.99 as Store credit\./)
  }
})

test("the day it was asked for is the shop's day", () => {
  assert.match(quoteSentEmail(quote).text, /price on 21 November 2026/)
})

test('words from people are escaped', () => {
  const { html } = quoteSentEmail(quote)
  assert.ok(
    html.includes('Is it &#60;ok&#62;?') && html.includes('Liffey &#38; Sons') && !html.includes('<ok>'),
  )
})

test('who pays whom follows the amount, and what may still change is said', () => {
  const [line] = quote.lines
  assert.ok(line)
  const sale = {
    ...quote,
    netMinor: 38900,
    lines: [{ ...line, kind: 'sell' as const, otherOffers: [], mayMoveMinor: 2000 }],
  }
  assert.match(quoteSentEmail(sale).text, /You pay: €389\.00\n.*up to €20\.00 higher\./)
})

test('several devices are counted, and none is singled out', () => {
  const [line] = quote.lines
  assert.ok(line)
  const { subject, text } = quoteSentEmail({ ...quote, lines: [line, line, line] })
  assert.equal(subject, 'Your offer for iPhone 15 Pro and 2 more devices: €460.00')
  assert.doesNotMatch(text, /Store credit/)
})
