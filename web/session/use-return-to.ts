import { usePlace } from '#ui/fields/place.ts'

/** Returns the path of the page that linked to the sign-up, if it asked the user to come back. */
export function useReturnTo(): string | undefined {
  const { state } = usePlace()
  return (state as { readonly returnTo?: string } | null)?.returnTo // set by our links
}
