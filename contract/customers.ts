import { z } from 'zod'
import { call, recordedCall } from './call.ts'
import { customerLimits } from './customer-limits.ts'
import { CustomerId, QuoteId, TeamId } from './ids.ts'
import { CountryCode, Language } from './locales.ts'

/** E.164: a plus sign and 7 to 15 digits. Spaces, dots, dashes and brackets are removed. */
export const Phone = z
  .string()
  .transform((text) => text.replace(/[\s().-]/g, ''))
  .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, 'Start with + and the country code'))

export const Email = z.string().trim().toLowerCase().pipe(z.email().max(254))

const CustomerKind = z.enum(['private', 'business'])
const Name = z.string().trim().min(1).max(120)

/** Customer of a quote. Saving requires a name, sending an email. */
export const CustomerDetails = z.object({
  kind: CustomerKind.default('private'),
  name: Name,
  email: Email.optional(),
  phone: Phone.optional(),
})
export type CustomerDetails = z.infer<typeof CustomerDetails>
export type CustomerDetailsInput = z.input<typeof CustomerDetails>

/** Customer of a quote as entered. */
export const QuoteCustomer = CustomerDetails.extend({
  is: CustomerId.or(z.literal('new'))
    .optional()
    .describe(
      'Id of the customer it is, or new for somebody else with the same email. Absent: the customer with this email',
    ),
})
export type QuoteCustomer = z.infer<typeof QuoteCustomer>

/** Everything about a customer that people edit. */
const fields = {
  kind: CustomerKind,
  name: Name.describe('Of a business: its name'),
  contactName: z.string().trim().max(120).describe('Of a business: the person to ask for'),
  email: Email.nullable(),
  phone: Phone.nullable(),
  address: z.string().trim().max(customerLimits.maxAddress),
  country: CountryCode.nullable(),
  language: Language.nullable(),
  vatId: z
    .string()
    .trim()
    .max(20)
    .describe('Checked for the format of the country in front of it, or of the customer, if that is known'),
  notes: z.string().trim().max(customerLimits.maxNotes).describe('For the team only'),
  tags: z.array(z.string().trim().min(1).max(customerLimits.maxTagLength)).max(customerLimits.maxTags),
}
export const CustomerFields = z.object(fields)
export type CustomerFields = z.infer<typeof CustomerFields>

/** A new customer: a name is enough. */
export const CustomerInput = z.object({
  kind: fields.kind.default('private'),
  name: fields.name,
  contactName: fields.contactName.default(''),
  email: fields.email.default(null),
  phone: fields.phone.default(null),
  address: fields.address.default(''),
  country: fields.country.default(null),
  language: fields.language.default(null),
  vatId: fields.vatId.default(''),
  notes: fields.notes.default(''),
  tags: fields.tags.default([]),
})

/** A row of the list. */
export const CustomerSummary = CustomerFields.pick({
  kind: true,
  name: true,
  email: true,
  phone: true,
  tags: true,
}).extend({
  id: CustomerId,
  quotes: z.number().int(),
  recent: z
    .object({ sent: z.number().int(), accepted: z.number().int(), amountMinor: z.number().int() })
    .nullable()
    .describe(
      `Quotes sent in the last 12 months and their amounts; null: more than ${customerLimits.maxRecentQuotes}`,
    ),
  seenAt: z.string().describe('When the last quote was made; without quotes, when the customer was added'),
})
export type CustomerSummary = z.infer<typeof CustomerSummary>

export const CustomerList = z.object({
  customers: z.array(CustomerSummary),
  total: z
    .number()
    .int()
    .nullable()
    .describe(`On the first page; null: more than ${customerLimits.maxCounted}, or a later page`),
  nextCursor: z.string().nullable(),
})
export type CustomerList = z.infer<typeof CustomerList>

/** Somebody with the same email or phone number. */
export const SameCustomer = CustomerFields.pick({ kind: true, name: true, email: true, phone: true }).extend({
  id: CustomerId,
  rev: z.number().int(),
  quotes: z.number().int(),
})
export type SameCustomer = z.infer<typeof SameCustomer>

/** A yes or no to being written to, and how it was given. */
export const Consent = z.object({
  purpose: z.enum(['marketing']),
  isGiven: z.boolean().describe('false: withdrawn'),
  source: z.enum(['counter', 'email', 'phone', 'form']),
  at: z.string(),
})
export type Consent = z.infer<typeof Consent>

