import type { CatalogDocument } from '../catalogs/catalog-document.ts'
import type { Answers } from './answers.ts'
import type { KeyedLine } from './line-keys.ts'

type Document = Pick<CatalogDocument, 'pricing' | 'wording'>
type Question = Document['pricing']['questions'][number]
type Words = Readonly<Record<string, string | undefined>> | undefined

/**
 * Returns a line in which labels of questions, choices, services and the proposition are replaced by their
 * keys. A label in any language of the catalog is replaced if it is unique; case and blanks do not matter.
 * Everything else stays.
 */
export function lineByKey<Line extends KeyedLine>(document: Document, line: Line): Line {
  const { pricing, wording } = document
  const { answers, services, propositionKey } = line
  const offered = pricing.services.filter(({ bundle }) => !bundle)
  const serviceOf = keyFinder(offered, (key) => [wording.services[key]?.name])
  const propositionOf = keyFinder(pricing.propositions, (key) => [wording.propositions[key]?.name])
  return {
    ...line,
    answers: answersByKey(document, answers),
    ...(services && { services: servicesByKey(services, serviceOf) }),
    ...(propositionKey !== undefined && { propositionKey: propositionOf(propositionKey) }),
  }
}

function answersByKey({ pricing, wording }: Document, given: Answers): Answers {
  const questionOf = keyFinder(pricing.questions, (key) => {
    const { text, customerText } = wording.questions[key] ?? {}
    return [text, customerText]
  })
  const named = Object.keys(given)
  // If two names mean the same question, keep both unchanged.
  const twice = (key: string) => named.filter((name) => questionOf(name) === key).length > 1
  const keyed: Answers = {}
  for (const [name, answer] of Object.entries(given)) {
    const key = questionOf(name)
    keyed[twice(key) ? name : key] = answer
  }
  for (const question of pricing.questions) {
    const answer = keyed[question.key]
    if (answer !== undefined) keyed[question.key] = answerByKey(question, wording, answer)
  }
  return keyed
}

function answerByKey(
  { key, type, choices }: Question,
  wording: Document['wording'],
  answer: Answers[string],
): Answers[string] {
  const texts = wording.questions[key]?.choices
  const labelsOf = (choice: string) => [texts?.[choice]?.label, texts?.[choice]?.customerLabel]
  const keyOf = keyFinder(choices, labelsOf)
  if (type === 'single' && typeof answer === 'string') return keyOf(answer)
  if (type === 'multi' && Array.isArray(answer)) return [...new Set(answer.map(keyOf))]
  if (type !== 'boolean' || typeof answer !== 'string') return answer
  const named = (['true', 'false'] as const).filter((one) => isOneOf(labelsOf(one), answer))
  return named.length === 1 ? named[0] === 'true' : answer
}

function servicesByKey(
  services: NonNullable<KeyedLine['services']>,
  keyOf: (given: string) => string,
): NonNullable<KeyedLine['services']> {
  const given = (service: (typeof services)[number]) => (typeof service === 'string' ? service : service.key)
  const keys = services.map((service) => keyOf(given(service)))
  return services.map((service, index) => {
    const key = keys[index] ?? ''
    if (keys.indexOf(key) !== keys.lastIndexOf(key)) return service
    return typeof service === 'string' ? key : { ...service, key }
  })
}

/** Returns a function that finds the key for a label; the label itself if no key or several match. */
function keyFinder(
  things: readonly { readonly key: string; readonly active?: boolean }[],
  labelsOf: (key: string) => readonly Words[],
): (given: string) => string {
  const taken = things.filter(({ active }) => active !== false)
  return (given) => {
    if (taken.some(({ key }) => key === given)) return given
    const [found, another] = taken.filter(({ key }) => isOneOf(labelsOf(key), given))
    return found && !another ? found.key : given
  }
}

function isOneOf(labels: readonly Words[], given: string): boolean {
  const sought = plain(given)
  return labels.some((words) =>
    Object.values(words ?? {}).some((word) => word !== undefined && word !== '' && plain(word) === sought),
  )
}

function plain(words: string): string {
  return words.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
