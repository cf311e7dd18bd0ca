import { lastFourOf } from '@costard/quotes'
import { z } from 'zod'
import { StoredCustomer, StoredCustomerDetails } from './customer-fields.ts'
import { customerLimits } from './customer-limits.ts'
import { CustomerId } from '../ids.ts'
import { visibleField } from '../names/name-fields.ts'

/** Consent or refusal to be contacted, and how it was given. */
export const Consent = z.object({
  purpose: z.enum(['marketing']),
  isGiven: z.boolean().describe('false: withdrawn'),
  source: z.enum(['counter', 'email', 'phone', 'form']),
  at: z.string(),
})
export type Consent = z.infer<typeof Consent>

/**
 * Details of a seller’s identity document, for legal registers. Members see which details exist, never their
 * text.
 */
export const PaperIdentity = z.object({
  number: z
    .string()
    .trim()
    .toUpperCase()
    .max(customerLimits.maxPaperNumber, { abort: true })
    .regex(/^[A-Z0-9](?:[A-Z0-9 ./-]*[A-Z0-9])?$/, 'Letters, digits, blanks, dots, slashes and dashes')
    .refine((number) => lastFourOf(number).length === 4, 'At least four letters or digits')
    .describe('Whole number of the paper'),
  issuedBy: visibleField(customerLimits.maxPaperText).default('').describe('Authority that issued it'),
  issuedOn: z.iso.date().nullable().default(null),
  holder: visibleField(customerLimits.maxPaperText)
    .default('')
    .describe('Name on the paper if it is not the customer, such as who acts for a company'),
  capacity: visibleField(customerLimits.maxPaperText)
    .default('')
    .describe('In what capacity they sell, such as private person or a profession'),
  birthDate: z.iso.date().nullable().default(null),
})
export type PaperIdentity = z.infer<typeof PaperIdentity>

export const identityFields = ['number', 'issuedBy', 'issuedOn', 'holder', 'capacity', 'birthDate'] as const

export const IdCheck = z.object({
  kind: z.enum(['passport', 'idCard', 'drivingLicence', 'residencePermit']),
  lastFour: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{4}$/, 'Four letters or digits')
    .describe('Last four characters of the number of the paper'),
  deleteAfter: z.iso.date().describe('Last day it is kept'),
  identity: PaperIdentity.optional().describe('Only where the law asks for it; its number ends in lastFour'),
})
export type IdCheck = z.infer<typeof IdCheck>

const storedIdCheck = IdCheck.omit({ identity: true }).extend({
  at: z.string(),
  checkedBy: z.string().describe('User id'),
})

/** Records about a customer besides the customer fields. */
export const storedRecords = {
  consents: z.array(Consent).describe('Oldest first; the last one for a purpose holds'),
  sellerDeclaration: z
    .object({ at: z.string() })
    .nullable()
    .describe('Declared to be of age and to own the devices offered'),
  idCheck: storedIdCheck
    .extend({
      knows: z
        .array(z.enum(identityFields))
        .optional()
        .describe('Fields of the paper that were recorded; absent: only its last four characters'),
    })
    .nullable(),
}

/** Record of an erased customer that a law requires to be kept. No screen shows its content. */
export const RetainedRecord = z.object({
  kind: z
    .enum(['acceptance', 'idCheck', 'purchase'])
    .describe(
      'acceptance: who accepted a quote, when and from where, with its document. idCheck: of a seller. purchase: an entry of the purchase book',
    ),
  quoteNumber: z.string().nullable().describe('Number of the quote of an acceptance or a purchase'),
  deleteAfter: z.string().describe('Last day it is kept; deleted after it'),
})
export type RetainedRecord = z.infer<typeof RetainedRecord>

export const Erasure = z.object({
  quotes: z.number().int().describe('Quotes in which the customer is erased; their links end'),
  openQuotes: z.number().int().describe('Number of quotes that were sent and not answered'),
  retained: z.array(RetainedRecord).describe(`Earliest first, at most ${customerLimits.maxRetainedListed}`),
  retainedCount: z.number().int(),
})
export type Erasure = z.infer<typeof Erasure>

/** Personal data stored about a customer. */
export const CustomerData = z.object({
  exportedAt: z.iso.datetime(),
  customer: StoredCustomer.extend({
    id: CustomerId,
    source: z.string(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    ...storedRecords,
    idCheck: storedIdCheck.extend({ identity: PaperIdentity.optional() }).nullable(),
    teamNotes: z
      .array(z.object({ at: z.iso.datetime(), text: z.string() }))
      .describe('Notes of the team about the customer and their quotes, oldest first'),
  }),
  quotes: z
    .array(
      z.object({
        number: z.string(),
        state: z.string(),
        currency: z.string(),
        netMinor: z.number().int(),
        customer: StoredCustomerDetails.nullable().describe('Customer as entered in this quote'),
        devices: z.array(
          z.object({ name: z.string(), imei: z.string().nullable(), serial: z.string().nullable() }),
        ),
        note: z.string(),
        createdAt: z.iso.datetime(),
        sentAt: z.iso.datetime().nullable(),
        firstViewedAt: z.iso.datetime().nullable(),
        acceptance: z
          .object({
            at: z.string(),
            name: z.string().nullable(),
            ip: z.string().nullable(),
            userAgent: z.string().nullable(),
            signature: z.string().nullable().describe('SVG path data in a box of 600 by 200'),
          })
          .nullable(),
        decline: z.object({ at: z.string(), reason: z.string(), text: z.string() }).nullable(),
        questions: z
          .array(
            z.object({
              at: z.iso.datetime(),
              text: z.string(),
              name: z.string(),
              answer: z.object({ at: z.string(), text: z.string() }).nullable(),
            }),
          )
          .describe('Questions of the customer on the page of the quote, oldest first'),
      }),
    )
    .describe('Newest first, each as it is now'),
})
export type CustomerData = z.infer<typeof CustomerData>
