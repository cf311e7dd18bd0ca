import { sizeIn } from '@costard/devices'
import { foldedWord, type Heading, readHeading } from './heading.ts'

/** Kinds of values in a column of a price list. */
export const listColumns = [
  'id',
  'device',
  'storage',
  'details',
  'condition',
  'price',
  'floor',
  'ceiling',
  'cost',
  'currency',
] as const
export type ListColumn = (typeof listColumns)[number] | GradeColumn | StorageColumn | 'rows'

/** Own amounts for the grade with this code. */
export type GradeColumn = `grade:${string}`

/** Prices of devices with so many gigabytes. */
export type StorageColumn = `gb:${number}`

export function gradeColumn(code: string): GradeColumn {
  return `grade:${code}`
}

export function isGradeColumn(column: ListColumn | undefined): column is GradeColumn {
  return column?.startsWith('grade:') === true
}

export function isStorageColumn(column: ListColumn | undefined): column is StorageColumn {
  return column?.startsWith('gb:') === true
}

/** True if amounts of a column are what is paid for devices. */
export function isPriceColumn(column: ListColumn | undefined): boolean {
  return isGradeColumn(column) || isStorageColumn(column) || column === 'price'
}

export function isAmountColumn(column: ListColumn | undefined): boolean {
  return isPriceColumn(column) || ['floor', 'ceiling', 'cost'].includes(column ?? '')
}

/** Columns by their place; undefined: the column is not read. */
export type ListColumns = readonly (ListColumn | undefined)[]

/** A grade of the catalog, with the names that it has in each language. */
export interface GradeNames {
  readonly code: string
  readonly names: readonly string[]
}

export interface GuessedColumns {
  readonly columns: ListColumns
  /** Places of columns that can be prices, none of which is sure: a person is asked. */
  readonly prices: readonly number[]
}

interface Guess {
  readonly column: ListColumn
  /** The heading says exactly this and nothing else. */
  readonly isExact: boolean
}

/**
 * Guesses the columns by their names. A price is only what is called so and nothing more: "Price (Broken)", "Price old"
 * and a price in another currency are asked about. hidden: places that the file hides; they are never guessed.
 */
export function guessColumns(
  headings: readonly string[],
  {
    grades = [],
    currency,
    hidden = [],
  }: {
    readonly grades?: readonly GradeNames[]
    readonly currency?: string
    readonly hidden?: readonly number[]
  } = {},
): GuessedColumns {
  const read = headings.map((text) => readHeading(text))
  const storages = storagesIn(headings)
  const guesses = headings.map((text, place): Guess | undefined =>
    hidden.includes(place) ? undefined : guessFor(text, read[place], grades, storages.get(place)),
  )
  const isOwn = ({ currencies }: Heading) => !currencies || currency === undefined || currencies.has(currency)
  const named = placesOf(guesses, 'price')
  const exact = named.filter((place) => guesses[place]?.isExact && isOwn(read[place] ?? noHeading))
  const stated = exact.filter((place) => read[place]?.currencies)
  const [price, another] = stated.length === 1 ? stated : exact
  const isSure = price !== undefined && another === undefined
  const devices = placesOf(guesses, 'device').toSorted((a, b) => deviceRank(read[a]) - deviceRank(read[b]))
  const doubled = guesses.flatMap((guess, place) =>
    guess &&
    guess.column !== 'price' &&
    isAmountColumn(guess.column) &&
    placesOf(guesses, guess.column).length > 1
      ? [place]
      : [],
  )
  const taken = new Set<ListColumn>()
  const columns = guesses.map((guess, place): ListColumn | undefined => {
    if (guess === undefined || doubled.includes(place)) return undefined
    const { column, isExact } = guess
    if (column === 'price') return isSure && place === price ? column : undefined
    if (column === 'device')
      return place === devices[0] ? column : deviceRank(read[place]) < 2 ? 'details' : undefined
    if (isAmountColumn(column) && (!isExact || !isOwn(read[place] ?? noHeading))) return undefined
    if (taken.has(column) && column !== 'details') return undefined
    taken.add(column)
    return column
  })
  return { columns: withBestGrade(columns, grades), prices: [...(isSure ? [] : named), ...doubled] }
}

