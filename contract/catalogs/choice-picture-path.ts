/** The public path of a picture of a choice: random ids cannot be guessed. */
export function choicePicturePath(id: string): string {
  return `/files/choices/${id}`
}
