import { initialsOf, shortName } from './short-name.ts'
import { fitted, widthOf } from './text-width.ts'

/** Millimetres. 62x46: 46 mm of a tape of 62 mm. */
export type LabelSize = '62x46' | '57x32'

/** Facts about a bought device, as texts in the language of the team. */
export interface LabelToPrint {
  readonly number: string
  /** Text below the number. */
  readonly reference: string
  readonly device: string
  /** Details for the stock, such as colour and battery. */
  readonly details: string
  readonly customer: { readonly name: string; readonly isPerson: boolean }
  /** Until when the device stays in the shop, as text; empty if there is no rule. */
  readonly keepUntil: string
  /** Code of the grade; empty if there is none. */
  readonly grade: string
  readonly code: string
  /** Modules of the barcode without its quiet zone: 1 is a bar. */
  readonly modules: string
  readonly team: string
  readonly site: string
}

/** A part of a label. Positions and sizes are whole dots from the left and the top. */
export type LabelPart =
  | {
      readonly kind: 'text'
      readonly x: number
      readonly y: number
      /** Height of a line, from ascender to descender. */
      readonly size: number
      readonly face: 'head' | 'bold' | 'body' | 'mono'
      readonly text: string
      /** Width of the box in which the text is aligned; absent: the text starts at x. */
      readonly w?: number
      readonly align?: 'center' | 'right'
    }
  | { readonly kind: 'frame'; readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  | { readonly kind: 'fill'; readonly x: number; readonly y: number; readonly w: number; readonly h: number }

/** Dots per inch of label printers: common ones, and those for fine print. */
export type LabelDpi = 203 | 300

export interface PrintedLabel {
  readonly dpi: LabelDpi
  /** Millimetres. */
  readonly width: number
  readonly height: number
  readonly parts: readonly LabelPart[]
}

/**
 * Dots per inch of the layouts. For other printers labels are scaled, except for the bars, which are whole
 * dots.
 */
const layoutDpi = 300
/** Number of white modules on both sides of a barcode. Source: ISO/IEC 15417, 4.4. */
const quietModules = 10
/** Possible widths of a module in dots, widest first: 0.34 to 0.17 mm at 300 dpi, 0.38 and 0.25 mm at 203. */
const moduleDots: Readonly<Record<LabelDpi, readonly number[]>> = { 300: [4, 3, 2], 203: [3, 2] }
const margin = 30
const frameGap = 16

interface Layout {
  readonly number: Line
  readonly device: Line
  readonly customer: Line
  readonly bars: { readonly y: number; readonly h: number }
  readonly code: Line
  readonly frame: { readonly y: number; readonly h: number }
  /** Printed if there is room. */
  readonly more?: {
    readonly reference: Line
    readonly details: Line
    readonly rule: number
    readonly foot: Line
  }
}
interface Line {
  readonly y: number
  readonly size: number
  /** Minimum size, below which words are left out. */
  readonly least: number
}

const layouts: Readonly<Record<LabelSize, Layout>> = {
  '62x46': {
    number: { y: 26, size: 66, least: 34 },
    device: { y: 146, size: 46, least: 28 },
    customer: { y: 246, size: 36, least: 28 },
    bars: { y: 300, h: 92 },
    code: { y: 398, size: 40, least: 28 },
    frame: { y: 28, h: 78 },
    more: {
      reference: { y: 94, size: 36, least: 26 },
      details: { y: 202, size: 36, least: 26 },
      rule: 456,
      foot: { y: 474, size: 32, least: 24 },
    },
  },
  '57x32': {
    number: { y: 20, size: 60, least: 32 },
    device: { y: 98, size: 44, least: 26 },
    customer: { y: 150, size: 34, least: 26 },
    bars: { y: 206, h: 84 },
    code: { y: 296, size: 40, least: 28 },
    frame: { y: 22, h: 66 },
  },
}

/**
 * Returns a label. Texts that do not fit are shortened by whole words from the end, and a customer's by the
 * name.
 */
export function printLabel(size: LabelSize, label: LabelToPrint, dpi: LabelDpi): PrintedLabel {
  const [width = 0, height = 0] = size.split('x').map(Number)
  const layout = layouts[size]
  const parts = partsOf(label, layout, dotsIn(width, layoutDpi))
  const place = { y: scaled(layout.bars.y, dpi), h: scaled(layout.bars.h, dpi) }
  return {
    dpi,
    width,
    height,
    parts: [
      ...(dpi === layoutDpi ? parts : parts.map((part) => scaledPart(part, dpi))),
      ...bars(label.modules, place, dotsIn(width, dpi), dpi),
    ],
  }
}

/** Returns the number of whole dots in a length in millimetres. */
export function dotsIn(mm: number, dpi: LabelDpi): number {
  return Math.floor((mm / 25.4) * dpi)
}

function scaled(dots: number, dpi: LabelDpi): number {
  return Math.floor((dots * dpi) / layoutDpi)
}

function scaledPart(part: LabelPart, dpi: LabelDpi): LabelPart {
  const at = { x: scaled(part.x, dpi), y: scaled(part.y, dpi) }
  if (part.kind !== 'text') return { ...part, ...at, w: scaled(part.w, dpi), h: scaled(part.h, dpi) }
  // A box keeps its width, so that an aligned text still fits.
  const box = part.w === undefined ? {} : { w: Math.ceil((part.w * dpi) / layoutDpi) }
  return { ...part, ...at, ...box, size: scaled(part.size, dpi) }
}

/** Returns all parts except the bars, in dots of the layout. */
function partsOf(label: LabelToPrint, layout: Layout, dots: number): readonly LabelPart[] {
  const room = dots - 2 * margin
  const frame = gradeFrame(label.grade, layout, dots)
  const beside = room - (frame.width > 0 ? frame.width + frameGap : 0)
  const { more } = layout
  return [
    ...line(label.number, 'head', layout.number, beside),
    ...(more ? line(label.reference, 'body', more.reference, beside) : []),
    ...frame.parts,
    ...line(label.device, 'bold', layout.device, room),
    ...(more ? line(label.details, 'body', more.details, room) : []),
    ...customerLine(label, layout.customer, room),
    ...line(label.code, 'mono', layout.code, room),
    ...(more ? footOf(label, more, dots) : []),
  ]
}

type Face = (LabelPart & { kind: 'text' })['face']

function line(text: string, face: Face, { y, size, least }: Line, room: number, x = margin): LabelPart[] {
  const fit = fitted(text, face, { size, least }, room)
  return fit.text === '' ? [] : [{ kind: 'text', x, y, face, ...fit }]
}

function customerLine(
  { customer: { name, isPerson }, keepUntil }: LabelToPrint,
  { y, size, least }: Line,
  room: number,
): LabelPart[] {
  const names = [isPerson && name !== '' ? shortName(name) : name, initialsOf(name)]
  const texts = [...names.map((one) => [one, keepUntil].filter(Boolean).join(' · ')), keepUntil]
  const text = texts.find((one) => widthOf(one, 'body', least) <= room) ?? ''
  return line(text, 'body', { y, size, least }, room)
}

function gradeFrame(grade: string, { frame }: Layout, dots: number) {
  const { y, h } = frame
  const size = Math.round(h * 0.66)
  const width = Math.max(h, Math.ceil(widthOf(grade, 'bold', size)) + 28)
  const x = dots - margin - width
  if (grade === '' || width > dots / 2) return { width: 0, parts: [] }
  const text = {
    kind: 'text',
    x,
    y: Math.round(y + (h - size) / 2),
    w: width,
    align: 'center',
    size,
    face: 'bold',
    text: grade,
  } as const
  return { width, parts: [{ kind: 'frame', x, y, w: width, h } as const, text] }
}

/**
 * Returns the bars as rectangles, with whole dots per module. Empty if the code is too long for the label.
 */
function bars(modules: string, { y, h }: Layout['bars'], dots: number, dpi: LabelDpi): LabelPart[] {
  const module = moduleDots[dpi].find((one) => (modules.length + 2 * quietModules) * one <= dots)
  if (module === undefined) return []
  const left = Math.max(scaled(margin, dpi), quietModules * module)
  const x =
    left + (modules.length + quietModules) * module > dots
      ? dots - (modules.length + quietModules) * module
      : left
  return [...modules.matchAll(/1+/g)].map(({ 0: bar, index }) => ({
    kind: 'fill',
    x: x + index * module,
    y,
    w: bar.length * module,
    h,
  }))
}

function footOf(
  { team, site }: LabelToPrint,
  { rule, foot }: NonNullable<Layout['more']>,
  dots: number,
): LabelPart[] {
  const room = dots - 2 * margin
  const half = (room - frameGap) / 2
  const right = fitted(site, 'body', foot, half)
  const rightWidth = Math.ceil(widthOf(right.text, 'body', right.size))
  const at = { kind: 'text', x: dots - margin - rightWidth, w: rightWidth } as const
  return [
    { kind: 'fill', x: margin, y: rule, w: room, h: 3 },
    ...line(team, 'bold', foot, room - rightWidth - frameGap),
    ...(right.text === '' ? [] : [{ ...at, align: 'right', y: foot.y, face: 'body', ...right } as const]),
  ]
}
