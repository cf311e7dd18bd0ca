/** Kinds of columns in a list. */
export type Column = 'device' | 'condition' | 'quantity' | 'imei' | 'serial'

/** The columns of a list: by place, or undefined for a list without a row of names. */
export interface Columns {
  readonly headings: readonly string[]
  readonly has: readonly (Column | undefined)[]
}

/** Returns the columns if the row names at least one that is known and holds nothing else that is a device. */
export function columnsIn(row: readonly string[]): Columns | undefined {
  const has = withNombre(row.map(wordOf))
  const isNames = has.some((column) => column !== undefined) && row.every((cell) => !/\d{3}/.test(cell))
  return isNames ? { headings: row, has } : undefined
}

/** "Nombre" is the number of devices in French, and their name in Spanish: the columns beside it decide. */
function withNombre(words: readonly string[]): readonly (Column | undefined)[] {
  const others = words.map((word) => (word === 'nombre' ? undefined : known.get(word)))
  const isNumber = others.includes('device') && !others.includes('quantity')
  return words.map((word, place) => (word === 'nombre' ? (isNumber ? 'quantity' : 'device') : others[place]))
}

/** A name without spaces, signs and brackets: "Qty." and "Storage (GB)". */
export function wordOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/\(.*\)/, '')
    .replaceAll(/[^\p{L}]/gu, '')
}

/** Column names in the languages of the product. Several columns can describe the device. */
const known: ReadonlyMap<string, Column> = new Map(
  Object.entries({
    device:
      'device devicename model modelname modelnumber modelno product productname item itemname itemdescription itemno title producttitle category series version generation gen emmc rom ssd chip processor handset phone smartphone article description name partnumber partno sku mpn storage capacity size gb memory ram colour color connectivity network gerät geraet modell modellname produkt artikel bezeichnung beschreibung kategorie prozessor arbeitsspeicher handy speicher speicherplatz kapazität farbe appareil modèle modele produit désignation designation catégorie categorie génération processeur téléphone stockage capacité mémoire couleur dispositivo nombredelproducto equipo terminal teléfono telefono categoría categoria generación generacion modelo producto artículo articulo descripción descripcion almacenamiento capacidad memoria',
    condition:
      'condition grade grading state quality cosmetic cosmeticgrade zustand note qualität état etat grade qualité estado grado calidad',
    quantity:
      'qty quantity count units pcs pieces amount no anzahl menge stück stueck stk quantité quantite qté qte cantidad unidades cant',
    imei: 'imei imeimeid imeiesn imeiormeid meid imeino imeinumber imeinummer numéroimei numeroimei',
    serial:
      'serial serialno serialnumber sn seriennummer seriennr numérodesérie numerodeserie série serie númerodeserie',
  }).flatMap(([column, words]) => words.split(' ').map((word) => [word, column as Column])), // the keys above
)
