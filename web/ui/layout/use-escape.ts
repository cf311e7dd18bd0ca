import { useHotkeys } from '@mantine/hooks'

/**
 * Calls the function on Escape, such as to close a part of the screen. Escape in a dialog closes only the
 * dialog, and a field that is typed in handles the key itself.
 */
export function useEscape(run: () => void): void {
  useHotkeys([['Escape', ({ target }) => isInDialog(target) || run()]])
}

/** The dialog may be closed by this very key: its parts keep their parents. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog]') !== null
}
