import { dotsIn, type LabelPart, type PrintedLabel } from './print-label.ts'

/**
 * Returns labels in ZPL II, as UTF-8. Bars are boxes of whole dots, as in the PDF, so that the code does not
 * depend on how a printer encodes a text.
 */
export function zplOf(labels: readonly PrintedLabel[]): string {
  return labels.map(formatOf).join('')
}

function formatOf({ dpi, width, height, parts }: PrintedLabel): string {
  return [
    '^XA',
    '^CI28',
    `^PW${dotsIn(width, dpi)}`,
    `^LL${dotsIn(height, dpi)}`,
    '^LH0,0',
    ...parts.map(fieldOf),
    '^XZ',
    '',
  ].join('\n')
}

function fieldOf(part: LabelPart): string {
  const origin = `^FO${part.x},${part.y}`
  if (part.kind === 'frame') return `${origin}^GB${part.w},${part.h},5,B,2^FS`
  if (part.kind === 'fill') return `${origin}^GB${part.w},${part.h},${Math.min(part.w, part.h)},B,0^FS`
  const box = part.w === undefined ? '' : `^FB${part.w},1,0,${part.align === 'right' ? 'R' : 'C'}`
  return `${origin}^A0N,${part.size},0${box}^FH_^FD${escaped(part.text)}^FS`
}

/** Escapes characters that start printer commands; other characters that are not printable are left out. */
function escaped(text: string): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[_^~]/g, (letter) => `_${letter.charCodeAt(0).toString(16).toUpperCase()}`)
}
