import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Language } from '@costard/contract'
import { sameAsEnglish } from './same-as-english.ts'

/** Returns the problems of a text, compared with the English text of the same key. */
export function textProblems(language: Exclude<Language, 'en'>, english: string, text: string): string[] {
  if (english === '') return text === '' ? [] : ['has a text where English has none']
  if (text.trim() === '') return ['is empty']
  return [
    ...placeholderProblems(english, text),
    ...pluralProblems(language, parse(text)),
    ...(text === english && hasWords(parse(text)) && !sameAsEnglish[language].includes(text)
      ? ['is the English text']
      : []),
    ...(language === 'fr' ? spacingProblems(parse(text)) : []),
  ]
}

function placeholderProblems(english: string, text: string): string[] {
  const [expected, found] = [placeholders(parse(english)), placeholders(parse(text))]
  return [
    ...[...expected.difference(found)].map((name) => `lacks ${name}`),
    ...[...found.difference(expected)].map((name) => `has ${name}`),
  ]
}

/** Returns the arguments with their kinds, selects with their options, and rich tags. */
export function placeholders(elements: readonly MessageFormatElement[]): Set<string> {
  return new Set(
    [...every(elements)].flatMap((element) => {
      if (element.type === TYPE.literal || element.type === TYPE.pound) return []
      if (element.type === TYPE.select) {
        return [`select ${element.value} ${Object.keys(element.options).toSorted().join()}`]
      }
      return [`${TYPE[element.type]} ${element.value}`]
    }),
  )
}

function pluralProblems(language: Language, elements: readonly MessageFormatElement[]): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return [...every(elements)].flatMap((element) =>
    element.type === TYPE.plural
      ? Object.keys(element.options)
          .filter((option) => !option.startsWith('=') && !pluralCategories.some((known) => known === option))
          .map((option) => `has the plural ${option}, which ${language} has not`)
      : [],
  )
}

/**
 * Checks for a narrow no-break space before ; ! ? and a no-break space before a colon and within guillemets.
 */
function spacingProblems(elements: readonly MessageFormatElement[]): string[] {
  const text = written(elements)
  const wrong = [/.?[^\u202F;!?][;!?]/, /.?[^\u00A0](?<!https):/, /«[^\u00A0]/, /.?[^\u00A0]»/]
  return wrong.flatMap((pattern) => {
    const found = pattern.exec(text)
    return found ? [`spaces “${found[0]}” wrongly`] : []
  })
}

/** Returns the text with · for each value, with all its variants in succession. */
function written(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value
      if (element.type === TYPE.tag) return written(element.children)
      if (element.type !== TYPE.select && element.type !== TYPE.plural) return '·'
      return Object.values(element.options)
        .map((option) => written(option.value))
        .join('')
    })
    .join('')
}

function hasWords(elements: readonly MessageFormatElement[]): boolean {
  return /\p{L}{2}|^\p{L}+$/u.test(written(elements))
}

function* every(elements: readonly MessageFormatElement[]): Generator<MessageFormatElement> {
  for (const element of elements) {
    yield element
    if (element.type === TYPE.tag) yield* every(element.children)
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      for (const option of Object.values(element.options)) yield* every(option.value)
    }
  }
}
