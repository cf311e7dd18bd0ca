import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageKinds, messageRules, unknownFields } from '@costard/quotes'
import { en } from '../en.ts'
import { deMails } from '../mails/de.ts'
import { esMails } from '../mails/es.ts'
import { frMails } from '../mails/fr.ts'
import { builtInWording } from './wordings.ts'

const others = { fr: frMails, de: deMails, es: esMails } as const
type Tree = { readonly [key: string]: string | Tree }

/** Fields of a wording. A name in full may stand for a first name: formal languages use no first names. */
function fieldsIn(text: string): string {
  const fields = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return [...new Set(fields.map((name) => (name === 'firstName' ? 'customerName' : name)))].toSorted().join()
}

/** Arguments of an ICU text: braces alternate between arguments and texts of their branches. */
function argumentsIn(text: string): string {
  const found = new Set<string>()
  let depth = 0
  for (const [mark, name] of text.matchAll(/\{\s*(\w*)|\}/g).map(([all, word]) => [all[0], word] as const)) {
    if (mark === '}') depth -= 1
    else if (++depth % 2 === 1 && name) found.add(name)
  }
  return [...found].toSorted().join()
}

function* leaves(tree: Tree, path: readonly string[] = []): Generator<readonly [string, string]> {
  for (const [key, value] of Object.entries(tree))
    if (typeof value === 'string') yield [[...path, key].join('.'), value]
    else yield* leaves(value, [...path, key])
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

test('the texts around them are complete in each language, with the same arguments', () => {
  for (const [locale, texts] of Object.entries(others)) {
    const english = new Map(
      leaves({
        ...Object.fromEntries(
          (['email', 'quoteSent', 'question', 'news', 'test'] as const).map((key) => [key, en[key]]),
        ),
        counterOffer: { newPrice: en.counterOffer.newPrice, mail: en.counterOffer.mail },
      }),
    )
    const translated = new Map(leaves(texts))
    assert.deepEqual([...translated.keys()].toSorted(), [...english.keys()].toSorted(), locale)
    for (const [key, text] of translated)
      assert.equal(argumentsIn(text), argumentsIn(english.get(key) ?? ''), `${locale} ${key}`)
  }
})
