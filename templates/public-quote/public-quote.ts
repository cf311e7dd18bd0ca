import type { TaxRest, TraceStep } from '@costard/pricing'
import type { Choice, TotalKind } from '@costard/quotes'
import type { ShopDetails } from './shop-details.ts'
import type { CounterOfferToAnswer } from '../counter-offer.ts'

/** A sent quote as shown to its customer. Amounts: minor units, negative if the shop pays. */
export interface PublicQuote {
  readonly number: string
  readonly state: string
  readonly teamName: string
  readonly customerName: string
  readonly customerKind: 'private' | 'business'
  readonly language: string
  /** ISO 3166-1. Formats money and dates, together with the language. */
  readonly country: string
  readonly currency: string
  /** The last day, "2026-11-20". */
  readonly validUntil: string
  readonly daysLeft: number
  readonly note: string
  readonly letCustomerChoose: boolean
  readonly lines: readonly PublicLine[]
  readonly netMinor: number
  /** Step that the total is rounded to; absent: not rounded. */
  readonly cashStepMinor?: number | undefined
  /** Kind of the total before the customer has chosen. */
  readonly totalKind: TotalKind
  readonly acceptedAt: string | null
  readonly acceptedBy: string | null
  readonly acceptedNetMinor: number | null
  /** Net amount without devices for which nothing is paid. Absent until something happened to a device. */
  readonly settledMinor?: number | undefined
  readonly acceptedOffers: readonly string[]
  /** The accepted choice. */
  readonly accepted: Choice | null
  /** Optional lines that were left out, and alternatives that were not taken. */
  readonly linesLeftOut: readonly LeftOutLine[]
  /** Ids of lines that cannot be accepted until the shop has checked their devices. */
  readonly linesToCheck: readonly string[]
  readonly declinedAt: string | null
  /** True if a member recorded that the customer declined. */
  readonly isDeclinedByTeam: boolean
  readonly terms: { readonly version: number; readonly since: string; readonly text: string } | null
  /** Page of the revision that replaced this one. */
  readonly newerPath: string | null
}

export type ConditionAspect = 'storage' | 'memory' | 'grade' | 'damage' | 'battery'

export interface PublicLine {
  readonly id: string
  readonly kind: 'buy' | 'repair' | 'sell'
  readonly deviceName: string
  /** Absent: one. */
  readonly quantity?: number | undefined
  readonly variantLabel: string
  readonly silhouette: string
  readonly imei: string | null
  readonly serial: string | null
  /**
   * Condition summary of a device that the shop buys; without it the facts are shown first. An empty damage:
   * none.
   */
  readonly condition?: readonly { readonly about: ConditionAspect; readonly value: string }[] | undefined
  /** True if Find My is known to be off. */
  readonly isSignedOut?: boolean | undefined
  readonly facts: readonly { readonly question: string; readonly answer: string }[]
  readonly services: readonly {
    readonly name: string
    readonly amountMinor: number
    readonly direction: 'charge' | 'payout'
  }[]
  readonly offers: readonly PublicOffer[]
  /** The preselected proposition. */
  readonly propositionKey: string
  /** Services that the customer can add. */
  readonly options?:
    | readonly { readonly key: string; readonly name: string; readonly description: string | null }[]
    | undefined
  /** True if the customer can leave it out. */
  readonly isOptional?: boolean | undefined
  /** Name of a group of alternatives: the customer takes one of the lines with the same name. */
  readonly choiceGroup?: string | undefined
  /** Taxed on the margin: no VAT is shown. */
  readonly isOnMargin?: boolean | undefined
  readonly labels: Readonly<Record<string, string>>
  readonly mayMoveMinor: number
}

/** How much of a line is shown: all its details, or its price and what the customer can choose. */
export type LineExtent = 'whole' | 'brief'

export type LeftOutLine = Pick<PublicLine, 'deviceName' | 'variantLabel' | 'quantity' | 'choiceGroup'>

