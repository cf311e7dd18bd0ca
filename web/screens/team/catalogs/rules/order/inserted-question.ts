import { type CatalogPart, type CatalogParts, partId } from '@costard/catalogs'
import { type CatalogDocument, roleOf } from '@costard/contract'
import type { ById } from '../../draft/map-view.ts'
import { movedParts } from './moved-parts.ts'

/**
 * Returns the changes that add a question: after the last one that quotes ask for every device, and under its
 * heading, so that it is neither in the inspection nor among questions for some devices only. If there is
 * none, after the last question of quotes.
 */
export function insertedQuestion(
  { pricing: { questions }, wording }: CatalogDocument,
  parts: Pick<ById<CatalogPart>, 'get'>,
  key: string,
  value: Omit<CatalogParts['question'], 'position'>,
): CatalogPart[] {
  const ofAll = questions.findLastIndex(({ phase, conditions }) => phase !== 'inspection' && !conditions)
  const last = ofAll < 0 ? questions.findLastIndex(({ phase }) => phase !== 'inspection') : ofAll
  const group = wording.questions[questions[last]?.key ?? '']?.group
  const added: CatalogPart = {
    kind: 'question',
    key,
    value: {
      ...value,
      wording: { ...value.wording, ...(group !== undefined && { group, role: roleOf(value.wording) }) },
      position: 0,
    },
  }
  const id = partId(added)
  const withAdded = { get: (one: string) => (one === id ? added : parts.get(one)) }
  const moved = movedParts(withAdded, 'question', [...questions.map((one) => one.key), key], key, last + 1)
  return moved.length > 0 ? moved : [added]
}
