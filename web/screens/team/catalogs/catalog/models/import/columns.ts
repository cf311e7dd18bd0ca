/** What a column of a price list has. */
export const listColumns = [
  'id',
  'device',
  'storage',
  'details',
  'price',
  'floor',
  'ceiling',
  'cost',
  'currency',
] as const
export type ListColumn = (typeof listColumns)[number] | GradeColumn

/** Own amounts for the grade with this code. */
export type GradeColumn = `grade:${string}`

export function gradeColumn(code: string): GradeColumn {
  return `grade:${code}`
}

export function isGradeColumn(column: ListColumn | undefined): column is GradeColumn {
  return column?.startsWith('grade:') === true
}

/** Columns by their place; undefined: the column is not read. */
export type ListColumns = readonly (ListColumn | undefined)[]

/** Guesses the columns by their names; each kind once, but the device can be described in several. */
export function guessColumns(headings: readonly string[], grades: readonly string[] = []): ListColumns {
  const taken = new Set<ListColumn>()
  return headings.map((heading) => {
    const word = wordOf(heading)
    const found =
      gradeIn(heading, grades) ??
      known.get(word) ??
      [...known].find(([name]) => name.length > 4 && word.startsWith(name))?.[1]
    if (found === undefined || (taken.has(found) && found !== 'details')) return undefined
    taken.add(found)
    return found
  })
}

/** Whether a row names columns: at least a device or an id, and an amount. */
export function isHeadings(row: readonly string[]): boolean {
  const found = new Set(guessColumns(row))
  return (
    (found.has('device') || found.has('id')) &&
    ['price', 'cost', 'floor'].some((one) => found.has(one as ListColumn))
  )
}

/** "Grade C", in the languages of the product, for a code of the catalog. */
function gradeIn(heading: string, grades: readonly string[]): GradeColumn | undefined {
  const [, code = ''] = /^\s*(?:grade|stufe|grado)\s+(.+?)\s*$/i.exec(heading) ?? []
  const found = grades.find((one) => one.toLowerCase() === code.toLowerCase())
  return found === undefined ? undefined : gradeColumn(found)
}

function wordOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/\(.*\)/, '')
    .replaceAll(/\b(?:eur|gbp|usd|chf)\b/g, '')
    .replaceAll(/[^\p{L}]/gu, '')
}

/** Column names in the languages of the product. */
const words: Readonly<Record<(typeof listColumns)[number], string>> = {
  id: 'id variantid key',
  device:
    'device devicename model modelname product productname item article description name gerät geraet modell modellname produkt artikel bezeichnung beschreibung appareil modèle modele produit désignation designation dispositivo modelo producto artículo articulo descripción descripcion',
  storage:
    'storage capacity size gb speicher speicherplatz kapazität stockage capacité capacite almacenamiento capacidad memoria',
  details:
    'details connectivity network variant colour color memory ram verbindung farbe connectivité couleur color conectividad',
  price:
    'price buyprice tradein tradeinprice amount value offer purchaseprice like new ankauf ankaufspreis preis wert prix prixdachat rachat precio importe valor compra',
  floor: 'floor minimum minprice untergrenze mindestpreis plancher prixminimum mínimo minimo',
  ceiling: 'ceiling maximum maxprice obergrenze höchstpreis plafond prixmaximum máximo maximo',
  cost: 'cost costs costprice kosten einkaufspreis coût cout coste costo',
  currency: 'currency währung waehrung devise moneda',
}

const known: ReadonlyMap<string, ListColumn> = new Map(
  listColumns.flatMap((column) => words[column].split(' ').map((word) => [word, column] as const)),
)
