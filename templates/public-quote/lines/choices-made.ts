import { type Choice, choiceGroups } from '@costard/quotes'
import { deviceTitle } from '../../device-title.ts'
import type { Texts } from '../../messages/texts.ts'
import type { LeftOutLine, PublicLine } from '../public-quote.ts'

/** Maximum number of names in a row; the others are counted. */
const maxNames = 10

export type LineTaken = Pick<
  PublicLine,
  'id' | 'deviceName' | 'variantLabel' | 'quantity' | 'options' | 'choiceGroup'
>

/** One of the customer's choices as text: what was chosen, and for what. */
export interface ChoiceMade {
  readonly name: string
  readonly value: string
}

/**
 * Returns the added services, the alternatives taken and the lines left out. Empty if it was accepted as
 * offered.
 */
export function choicesMade(
  taken: readonly LineTaken[],
  leftOut: readonly LeftOutLine[],
  { options = {} }: Choice,
  texts: Texts,
): readonly ChoiceMade[] {
  const isOnly = taken.length === 1
  const added = taken.flatMap((line) => {
    const names = (line.options ?? []).filter(({ key }) => options[line.id]?.includes(key))
    return names.map(({ name }) =>
      isOnly ? name : texts('publicQuote.choices.of', { name, device: deviceTitle(line) }),
    )
  })
  const groups = new Set(choiceGroups([...taken, ...leftOut]).map(({ name }) => name))
  const isOfGroup = ({ choiceGroup }: LeftOutLine) => choiceGroup !== undefined && groups.has(choiceGroup)
  const chosen = taken.filter(isOfGroup).map(deviceTitle)
  const left = leftOut.map(deviceTitle)
  return [
    row(texts('publicQuote.choices.added'), added, texts),
    row(texts('publicQuote.choices.taken'), chosen, texts),
    row(texts('publicQuote.choices.leftOut'), left, texts),
  ].filter(({ value }) => value !== '')
}

function row(name: string, names: readonly string[], texts: Texts): ChoiceMade {
  const others = names.length - maxNames
  const shown = names.slice(0, maxNames).join('; ')
  return {
    name,
    value: others > 0 ? texts('publicQuote.choices.more', { names: shown, count: others }) : shown,
  }
}
