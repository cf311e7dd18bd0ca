/** Facts of a number format about the numbers that it shows. */
export type FormatKind = 'number' | 'percentage' | 'date' | 'time' | { readonly sign: string }

/** Formats that a workbook names by their number only. Source: ECMA-376 part 1, 18.8.30. */
export function builtInFormat(id: number): FormatKind | undefined {
  if (id === 9 || id === 10) return 'percentage'
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return 'time'
  if ((id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return 'date'
  return id < 164 ? 'number' : undefined
}

/** Characters of a number format: Excel allows no more. */
const mostCharacters = 255

/** Reads a number format such as `#,##0.00 [$€-407]` or `dd.mm.yyyy`; its first section counts. */
export function formatKind(code: string): FormatKind {
  const [section = ''] = /^(?:[^;"]|"[^"]*(?:"|$))*/.exec(code.slice(0, mostCharacters)) ?? []
  const sign = signIn(section)
  const bare = section
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\\.|_.|\*./g, '')
    // A duration such as [h]:mm stays; colours, conditions and locales go.
    .replaceAll(/\[(?!(?:h+|m+|s+)\])[^\][]*\]/gi, '')
    .replaceAll(/general|standard/gi, '')
  if (bare.includes('%')) return 'percentage'
  const isClock = /[hs]/i.test(bare.replaceAll(/am\/pm|a\/p/gi, ''))
  if (/[yd]/i.test(bare) || (/m/i.test(bare) && !isClock && !/[0#]/.test(bare))) return 'date'
  if (isClock && !/[#?]/.test(bare)) return 'time'
  return sign === undefined ? 'number' : { sign }
}

/** The currency of a format: `[$€-407]`, `[$CHF]`, `"kr"`, or its sign as it is. `[$-409]` names a language only. */
function signIn(section: string): string | undefined {
  const [, bracketed = ''] = /\[\$([^\][-]+)(?:-[^\][]*)?\]/.exec(section) ?? []
  if (bracketed.trim() !== '') return bracketed.trim()
  const quoted = [...section.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text.trim())
  const word = quoted.find((text) => /^(?:\p{Sc}|\p{L}{1,4}\.?)+$/u.test(text))
  if (word !== undefined) return word
  const [bare] = /\p{Sc}/u.exec(section.replaceAll(/\[[^\][]*\]/g, '')) ?? []
  return bare
}