export interface PublicOffer extends PublicAmount {
  readonly propositionKey: string
  readonly name: string
  readonly description: string | null
  /**
   * Amounts with added services; the index is the sum of 2^place of each service, minus 1. null: they cannot
   * be combined.
   */
  readonly withOptions?: readonly (PublicAmount | null)[] | undefined
}

interface PublicAmount {
  readonly netMinor: number
  /** Part of the net of an only line that is added by rounding each tax once. */
  readonly taxRoundingMinor?: number | undefined
  /** Remainders of the taxes, if the taxes of the quote are rounded once. */
  readonly taxRests?: readonly TaxRest[] | undefined
  readonly trace: readonly TraceStep[]
}

/** Fields of the form to accept, as they were sent. */
export interface AcceptFields {
  readonly name: string
  readonly agrees: boolean
}

/** Question of a customer; its answer is absent if there is none yet, or if it was given elsewhere. */
export interface PublicQuestion {
  readonly at: string
  readonly text: string
  readonly answer: { readonly at: string; readonly text: string } | null
}

export interface AskFields {
  readonly text: string
  readonly name: string
}

/** Fields of the form to decline, as they were sent. */
export interface DeclineFields {
  readonly reason: string
  readonly text: string
}

/** A photo or a document that the customer may see. */
export interface OfferFile {
  readonly id: string
  readonly name: string
  readonly isPhoto: boolean
}

/** How the team looks. */
export interface PageLook {
  /** Style that lookStyle returned; '' without a colour. */
  readonly style: string
  readonly logoUrl: string | null
}

export interface OfferPage {
  readonly quote: PublicQuote
  /** Time zone of the team. */
  readonly timeZone: string
  readonly productName: string
  /** Address of the script that enriches the page; undefined before the web app is built. */
  readonly scriptUrl: string | undefined
  readonly shop: ShopDetails | null
  readonly look: PageLook
  readonly at: Date
  /** The address at which staff see the quote. */
  readonly deskUrl: string
  /**
   * Once the offer is accepted, ids of the lines whose device is still to be brought or collected, and of those whose
   * device never came, or goes back. Absent: all devices are still to come.
   */
  readonly devices?: Readonly<Record<'expected' | 'gone', readonly string[]>> | undefined
  /** True if the customer can still undo the acceptance. */
  readonly canChangeMind: boolean
  /** Separate page behind the same link. */
  readonly view?: 'terms' | 'change' | 'ask' | undefined
  /** About any revision of the quote, oldest first. */
  readonly questions: readonly PublicQuestion[]
  /** A question was sent a moment ago. */
  readonly isAsked?: boolean
  /** Fields of the form to ask, as they were sent. */
  readonly ask?: AskFields
  readonly choice: Choice
  /** All lines are shown with all that is known of them, however many there are. */
  readonly isAll?: boolean | undefined
  /** Absent: nothing was sent yet. */
  readonly accept?: AcceptFields
  /** Given: asks for the signature; what was filled in to accept, as field and value. */
  readonly sign?: readonly (readonly [name: string, value: string])[]
  /** Given: asks for the reason of a decline. */
  readonly decline?: DeclineFields
  /** New prices after inspections of its devices, oldest first. */
  readonly counterOffers?: readonly CounterOfferToAnswer[]
  /** The page on which a customer who came by a widget shows the device; url: null when that is over. */
  readonly selfInspection?: { readonly url: string | null; readonly provenPhotos: number } | undefined
  /** Photos and documents that the shop shows with the offer. */
  readonly files?: readonly OfferFile[]
  /** Reason why the last answer was not recorded. */
  readonly problem?:
    | 'total'
    | 'oneOfEach'
    | 'nothingLeft'
    | 'notTogether'
    | 'proposition'
    | 'name'
    | 'agrees'
    | 'reason'
    | 'text'
    | 'noText'
    | 'question'
    | 'questions'
    | 'signature'
}
