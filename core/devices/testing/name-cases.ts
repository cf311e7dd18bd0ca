import { identify, listDevices } from '../devices.ts'
import type { WrittenNames } from './written-names.ts'

/** A text and the devices that it names. */
export interface NameCase {
  readonly kind: string
  readonly text: string
  /** Keys of devices; a key that ends in * is a prefix. */
  readonly keys: readonly string[]
  /** True if the title names a part, a case or a service for a device, so that no reading may be sure. */
  readonly isForDevices: boolean
}

export function nameCases(sets: readonly WrittenNames[]): readonly NameCase[] {
  return sets.flatMap(({ kind, lines }) =>
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [text = '', keys = ''] = line.split(' => ')
        const isForDevices = keys === '~'
        return { kind, text, isForDevices, keys: keys === '-' || isForDevices ? [] : keys.split(' / ') }
      }),
  )
}

/** True if exactly these keys are found; for prefixes (*), at least two and no others. */
export function isReadRight({ text, keys, isForDevices }: NameCase): boolean {
  const { confidence, matches } = identify(text)
  const found = matches.map(({ device }) => device.key)
  if (isForDevices) return confidence !== 'exact'
  if (!keys.some(isOpen)) return found.length === keys.length && keys.every((key) => found.includes(key))
  return found.length > 1 && found.every((key) => keys.some((one) => stands(one, key)))
}

/** True if the reading is sure of a single device, and it is the wrong one. */
export function isSureAndWrong(one: NameCase): boolean {
  return identify(one.text).confidence === 'exact' && !isReadRight(one)
}

/** The text and what was read, for messages. */
export function readingOf({ text }: NameCase): string {
  const { confidence, matches } = identify(text)
  const keys = matches.slice(0, 4).map(({ device }) => device.key)
  return `${text}: ${confidence} ${keys.join(' / ')}`
}

/** Returns keys without a device. */
export function unknownKeys({ keys }: NameCase): readonly string[] {
  return keys.filter((key) => !listDevices().some((device) => stands(key, device.key)))
}

function isOpen(key: string): boolean {
  return key.endsWith('*')
}

function stands(written: string, key: string): boolean {
  return isOpen(written) ? key.startsWith(written.slice(0, -1)) : key === written
}
