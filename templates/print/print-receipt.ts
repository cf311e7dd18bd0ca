import { formatMoment } from '@costard/quotes'
import { printedDevice, printedQr } from './drawings.ts'
import { printBox } from './print-box.ts'
import { printDevice } from './print-device.ts'
import { printSheet } from './print-sheet.ts'
import { createPrintWords, type PrintWords } from './print-words.ts'
import type { PrintedBox, PrintedReceipt } from './printed-quote.ts'
import type { QuoteToPrint } from './quote-to-print.ts'

/** When and with whom devices were left. */
export interface Leaving {
  readonly at: Date
  readonly memberName: string
}

/**
 * Returns the receipt for the devices of a quote that their owner leaves with the shop: the owner's answers,
 * and the agreed price. Accessories are ticked by hand. undefined if there are no such devices.
 */
export function printReceipt(input: QuoteToPrint, { at, memberName }: Leaving): PrintedReceipt | undefined {
  const { quote, choice, timeZone, url } = input
  const words = createPrintWords(quote, timeZone)
  const { texts, region, dayOf } = words
  const { number, teamName: team } = quote
  const left = quote.lines.filter(({ kind }) => kind !== 'sell')
  if (left.length === 0) return undefined
  const isOnly = left.length === 1
  const items = ['box', 'cable', 'charger', 'case', 'sim'] as const
  const rules = left.some(({ kind }) => kind === 'buy')
    ? (['changes', 'refuse', 'erase', 'collect'] as const)
    : (['changes', 'refuse', 'collect'] as const)
  return {
    ...printSheet(input, { at, deviceCount: left.length }, words),
    title: texts('receipt.title', { number, team }),
    heading: texts('receipt.heading'),
    reference: isOnly ? texts('receipt.forOne') : texts('receipt.forMany', { count: left.length }),
    validity: texts('receipt.at', {
      number,
      day: dayOf(at),
      time: formatMoment(at, region, timeZone, { timeStyle: 'short' }),
    }),
    customer: { label: texts('receipt.by'), name: quote.customerName, details: input.contacts },
    devices: left.map((line) => {
      const { name, numbers, facts } = printDevice(quote, line, choice, { isShort: !isOnly, isOnly }, words)
      return { name, numbers, facts, drawing: printedDevice(line.silhouette) }
    }),
    items: { title: texts('receipt.with'), names: items.map((item) => texts(`receipt.item.${item}`)) },
    seen: texts('receipt.seen'),
    box: agreedBox(input, words),
    when: {
      title: texts('receipt.when'),
      rows: [
        ...(left.some(({ kind }) => kind === 'buy')
          ? ([
              [texts('receipt.inspected'), ''],
              [texts('receipt.paid'), ''],
            ] as const)
          : ([[texts('receipt.ready'), '']] as const)),
        [texts('receipt.other'), texts('receipt.ask')],
      ],
    },
    rules: { title: texts('receipt.good'), lines: rules.map((rule) => texts(`receipt.rule.${rule}`)) },
    online: {
      title: texts('receipt.online'),
      url,
      address: url.replace(/^https?:\/\//, ''),
      text: '',
      qr: printedQr(url),
    },
    signatures: [texts('document.sign.customer'), texts('receipt.shop', { team, name: memberName })],
  }
}

/** Returns the box with the accepted price, or before acceptance a text. */
function agreedBox(input: QuoteToPrint, words: PrintWords): PrintedBox {
  const { texts } = words
  if (input.quote.acceptedAt === null)
    return { label: texts('document.heading'), hero: [], text: texts('receipt.none'), notes: [] }
  const { label, hero } = printBox(input, words)
  return { label: `${texts('receipt.agreed')} · ${label}`, hero, text: '', notes: [texts('receipt.holds')] }
}
