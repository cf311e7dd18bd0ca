import { z } from 'zod'
import { call, preparedCall, recordedCall } from '../calls/call.ts'
import { CatalogId, PriceSourceId, PriceSourceRunId, TeamId } from '../ids.ts'
import { nameField } from '../names/name-fields.ts'
import { catalogLimits } from './catalog-limits.ts'
import { ListShape } from './list-shapes.ts'
import { priceSourceLimits as limits } from './price-source-limits.ts'

/**
 * Checks that a URL has no credentials, since all who see sources can read it. The server decides whether
 * http is allowed.
 */
const Address = z
  .string()
  .trim()
  .max(limits.maxUrl)
  .refine((text) => {
    const url = URL.parse(text)
    if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return false
    return url.username === '' && url.password === '' && url.hash === ''
  }, 'Not an address with https, or one with credentials or a fragment')

/** Headers for routing and framing of a request; a team cannot set them. */
const HeaderName = z
  .string()
  .max(limits.maxHeaderName)
  .regex(/^[A-Za-z0-9-]+$/)
  .refine(
    (name) =>
      !/^(host|connection|content-.*|transfer-encoding|accept-encoding|if-.*|upgrade|te|trailer|proxy-.*|expect|range)$/i.test(
        name,
      ),
    'This header cannot be set',
  )

const Header = z
  .strictObject({
    name: HeaderName,
    secret: z
      .string()
      .min(1)
      .max(limits.maxSecret)
      .regex(/^[\x20-\x7e]+$/)
      .optional()
      .describe('Stored encrypted and never returned. Absent: as before'),
  })
  .nullable()

const JsonPath = z
  .string()
  .max(limits.maxPath)
  .refine((path) => path.split('.').length <= limits.maxPathSteps, 'Too many steps')
  .describe('Path of the list in a JSON file, such as data.prices; empty: the file is the list')

const Bp = z.number().int()

/** Settings of a price source. */
const settings = {
  name: nameField(catalogLimits.maxName),
  url: Address.nullable().describe('null: its files are uploaded'),
  header: Header.describe('Header with a secret that is sent with each request; null: none'),
  jsonPath: JsonPath.nullable().describe('null: the file is a table'),
  fills: z
    .enum(['hint', 'draft'])
    .describe('hint: a column beside our prices, which no customer is quoted; draft: our prices, as a draft'),
  hint: z.string().trim().min(1).max(limits.maxHint).describe('Name of the column, such as Market'),
  readAt: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullable()
    .describe('Time of each day in the time zone of the team; null: only when somebody asks'),
  maxMoveBp: Bp.min(0)
    .max(limits.maxMoveBp)
    .describe('A larger move of a price holds the list. Basis points'),
  maxFewerBp: Bp.min(0)
    .max(10_000)
    .describe('If more prices than this share are missing, the list is held. Basis points'),
  inForceBp: Bp.min(1)
    .max(limits.maxInForceBp)
    .nullable()
    .describe(
      'The prices of a list come into force by themselves if none moves by more; null: never. Only an owner can set it. Basis points',
    ),
  isOn: z.boolean(),
}

export const HoldReason = z.object({
  why: z
    .enum(['moves', 'new', 'fewer', 'headings', 'doubts', 'question', 'draft', 'failed'])
    .describe(
      'moves: larger than allowed; new: not in the catalog; fewer: prices are missing; headings: they changed; doubts: cannot be right; question: a person has to say how it is read; draft: the draft has changes of a person, so nothing comes into force; failed: the catalog refused the change',
    ),
  count: z.number().int(),
  examples: z
    .array(
      z.object({
        name: z.string(),
        beforeMinor: z.number().int().nullable(),
        afterMinor: z.number().int().nullable(),
        ownMinor: z.number().int().nullable().describe('Price of the team now'),
      }),
    )
    .describe('The largest first'),
})
export type HoldReason = z.infer<typeof HoldReason>

