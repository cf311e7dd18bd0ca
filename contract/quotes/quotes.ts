import { sendObstacles, signatureBox, taxRoundings, totalKinds } from '@costard/quotes'
import { z } from 'zod'
import { call, preparedCall, recordedCall } from '../calls/call.ts'
import { Email, QuoteCustomer, StoredCustomerDetails } from '../customers/customer-fields.ts'
import { declineReasons } from './customer/decline-reasons.ts'
import { CustomerId, LineId, QuoteId, SiteId, TeamId } from '../ids.ts'
import { CurrencyCode, Language } from '../teams/locales.ts'
import { quoteFilters, QuoteIds, QuoteKind, QuoteSort, QuoteState } from './lists/quote-filters.ts'
import { quoteLimits } from './quote-limits.ts'
import { offlineCodePattern } from './offline-code.ts'
import { offerChannels, sendChannels } from './customer/send-channels.ts'
import { SettledMinor } from './settled-minor.ts'
import { CustomerQuestion } from './customer/quote-questions.ts'
import { LineChange, LineInput, QuoteLine } from './lines/quote-lines.ts'

export const Totals = z.object({
  chargeMinor: z.number().int(),
  payoutMinor: z.number().int(),
  netMinor: z.number().int().describe('Charge minus payout, with what rounding adds'),
  cashStepMinor: z.number().int().nullable().describe('Step that the net is rounded to; null: it is not'),
  cashRoundingMinor: z
    .number()
    .int()
    .describe(
      'What rounding the total to coins adds to what the customer pays; 0: it is not rounded, or even',
    ),
  taxRounding: z
    .enum(taxRoundings)
    .optional()
    .describe('document: each tax is rounded once; absent: per line'),
  taxRoundingMinor: z
    .number()
    .int()
    .optional()
    .describe('Part of the net: what rounding each tax once adds to the taxes of the lines; absent: 0'),
  kind: z
    .enum(totalKinds)
    .describe(
      'from: the least that is paid, as long as the customer has not chosen. open: who pays depends on the choice; netMinor says nothing',
    ),
})

/** Channel through which a member received the customer's answer. */
export const AnswerChannel = z.enum(['counter', 'phone', 'email', 'other'])
export type AnswerChannel = z.infer<typeof AnswerChannel>

export const Acceptance = z.object({
  at: z.string(),
  propositionKeys: z.record(z.string(), z.string()).describe('Chosen proposition by id of each line taken'),
  options: z
    .record(z.string(), z.array(z.string()))
    .optional()
    .describe('Keys of the services that were added, by line id'),
  leftOut: z.array(z.string()).optional().describe('Ids of the lines that were not taken'),
  netMinor: z.number().int(),
  lineNets: z
    .record(z.string(), z.number().int())
    .optional()
    .describe(
      'Net of each line taken, by its id, before the total is rounded; absent if it was accepted before these were kept',
    ),
  cashRoundingMinor: z.number().int().optional().describe('Part of the net; absent: 0'),
  taxRoundingMinor: z.number().int().optional().describe('Part of the net; absent: 0'),
  name: z.string().optional().describe('Typed by the customer'),
  signature: z
    .string()
    .optional()
    .describe(
      `Drawn by the customer: SVG path data in a box of ${signatureBox.width} by ${signatureBox.height}`,
    ),
  onBehalf: z
    .object({ by: z.string(), channel: AnswerChannel, note: z.string() })
    .optional()
    .describe('The member who recorded the answer for the customer'),
  signedAt: z
    .string()
    .optional()
    .describe('When the customer signed without a network, by the clock of that device; ISO 8601'),
})
export const Decline = z.object({
  at: z.string(),
  reason: z.enum(declineReasons),
  text: z.string().optional(),
  onBehalf: z.object({ by: z.string() }).optional(),
})
export const Cancellation = z.object({ at: z.string(), by: z.string(), reason: z.string() })

export const Delivery = z.object({
  state: z
    .enum(['sending', 'sent', 'delayed', 'failed'])
    .describe(
      'sent: the mail server took it. delayed: it is tried again. failed: it will not be tried again',
    ),
  reason: z
    .enum(['refused', 'unreachable'])
    .optional()
    .describe('refused: permanently, by the mail server. unreachable: no mail server took it in time'),
  at: z.string().describe('Since when, ISO 8601'),
  isReminder: z.boolean(),
})
export type Delivery = z.infer<typeof Delivery>

