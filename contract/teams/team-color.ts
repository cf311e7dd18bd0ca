/** Minimum contrast of white text on the colour of a team. Source: WCAG 2.2, 1.4.3. */
export const minContrast = 4.5

export function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text)
}

/** Returns the contrast of white text on a colour such as "#1d5634", from 1 to 21. */
export function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(parseInt(color.slice(at, at + 2), 16)))
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return 1.05 / (luminance + 0.05)
}

function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