export const PriceSourceRun = z.object({
  id: PriceSourceRunId,
  at: z.iso.datetime(),
  by: z.string().nullable().describe('User id of who asked; null: it was time'),
  outcome: z.enum(['in', 'unchanged', 'held', 'not-reached', 'refused', 'released', 'left-out']),
  rows: z.number().int().describe('Rows of the file'),
  prices: z.number().int().describe('Prices that were read'),
  moved: z.number().int(),
  largestBp: z.number().int().nullable().describe('The largest move; null: none'),
  version: z.number().int().nullable().describe('The version that was published by itself; null: none'),
  fault: z
    .string()
    .nullable()
    .describe(
      'Why nothing was read: time-out, unreachable, address-refused, status, or the fault of the file',
    ),
  status: z.number().int().nullable().describe('HTTP status of the answer; null: there was none'),
  excerpt: z.string().describe('The beginning of an answer that is no list'),
  reasons: z.array(HoldReason),
})
export type PriceSourceRun = z.infer<typeof PriceSourceRun>

export const PriceSource = z.object({
  id: PriceSourceId,
  catalogId: CatalogId,
  ...settings,
  url: z.string().nullable(),
  header: z
    .object({ name: z.string(), ending: z.string().describe('The last two characters of the secret') })
    .nullable(),
  hint: z.string(),
  name: z.string(),
  fileName: z.string().nullable().describe('Name of the last file; null: none yet'),
  hintsAt: z.iso.datetime().nullable().describe('When its amounts were last taken in or confirmed'),
  nextAt: z.iso.datetime().nullable(),
  isReading: z.boolean(),
  tries: z.number().int().describe('Tries that failed since the last answer'),
  hasShape: z.boolean().describe('True if it is known how the columns of its files are read'),
  createdBy: z.string(),
  lastRun: PriceSourceRun.nullable(),
})
export type PriceSource = z.infer<typeof PriceSource>

export const PriceHint = z.object({
  variantId: z.string(),
  grade: z.string().nullable().describe('null: for the best grade'),
  minor: z.number().int(),
})
export type PriceHint = z.infer<typeof PriceHint>

export const PricePoint = z.object({
  at: z.iso.datetime(),
  minor: z.number().int().nullable().describe('null: it had none'),
})
export type PricePoint = z.infer<typeof PricePoint>

/** `hint x factor + add`, rounded down to a step, at least the floor price of the model. */
export const HintRule = z.strictObject({
  group: z
    .string()
    .min(1)
    .max(catalogLimits.maxName)
    .nullable()
    .describe('Family, such as iphone; null: all that have no rule of their own'),
  sourceId: PriceSourceId,
  factorPpm: z.number().int().min(0).max(10_000_000).describe('Millionths: 720000 is 0.72'),
  addMinor: z
    .number()
    .int()
    .min(-catalogLimits.maxMoneyMinor)
    .max(catalogLimits.maxMoneyMinor)
    .describe('Negative: taken off'),
  stepMinor: z.number().int().min(1).max(catalogLimits.maxMoneyMinor).describe('Rounded down to it'),
})
export type HintRule = z.infer<typeof HintRule>

const tags = ['Price sources']
const path = '/teams/{teamId}/price-sources'
const ofTeam = z.object({ teamId: TeamId })
const ofSource = ofTeam.extend({ sourceId: PriceSourceId })
const ofCatalog = ofTeam.extend({ catalogId: CatalogId })
const one = `${path}/{sourceId}` as const

