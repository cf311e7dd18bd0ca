import { contentLimits } from '../content-limits.ts'
import { parsingError } from '../wire-errors.ts'

export type Argument =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'value'; readonly value: string | number | boolean }
  | { readonly kind: 'list'; readonly values: readonly (string | number | boolean)[] }

export interface Predicate {
  readonly name: string
  readonly args: readonly Argument[]
}

/** Parses `[[at(document.type, "faq")][...]]`. Throws api_parsing_error. */
export function parseQuery(text: string): Predicate[] {
  const reader = new Reader(text)
  const predicates: Predicate[] = []
  reader.take('[')
  while (!reader.tryTake(']')) {
    if (predicates.length >= contentLimits.maxPredicates)
      throw reader.fault(`more than ${contentLimits.maxPredicates} predicates`)
    predicates.push(readPredicate(reader))
  }
  reader.end()
  return predicates
}

function readPredicate(reader: Reader): Predicate {
  reader.take('[')
  const name = reader.match(/[a-zA-Z]+(?:[.-][a-zA-Z]+)*/y, 'the name of a predicate')
  reader.take('(')
  const args: Argument[] = []
  if (!reader.tryTake(')')) {
    do args.push(readArgument(reader))
    while (reader.tryTake(','))
    reader.take(')')
  }
  reader.take(']')
  return { name, args }
}

function readArgument(reader: Reader): Argument {
  if (!reader.tryTake('[')) {
    const value = reader.tryValue()
    if (value !== undefined) return { kind: 'value', value }
    return { kind: 'path', path: reader.match(/[a-zA-Z_]\w*(?:[.-]\w+)*/y, 'a path or a value') }
  }
  const values: (string | number | boolean)[] = []
  if (reader.tryTake(']')) return { kind: 'list', values }
  do {
    if (values.length >= contentLimits.maxListItems)
      throw reader.fault(`more than ${contentLimits.maxListItems} values in a list`)
    const value = reader.tryValue()
    if (value === undefined) throw reader.fault('expected a value')
    values.push(value)
  } while (reader.tryTake(','))
  reader.take(']')
  return { kind: 'list', values }
}

/** The grammar has no nested lists, which limits the depth. */
class Reader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  fault(message: string): Error {
    return parsingError(`${message} at character ${this.#at + 1}`, this.#at)
  }

  tryTake(character: string): boolean {
    this.#skipSpace()
    if (this.#text[this.#at] !== character) return false
    this.#at++
    return true
  }

  take(character: string): void {
    if (!this.tryTake(character)) throw this.fault(`expected ${character}`)
  }

  match(pattern: RegExp, expected: string): string {
    this.#skipSpace()
    pattern.lastIndex = this.#at
    const [found] = pattern.exec(this.#text) ?? []
    if (found === undefined) throw this.fault(`expected ${expected}`)
    this.#at += found.length
    return found
  }

  tryValue(): string | number | boolean | undefined {
    this.#skipSpace()
    if (this.#text[this.#at] === '"') return this.#readString()
    const word = /-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?![\w.-])|(?:true|false)(?![\w.-])/iy
    word.lastIndex = this.#at
    const [found] = word.exec(this.#text) ?? []
    if (found === undefined) return undefined
    this.#at += found.length
    if (/^[tf]/i.test(found)) return found.toLowerCase() === 'true'
    const value = Number(found)
    if (!Number.isFinite(value)) throw this.fault('the number is too large')
    return value
  }

  end(): void {
    this.#skipSpace()
    if (this.#at < this.#text.length) throw this.fault('expected the end')
  }

  /** The client escapes only the quote: any other backslash is literal. */
  #readString(): string {
    const start = this.#at + 1
    let end = this.#text.indexOf('"', start)
    while (end !== -1 && this.#text[end - 1] === '\\') end = this.#text.indexOf('"', end + 1)
    if (end === -1) throw this.fault('a text has no closing quote')
    this.#at = end + 1
    return this.#text.slice(start, end).replaceAll('\\"', '"')
  }

  #skipSpace(): void {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at++
  }
}
