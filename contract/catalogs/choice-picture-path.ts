/** Where a picture of a choice can be read: random ids cannot be guessed. */
export function choicePicturePath(id: string): string {
  return `/files/choices/${id}`
}