/** Price lists that the server fetches on a schedule. Members without the right to see costs see none. */
export const priceSources = {
  list: call('catalog.edit', { method: 'GET', path, tags, summary: 'List the price sources, oldest first' })
    .input(ofTeam)
    .output(z.array(PriceSource).max(limits.maxSources)),
  add: recordedCall(
    'catalog.edit',
    { method: 'POST', path, tags, summary: 'Add a price source', successStatus: 201 },
    'price-source/too-many',
    'price-source/address-refused',
    'price-source/secret-needed',
    'price-source/sign-up-to-add',
    'account/address-unverified',
    'catalog/not-found',
  )
    .input(ofCatalog.extend(settings))
    .output(PriceSource),
  edit: recordedCall(
    'catalog.edit',
    {
      method: 'PATCH',
      path: one,
      tags,
      summary: 'Edit a price source, or pause it; absent fields are unchanged',
      description: 'With another host, the secret has to be given again.',
    },
    'price-source/not-found',
    'price-source/address-refused',
    'price-source/secret-needed',
    'account/address-unverified',
  )
    .input(ofSource.extend(z.object(settings).partial().shape))
    .output(PriceSource),
  remove: recordedCall(
    'catalog.edit',
    { method: 'DELETE', path: one, tags, summary: 'Remove a price source with its hints and runs' },
    'price-source/not-found',
  )
    .input(ofSource)
    .output(z.null()),
  run: recordedCall(
    'catalog.edit',
    { method: 'POST', path: `${one}/run`, tags, summary: 'Read the list of a source now' },
    'price-source/not-found',
    'price-source/no-file',
    'price-source/too-often',
  )
    .input(ofSource)
    .output(z.null()),
  upload: preparedCall(
    'catalog.edit',
    {
      method: 'POST',
      path: `${one}/file`,
      tags,
      summary: 'Upload the file of a source, which is then read',
      description: 'The body is the file: CSV, XLSX, XLS, ODS or JSON.',
      inputStructure: 'detailed',
    },
    'price-source/not-found',
    'price-source/too-often',
    'request/too-large',
  )
    .input(
      z.object({
        params: ofSource,
        query: z.object({ name: nameField(catalogLimits.maxName) }),
        body: z.file(),
      }),
    )
    .output(z.null()),
  file: call(
    'catalog.edit',
    {
      method: 'GET',
      path: `${one}/file`,
      tags,
      summary: 'Download the last file of a source',
      isStreamed: true,
    },
    'price-source/not-found',
    'price-source/no-file',
  )
    .input(ofSource)
    .output(z.file()),
  saveShape: recordedCall(
    'catalog.edit',
    {
      method: 'PUT',
      path: `${one}/shape`,
      tags,
      summary: 'Say how the list of a source is read, which is then read again',
    },
    'price-source/not-found',
    'price-source/too-often',
  )
    .input(ofSource.extend({ shape: ListShape }))
    .output(z.null()),
  listRuns: call(
    'catalog.edit',
    { method: 'GET', path: `${one}/runs`, tags, summary: 'List the runs of a source, newest first' },
    'price-source/not-found',
  )
    .input(ofSource.extend({ before: PriceSourceRunId.optional().describe('The last of the page before') }))
    .output(z.object({ runs: z.array(PriceSourceRun), hasMore: z.boolean() })),
  release: recordedCall(
    'catalog.edit',
    { method: 'POST', path: `${one}/release`, tags, summary: 'Take a held list in as it is' },
    'price-source/not-found',
    'price-source/not-held',
    'price-source/too-often',
  )
    .input(ofSource.extend({ runId: PriceSourceRunId }))
    .output(z.null()),
  leaveOut: recordedCall(
    'catalog.edit',
    {
      method: 'POST',
      path: `${one}/leave-out`,
      tags,
      summary: 'Leave a held list out: what came before stays',
    },
    'price-source/not-found',
    'price-source/not-held',
  )
    .input(ofSource.extend({ runId: PriceSourceRunId }))
    .output(z.null()),
  hints: call(
    'catalog.edit',
    {
      method: 'GET',
      path: `${one}/hints`,
      tags,
      summary: 'List the amounts that a source has for its catalog',
    },
    'price-source/not-found',
  )
    .input(ofSource)
    .output(z.object({ hintsAt: z.iso.datetime().nullable(), hints: z.array(PriceHint) })),
  course: call(
    'catalog.edit',
    {
      method: 'GET',
      path: `${one}/course/{variantId}`,
      tags,
      summary: 'Get how a hint and our price moved',
      description: `The last ${limits.keptDays} days: each point holds until the next.`,
    },
    'price-source/not-found',
  )
    .input(
      ofSource.extend({
        variantId: z.string().min(1).max(catalogLimits.maxName),
        grade: z.string().min(1).max(catalogLimits.maxName).optional(),
      }),
    )
    .output(z.object({ hint: z.array(PricePoint), own: z.array(PricePoint) })),
  listRules: call(
    'catalog.edit',
    {
      method: 'GET',
      path: '/teams/{teamId}/catalogs/{catalogId}/hint-rules',
      tags,
      summary: 'List the rules that make prices of hints',
    },
    'catalog/not-found',
  )
    .input(ofCatalog)
    .output(z.array(HintRule)),
  saveRules: recordedCall(
    'catalog.edit',
    {
      method: 'PUT',
      path: '/teams/{teamId}/catalogs/{catalogId}/hint-rules',
      tags,
      summary: 'Replace the rules that make prices of hints',
      description:
        'They change no price by themselves: what they give is put into the draft by who asks for it.',
    },
    'catalog/not-found',
    'price-source/not-found',
  )
    .input(ofCatalog.extend({ rules: z.array(HintRule).max(limits.maxRules) }))
    .output(z.array(HintRule)),
}
