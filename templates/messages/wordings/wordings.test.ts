import assert from 'node:assert/strict'
import { test } from 'vitest'
import { messageKinds, messageRules, unknownFields } from '@costard/quotes'
import { builtInWording } from './wordings.ts'

/**
 * Returns the placeholders in a wording. A full name may replace a first name, since formal languages do not
 * use first names.
 */
function fieldsIn(text: string): string {
  const fields = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return [...new Set(fields.map((name) => (name === 'firstName' ? 'customerName' : name)))].toSorted().join()
}

test('each message has a wording of its own in each language, with known and the same fields', () => {
  for (const kind of messageKinds) {
    const english = builtInWording('en', kind)
    for (const locale of ['en', 'fr', 'de', 'es'] as const) {
      const wording = builtInWording(locale, kind)
      for (const part of ['subject', 'text'] as const) {
        const hasNone = part === 'subject' && messageRules[kind].channel === 'short'
        assert.equal(wording[part] === '', hasNone, `${locale} ${kind} ${part}`)
        assert.deepEqual(unknownFields(kind, wording[part]), [], `${locale} ${kind} ${part}`)
        assert.equal(fieldsIn(wording[part]), fieldsIn(english[part]), `${locale} ${kind} ${part}`)
      }
      if (locale !== 'en') assert.notEqual(wording.text, english.text, `${locale} ${kind}`)
    }
  }
})
