import { contentLimits } from '../content-limits.ts'
import type { ContentDocument, Library } from '../document.ts'
import { validationError } from '../wire-errors.ts'
import { dateTest, momentOf } from './date-predicates.ts'
import { distanceKm } from './distance.ts'
import type { Argument, Predicate } from './parse-query.ts'
import { comparable, textOf, typeOfPath, valuesAt } from './values-at.ts'
import { documentWords, hasWords, wordsIn, wordsOf } from './words.ts'

type Test = (document: ContentDocument) => boolean
type Value = string | number | boolean

/** Returns a function that tests a predicate on a document. Throws api_validation_error. */
export function testOf({ name, args }: Predicate, library: Library): Test {
  if (name === 'similar') return similar(args, library)
  const [target, ...given] = args
  if (target?.kind !== 'path') throw validationError(`${name} needs a path first`)
  if (name === 'fulltext') return fulltext(target.path, given, library)
  const read = valuesAt(target.path, library)
  const type = typeOfPath(target.path)
  const inType = (test: Test): Test =>
    type === undefined ? test : (each) => each.type === type && test(each)
  switch (name) {
    case 'has':
      return (document) => read(document).length > 0
    case 'missing':
      return inType((document) => read(document).length === 0)
    case 'at':
      return holdsAll(read, valuesIn(name, given))
    case 'not': {
      const at = holdsAll(read, valuesIn(name, given))
      return inType((document) => !at(document))
    }
    case 'any':
    case 'in': {
      const wanted = new Set(listIn(name, given))
      return (document) => read(document).some((value) => wanted.has(comparable(value)))
    }
    case 'geopoint.near': {
      const [latitude, longitude, km] = numbersIn(name, given, 3)
      return (document) =>
        read(document).some(
          (point) => distanceKm(point, { latitude: latitude!, longitude: longitude! }) <= km!,
        )
    }
  }
  const number = numberTest(name, given)
  if (number) return (document) => read(document).some((value) => typeof value === 'number' && number(value))
  const date = name.startsWith('date.') ? dateTest(name, given.flatMap(plainValue)) : undefined
  if (!date) throw validationError(`Unknown predicate: ${name.slice(0, 100)}`)
  return (document) => read(document).some((value) => typeof value === 'string' && date(momentOf(value)))
}

function holdsAll(read: (document: ContentDocument) => readonly unknown[], wanted: readonly Value[]): Test {
  return (document) => {
    const values = new Set(read(document).map(comparable))
    return wanted.every((each) => values.has(each))
  }
}

function fulltext(path: string, given: readonly Argument[], library: Library): Test {
  const [text] = valuesIn('fulltext', given)
  if (typeof text !== 'string') throw validationError('fulltext needs a text')
  const words = wordsOf(text)
  if (words.length > contentLimits.maxWords)
    throw validationError(`More than ${contentLimits.maxWords} words`)
  if (path === 'document') return (document) => hasWords(documentWords(document), words)
  const read = valuesAt(path, library)
  return (document) => {
    const values = read(document)
    return (
      values.length > 0 &&
      hasWords(
        wordsIn(document, path, () => textOf(values)),
        words,
      )
    )
  }
}

/** Finds documents that share a word that is rare: at most this many documents of their language have it. */
function similar(args: readonly Argument[], library: Library): Test {
  const [id, most] = args.flatMap(plainValue)
  if (typeof id !== 'string' || typeof most !== 'number')
    throw validationError('similar needs an id and a number')
  const like = library.byId.get(id)
  if (!like) return () => false
  const others = library.documents.filter(({ lang }) => lang === like.lang)
  const counts = new Map<string, number>()
  for (const word of others.flatMap(documentWords)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const rare = new Set(documentWords(like).filter((word) => counts.get(word)! <= most)) // includes the document's own words
  return (document) =>
    document !== like && document.lang === like.lang && documentWords(document).some((word) => rare.has(word))
}

function numberTest(name: string, given: readonly Argument[]): ((value: number) => boolean) | undefined {
  if (name === 'number.inRange') {
    const [least, most] = numbersIn(name, given, 2)
    return (value) => value >= least! && value <= most!
  }
  if (name !== 'number.lt' && name !== 'number.gt') return undefined
  const [limit] = numbersIn(name, given, 1)
  return (value) => (name === 'number.lt' ? value < limit! : value > limit!)
}

function numbersIn(name: string, given: readonly Argument[], count: number): number[] {
  const numbers = given.flatMap(plainValue).filter((value) => typeof value === 'number')
  if (numbers.length !== count || given.length !== count)
    throw validationError(`${name} needs ${count} numbers`)
  return numbers
}

function valuesIn(name: string, given: readonly Argument[]): readonly Value[] {
  const [first, ...others] = given
  if (!first || first.kind === 'path' || others.length > 0) throw validationError(`${name} needs one value`)
  return first.kind === 'list' ? first.values : [first.value]
}

function listIn(name: string, given: readonly Argument[]): readonly Value[] {
  const [first, ...others] = given
  if (first?.kind !== 'list' || others.length > 0) throw validationError(`${name} needs a list`)
  return first.values
}

function plainValue(argument: Argument): Value[] {
  return argument.kind === 'value' ? [argument.value] : []
}
