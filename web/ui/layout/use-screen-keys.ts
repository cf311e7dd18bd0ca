import { type HotkeyItem, useHotkeys } from '@mantine/hooks'

/**
 * Calls functions on keys of a screen. A key that is pressed in a dialog does nothing on the screen below it: the
 * dialog asks about something else, or handles the key itself.
 *
 * @param fields Tag names of fields in which the keys do nothing; by default all.
 */
export function useScreenKeys(keys: readonly HotkeyItem[], fields?: string[]): void {
  useHotkeys(
    keys.map(([key, run, options]) => [
      key,
      (event) => isInDialog(event.target) || run(event),
      { preventDefault: true, ...options },
    ]),
    fields,
  )
}

/** The dialog may be closed by this very key: its parts keep their parents. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog]') !== null
}
