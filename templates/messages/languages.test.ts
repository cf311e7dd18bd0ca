import assert from 'node:assert/strict'
import { test } from 'vitest'
import { messageKinds } from '@costard/quotes'
import { createTranslator } from 'use-intl/core'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { builtInWording } from './wordings/wordings.ts'

type Tree = { readonly [key: string]: string | Tree }

const languages = { en, fr, de, es } as const
const others = { fr, de, es } as const
const english = new Map(leaves(en))

/** Names and signs that are the same in every language. */
const names = ['{productName} Pro', 'iPhone 15 Pro', 'IMEI', 'PDF']
/** Texts of a language that are identical to the English ones. */
const sameAsEnglish = {
  fr: [...names, '{name} via {product}', 'Grade', 'Version {version, number}, {day}'],
  de: [...names, '256 GB', 'Test: {subject}', 'Optional', 'Version {version, number}, {day}'],
  es: [...names, '256 GB', 'Cable', 'No'],
} as const

function* leaves(tree: Tree, path: readonly string[] = []): Generator<readonly [string, string]> {
  for (const [key, value] of Object.entries(tree))
    if (typeof value === 'string') yield [[...path, key].join('.'), value]
    else yield* leaves(value, [...path, key])
}

/** Returns the arguments of an ICU text with their kinds, and the options of selects and plurals. */
function shapeOf(text: string): string[] {
  const found = new Set<string>()
  const open: string[] = [] // arguments and options in turn
  for (const [mark, option = '', name = '', kind = ''] of text.matchAll(
    /(\w*|=\d+)\s*\{(?:\s*(\w+)\s*(?:,\s*(\w+))?)?|\}/g,
  )) {
    if (mark === '}') open.pop()
    else {
      const isArgument = open.length % 2 === 0
      found.add(isArgument ? `${name} ${kind}` : `${open.at(-1)}: ${option}`)
      open.push(isArgument ? name : option)
    }
  }
  return [...found].toSorted()
}

const hasWords = (text: string) => /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, ''))

for (const [locale, texts] of Object.entries(others)) {
  test(`${locale} has every text, with the same arguments, and no other`, () => {
    const translated = new Map(leaves(texts))
    assert.deepEqual([...translated.keys()].toSorted(), [...english.keys()].toSorted())
    for (const [key, text] of translated) {
      assert.notEqual(text.trim(), '', key)
      assert.deepEqual(shapeOf(text), shapeOf(english.get(key) ?? ''), key)
    }
  })
}

for (const locale of ['fr', 'de', 'es'] as const) {
  test(`${locale} has no English text but the words it shares`, () => {
    const same = [...leaves(others[locale])].filter(
      ([key, text]) => text === english.get(key) && hasWords(text),
    )
    assert.deepEqual([...new Set(same.map(([, text]) => text))].toSorted(), sameAsEnglish[locale].toSorted())
  })
}

for (const [locale, texts] of Object.entries(languages)) {
  test(`${locale} has only texts that can be formatted`, () => {
    const problems: string[] = []
    const translator = createTranslator({
      locale,
      messages: texts as typeof en,
      onError: (error) => problems.push(error.message),
    })
    for (const [key, text] of leaves(texts)) {
      const values = Object.fromEntries([...text.matchAll(/\{\s*(\w+)/g)].map(([, name]) => [name, 3]))
      translator(key as 'publicQuote.pdf', values) // keys of these very texts
    }
    assert.deepEqual(problems, [])
  })
}

test('French sets no-break spaces before its marks', () => {
  const wordings = messageKinds.flatMap((kind) => Object.values(builtInWording('fr', kind)))
  for (const text of [...[...leaves(fr)].map(([, value]) => value), ...wordings])
    assert.doesNotMatch(text, /(^|[^\u202F;!?])[;!?]|(^|[^\u00A0]):|«[^\u00A0]|(^|[^\u00A0])»/)
})

test('finds the arguments and options of a text', () => {
  assert.deepEqual(
    shapeOf('{who, select, yes {{name}, we} other {We}} {n, plural, =0 {} other {#}} {v, number}'),
    ['n plural', 'n: =0', 'n: other', 'name ', 'v number', 'who select', 'who: other', 'who: yes'],
  )
})
