const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  Æ: 'AE',
  æ: 'ae',
  Ø: 'O',
  ø: 'o',
  Œ: 'OE',
  œ: 'oe',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Þ: 'Th',
  þ: 'th',
  ı: 'i',
  '&': '+',
  '’': "'",
  '‘': "'",
  '–': '-',
}

/**
 * Returns a text in the characters that every SEPA bank accepts; others become blanks. Source: EPC217-08,
 * 2.1.
 */
export function sepaText(text: string, max: number): string {
  const words = [...text]
    .map((one) => spelled[one] ?? one.normalize('NFKD').replace(/\p{M}/gu, ''))
    .join('')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    // Banks refuse two slashes in a row, and a slash at either end, even of a cut text.
    .replace(/\/{2,}/g, '/')
    .slice(0, max)
    .replace(/^[/ ]+|[/ ]+$/g, '')
  return words === '' ? 'NOTPROVIDED' : words
}
