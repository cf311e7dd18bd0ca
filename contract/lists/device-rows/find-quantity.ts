/**
 * Finds how many devices a text is about. `rest` is the text without it; 1 unless it says so. Numbers that are no
 * quantity are found too, up to 12 digits: unread, they would count as 1. An IMEI has more.
 */
export function findQuantity(text: string): { readonly quantity: number; readonly rest: string } {
  let quantity = 1
  let isFound = false
  const take = (all: string, digits: string): string => {
    // "iPhone X 64" and "X 256" are a model and its storage.
    if (isFound || storages.has(Number(digits))) return all
    isFound = true
    quantity = Number(digits)
    return ' '
  }
  const rest = text
    .replace(/(?<![\p{L}\d])(\d{1,12}) ?(?:x|×|\*|pcs|pc|stk|stück)(?![\p{L}\d])/iu, take)
    .replace(
      /(?<![\p{L}\d])(?<!iphone |ip )(?:x|×|\*|qty:?|menge:?|anzahl:?) ?(\d{1,12}|(?<= )-\d{1,12})(?![\p{L}\d])/iu,
      take,
    )
  return { quantity, rest }
}

const storages: ReadonlySet<number> = new Set([16, 32, 64, 128, 256, 512, 1024])

/** Reads a cell of a column of quantities: "4", "4.0", "4 pcs". undefined: it is none. */
export function quantityIn(cell: string): number | undefined {
  const [, digits] = /^(\d{1,6})(?:[.,]0+)?(?: ?\p{L}+\.?)?$/u.exec(cell.trim()) ?? []
  return digits === undefined ? undefined : Number(digits)
}

export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= 999
}
