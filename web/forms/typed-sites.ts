/** Returns the addresses of websites in a text: one per line, or separated by spaces or commas. */
export function typedSites(text: string): string[] {
  return text.split(/[\s,]+/).filter((site) => site !== '')
}
