import { usePlace } from '#ui/fields/place.ts'

/** Returns the path of the page whose link led here to sign up, if it asked to come back. */
export function useReturnTo(): string | undefined {
  const { state } = usePlace()
  return (state as { readonly returnTo?: string } | null)?.returnTo // set by our links
}
