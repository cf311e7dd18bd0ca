/** Returns the text in lower case without accents, with the same length as the composed text. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  // oxlint-disable-next-line no-control-regex
  if (/^[\u0000-\u007f]*$/.test(lower)) return lower
  const plain = lower.normalize('NFD').replace(marks, '').replaceAll('ß', 'ss')
  return plain.includes('б') ? plain.replace(cyrillicUnit, latinUnit) : plain
}

/** Cyrillic units: "256 ГБ" and "1 ТБ". */
const cyrillicUnit = /(?<=\d ?)[гт]б(?!\p{L})/gu

function latinUnit(unit: string): string {
  return unit.startsWith('г') ? 'gb' : 'tb'
}

const marks = /[\u0300-\u036f]/g