export const IdCheck = z.object({
  kind: z.enum(['passport', 'idCard', 'drivingLicence', 'residencePermit']),
  lastFour: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{4}$/, 'Four letters or digits')
    .describe('Of the number'),
  deleteAfter: z.iso.date().describe('Last day it is kept'),
})
export type IdCheck = z.infer<typeof IdCheck>

const records = {
  consents: z.array(Consent).describe('Oldest first; the last one for a purpose holds'),
  sellerDeclaration: z
    .object({ at: z.string() })
    .nullable()
    .describe('Declared to be of age and to own the devices offered'),
  idCheck: IdCheck.extend({ at: z.string(), checkedBy: z.string().describe('User id') }).nullable(),
}

export const Customer = CustomerFields.extend({
  id: CustomerId,
  rev: z.number().int().describe('Send it back when editing; an outdated one is rejected'),
  source: z.enum(['quote', 'manual', 'widget', 'import', 'api']).describe('quote: entered in a quote'),
  vatChecked: z
    .enum(['unknown', 'valid', 'invalid'])
    .describe('Whether an authority knows the VAT number; unknown: not asked'),
  createdAt: z.string(),
  updatedAt: z.string(),
  erasedAt: z.string().nullable(),
  ...records,
  quotes: z.number().int(),
  figures: z
    .object({
      sent: z.number().int(),
      accepted: z.number().int(),
      amountMinor: z.number().int().describe('Of all quotes sent, whoever pays'),
      paidOutMinor: z.number().int().describe('Of accepted quotes in which the team pays'),
      answerSeconds: z.number().int().nullable().describe('Median time from sending to the answer'),
    })
    .describe('Of the last 12 months'),
  same: z.array(SameCustomer).describe('Others with this email or phone number, who may be merged'),
})
export type Customer = z.infer<typeof Customer>

export const CustomerDevice = z.object({
  quoteId: QuoteId,
  quoteNumber: z.string(),
  kind: z.enum(['buy', 'repair', 'sell']),
  name: z.string(),
  variantLabel: z.string(),
  silhouette: z.string(),
  imei: z.string().nullable(),
  serial: z.string().nullable(),
  quantity: z.number().int(),
  quotedAt: z.string(),
})
export type CustomerDevice = z.infer<typeof CustomerDevice>

/** What a law requires to be kept of a customer whose data was erased. No screen shows its content. */
export const RetainedRecord = z.object({
  kind: z
    .enum(['acceptance', 'idCheck'])
    .describe(
      'acceptance: who accepted a quote, when and from where, with its document. idCheck: of a seller',
    ),
  quoteNumber: z.string().nullable().describe('Of an acceptance'),
  deleteAfter: z.string().describe('Last day it is kept; deleted after it'),
})
export type RetainedRecord = z.infer<typeof RetainedRecord>

export const Erasure = z.object({
  quotes: z.number().int().describe('Quotes in which the customer is erased; their links end'),
  openQuotes: z.number().int().describe('Those of them that were sent and not answered'),
  retained: z.array(RetainedRecord).describe(`Earliest first, at most ${customerLimits.maxRetainedListed}`),
  retainedCount: z.number().int(),
})
export type Erasure = z.infer<typeof Erasure>

/** Personal data stored about a customer. */
export const CustomerData = z.object({
  exportedAt: z.iso.datetime(),
  customer: CustomerFields.extend({
    id: CustomerId,
    source: z.string(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    ...records,
  }),
  quotes: z
    .array(
      z.object({
        number: z.string(),
        state: z.string(),
        currency: z.string(),
        netMinor: z.number().int(),
        customer: CustomerDetails.nullable().describe('As entered in this quote'),
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
          })
          .nullable(),
        decline: z.object({ at: z.string(), reason: z.string(), text: z.string() }).nullable(),
      }),
    )
    .describe('Newest first, each as it is now'),
})
export type CustomerData = z.infer<typeof CustomerData>

const tags = ['Customers']
const ofTeam = z.object({ teamId: TeamId })
const ofCustomer = ofTeam.extend({ customerId: CustomerId })
const Cursor = z.string().max(200)