const noHeading: Heading = { words: [], beforeBracket: [] }

function placesOf(guesses: readonly (Guess | undefined)[], column: ListColumn): number[] {
  return guesses.flatMap((guess, place) => (guess?.column === column ? [place] : []))
}

/** Places of columns that are called by services or parts, and have nothing else that a price list reads. */
export function placesOfServices({
  headings,
  columns,
}: {
  readonly headings: readonly string[]
  readonly columns: ListColumns
}): readonly number[] {
  return headings.flatMap((text, place) =>
    (columns[place] === undefined || columns[place] === 'details') && isOfServices(text) ? [place] : [],
  )
}

/** True if a heading is about repairs, other services or parts, in the languages of the product and others. */
export function isOfServices(heading: string): boolean {
  return readHeading(heading).words.some((word) => services.has(word))
}

/** The best grade is what a price is for, where a list has a column for each grade and none for the price. */
function withBestGrade(columns: ListColumns, [best]: readonly GradeNames[]): ListColumns {
  const [first, second] = columns.filter((column) => isGradeColumn(column))
  if (!best || second === undefined || columns.includes('price')) return columns
  return first === undefined
    ? columns
    : columns.map((column) => (column === gradeColumn(best.code) ? 'price' : column))
}

/** True if a row names columns: at least a device or an id, and an amount. */
export function isHeadings(row: readonly string[], grades: readonly GradeNames[] = []): boolean {
  const found = new Set(knownHeadings(row, grades))
  return (found.has('device') || found.has('id')) && [...found].some((column) => isAmountColumn(column))
}

/** Returns what the cells of a row say that columns have, each by itself. */
export function knownHeadings(row: readonly string[], grades: readonly GradeNames[]): readonly ListColumn[] {
  const storages = storagesIn(row)
  return row.flatMap(
    (text, place) => guessFor(text, readHeading(text), grades, storages.get(place))?.column ?? [],
  )
}

function guessFor(
  text: string,
  heading: Heading | undefined,
  grades: readonly GradeNames[],
  gb: number | undefined,
): Guess | undefined {
  if (!heading || text.trim() === '' || text.length > longestHeading) return undefined
  if (gb !== undefined) return { column: `gb:${gb}`, isExact: true }
  const grade = gradeIn(text, grades)
  if (grade) return { column: grade, isExact: true }
  const { words, beforeBracket, currencies } = heading
  if (words.length === 0)
    return currencies && text.trim().length > 0 ? { column: 'price', isExact: true } : undefined
  const whole = known.get(words.join('')) ?? knownOfMany(words.join(''))
  if (whole) return { column: whole, isExact: true }
  if (words.some((word) => noAmount.has(word))) return undefined
  // "Price incl. VAT" is a price; "price_tax" is the tax of one.
  const isWithTax = words.some((word) => withTax.has(word))
  const bare = words.filter((word) => !harmless.has(word) && !(isWithTax && taxes.has(word)))
  const harmlessly = known.get(bare.join(''))
  if (harmlessly) return { column: harmlessly, isExact: true }
  const short = known.get(beforeBracket.join(''))
  // "iPad (9th generation)" is a device, not a heading.
  const isDevice = /^i(?:pad|phone)$/.test(beforeBracket.join('')) && /\d/.test(text)
  if (short && !isAmountColumn(short) && !isDevice) return { column: short, isExact: true }
  if (words.length > mostWords) return undefined
  if (words.every((word) => maybePrice.has(word))) return { column: 'price', isExact: false }
  const amount = words.map((word) => known.get(word)).find((column) => isAmountColumn(column))
  return amount === undefined ? undefined : { column: amount, isExact: false }
}

