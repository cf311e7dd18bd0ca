import { useScreenKeys } from './use-screen-keys.ts'

/**
 * Calls the function on Escape, such as to close a part of the screen. Escape in a dialog closes only the
 * dialog, and a field that is typed in handles the key itself.
 */
export function useEscape(run: () => void): void {
  useScreenKeys([['Escape', run]])
}
