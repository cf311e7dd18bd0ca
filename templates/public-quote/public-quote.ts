import type { TraceStep } from '@costard/pricing'
import type { CounterOfferToAnswer } from '../counter-offer.ts'

/** A sent quote as its customer reads it. Amounts: minor units, negative where the shop pays. */
export interface PublicQuote {
  readonly number: string
  readonly state: string
  readonly teamName: string
  readonly customerName: string
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
  readonly acceptedAt: string | null
  readonly acceptedNetMinor: number | null
  readonly acceptedOffers: readonly string[]
  readonly declinedAt: string | null
  /** Page of the revision that replaced this one. */
  readonly newerPath: string | null
}

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
  readonly facts: readonly { readonly question: string; readonly answer: string }[]
  readonly services: readonly {
    readonly name: string
    readonly amountMinor: number
    readonly direction: 'charge' | 'payout'
  }[]
  readonly offers: readonly PublicOffer[]
  /** The preselected offer. */
  readonly propositionKey: string
  /** Taxed on the margin: no VAT is shown. */
  readonly isOnMargin?: boolean | undefined
  readonly labels: Readonly<Record<string, string>>
  readonly mayMoveMinor: number
}

export interface PublicOffer {
  readonly propositionKey: string
  readonly name: string
  readonly description: string | null
  readonly netMinor: number
  readonly trace: readonly TraceStep[]
}

/** Chosen proposition by line id; other lines keep the shop's choice. */
export type Choice = Readonly<Record<string, string>>

/** What the customer has filled in to accept, as it was sent. */
export interface AcceptFields {
  readonly name: string
  readonly agrees: boolean
}

/** What the customer has filled in to decline, as it was sent. */
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

export interface OfferPage {
  readonly quote: PublicQuote
  /** Of the team. */
  readonly timeZone: string
  readonly productName: string
  /** Address of the script that enriches the page; undefined before the web app is built. */
  readonly scriptUrl: string | undefined
  readonly choice: Choice
  /** Absent: nothing was sent yet. */
  readonly accept?: AcceptFields
  /** Given: asks for the reason of a decline. */
  readonly decline?: DeclineFields
  /** New prices after inspections of its devices, oldest first. */
  readonly counterOffers?: readonly CounterOfferToAnswer[]
  /** Photos that the customer may see are below this path. */
  readonly photosPath: string
  /** Photos and documents that the shop shows with the offer. */
  readonly files?: readonly OfferFile[]
  /** Why the last answer was not recorded. */
  readonly problem?: 'total' | 'proposition' | 'name' | 'agrees' | 'reason' | 'text'
}