export const customers = {
  list: call('member', {
    method: 'GET',
    path: '/teams/{teamId}/customers',
    tags,
    summary:
      'List customers, last seen first; searches name, contact, email, phone, VAT number, tags and IMEI',
  })
    .input(
      ofTeam.extend({
        search: z.string().trim().max(120).optional(),
        kind: CustomerKind.optional(),
        tag: fields.tags.element.optional(),
        isUnused: z
          .stringbool()
          .optional()
          .describe('true: only those that a quote made, that have no quote now and were never edited'),
        cursor: Cursor.optional(),
      }),
    )
    .output(CustomerList),
  listSame: call('member', {
    method: 'GET',
    path: '/teams/{teamId}/customers/same',
    tags,
    summary: 'List customers with this email or phone number, last seen first',
  })
    .input(
      ofTeam.extend({
        email: Email.optional(),
        phone: Phone.optional(),
        except: CustomerId.optional(),
      }),
    )
    .output(z.array(SameCustomer)),
  add: recordedCall(
    'quote.create',
    {
      method: 'POST',
      path: '/teams/{teamId}/customers',
      tags,
      summary: 'Add a customer',
      successStatus: 201,
    },
    'customer/vat-invalid',
    'team/full',
    'quote/too-many',
  )
    .input(CustomerInput.extend({ teamId: TeamId }))
    .output(Customer),
  get: call(
    'member',
    { method: 'GET', path: '/teams/{teamId}/customers/{customerId}', tags, summary: 'Get a customer' },
    'customer/not-found',
    'customer/merged',
  )
    .input(ofCustomer)
    .output(Customer),
  edit: recordedCall(
    'quote.create',
    {
      method: 'PATCH',
      path: '/teams/{teamId}/customers/{customerId}',
      tags,
      summary: 'Edit a customer; absent fields are unchanged',
      description: 'Quotes keep the customer as they were made for.',
    },
    'customer/not-found',
    'customer/merged',
    'customer/changed',
    'customer/erased',
    'customer/vat-invalid',
  )
    .input(CustomerFields.partial().extend({ ...ofCustomer.shape, rev: z.number().int() }))
    .output(Customer),
  merge: recordedCall(
    'quote.create',
    {
      method: 'POST',
      path: '/teams/{teamId}/customers/{customerId}/merge',
      tags,
      summary: 'Merge another customer into this one',
      description:
        'The quotes of the other follow. Fields that are empty here are filled in; what differs is added to the notes.',
    },
    'customer/not-found',
    'customer/merged',
    'customer/changed',
    'customer/erased',
    'customer/too-long',
  )
    .input(
      ofCustomer.extend({
        rev: z.number().int(),
        other: z.object({ id: CustomerId, rev: z.number().int() }),
      }),
    )
    .output(Customer),
  listDevices: call('member', {
    method: 'GET',
    path: '/teams/{teamId}/customers/{customerId}/devices',
    tags,
    summary: 'List the devices in the quotes of a customer, newest quote first',
  })
    .input(ofCustomer.extend({ cursor: Cursor.optional() }))
    .output(z.object({ devices: z.array(CustomerDevice), nextCursor: z.string().nullable() })),
  removeUnused: recordedCall('quote.create', {
    method: 'POST',
    path: '/teams/{teamId}/customers/remove-unused',
    tags,
    summary: 'Remove those of some customers that are still unused',
  })
    .input(ofTeam.extend({ ids: z.array(CustomerId).min(1).max(customerLimits.maxRemoved) }))
    .output(z.object({ removed: z.number().int() })),
  getErasure: call(
    'customer.erase',
    {
      method: 'GET',
      path: '/teams/{teamId}/customers/{customerId}/erasure',
      tags,
      summary: 'Get what erasing a customer would do, or what is kept of an erased one',
    },
    'customer/not-found',
    'customer/merged',
  )
    .input(ofCustomer)
    .output(Erasure),
  erase: recordedCall(
    'customer.erase',
    {
      method: 'POST',
      path: '/teams/{teamId}/customers/{customerId}/erase',
      tags,
      summary: 'Erase the personal data of a customer, here and in all quotes',
      description:
        'Amounts and devices stay. What a law requires to be kept is listed, with the day it goes.',
    },
    'customer/not-found',
    'customer/merged',
    'customer/changed',
    'customer/erased',
  )
    .input(ofCustomer.extend({ rev: z.number().int() }))
    .output(Erasure),
  data: recordedCall(
    'customer.export',
    {
      method: 'GET',
      path: '/teams/{teamId}/customers/{customerId}/data',
      tags,
      summary: 'Export the personal data stored about a customer',
    },
    'customer/not-found',
    'customer/merged',
  )
    .input(ofCustomer)
    .output(CustomerData),
}
