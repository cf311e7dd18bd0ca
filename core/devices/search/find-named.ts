import { listDevices } from '../library/device-library.ts'
import { identify } from '../identify/identify.ts'
import { fold } from '../names/fold.ts'

/** Entry of a list: a device of the library, a custom name, or both. */
export interface Named {
  readonly deviceKey?: string | undefined
  /** Further words for finding the entry. */
  readonly name?: string | undefined
}

/**
 * Finds entries of a list by a typed text: first those with a device that the text means, best first, then
 * those with custom words that start like each word of the text, in the order of the list.
 */
export function findNamed<T>(
  entries: readonly T[],
  text: string,
  namedAs: (entry: T) => Named,
): readonly T[] {
  const wanted = wordsIn(text)
  if (wanted.length === 0) return []
  const byDevice = Map.groupBy(entries, (entry) => namedAs(entry).deviceKey)
  const found = new Set(
    identify(text, listDevices().length).hits.flatMap(({ device }) => byDevice.get(device.key) ?? []),
  )
  for (const entry of entries) {
    const words = wordsIn(namedAs(entry).name ?? '')
    if (wanted.every((word) => words.some((own) => own.startsWith(word)))) found.add(entry)
  }
  return [...found]
}

function wordsIn(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\p{N}.]+/gu) ?? []
}
