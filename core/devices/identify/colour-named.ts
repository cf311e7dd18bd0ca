import type { Device } from '../library/device.ts'
import { fold } from '../names/fold.ts'
import { readPieces } from '../names/pieces.ts'
import { narrowDevice } from './narrow-device.ts'
import { wordsOfColour } from './stated.ts'

/**
 * Returns the colour of a model named by a text, in any supported language, as spelled in the tables: "Titan
 * Natur" is Natural Titanium. Undefined if the text says more, such as "black scratch", or names two colours.
 */
export function colourNamed(device: Device, text: string): string | undefined {
  const stated = colourWordsIn(text)
  if (!stated) return undefined
  const { colour } = narrowDevice(device, stated).narrowed
  if (colour === undefined) return undefined
  const own = wordsOfColour(colour)
  const words = new Set(stated.colourWords)
  return words.size === 1 || [...words].every((word) => own.includes(word)) ? colour : undefined
}

/** True if a text is only the name of a colour of any model. */
export function isColourName(text: string): boolean {
  return colourWordsIn(text) !== undefined
}

function colourWordsIn(text: string): ReturnType<typeof readPieces>['stated'] | undefined {
  const { pieces, stated, notes, parts, isWhole } = readPieces(fold(text))
  const { amounts, sizeMm, chip, colourWords, connections } = stated
  const saysMore =
    pieces.length + notes.length + parts.length + amounts.length + connections.size > 0 ||
    sizeMm !== undefined ||
    chip !== undefined
  return isWhole && !saysMore && colourWords.length > 0 ? stated : undefined
}
