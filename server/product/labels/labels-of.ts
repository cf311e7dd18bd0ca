import { labelLimits, type LineId, type QuoteId, type TeamId } from '@costard/contract'
import { formatMoment, revisionNumber } from '@costard/quotes'
import {
  createTexts,
  type LabelDpi,
  type LabelSize,
  type LabelToPrint,
  pickLocale,
  printLabel,
  type PrintedLabel,
} from '@costard/templates'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import { type BoughtDevices, boughtDevicesOf } from '../quotes/deals/bought-devices.ts'
import type { SentDevice } from '../quotes/sending/snapshot/sent-lines.ts'
import { findSettings, purchasesOf } from '../purchase-book/book-store.ts'
import { heldUntil } from '../purchase-book/held-until.ts'
import { namesOfSites } from '../teams/sites/site-store.ts'
import { barcodeModules } from './barcode.ts'

interface Label {
  readonly quoteId: QuoteId
  readonly lineId: LineId
  readonly number: string
  readonly code: string
  readonly printed: PrintedLabel
}

interface Labels {
  readonly devices: number
  readonly withoutNumber: number
  readonly labels: readonly Label[]
}

/** Returns the labels of the bought devices of quotes. Throws quote/not-found, label/too-many. */
export async function labelsOf(
  tx: Transaction,
  { teamId, quoteIds, size }: { teamId: TeamId; quoteIds: readonly QuoteId[]; size: LabelSize },
  dpi: LabelDpi,
): Promise<Labels> {
  const sites = await namesOfSites(tx, teamId)
  const { heldDays } = await findSettings(tx, teamId)
  const labels: Label[] = []
  let devices = 0
  for (const quoteId of quoteIds) {
    const bought = await boughtDevicesOf(tx, teamId, quoteId)
    if (!bought) continue
    const { quote } = bought.found
    const number = revisionNumber(quote.number, quote.revision)
    const site = (quote.siteId !== null && sites.get(quote.siteId)) || ''
    const purchases = await purchasesOf(tx, teamId, quoteId)
    for (const line of bought.lines) {
      devices += line.quantity ?? 1
      const code = line.imei ?? line.serial
      if (code === null) continue
      if (labels.length === labelLimits.maxLabels)
        throw apiError('label/too-many', { max: labelLimits.maxLabels })
      const printed = printLabel(
        size,
        await labelOf(bought, line, { number, purchase: purchases.get(line.id), heldDays, code, site }),
        dpi,
      )
      labels.push({ quoteId, lineId: line.id as LineId, number, code, printed }) // the snapshot has ids of lines
    }
  }
  return { devices, withoutNumber: devices - labels.length, labels }
}

async function labelOf(
  { found: { quote, team } }: BoughtDevices,
  line: SentDevice,
  {
    number,
    purchase,
    heldDays,
    code,
    site,
  }: {
    readonly number: string
    /** Entry in the purchase book; undefined until the device is paid. */
    readonly purchase: { readonly number: string; readonly day: string } | undefined
    readonly heldDays: number
    readonly code: string
    readonly site: string
  },
): Promise<LabelToPrint> {
  const condition = new Map(line.condition?.map(({ about, value }) => [about, value]))
  const { customer, acceptance } = quote
  const region = `${pickLocale(quote.language)}-${team.country}`
  const texts = createTexts(pickLocale(quote.language))
  const battery = condition.get('battery')
  const parts = { day: 'numeric', month: 'short', year: 'numeric' } as const
  const day = acceptance ? formatMoment(new Date(acceptance.at), region, team.timeZone, parts) : ''
  const held = purchase && heldUntil(purchase.day, heldDays)
  return {
    number: purchase?.number ?? number,
    reference: [purchase && number, day].filter(Boolean).join(' · '),
    device: [line.deviceName, line.variantLabel].filter(Boolean).join(', '),
    details: capitalised(
      [colourBeside(line), battery && texts('label.battery', { health: battery }), condition.get('damage')]
        .filter(Boolean)
        .join(' · '),
    ),
    customer: { name: customer?.name ?? '', isPerson: customer?.kind !== 'business' },
    keepUntil: held
      ? texts('label.keepUntil', { day: formatMoment(new Date(held), region, 'UTC', parts) })
      : '',
    grade: condition.get('grade')?.split(' · ')[0] ?? '',
    code,
    modules: await barcodeModules(code),
    team: team.name,
    site,
  }
}

/** Returns the colour of a device; undefined if the variant's label contains it. */
function colourBeside({
  colour,
  variantLabel,
}: Pick<SentDevice, 'colour' | 'variantLabel'>): string | undefined {
  return colour !== undefined && variantLabel.toLowerCase().includes(colour.toLowerCase())
    ? undefined
    : colour
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