/** "Names", "titles". Several prices, offers or costs are not one. */
function knownOfMany(word: string): ListColumn | undefined {
  const found = word.endsWith('s') ? known.get(word.slice(0, -1)) : undefined
  return isAmountColumn(found) ? undefined : found
}

/** Longer texts are sentences. */
const longestHeading = 60
const mostWords = 5

/** Headings that are storages, by place, if there are several: "64GB", "128", "1 TB". */
function storagesIn(headings: readonly string[]): ReadonlyMap<number, number> {
  const found = headings.flatMap((text, place) => {
    const gb = isStorage(text) ? sizeIn(text) : undefined
    return gb !== undefined && (/[a-z]/i.test(text) || gb >= 32) ? [[place, gb] as const] : []
  })
  return new Map(new Set(found.map(([, gb]) => gb)).size > 1 ? found : [])
}

/** True if a text is a storage that devices came with: "64", "128 GB", "1 TB". */
export function isStorage(text: string): boolean {
  const gb = sizeIn(text)
  return gb !== undefined && gb >= 16 && gb <= 16_384 && (gb & (gb - 1)) === 0
}

/** A text without a word for a condition before it: "Grade C" and "Estado C" are "c". */
export function gradeSaid(text: string): string {
  const said = foldedWord(text.trim())
  const [, word = '', code = said] = /^([^\s:]+)[\s:]+(.+)$/.exec(said) ?? []
  return known.get(word) === 'condition' || /^(?:stufe|note)$/.test(word) ? code : said
}

/** "Grade C", or a name or code of a grade as it is. */
function gradeIn(heading: string, grades: readonly GradeNames[]): GradeColumn | undefined {
  const code = gradeSaid(heading)
  const found = grades.find((one) =>
    [one.code, ...one.names].some((name) => foldedWord(name.trim()) === code),
  )
  return found && gradeColumn(found.code)
}

/** Names come before descriptions, and those before numbers of articles. */
function deviceRank(heading: Heading | undefined): number {
  const word = heading?.words.join('') ?? ''
  if (/^(?:article|articulo|artikel|item|produkt|product|producto|produit|geraet|gerat|appareil)$/.test(word))
    return 1
  return /descri|beschreib|bezeich|designation/.test(word) ? 2 : 0
}

