import { writeCsv } from '#tables/write-csv.ts'
import { ownFonts } from './own-fonts.ts'
import type { Picture, PictureBar } from './picture.ts'

/**
 * Returns the figures as CSV. Texts that a spreadsheet would run as formulas are prefixed with an apostrophe.
 */
export function csvOf(
  head: readonly string[],
  rows: readonly { readonly values: readonly (string | number)[] }[],
): string {
  const cellOf = (value: string | number) =>
    typeof value === 'number' ? String(value) : isComputed(value) ? `'${value}` : value
  return writeCsv([head.map(cellOf), ...rows.map(({ values }) => values.map(cellOf))])
}

/** Negative amounts also begin with a minus, but are numbers. */
function isComputed(text: string): boolean {
  return /^[=+\-@\t\r]/.test(text) && !/^-?[\d.]+$/.test(text)
}

const width = 960
const margin = 32
const rowHeight = 36
const chartHeight = 280

/**
 * Returns a panel as SVG with the colours of the screen and its fonts embedded, so that it looks the same
 * elsewhere.
 */
export async function pictureOf({
  title,
  text,
  picture,
}: {
  readonly title: string
  readonly text: string
  readonly picture: Picture
}): Promise<string> {
  const style = getComputedStyle(document.documentElement)
  const color = (name: string) => style.getPropertyValue(name).trim() || '#000'
  const { bars = [], lines } = picture
  const top = 104
  const body = lines ? linesOf(lines, top, color) : barsOf(bars, top, color)
  const height = top + (lines ? chartHeight + 56 : bars.length * rowHeight) + margin
  const words = `${title} ${text} ${body.replaceAll(/<[^>]*>/g, '')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">
<style>${await ownFonts(words)}text{font:16px ${fontFamily(style)};fill:${color('--cp-ink')}}.dim{fill:${color('--cp-ink-3')}}.b{font-weight:650}.t{font-size:24px;font-weight:650}.end{text-anchor:end}.mid{text-anchor:middle}</style>
<rect width="100%" height="100%" fill="${color('--cp-surface')}"/>
<text class="t" x="${margin}" y="52">${escaped(title)}</text>
<text class="dim" x="${margin}" y="80">${escaped(text)}</text>
${body}</svg>`
}

function fontFamily(style: CSSStyleDeclaration): string {
  return style.getPropertyValue('--mantine-font-family').replaceAll('"', "'") || 'sans-serif'
}

function barsOf(bars: readonly PictureBar[], top: number, color: (name: string) => string): string {
  const start = 280
  const room = 400
  const fills = { won: '--mantine-color-leaf-6', lost: '--cp-ink-2', less: '--cp-expired' } as const
  const least = Math.min(0, ...bars.map(({ share = 0 }) => share))
  const most = Math.max(0, ...bars.map(({ share = 0 }) => share))
  const scale = room / Math.max(1, most - least)
  const zero = start - least * scale
  return bars
    .map(({ name, share, color: fill, figure, detail }, index) => {
      const y = top + index * rowHeight
      const length = share ? Math.max(Math.abs(share) * scale, 2) : 0
      const x = (share ?? 0) < 0 ? zero - length : zero
      const bar =
        share === undefined
          ? ''
          : `<rect x="${x}" y="${y + 10}" width="${length}" height="16" rx="4" fill="${color(fills[fill])}"/>`
      return `<text x="${margin}" y="${y + 24}">${escaped(shortened(name))}</text>${bar}
<text class="b end" x="${width - margin - 130}" y="${y + 24}">${escaped(figure)}</text>
<text class="dim end" x="${width - margin}" y="${y + 24}">${escaped(detail)}</text>`
    })
    .join('\n')
}

function linesOf(
  { labels, series, most }: NonNullable<Picture['lines']>,
  top: number,
  color: (name: string) => string,
): string {
  const highest = Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const step = (width - 2 * margin) / Math.max(1, labels.length - 1)
  const at = (value: number, index: number) =>
    `${Math.round(margin + index * step)},${Math.round(top + 24 + chartHeight * (1 - value / highest))}`
  const base = top + 24 + chartHeight
  const axis = `<path d="M${margin} ${top + 24}H${width - margin}M${margin} ${base}H${width - margin}" stroke="${color('--cp-line-2')}"/>
<text class="dim" x="${margin}" y="${top + 16}">${escaped(most)}</text>
<text class="dim" x="${margin}" y="${base + 24}">${escaped(labels[0] ?? '')}</text>
<text class="dim end" x="${width - margin}" y="${base + 24}">${escaped(labels.at(-1) ?? '')}</text>`
  const drawn = series.map(({ name, color: variable, dash, values }, index) => {
    const stroke = `stroke="${color(variable)}" stroke-width="2.5" stroke-dasharray="${dash.join(' ')}"`
    const x = margin + index * 200
    return `<polyline fill="none" ${stroke} points="${values.map((value, place) => at(value ?? 0, place)).join(' ')}"/>
<path d="M${x} ${base + 44}h28" ${stroke}/><text x="${x + 36}" y="${base + 49}">${escaped(name)}</text>`
  })
  return [axis, ...drawn].join('\n')
}

/** Shortened to the space before the bars; the saved figures have the whole name. */
function shortened(name: string): string {
  return name.length > 30 ? `${name.slice(0, 29)}…` : name
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
