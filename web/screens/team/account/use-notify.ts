import { useNotice } from '#ui/notes/use-notice.ts'

/** Returns a function that shows a success message for some seconds. */
export function useNotify(): (message: string) => void {
  const notify = useNotice()
  return (message) => notify(message)
}
