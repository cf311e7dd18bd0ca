import { type CatalogDocument, type QuoteLine, textIn } from '@costard/contract'
import { colourNamed, type Device, findDevice, isColourName } from '@costard/devices'

type Question = CatalogDocument['pricing']['questions'][number]

/**
 * Returns the colour of a library device, in the reader's language: from the answer to a question, else from
 * the identification. Catalogs do not mark this question; asksForColour distinguishes it from others, such as
 * about the colour of a scratch.
 */
export function colourOf(
  { questions }: CatalogDocument['pricing'],
  wording: CatalogDocument['wording'],
  { device: { key }, answers, note = '' }: Pick<QuoteLine, 'device' | 'answers' | 'note'>,
  language: string,
): string | undefined {
  const device = key === undefined ? undefined : findDevice(key)
  if (!device) return undefined
  const answered = new Map<string, string>()
  for (const question of questions) {
    const named = asksForColour(question, wording, device) && namedBy(question, wording, device)
    const answer = answers[question.key]
    const colour = named && typeof answer === 'string' ? named.get(answer) : undefined
    if (colour === undefined || typeof answer !== 'string') continue
    answered.set(colour, textIn(language, wording.questions[question.key]?.choices[answer]?.label))
  }
  const [text] = answered.values()
  // If two questions give different colours, neither is reliable.
  if (answered.size > 0) return answered.size === 1 && text ? text : undefined
  // The note of an identified device starts with its colour.
  const [said = ''] = note.split(',')
  return colourNamed(device, said)
}

/** True if every choice names a colour, and the choices cover all colours of the model, at least two. */
function asksForColour(question: Question, wording: CatalogDocument['wording'], device: Device): boolean {
  const { key, type, visibleTo, choices, active } = question
  if (type !== 'single' || visibleTo === 'agent' || active === false || device.colours.length < 2)
    return false
  const areColours = choices.every((choice) => labelsOf(wording, key, choice.key).some(isColourName))
  const named = new Set(areColours ? namedBy(question, wording, device).values() : [])
  return device.colours.every((colour) => named.has(colour))
}

/** Returns the colours of the model by the keys of the choices with their names. */
function namedBy(
  { key, choices }: Question,
  wording: CatalogDocument['wording'],
  device: Device,
): ReadonlyMap<string, string> {
  return new Map(
    choices.flatMap((choice) => {
      const colours = labelsOf(wording, key, choice.key).map((label) => colourNamed(device, label))
      const colour = colours.find((one) => one !== undefined)
      return colour === undefined ? [] : [[choice.key, colour] as const]
    }),
  )
}

function labelsOf({ questions }: CatalogDocument['wording'], key: string, choice: string): readonly string[] {
  return Object.values(questions[key]?.choices[choice]?.label ?? {})
}
