import { loadCode } from '#code/load-code.ts'
import type { WorkbookColumns } from '#tables/write-workbook.ts'
import { saveFile } from '#ui/save-file.ts'

export const listFormats = ['xlsx', 'csv'] as const
export type ListFormat = (typeof listFormats)[number]

/** Saves the CSV of a list from the API, as CSV or as a workbook. name: file name without the extension. */
export async function saveList(
  format: ListFormat,
  csv: string,
  name: string,
  columns: WorkbookColumns,
): Promise<void> {
  if (format === 'csv') {
    // With a byte order mark: spreadsheets otherwise read accents wrongly.
    saveFile(new File(['\uFEFF', csv], `${name}.csv`, { type: 'text/csv' }))
    return
  }
  const { writeWorkbook } = await loadCode(() => import('#tables/write-workbook.ts'))
  saveFile(new File([await writeWorkbook(csv, 'Export', columns)], `${name}.xlsx`))
}
