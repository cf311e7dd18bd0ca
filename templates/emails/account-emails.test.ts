import assert from 'node:assert/strict'
import { test } from 'vitest'
import {
  emailChangedEmail,
  emailChangeEmail,
  emailVerificationEmail,
  passwordRemovedEmail,
  passwordResetEmail,
  signInLinkEmail,
} from './account-emails.ts'

const link =
  'https://pro.example/__/auth/action?mode=signIn&oobCode=abc&continueUrl=https%3A%2F%2Fpro.example%2F'
const data = {
  locale: 'en',
  productName: 'Costard',
  email: 'niamh@liffey.example',
  newEmail: 'niamh@brennan.example',
  link,
  lifetimeSeconds: 3600,
} as const
const threeDays = { ...data, lifetimeSeconds: 3 * 86_400 }

for (const [name, make] of Object.entries({
  signInLinkEmail,
  passwordResetEmail,
  passwordRemovedEmail,
  emailVerificationEmail,
  emailChangeEmail,
  emailChangedEmail,
})) {
  test(`${name} contains the full link in both parts`, () => {
    const email = make(data)
    assert.ok(email.text.includes(`\n${link}\n`))
    assert.ok(email.html.includes(`href="${link.replaceAll('&', '&#38;')}"`))
  })

  test(`${name} contains the product name and address, escaped`, () => {
    const person = name === 'emailChangeEmail' ? { newEmail: "o'neil@liffey.example" } : {}
    const email = make({ ...data, productName: 'A<b', email: "o'neil@liffey.example", ...person })
    assert.match(email.subject, /A<b Pro/)
    assert.ok(email.html.includes('A&#60;b Pro') && !email.html.includes('A<b'))
    assert.ok(email.html.includes('o&#39;neil@liffey.example'))
  })
}

for (const make of [signInLinkEmail, passwordResetEmail]) {
  test(`${make.name} says how many minutes its link is valid`, () => {
    assert.match(make(data).text, /next 60 minutes/)
  })
}

for (const make of [emailVerificationEmail, emailChangeEmail, emailChangedEmail]) {
  test(`${make.name} says how many days its link is valid`, () => {
    assert.match(make(threeDays).text, /next 3 days/)
    assert.match(make(data).text, /next day\./)
  })
}

test('a change of address shows both addresses, in both parts', () => {
  const { text, html } = emailChangedEmail(threeDays)
  for (const part of [text, html]) {
    assert.ok(part.includes('niamh@liffey.example') && part.includes('niamh@brennan.example'))
  }
})

test('a removed address has no new one in the text', () => {
  const { newEmail: _, ...removed } = threeDays
  const { subject, text } = emailChangedEmail(removed)
  assert.match(subject, /was removed$/)
  assert.match(text, /no longer has the address niamh@liffey\.example\. Nobody/)
  assert.match(text, /next 3 days/)
})

test('shows the mark, and when and where the mail was asked for', () => {
  const at = new Date('2026-11-22T16:05:00Z')
  const { html, text, images } = passwordResetEmail({
    ...data,
    requested: { at, browser: 'Firefox', system: 'Windows' },
  })
  for (const part of [html, text]) {
    assert.match(part, /Requested on November 22, 2026 at 4:05\sPM \(UTC\), from Firefox on Windows\./)
  }
  assert.deepEqual(
    images.map(({ id }) => html.includes(`cid:${id}`)),
    [true],
  )
  assert.match(passwordResetEmail({ ...data, requested: { at } }).text, /at 4:05\sPM \(UTC\)\.\n/)
  assert.doesNotMatch(passwordResetEmail(data).text, /Requested/)
  const there = { at, country: 'IE', timeZone: 'Europe/Dublin' }
  const { text: inDublin } = passwordResetEmail({ ...data, requested: there })
  assert.match(inDublin, /Requested on 22 November 2026 at 16:05 \(Greenwich Mean Time\)\./)
  const { text: inVienna } = passwordResetEmail({
    ...data,
    locale: 'de',
    requested: { at: new Date('2026-01-22T16:05:00Z'), country: 'AT', timeZone: 'Europe/Vienna' },
  })
  assert.match(inVienna, /am 22\. Jänner 2026 um 17:05 \(Mitteleuropäische Normalzeit\)/)
})
