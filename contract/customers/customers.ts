import { z } from 'zod'
import { call, recordedCall, preparedCall } from '../calls/call.ts'
import {
  CustomerFields,
  CustomerInput,
  CustomerKind,
  Email,
  Phone,
  StoredCustomer,
} from './customer-fields.ts'
import { customerLimits } from './customer-limits.ts'
import { customerSorts } from './customer-sorts.ts'
import { CustomerData, Erasure, storedRecords } from './customer-data.ts'
import { CustomerId, QuoteId, TeamId } from '../ids.ts'

/** A row of the list of customers. */
export const CustomerSummary = StoredCustomer.pick({
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

/** Another customer with the same email address or phone number. */
export const SameCustomer = StoredCustomer.pick({ kind: true, name: true, email: true, phone: true }).extend({
  id: CustomerId,
  rev: z.number().int(),
  quotes: z.number().int(),
})
export type SameCustomer = z.infer<typeof SameCustomer>

export const Customer = StoredCustomer.extend({
  id: CustomerId,
  rev: z.number().int().describe('Send it back when editing; an outdated one is rejected'),
  source: z.enum(['quote', 'manual', 'widget', 'import', 'api']).describe('quote: entered in a quote'),
  vatChecked: z
    .enum(['unknown', 'valid', 'invalid'])
    .describe('Answer of an authority about the VAT number; unknown: not asked'),
  createdAt: z.string(),
  updatedAt: z.string(),
  erasedAt: z.string().nullable(),
  ...storedRecords,
  quotes: z.number().int(),
  figures: z
    .object({
      sent: z.number().int(),
      accepted: z.number().int(),
      amountMinor: z.number().int().describe('Sum of the amounts of all quotes sent, in either direction'),
      paidOutMinor: z.number().int().describe('Sum of the amounts of accepted quotes in which the team pays'),
      answerSeconds: z.number().int().nullable().describe('Median time from sending to the answer'),
    })
    .describe('Figures of the last 12 months'),
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

/** Sort keys of a list of customers; a minus reverses the order. */
export const CustomerSort = z
  .enum(customerSorts.flatMap((sort) => [sort, `-${sort}`] as const))
  .describe('Order of the list; with a minus in reverse')
export type CustomerSort = z.infer<typeof CustomerSort>

const tags = ['Customers']
const ofTeam = z.object({ teamId: TeamId })
const ofCustomer = ofTeam.extend({ customerId: CustomerId })
const Cursor = z.string().max(200)
/** A cursor that includes the value of the sort key, such as a name. */
const LongCursor = z.string().max(1600)

export const customers = {
  list: call('member', {
    method: 'GET',
    path: '/teams/{teamId}/customers',
    tags,
    scope: 'customers.read',
    summary:
      'List customers, by default last seen first; searches name, contact, email, phone, VAT number, tags and IMEI',
  })
    .input(
      ofTeam.extend({
        search: z.string().trim().max(120).optional(),
        kind: CustomerKind.optional(),
        tag: z.string().trim().min(1).max(customerLimits.maxTagLength).optional(),
        isUnused: z
          .stringbool()
          .optional()
          .describe('true: only those that a quote made, that have no quote now and were never edited'),
        sort: CustomerSort.default('-seen'),
        cursor: LongCursor.optional(),
      }),
    )
    .output(CustomerList),
  listSame: call('member', {
    method: 'GET',
    path: '/teams/{teamId}/customers/same',
    tags,
    scope: 'customers.read',
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
      scope: 'customers.edit',
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
    {
      method: 'GET',
      path: '/teams/{teamId}/customers/{customerId}',
      tags,
      scope: 'customers.read',
      summary: 'Get a customer',
    },
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
      scope: 'customers.edit',
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
        'The quotes and the team notes of the other follow. Fields that are empty here are filled in; what differs is added to the notes.',
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
  data: preparedCall(
    'customer.export',
    {
      method: 'GET',
      path: '/teams/{teamId}/customers/{customerId}/data',
      tags,
      summary: 'Export the personal data stored about a customer',
      isStreamed: true,
    },
    'customer/not-found',
    'customer/merged',
  )
    .input(ofCustomer)
    .output(CustomerData),
}