/** Mail that is sent to the customer of a quote. */
export const QuoteMessage = z.object({
  to: z.string().nullable().describe('Email of the customer'),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  phone: z.string().nullable().describe('Phone number of the customer, E.164'),
  share: z.string().describe('A text with the link, for a text message'),
})
export type QuoteMessage = z.infer<typeof QuoteMessage>

/** Request of a member to send a draft automatically once it is released. */
export const SendWhenReleased = z.object({
  by: z.string(),
  at: z.string(),
  state: z
    .enum(['waiting', 'changed', 'failed'])
    .describe('changed: released at another amount, so it was not sent. failed: it could not be sent'),
  reasons: z.array(z.string()).describe('If it failed: codes of errors and obstacles'),
})
export type SendWhenReleased = z.infer<typeof SendWhenReleased>

/** Change of a quote's site by a member. */
export const SiteChange = z.object({
  at: z.string().describe('ISO 8601'),
  by: z.string(),
  site: z.string().nullable().describe('Its name at that time; null: the address of the team'),
})
export type SiteChange = z.infer<typeof SiteChange>

/**
 * Contact details that an unverified visitor of a widget typed. Until the email address is verified they are
 * stored with the quote and change no existing customer.
 */
export const VisitorDetails = z.object({
  name: z.string().describe('Empty: not said'),
  email: z.string(),
  phone: z.string().nullable().describe('E.164; null: not said'),
  wantsNews: z.boolean().describe('Agreed to marketing; becomes a consent of the customer once proven'),
  at: z.string().describe('ISO 8601'),
  provenAt: z
    .string()
    .nullable()
    .describe('When a link that was mailed to the address was opened; null: not yet'),
  awaitsProof: z.boolean().describe('The offer is sent as soon as the address is proven'),
})
export type VisitorDetails = z.infer<typeof VisitorDetails>

export const QuoteSummary = z.object({
  id: QuoteId,
  number: z.string(),
  isTrial: z.boolean().describe('A trial run: it is counted nowhere, has no customer and stays a draft'),
  rev: z.number().int(),
  state: QuoteState,
  isViewed: z.boolean(),
  hasCounterOffer: z.boolean().describe('A new price after an inspection awaits an answer'),
  title: z.string().describe('First device; moreDevices counts the others'),
  variantLabel: z.string(),
  silhouette: z.string().describe('Drawing shown for the first device'),
  moreDevices: z.number().int(),
  kind: QuoteKind,
  customerName: z.string().nullable(),
  currency: CurrencyCode,
  netMinor: z
    .number()
    .int()
    .nullable()
    .describe('Positive: the customer pays; negative: the team pays. null: without a price that stands'),
  totalKind: Totals.shape.kind,
  obstacles: z.array(z.enum(sendObstacles)).describe('Obstacles to sending a draft'),
  delivery: Delivery.shape.state.nullable().describe('State of the last email; null until sent'),
  declineReason: Decline.shape.reason.nullable(),
  validDays: z.number().int(),
  validUntil: z.string().describe('Last day, in the time zone of the team'),
  createdBy: z.string().describe('Id of the user'),
  assignedTo: z
    .string()
    .nullable()
    .describe('Id of the member who looks after it instead of who made it; null: nobody else'),
  assistant: z
    .string()
    .nullable()
    .describe('Name of the assistant that drafted it; null: a member did, or somebody has sent it since'),
  archivedAt: z.string().nullable().describe('When it was archived, ISO 8601; null: it is in the lists'),
  createdAt: z.string(),
  questionsOpen: z.number().int().describe('Questions of the customer that wait for an answer'),
  siteId: SiteId.nullable(),
  updatedAt: z.string(),
})
export type QuoteSummary = z.infer<typeof QuoteSummary>

