import { plainLetters } from '../../names/plain-letters.ts'
import { currenciesWritten } from '@costard/pricing'

/** Reading of a heading: its words without marks, and the currencies it can name. */
export interface Heading {
  readonly words: readonly string[]
  /** The words before a bracket, if it has one. */
  readonly beforeBracket: readonly string[]
  /** Absent: the heading names no currency. */
  readonly currencies?: ReadonlySet<string>
}

/** Reads a heading: "Price (GBP)" is the word price and a currency, "price_1" the words price and 1. */
export function readHeading(text: string): Heading {
  const named: ReadonlySet<string>[] = []
  const wordsIn = (part: string) =>
    part
      // priceOld, Price1
      .replaceAll(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\d)/gu, ' ')
      .split(/[^\p{L}\p{N}\p{Sc}+%]+/u)
      .filter((word) => {
        const meant = word === '' ? undefined : currencyNamed(word)
        if (meant) named.push(meant)
        return word !== '' && !meant
      })
      .map(foldedWord)
  const plain = text.normalize('NFKC').trim()
  const [, before = plain] = /^([^([{]*)[([{]/.exec(plain) ?? []
  const words = wordsIn(plain)
  const currencies = named[0]
  return {
    words,
    beforeBracket: wordsIn(before).filter(Boolean),
    ...(currencies && { currencies }),
  }
}

/** Returns a word as words of headings are compared: in lower case, without accents. */
export function foldedWord(word: string): string {
  return plainLetters(word)
}

/** Codes are words of languages too: "all", "top". They count in capitals; those of the large currencies always. */
function currencyNamed(word: string): ReadonlySet<string> | undefined {
  const isCode = /^[a-z]{3}$/i.test(word)
  if (isCode && word !== word.toUpperCase() && !/^(?:eur|usd|gbp|chf)$/i.test(word)) return undefined
  if (/^\p{L}{1,2}$/u.test(word)) return undefined
  const meant = currenciesWritten(word)
  return meant.size > 0 ? meant : undefined
}
