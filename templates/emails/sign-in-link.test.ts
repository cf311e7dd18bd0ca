import assert from 'node:assert/strict'
import { test } from 'node:test'
import { passwordResetEmail } from './password-reset.ts'
import { signInLinkEmail } from './sign-in-link.ts'

const link =
  'https://pro.example/__/auth/action?mode=signIn&oobCode=abc&continueUrl=https%3A%2F%2Fpro.example%2F'
const data = {
  locale: 'en',
  productName: 'Costard',
  email: 'niamh@liffey.example',
  link,
  lifetimeSeconds: 3600,
} as const

for (const [name, make] of Object.entries({ signInLinkEmail, passwordResetEmail })) {
  test(`${name} holds the full link in both parts`, () => {
    const email = make(data)
    assert.ok(email.text.includes(`\n${link}\n`))
    assert.ok(email.html.includes(`href="${link.replaceAll('&', '&#38;')}"`))
    assert.match(email.text, /next 60 minutes/)
  })

  test(`${name} names the product and its reader, escaped`, () => {
    const email = make({ ...data, productName: 'A<b', email: "o'neil@liffey.example" })
    assert.match(email.subject, /A<b Pro/)
    assert.ok(email.html.includes('A&#60;b Pro') && !email.html.includes('A<b'))
    assert.ok(email.html.includes('o&#39;neil@liffey.example'))
  })
}
