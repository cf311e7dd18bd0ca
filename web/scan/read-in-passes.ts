import type { Barcode } from './barcode.ts'

/** Longest sides to try, in pixels: fine print needs many pixels, noise and blur disappear with few. */
const sides = [2200, 1300, 750]
/** Rotations to try for skewed bars, in degrees; readers handle quarter turns themselves. */
const angles = [0, 45, 22.5, -22.5]

/** Reads the picture drawn at this scale, rotated by these degrees, on white with a margin of `quietPx`. */
export type ReadDrawn = (scale: number, degrees: number) => Promise<readonly Barcode[]>

/** Readers need a quiet zone around a code. Pixels. */
export const quietPx = 24

/**
 * Returns all codes found at any size, with the first rotation that reveals one. longest: the longer side in
 * pixels.
 */
export async function readInPasses(longest: number, read: ReadDrawn): Promise<readonly Barcode[]> {
  for (const degrees of angles) {
    const found = new Map<string, Barcode>()
    for (const side of sides) {
      // Enlarging more than twice adds no detail.
      if (side > 2 * longest && side !== sides.at(-1)) continue
      for (const barcode of await read(Math.min(side / longest, 2), degrees)) found.set(barcode.text, barcode)
    }
    if (found.size > 0) return [...found.values()]
  }
  return []
}
