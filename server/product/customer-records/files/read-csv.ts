import { type CustomerColumn, customerLimits } from '@costard/contract'
import papa from 'papaparse'
import { apiError } from '../../calls/api-error.ts'

export interface CsvFile {
  readonly columns: readonly { readonly heading: string; readonly column: CustomerColumn | null }[]
  readonly rows: readonly CsvRow[]
}

export interface CsvRow {
  /** Number of the row in a spreadsheet: the column names are row 1. */
  readonly row: number
  readonly texts: Readonly<Partial<Record<CustomerColumn, string>>>
}

/**
 * Reads a CSV file with a line of column names; guesses the separator. chosen: meanings of columns, replacing
 * guesses by name. Of several columns with the same meaning, the first non-empty one counts. Throws
 * customer/file-unreadable.
 */
export function readCsv(csv: string, chosen: Readonly<Record<string, CustomerColumn | null>> = {}): CsvFile {
  const { maxImportRows, maxColumns } = customerLimits
  // Programs that write "\r\n" in text mode make "\r\r\n" of it.
  const text = csv.replace(/^\uFEFF/, '').replaceAll(/\r+\n|\r/g, '\n')
  const { data } = papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    preview: maxImportRows + 2,
    skipEmptyLines: false,
  })
  const [headings = [], ...lines] = data
  while (lines.length > 0 && isEmpty(lines.at(-1) ?? [])) lines.pop()
  if (headings.length > maxColumns) throw apiError('customer/file-unreadable', { maxColumns })
  if (lines.length > maxImportRows) throw apiError('customer/file-unreadable', { maxImportRows })
  const columns = headings.map((text) => {
    const heading = text.trim().slice(0, 200)
    return { heading, column: Object.hasOwn(chosen, heading) ? (chosen[heading] ?? null) : guess(heading) }
  })
  if (lines.length === 0 || columns.every(({ heading }) => heading === ''))
    throw apiError('customer/file-unreadable')
  const rows = lines.map((line, index) => ({ row: index + 2, texts: textsIn(line, columns) }))
  return { columns, rows: rows.filter((_, index) => !isEmpty(lines[index] ?? [])) }
}

/** Number of rows for guessing the separator. */
const sampleRows = 50

/**
 * Returns the separator with which most rows have as many cells as the line of column names; empty rows are
 * ignored.
 */
function separatorOf(text: string): string {
  const [best] = [';', '\t', '|', ',']
    .map((delimiter) => {
      const { data } = papa.parse<string[]>(text, {
        delimiter,
        preview: sampleRows,
        skipEmptyLines: 'greedy',
      })
      const width = data[0]?.length ?? 0
      return { delimiter, alike: width > 1 ? data.filter(({ length }) => length === width).length : 0 }
    })
    .toSorted((a, b) => b.alike - a.alike)
  return best && best.alike > 0 ? best.delimiter : noSeparator
}

/** A character that occurs in no text, so that each line is one cell. */
const noSeparator = '\u001f'

function textsIn(line: readonly string[], columns: CsvFile['columns']): CsvRow['texts'] {
  const texts: Partial<Record<CustomerColumn, string>> = {}
  for (const [index, { column }] of columns.entries()) {
    // Exported texts that could be read as formulas have an apostrophe in front.
    const text = (line[index] ?? '').trim().replace(/^'(?=[=+\-@\t\r\n])/, '')
    if (column && text !== '') texts[column] ??= text
  }
  return texts
}

function isEmpty(line: readonly string[]): boolean {
  return line.every((text) => text.trim() === '')
}

function guess(heading: string): CustomerColumn | null {
  const word = heading.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
  return names[word] ?? null
}

/** Column names without spaces and signs, including those of other programs. */
const names: Readonly<Record<string, CustomerColumn>> = Object.fromEntries(
  Object.entries({
    kind: 'kind type art',
    name: 'name fullname customer customername company companyname displayname nom kunde firma nombre',
    firstName: 'firstname givenname forename prénom prenom vorname',
    lastName: 'lastname surname familyname nomdefamille nachname apellido apellidos',
    contactName: 'contactname contact contactperson person ansprechpartner',
    email: 'email mail emailaddress courriel correo emailadresse',
    phone:
      'phone phonenumber telephone tel mobile mobilephone cell téléphone telefon handy teléfono telefono',
    address: 'address adresse anschrift dirección direccion street',
    country: 'country countrycode pays land país pais',
    vatId: 'vatid vat vatnumber vatno taxid ustid ustidnr tva nif',
    language: 'language lang langue sprache idioma',
    tags: 'tags tag labels',
    notes: 'notes note comment comments remarks notizen',
  }).flatMap(([column, words]) => words.split(' ').map((word) => [word, column as CustomerColumn])), // the values of the object above
)
