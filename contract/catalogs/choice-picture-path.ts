/** Public path of a picture of a choice. No access check: random ids cannot be guessed. */
export function choicePicturePath(id: string): string {
  return `/files/choices/${id}`
}
