import assert from 'node:assert/strict'
import { test } from 'vitest'
import { allMessages } from './testing/all-messages.ts'

/** docs/glossary.md: staff are addressed with Sie in German, vous in French and tú in Spanish. */
const wrong = {
  de: /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*)(?!\p{L})/iu,
  fr: /(?<![\p{L}’-])(?:tu|toi|tes|ton)(?!\p{L})|\p{L}e-(?:le|la|les|moi)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:usted|ustedes)(?!\p{L})|(?:^|[.:;!?] )(?:abra|anote|confirme|corrija|elija|escriba|haga|indique|inténtelo|pulse|quite|responda|vuelva)(?!\p{L})/iu,
} as const

/** Words for a quote other than the one in the glossary. */
const otherWords = { de: /Kostenvoranschl/i, fr: /(?<!\p{L})devis(?!\p{L})/iu, es: /presupuest/i } as const

/** Texts shown to members in the wording for customers. */
const asCustomersRead = ['youPayUs', 'youPay', 'youPayFrom']
  .map((key) => `counter.review.${key}`)
  .concat('trace.youWillPay')

test('one form of address in each language, and one word for a quote', async () => {
  const messages = await allMessages()
  for (const language of ['de', 'fr', 'es'] as const) {
    const found = [...messages[language]].filter(
      ([key, text]) =>
        (wrong[language].test(text) && !asCustomersRead.includes(key)) || otherWords[language].test(text),
    )
    assert.deepEqual(found, [], language)
  }
})
