/** Returns the addresses of sites in a text: one per line, or parted by spaces or commas. */
export function typedSites(text: string): string[] {
  return text.split(/[\s,]+/).filter((site) => site !== '')
}