/** A quote without its lines. */
export const QuoteHead = z.object({
  id: QuoteId,
  number: z.string().describe('Ends in -R2 from the second revision on'),
  isTrial: z.boolean().describe('A trial run: it is counted nowhere, has no customer and stays a draft'),
  revision: z.number().int(),
  rev: z.number().int().describe('Send it back when editing; an outdated one is rejected'),
  state: QuoteState,
  currency: CurrencyCode,
  language: Language,
  customerId: CustomerId.nullable(),
  customer: StoredCustomerDetails.nullable(),
  visitor: VisitorDetails.nullable().describe('null: no visitor of a widget asked for it'),
  lineCount: z.number().int(),
  totals: Totals,
  validDays: z.number().int(),
  validUntil: z.string(),
  note: z.string(),
  letCustomerChoose: z.boolean(),
  siteId: SiteId.nullable().describe('Site where the customer goes; null: the address of the team'),
  siteChanges: z.array(SiteChange).describe(`Oldest first; the last ${quoteLimits.maxSiteChanges}`),
  createdAt: z.string(),
  updatedAt: z.string(),
  assistant: z
    .string()
    .nullable()
    .describe('Name of the assistant that drafted it; null: a member did, or somebody has sent it since'),
  archivedAt: z.string().nullable().describe('When it was archived, ISO 8601; null: it is in the lists'),
  sentAt: z.string().nullable(),
  firstViewedAt: z.string().nullable(),
  acceptance: Acceptance.nullable(),
  decline: Decline.nullable(),
  cancellation: Cancellation.nullable(),
  channel: z
    .enum(offerChannels)
    .nullable()
    .describe(
      'How it was sent; null until then. Only email is sent by us. counter: it was shown and accepted there without a network',
    ),
  delivery: Delivery.nullable().describe('State of the email to the customer; null while there is none'),
  sendWhenReleased: SendWhenReleased.nullable(),
  publicUrl: z.string().nullable().describe('URL of the customer page, once sent'),
  settledMinor: SettledMinor.optional(),
  hasCounterOffer: z.boolean().describe('A new price after an inspection awaits an answer'),
  obstacles: z.array(z.enum(sendObstacles)).describe('Obstacles to sending a draft'),
})
export type QuoteHead = z.infer<typeof QuoteHead>

/** An earlier revision of a quote. An accepted revision binds the team until the next one is accepted. */
export const EarlierRevision = z.object({
  number: z.string(),
  revision: z.number().int(),
  state: QuoteState,
  netMinor: z.number().int(),
  sentAt: z.string(),
  validUntil: z.string(),
  publicUrl: z.string(),
})
export type EarlierRevision = z.infer<typeof EarlierRevision>

export const Quote = QuoteHead.extend({
  questions: z.array(CustomerQuestion).describe('Questions of the customer, oldest first'),
  earlier: z.array(EarlierRevision).describe('Earlier revisions, newest first'),
  lines: z
    .array(QuoteLine)
    .describe(`In their order; the first ${quoteLimits.maxLinesPerPage}. GET …/lines has the others`),
})
export type Quote = z.infer<typeof Quote>

export const QuoteInput = z.object({
  lines: z.array(LineInput).min(1).max(quoteLimits.maxLinesPerCall),
  customer: QuoteCustomer.nullable().default(null),
  validDays: z.number().int().min(1).max(quoteLimits.maxValidDays).optional(),
  note: z.string().trim().max(4000).default(''),
  letCustomerChoose: z.boolean().default(true),
  siteId: SiteId.nullable()
    .optional()
    .describe('Site where the customer goes; null: the address of the team. Absent: the site where you work'),
  offlineCode: z
    .string()
    .regex(offlineCodePattern)
    .optional()
    .describe(
      'Code on paper that was printed before the quote had a number; a search for it finds the quote',
    ),
})
export type QuoteInput = z.infer<typeof QuoteInput>

export const EditQuote = z.object({
  rev: z.number().int(),
  customer: QuoteCustomer.nullable().optional(),
  validDays: z.number().int().min(1).max(quoteLimits.maxValidDays).optional(),
  note: z.string().trim().max(4000).optional(),
  letCustomerChoose: z.boolean().optional(),
})
export type EditQuote = z.infer<typeof EditQuote>

export const QuoteCounts = z
  .object({ all: z.number().int() })
  .catchall(z.number().int())
  .describe(
    'Counts by state over all quotes of the team but the archived ones, which archived counts; toRelease and toPrice: drafts that wait, up to 999',
  )
export type QuoteCounts = z.infer<typeof QuoteCounts>

export const QuoteList = z.object({
  quotes: z.array(QuoteSummary),
  counts: QuoteCounts,
  nextCursor: z.string().nullable(),
  searchedTo: z
    .string()
    .nullable()
    .describe(
      `When the last quote was made that was looked at: a page looks at ${quoteLimits.maxScanned} at most. null: the page is full, or the last, or not sorted by -created`,
    ),
})
export type QuoteList = z.infer<typeof QuoteList>