/** Column names in the languages of the product and of the countries that it is sold in, without accents. */
const words: Readonly<Record<(typeof listColumns)[number], string>> = {
  id: 'id variantid key',
  device:
    'device devicename devicemodel devices model modelname models product productname producttitle title name item itemname itemdescription article description phone phonemodel handset smartphone mobile iphone ipad gerat geraet geratename geratemodell modell modellname produkt produktname artikel artikelname bezeichnung artikelbezeichnung beschreibung handy appareil modele produit nomduproduit designation telephone dispositivo modelo producto equipo terminal articulo descripcion nombre telefono movil nome nomedoproduto produto aparelho celular nomeprodotto prodotto modello toestel apparaat naam nazwa urzadzenie nazev zarizeni navn namn enhed enhet laite nimi tuote nev termek eszkoz nume produs dispozitiv urun cihaz urunadi nama namabarang barang ten tensanpham sanpham onoma proion наименование название модель товар устройство назва 機種 機種名 商品名 モデル 型号 产品 模型 제품명 모델',
  storage:
    'storage storagegb storagecapacity capacity capacitygb size gb memorysize internalstorage rom emmc ssd speicher speichergb speicherplatz speichergrosse interner speicherkapazitat kapazitat stockage capacite almacenamiento capacidad memoria memoriainterna armazenamento capacidade memoriagb archiviazione capacita opslag opslagcapaciteit geheugen pamiec pojemnosc uloziste kapacita lagring lagringsplads lagerplats tallennustila tarhely tarolo stocare capacitate depolama kapasite hafiza kapasitas kapasitasgb penyimpanan dungluong bonho память гб памят 容量 ストレージ 存储 용량',
  details:
    'details connectivity network networktype variant version edition generation gen colour color memory ram chip processor cpu casesize screensize display displaysize year category series carrier verbindung netz variante farbe arbeitsspeicher prozessor grosse generacion anzeige jahr kategorie connectivite reseau couleur processeur annee categorie conectividad red procesador ano categoria tamano cor colore kleur kolor barva farve farg vari szin culoare renk warna mau цвет 色 カラー 颜色 색상 verbinding conectividade connettivita lacznosc',
  condition:
    'condition grade grading quality cosmetic cosmeticgrade cosmeticcondition zustand qualitat optischerzustand etat qualite estado calidad condicion grado condicao estadodeconservacao condizione condizioni stato conditie staat toestand stan stavstan tilstand skick kunto allapot stare durum kondisi tinhtrang состояние стан 状態 ランク 成色 상태',
  price:
    'price prices buyprice buyingprice buyback buybackprice tradein tradeinprice tradeinvalue unitprice offer offerprice purchaseprice weprice wepay youget payout ankauf ankaufspreis ankaufpreis preis preise angebot prix prixdachat prixachat prixderachat prixderreprise prixreprise rachat reprise precio precios preciodecompra preciocompra compra recompra preco precos precodecompra valordecompra prezzo prezzi prezzodiacquisto prijs prijzen inkoopprijs cena ceny cenaskupu vykupnicena vykup skup pris priser opkobspris inkopspris hinta hinnat ostohinta ar arak felvasarlasiar pret preturi fiyat alimfiyati harga hargabeli gia giaban цена ціна стоимость 価格 買取価格 買取金額 价格 回收价 가격 매입가',
  floor:
    'floor floorprice minimum minprice minimumprice untergrenze mindestpreis plancher prixminimum minimo preciominimo',
  ceiling:
    'ceiling maximum maxprice maximumprice obergrenze hochstpreis plafond prixmaximum maximo preciomaximo',
  cost: 'cost costs costprice unitcost kosten einkaufspreis einkauf cout coste costo',
  currency:
    'currency currencycode wahrung waehrung devise moneda divisa moeda valuta waluta mena penznem валюта 通貨 货币',
}

const known: ReadonlyMap<string, ListColumn> = new Map(
  listColumns.flatMap((column) =>
    words[column].split(' ').map((word) => [foldedWord(word), column] as const),
  ),
)

/** Words that change nothing about what a column has. */
const harmless = new Set(
  'in per each unit our your the unser unsere notre nuestro de del la le pro stuck inkl incl including inclusive ttc brutto gross con avec with mit'.split(
    ' ',
  ),
)
const withTax = new Set('inkl incl including inclusive with mit con avec'.split(' '))
const taxes = new Set('vat mwst ust tax tva iva gst'.split(' '))

/** Words for a price that lists use for quantities and conditions too: a person is asked. */
const maybePrice = new Set(
  'amount value quote new like wert betrag montant importe valor valore waarde wartosc hodnota varde verdi arvo ertek deger neu neuf nuevo'.split(
    ' ',
  ),
)

/** Amounts that are no prices, though their headings have a word for a price. */
const noAmount = new Set(
  'diff difference delta drop change changes increase decrease move differenz anderung veranderung ecart variation diferencia cambio variacion degisim date datum fecha percent prozent pourcentage porcentaje % type typ'.split(
    ' ',
  ),
)

const services = new Set(
  'service services servicio servicios servico servicos repair repairs reparacion reparaciones reparatur reparaturen reparation reparations reparo riparazione riparazioni reparatie reparaties naprawa naprawy usluga uslugi oprava opravy услуга услуги ремонт 修理 part parts pieza piezas piece pieces ersatzteil ersatzteile ricambio ricambi'.split(
    ' ',
  ),
)
