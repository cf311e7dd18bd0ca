import { currencyExponent } from '@costard/pricing'
import { parseCsv } from 'hucre/csv'
import { writeXlsx } from 'hucre/xlsx'

/**
 * Columns of an exported list that are not plain text, by their names. All others are texts, even if they
 * look like numbers.
 */
export interface WorkbookColumns {
  readonly days?: readonly string[]
  readonly numbers?: readonly string[]
  /** Columns of amounts, each with the column of its currency. */
  readonly amounts?: Readonly<Record<string, string>>
}

/**
 * Returns an exported list, as written by the API, as a workbook. A text that begins like a formula remains a
 * text.
 */
export async function writeWorkbook(
  csv: string,
  name: string,
  { days = [], numbers = [], amounts = {} }: WorkbookColumns,
): Promise<Uint8Array<ArrayBuffer>> {
  const [heads = [], ...lines] = parseCsv(csv, {
    delimiter: ',',
    unescapeFormulae: true,
    skipEmptyRows: true,
  }).map((row) => row.map((cell) => (typeof cell === 'string' ? cell : '')))
  const formats = new Map<string, string>()
  const rows = lines.map((line, index) =>
    line.map((text, column) => {
      const head = heads[column] ?? ''
      const currency = amounts[head] === undefined ? undefined : line[heads.indexOf(amounts[head])]
      if (text === '') return null
      if (days.includes(head)) {
        formats.set(`${index + 1},${column}`, 'yyyy-mm-dd')
        return new Date(`${text}T00:00:00Z`)
      }
      if (numbers.includes(head)) return Number(text)
      if (currency === undefined) return text
      const decimals = currencyExponent(currency)
      formats.set(`${index + 1},${column}`, decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`)
      return Number(text)
    }),
  )
  const bytes = await writeXlsx({
    sheets: [
      {
        name,
        rows: [heads, ...rows],
        cells: new Map([...formats].map(([place, numFmt]) => [place, { style: { numFmt } }])),
        columns: heads.map((head) => ({ width: Math.max(12, head.length + 2) })),
        freezePane: { rows: 1 },
      },
    ],
  })
  return new Uint8Array(bytes)
}
