import { type Choice, choiceGroups, hasMoreToChoose, linesTaken } from '@costard/quotes'
import { chosenField, groupField, offerField, optionField, takeField } from './choice.ts'
import type { PublicQuote } from '../public-quote.ts'

/** Field of a form or address for showing all lines with all their details. */
export const allField = 'all'

/** Returns the address of the page with all lines, including the current choices. */
export function addressOfAll({ lines }: Pick<PublicQuote, 'lines'>, choice: Choice): string {
  const query = new URLSearchParams({ [allField]: 'yes' })
  for (const [id, key] of Object.entries(choice.propositionKeys ?? {})) query.set(offerField(id), key)
  if (!hasMoreToChoose(lines)) return `?${query.toString()}`
  query.set(chosenField, 'yes')
  for (const { id, isOptional } of linesTaken(lines, choice))
    if (isOptional === true) query.set(takeField(id), 'yes')
  for (const [place, group] of choiceGroups(lines).entries()) {
    const [taken, ...others] = linesTaken(group.lines, choice)
    if (taken && others.length === 0) query.set(groupField(place), taken.id)
  }
  for (const [id, keys] of Object.entries(choice.options ?? {}))
    for (const key of keys) query.append(optionField(id), key)
  return `?${query.toString()}`
}
