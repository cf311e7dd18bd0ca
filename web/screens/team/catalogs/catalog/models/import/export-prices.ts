import type { CatalogDocument } from '@costard/contract'
import { currencyExponent } from '@costard/pricing'
import { loadCode } from '#code/load-code.ts'
import { plainAmounts } from '#messages/plain-amounts.ts'
import { saveFile } from '#ui/save-file.ts'
import { writeCsv } from '#tables/write-csv.ts'
import { withoutFormula } from '../grid/clipboard.ts'
import { rowsOf } from '@costard/contract/price-grid'

/** Returns the rows of a price list in the format of the import. Amounts are minor units. */
function rowsFor(
  { pricing }: CatalogDocument,
  hasCosts: boolean,
): readonly (readonly (string | number | null)[])[] {
  return pricing.models.flatMap((model) =>
    rowsOf(model).flatMap((row) =>
      [...row.variants].map(([gb, { id, priceMinor, costMinor, gradeAmounts }]) => [
        model.name ?? model.id,
        gb === 0 ? '' : `${gb} GB`,
        row.label,
        priceMinor,
        model.floorMinor ?? null,
        model.ceilingMinor ?? null,
        ...(hasCosts ? [costMinor ?? null] : []),
        ...pricing.grades.map(({ code }) => gradeAmounts?.[code] ?? null),
        pricing.currency,
        id,
      ]),
    ),
  )
}

function headingsFor({ pricing }: CatalogDocument, hasCosts: boolean): readonly string[] {
  return [
    'Model',
    'Storage',
    'Details',
    'Price',
    'Floor',
    'Ceiling',
    ...(hasCosts ? ['Cost'] : []),
    ...pricing.grades.map(({ code }) => `Grade ${code}`),
    'Currency',
    'ID',
  ]
}

/** Saves all prices of a catalog as CSV: a template with the current prices. */
export function exportCsv(document: CatalogDocument, name: string, locale: string, hasCosts: boolean): void {
  const amount = plainAmounts(document.pricing.currency, locale)
  const rows = rowsFor(document, hasCosts).map((row) =>
    row.map((cell) => (typeof cell === 'number' ? amount(cell) : withoutFormula(cell ?? ''))),
  )
  const text = `\uFEFF${writeCsv([headingsFor(document, hasCosts), ...rows])}\r\n`
  saveFile(new File([text], `${name}.csv`, { type: 'text/csv' }))
}

/** Exports prices as a workbook, with amounts as numbers. */
export async function exportXlsx(document: CatalogDocument, name: string, hasCosts: boolean): Promise<void> {
  const { writeXlsx } = await loadCode(() => import('hucre/xlsx'))
  const unit = 10 ** currencyExponent(document.pricing.currency)
  const rows = rowsFor(document, hasCosts).map((row) =>
    row.map((cell) => (typeof cell === 'number' ? cell / unit : cell === null ? null : withoutFormula(cell))),
  )
  const bytes = await writeXlsx({
    sheets: [{ name: 'Prices', rows: [[...headingsFor(document, hasCosts)], ...rows] }],
  })
  saveFile(new File([new Uint8Array(bytes)], `${name}.xlsx`))
}

/** Saves the rows left out by an import, with their reasons. */
export function exportRejected(rows: readonly (readonly string[])[]): void {
  const text = writeCsv(rows.map((row) => row.map(withoutFormula)))
  saveFile(new File([`\uFEFF${text}\r\n`], 'left-out.csv', { type: 'text/csv' }))
}
