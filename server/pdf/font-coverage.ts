/**
 * Returns the code points for which a TrueType font has a glyph, from its `cmap` table. Source: OpenType
 * 1.9.1, formats 4 and 12.
 */
export function codePointsOf(font: Buffer): Set<number> {
  const points = new Set<number>()
  const cmap = tableAt(font, 'cmap')
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const subtable = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4)
    const format = font.readUInt16BE(subtable)
    if (format === 4) addSegments(font, subtable, points)
    if (format === 12) addGroups(font, subtable, points)
  }
  return points
}

/** Returns the offset of a table in the font. */
function tableAt(font: Buffer, tag: string): number {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = 12 + index * 16
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8)
  }
  throw new Error(`the font has no table ${tag}`)
}

/** Format 4: segments of 16-bit code points. Glyph 0 stands for a missing glyph. */
function addSegments(font: Buffer, subtable: number, points: Set<number>): void {
  const size = font.readUInt16BE(subtable + 6) // the field holds twice the number of segments
  const [ends, starts] = [subtable + 14, subtable + 16 + size]
  const [deltas, ranges] = [starts + size, starts + 2 * size]
  for (let at = 0; at < size; at += 2) {
    const [end, start] = [font.readUInt16BE(ends + at), font.readUInt16BE(starts + at)]
    const [delta, range] = [font.readUInt16BE(deltas + at), font.readUInt16BE(ranges + at)]
    for (let point = start; point <= end && point !== 0xffff; point += 1) {
      const glyph = range === 0 ? point : font.readUInt16BE(ranges + at + range + (point - start) * 2)
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) points.add(point)
    }
  }
}

/** Format 12: groups of 32-bit code points. */
function addGroups(font: Buffer, subtable: number, points: Set<number>): void {
  for (let index = 0; index < font.readUInt32BE(subtable + 12); index += 1) {
    const group = subtable + 16 + index * 12
    const [start, end, glyph] = [0, 4, 8].map((offset) => font.readUInt32BE(group + offset)) as [
      number,
      number,
      number,
    ] // after three fields
    for (let point = start; point <= end; point += 1) if (glyph + point - start !== 0) points.add(point)
  }
}
