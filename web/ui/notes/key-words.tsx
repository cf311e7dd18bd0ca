import { useTranslations } from 'use-intl'

const named: ReadonlyMap<string, 'ctrl' | 'enter' | 'shift' | 'backspace'> = new Map([
  ['Ctrl', 'ctrl'],
  ['Enter', 'enter'],
  ['Shift', 'shift'],
  ['Backspace', 'backspace'],
])

/** Keys by their names on keyboards of the user's language: Ctrl Enter, in German Strg Enter. */
export function KeyWords({ keys }: { readonly keys: string }) {
  const t = useTranslations('team.key')
  return keys
    .split(' ')
    .map((key) => {
      const name = named.get(key)
      return name ? t(name) : key
    })
    .join(' ')
}
