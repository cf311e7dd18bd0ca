/** Returns the @font-face rules of the page that these words need, with the fonts embedded. */
export async function ownFonts(words: string): Promise<string> {
  const family = familyOf(
    getComputedStyle(document.documentElement).getPropertyValue('--mantine-font-family'),
  )
  const faces = [...document.styleSheets]
    .flatMap(rulesOf)
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => familyOf(style.getPropertyValue('font-family')) === family)
    .filter(({ style }) => style.getPropertyValue('font-style') !== 'italic')
    .filter(({ style }) => hasSome(style.getPropertyValue('unicode-range'), words))
  return (await Promise.all(faces.map(inside))).join('')
}

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    // Style sheets of another origin do not expose their rules; ours have this origin.
    return []
  }
}

function familyOf(list: string): string {
  return list.split(',')[0]?.replaceAll(/["']/g, '').trim() ?? ''
}

async function inside({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [, address] = /url\(["']?([^"')]+)["']?\)/.exec(style.getPropertyValue('src')) ?? []
  if (address === undefined) return ''
  const answer = await fetch(new URL(address, parentStyleSheet?.href ?? document.baseURI))
  if (!answer.ok) return ''
  const bytes = new Uint8Array(await answer.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return `@font-face{font-family:${style.getPropertyValue('font-family')};font-weight:${style.getPropertyValue('font-weight') || '400'};src:url(data:font/woff2;base64,${btoa(text)}) format("woff2")}`
}

/** True if a CSS unicode-range, such as `U+0000-00FF, U+0131`, contains one of the characters. */
export function hasSome(ranges: string, words: string): boolean {
  if (ranges === '') return true
  const bounds = ranges.split(',').flatMap((range) => {
    const [from, to = from] = range.trim().replace(/^U\+/i, '').split('-')
    return from === undefined
      ? []
      : [
          [
            Number.parseInt(from.replaceAll('?', '0'), 16),
            Number.parseInt((to ?? from).replaceAll('?', 'F'), 16),
          ] as const,
        ]
  })
  return [...words].some((letter) => {
    const code = letter.codePointAt(0) ?? 0
    return bounds.some(([from, to]) => code >= from && code <= to)
  })
}