const tags = ['Quotes']
const ofTeam = z.object({ teamId: TeamId })
const ofQuote = ofTeam.extend({ quoteId: QuoteId })
const lineErrors = [
  'catalog/not-found',
  'catalog/version-gone',
  'catalog/not-published',
  'quote/variant-unknown',
  'quote/line-invalid',
  'quote/device-twice',
  'check/not-found',
] as const
const roomErrors = ['team/full', 'quote/too-many'] as const
const newQuoteErrors = [...roomErrors, 'plan/limit-reached', 'plan/read-only'] as const

export const quotes = {
  list: call('member', {
    method: 'GET',
    path: '/teams/{teamId}/quotes',
    tags,
    scope: 'quotes.read',
    summary: 'List quotes',
  })
    .input(
      ofTeam.extend({
        ...quoteFilters,
        sort: QuoteSort.default('-created'),
        cursor: z.string().max(1000).optional().describe('Cursor of the page before, with the same sort'),
      }),
    )
    .output(QuoteList),
  listByIds: call('member', {
    method: 'GET',
    path: '/teams/{teamId}/quotes/by-id',
    tags,
    scope: 'quotes.read',
    summary: 'List those of some quotes that exist and match, newest first',
  })
    .input(ofTeam.extend({ ...quoteFilters, ids: QuoteIds }))
    .output(z.array(QuoteSummary)),
  count: call('member', {
    method: 'GET',
    path: '/teams/{teamId}/quotes/counts',
    tags,
    scope: 'quotes.read',
    summary: 'Count the quotes of a team by state',
  })
    .input(ofTeam)
    .output(QuoteCounts),
  add: recordedCall(
    'quote.create',
    {
      method: 'POST',
      path: '/teams/{teamId}/quotes',
      tags,
      scope: 'quotes.draft',
      summary: 'Create a draft; the server prices it',
      successStatus: 201,
    },
    ...lineErrors,
    ...newQuoteErrors,
    'site/not-found',
    'site/archived',
    'customer/not-found',
    'customer/vat-invalid',
  )
    .input(
      QuoteInput.extend({
        teamId: TeamId,
        isTrial: z
          .boolean()
          .default(false)
          .describe('A trial run: it replaces the one before, and can have no customer'),
      }),
    )
    .output(Quote),
  duplicate: recordedCall(
    'quote.create',
    {
      method: 'POST',
      path: '/teams/{teamId}/quotes/{quoteId}/duplicate',
      tags,
      scope: 'quotes.draft',
      summary: 'Make a draft with the devices, answers and customer of another quote',
      description:
        'Priced with the published catalogs. IMEIs, serial numbers, checks, notes and prices by hand are not copied: they belong to one device.',
      successStatus: 201,
    },
    'quote/not-found',
    'quote/wrong-state',
    'quote/too-many-to-copy',
    ...lineErrors,
    ...newQuoteErrors,
    'site/not-found',
    'site/archived',
    'customer/not-found',
    'customer/vat-invalid',
  )
    .input(ofQuote)
    .output(
      z.object({
        quote: Quote,
        before: Totals.describe('Totals of the other quote, to tell whether prices have moved'),
      }),
    ),
  removeTrial: recordedCall(
    'quote.create',
    {
      method: 'DELETE',
      path: '/teams/{teamId}/quotes/{quoteId}',
      tags,
      summary: 'Remove a trial run',
    },
    'quote/not-found',
    'quote/wrong-state',
  )
    .input(ofQuote)
    .output(z.object({ id: QuoteId })),
  get: call(
    'member',
    {
      method: 'GET',
      path: '/teams/{teamId}/quotes/{quoteId}',
      tags,
      scope: 'quotes.read',
      summary: 'Get a quote',
    },
    'quote/not-found',
  )
    .input(ofQuote)
    .output(Quote),
  edit: preparedCall(
    'quote.create',
    {
      method: 'PATCH',
      path: '/teams/{teamId}/quotes/{quoteId}',
      tags,
      scope: 'quotes.draft',
      summary: 'Edit a draft apart from its lines; absent fields are unchanged',
      description: 'Lines are priced again only if the kind of customer changes.',
    },
    ...roomErrors,
    'customer/not-found',
    'customer/vat-invalid',
    'quote/line-invalid',
    'quote/not-found',
    'quote/changed',
    'quote/wrong-state',
  )
    .input(EditQuote.extend(ofQuote.shape))
    .output(QuoteHead),
  listLines: call(
    'member',
    {
      method: 'GET',
      path: '/teams/{teamId}/quotes/{quoteId}/lines',
      tags,
      scope: 'quotes.read',
      summary: 'List the lines of a quote in their order',
    },
    'quote/not-found',
    'quote/line-not-found',
  )
    .input(ofQuote.extend({ after: LineId.optional().describe('The last line of the page before') }))
    .output(z.object({ lines: z.array(QuoteLine), hasMore: z.boolean() })),
  changeLines: recordedCall(
    'quote.create',
    {
      method: 'PATCH',
      path: '/teams/{teamId}/quotes/{quoteId}/lines',
      tags,
      scope: 'quotes.draft',
      summary: 'Add, edit, remove and move lines of a draft',
      description: 'All changes are made in their order, or none. Only added and edited lines are priced.',
    },
    ...lineErrors,
    ...roomErrors,
    'plan/read-only',
    'quote/not-found',
    'quote/line-not-found',
    'quote/in-progress',
    'quote/too-many-lines',
    'quote/changed',
    'quote/wrong-state',
  )
    .input(
      ofQuote.extend({
        rev: z.number().int(),
        changes: z.array(LineChange).min(1).max(quoteLimits.maxLinesPerCall),
      }),
    )
    .output(Quote),
  document: call(
    'member',
    {
      method: 'GET',
      path: '/teams/{teamId}/quotes/{quoteId}/document',
      tags,
      scope: 'quotes.read',
      summary: 'Get a sent quote as PDF',
      description:
        'PDF/A-3a and PDF/UA-1, with answers, catalog versions and computation attached as quote.json. Once accepted, the file that was kept then.',
    },
    'quote/not-found',
    'quote/wrong-state',
    'document/busy',
    'document/unavailable',
  )
    .input(ofQuote.extend({ revision: z.coerce.number().int().min(1).max(10_000).optional() }))
    .output(z.file().mime('application/pdf')),
  receipt: call(
    'member',
    {
      method: 'GET',
      path: '/teams/{teamId}/quotes/{quoteId}/receipt',
      tags,
      summary: 'Get a receipt as PDF for the devices that the customer leaves now',
    },
    'quote/not-found',
    'quote/wrong-state',
    'document/nothing-left',
    'document/busy',
    'document/unavailable',
  )
    .input(ofQuote)
    .output(z.file().mime('application/pdf')),
  send: recordedCall(
    'quote.send',
    {
      method: 'POST',
      path: '/teams/{teamId}/quotes/{quoteId}/send',
      tags,
      summary: 'Send a draft to its customer',
      description: 'By email, or as a link that you pass on: then no mail is sent and no email is needed.',
    },
    'quote/not-found',
    'quote/changed',
    'quote/wrong-state',
    'quote/not-sendable',
    'quote/sign-up-to-send',
    'quote/sender-unverified',
    'quote/too-many-sent',
  )
    .input(ofQuote.extend({ rev: z.number().int(), channel: z.enum(sendChannels).default('email') }))
    .output(QuoteHead),
  previewMessage: call(
    'quote.send',
    {
      method: 'GET',
      path: '/teams/{teamId}/quotes/{quoteId}/message',
      tags,
      summary: 'Get what the customer gets: the email, and a text with the link',
      description: 'Of a draft: as if it were sent now.',
    },
    'quote/not-found',
    'quote/not-sendable',
  )
    .input(ofQuote)
    .output(QuoteMessage),
  resend: recordedCall(
    'quote.send',
    {
      method: 'POST',
      path: '/teams/{teamId}/quotes/{quoteId}/resend',
      tags,
      summary: 'Send the email of a quote again after its delivery failed, or of one that was sent as a link',
    },
    'quote/not-found',
    'quote/wrong-state',
    'quote/not-sendable',
    'quote/sign-up-to-send',
    'quote/sender-unverified',
    'quote/too-many-sent',
  )
    .input(
      ofQuote.extend({
        email: Email.optional().describe(
          'Another address; the quote then has it. Absent: the same as before',
        ),
      }),
    )
    .output(QuoteHead),
}
