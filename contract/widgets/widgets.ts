import { z } from 'zod'
import { call, recordedCall } from '../calls/call.ts'
import { CatalogId, SiteId, TeamId, WidgetId } from '../ids.ts'
import { Language } from '../teams/locales.ts'
import { nameField } from '../names/name-fields.ts'
import { siteOriginOf } from '../shop/site-origin.ts'
import { isColor } from '../teams/team-color.ts'
import { widgetLimits } from './widget-limits.ts'

export const widgetModes = ['inline', 'popup', 'bubble', 'page'] as const
export const WidgetMode = z.enum(widgetModes)
export type WidgetMode = z.infer<typeof WidgetMode>

export const widgetStates = ['draft', 'live', 'paused'] as const
export const WidgetState = z.enum(widgetStates)
export type WidgetState = z.infer<typeof WidgetState>

/** Obstacles to publishing a widget. */
export const widgetObstacles = ['no-sites', 'catalog-not-live', 'guest', 'sender-unverified'] as const
export type WidgetObstacle = (typeof widgetObstacles)[number]

export const WidgetTheme = z.object({
  accent: z
    .string()
    .toLowerCase()
    .refine(isColor, 'Not a colour such as #1d5634')
    .nullable()
    .default(null)
    .describe(
      'Of buttons and what is chosen; text on it is black or white, whatever reads better. null: that of the team',
    ),
  radius: z.enum(['square', 'soft', 'round']).default('soft'),
  scheme: z
    .enum(['visitor', 'light', 'dark'])
    .default('visitor')
    .describe('visitor: what their device asks for'),
  font: z
    .enum(['own', 'site', 'system'])
    .default('own')
    .describe('site: the font of the page around it, where the device has it'),
  maxWidth: z.number().int().min(320).max(960).default(448).describe('Pixels'),
})
export type WidgetTheme = z.infer<typeof WidgetTheme>

const TextLine = z.string().trim().max(widgetLimits.maxLine).default('')
const Text = z.string().trim().max(widgetLimits.maxText).default('')

/** Texts of a team; an empty text means the product's text. */
export const WidgetTexts = z.object({
  headline: TextLine,
  intro: Text.describe('Below the headline, before a device is chosen'),
  consent: Text.describe('Text of what the visitor may agree to: marketing. Never needed for a price'),
  done: Text.describe('After the request was sent'),
})
export type WidgetTexts = z.infer<typeof WidgetTexts>

export const SiteOrigin = z
  .string()
  .trim()
  .max(widgetLimits.maxOriginLength)
  .transform((text, context) => {
    const origin = siteOriginOf(text)
    if (origin !== undefined) return origin
    context.addIssue({
      code: 'custom',
      message: 'Not an address such as https://shop.example or https://*.shop.example',
    })
    return z.NEVER
  })

const settings = {
  name: nameField(widgetLimits.maxName),
  catalogId: CatalogId.describe(
    'Catalog that buys devices, with its questions and prices; always the published version',
  ),
  mode: WidgetMode,
  theme: WidgetTheme,
  texts: z.partialRecord(Language, WidgetTexts),
  language: Language.nullable().describe('null: that of the visitor'),
  allowedOrigins: z
    .array(SiteOrigin)
    .max(widgetLimits.maxOrigins)
    .transform((sites) => [...new Set(sites)])
    .describe(
      'Sites that may show it, https://shop.example or https://*.shop.example. Empty: none, its page alone',
    ),
  offer: z.enum(['instant', 'range', 'lead']).describe('lead: no price; a person writes'),
  gate: z
    .enum(['before', 'after'])
    .describe('Moment at which the visitor leaves an email: before or after seeing the price'),
  asks: z
    .object({ name: z.boolean(), phone: z.boolean(), imei: z.boolean() })
    .describe('Beside the email; never required'),
  selfInspection: z
    .boolean()
    .describe('True if visitors with an offer are asked to show the device: photos with a code, and tests'),
  quoteAs: z
    .enum(['draft', 'sent'])
    .describe('State of the quote of a request; one without a valid price is always a draft'),
  siteId: SiteId.nullable().describe(
    'The site of the team that its visitors go to; null, or archived: the address of the team',
  ),
  conversionId: z
    .string()
    .trim()
    .max(widgetLimits.maxConversionId)
    .regex(/^[\w.:/-]*$/, 'Letters, digits and . : / _ - only')
    .describe('Passed on to the page with each event, such as the id of a campaign'),
}

export const WidgetSettings = z.object(settings)
export type WidgetSettings = z.infer<typeof WidgetSettings>

/** A new widget: only name and catalog are required. */
export const AddWidget = z.object({
  ...settings,
  mode: settings.mode.default('inline'),
  theme: settings.theme.prefault({}),
  texts: settings.texts.default({}),
  language: settings.language.default(null),
  allowedOrigins: settings.allowedOrigins.default([]),
  offer: settings.offer.default('instant'),
  gate: settings.gate.default('after'),
  asks: settings.asks.default({ name: true, phone: false, imei: false }),
  selfInspection: settings.selfInspection.default(true),
  quoteAs: settings.quoteAs.default('draft'),
  siteId: settings.siteId.default(null),
  conversionId: settings.conversionId.default(''),
})
export type AddWidget = z.infer<typeof AddWidget>

/** Number of visits that reached each step. */
export const WidgetFigures = z.object({
  shown: z.number().int(),
  started: z.number().int().describe('Visits in which a device was chosen'),
  priced: z.number().int(),
  submitted: z.number().int(),
})
export type WidgetFigures = z.infer<typeof WidgetFigures>

/** Edit of a widget; absent fields stay unchanged. */
export const EditWidget = WidgetSettings.partial()
export type EditWidget = z.infer<typeof EditWidget>

export const Widget = WidgetSettings.extend({
  name: z.string(),
  id: WidgetId,
  rev: z.number().int().describe('Send it back when editing; an outdated one is rejected'),
  state: WidgetState,
  obstacles: z.array(z.enum(widgetObstacles)).describe('Obstacles to being live'),
  pageUrl: z.string().describe('Its page, for a link'),
  scriptUrl: z.string().describe('The script for the pages of the sites'),
  createdAt: z.string(),
  createdBy: z.string(),
  updatedAt: z.string(),
  liveBy: z
    .string()
    .nullable()
    .describe('The member in whose name quotes are made; null before it is first live'),
})
export type Widget = z.infer<typeof Widget>

export const WidgetSummary = Widget.pick({
  id: true,
  rev: true,
  name: true,
  state: true,
  mode: true,
  catalogId: true,
  allowedOrigins: true,
  pageUrl: true,
  updatedAt: true,
}).extend({
  catalogName: z.string(),
  figures: WidgetFigures.describe('Figures of the last 30 days'),
  accepted: z.number().int().describe('Offers of requests of these days that were accepted'),
})
export type WidgetSummary = z.infer<typeof WidgetSummary>

/** Number of live widgets in the plan of the team. */
export const WidgetRoom = z.object({
  limit: z
    .number()
    .int()
    .nullable()
    .describe('Maximum number of live widgets; null: plans limit nothing here'),
  beyond: z
    .array(WidgetId)
    .describe(
      'Live, but the plan has no room for them: they take requests, show no price and are not changed',
    ),
})
export type WidgetRoom = z.infer<typeof WidgetRoom>

export const WidgetFunnel = z.object({
  total: WidgetFigures,
  accepted: z.number().int().describe('Offers of requests of these days that were accepted'),
  days: z
    .array(WidgetFigures.extend({ day: z.string() }))
    .describe('Days with visits, oldest first, in the time zone of the team'),
  questions: z
    .array(
      z.object({
        key: z.string(),
        text: z.string().describe('In the language of the team; empty if the catalog no longer has it'),
        views: z.number().int(),
        answers: z.number().int(),
      }),
    )
    .describe('In the order of the catalog; visitors without an answer left there'),
  sources: z
    .array(
      WidgetFigures.extend({
        host: z
          .string()
          .describe('Host of the site before; empty: unknown. *: several hosts, counted together'),
        campaign: z.string().describe('Campaign, from utm_campaign of the address of the site; empty: none'),
      }),
    )
    .max(widgetLimits.maxSources + 2)
    .describe('Origins of the visits of these days, the one with most requests first'),
})
export type WidgetFunnel = z.infer<typeof WidgetFunnel>

const tags = ['Widgets']
const path = '/teams/{teamId}/widgets'
const ofTeam = z.object({ teamId: TeamId })
const ofWidget = ofTeam.extend({ widgetId: WidgetId })
const Day = z.iso.date()

export const widgets = {
  list: call('member', { method: 'GET', path, tags, summary: 'List the widgets of a team' })
    .input(ofTeam)
    .output(z.array(WidgetSummary).describe(`Oldest first, at most ${widgetLimits.maxWidgets}`)),
  room: call('member', {
    method: 'GET',
    path: '/teams/{teamId}/widget-room',
    tags,
    summary: 'Get for how many live widgets the plan has room, and which are beyond it',
  })
    .input(ofTeam)
    .output(WidgetRoom),
  get: call(
    'member',
    { method: 'GET', path: `${path}/{widgetId}`, tags, summary: 'Get a widget' },
    'widget/not-found',
  )
    .input(ofWidget)
    .output(Widget),
  add: recordedCall(
    'widget.manage',
    { method: 'POST', path, tags, summary: 'Add a widget, as a draft', successStatus: 201 },
    'widget/too-many',
    'widget/catalog-refused',
    'catalog/not-found',
    'site/not-found',
    'site/archived',
  )
    .input(AddWidget.extend(ofTeam.shape))
    .output(Widget),
  edit: recordedCall(
    'widget.manage',
    {
      method: 'PATCH',
      path: `${path}/{widgetId}`,
      tags,
      withinPlan: 'widgets',
      summary: 'Edit a widget; absent fields are unchanged',
      description:
        'A live one shows the change to the next visitor. What sites have embedded stays the same.',
    },
    'widget/not-found',
    'widget/changed',
    'widget/not-ready',
    'widget/catalog-refused',
    'catalog/not-found',
    'site/not-found',
    'site/archived',
  )
    .input(EditWidget.extend({ ...ofWidget.shape, rev: z.number().int() }))
    .output(Widget),
  setState: recordedCall(
    'widget.manage',
    {
      method: 'POST',
      path: `${path}/{widgetId}/state`,
      tags,
      summary: 'Put a widget live, or pause it',
      description: 'Quotes are made in the name of the member who put it live.',
    },
    'widget/not-found',
    'widget/changed',
    'widget/not-ready',
    'plan/limit-reached',
  )
    .input(ofWidget.extend({ state: z.enum(['live', 'paused']), rev: z.number().int() }))
    .output(Widget),
  remove: recordedCall(
    'widget.manage',
    {
      method: 'POST',
      path: `${path}/{widgetId}/remove`,
      tags,
      summary: 'Remove a widget with its counts; its customers and quotes stay',
    },
    'widget/not-found',
  )
    .input(ofWidget)
    .output(z.object({ id: WidgetId })),
  preview: call(
    'member',
    {
      method: 'GET',
      path: `${path}/{widgetId}/preview`,
      tags,
      summary: 'Get an address that shows a widget as visitors see it, for a day',
      description: 'Also of a draft. For frames of this app; nothing is counted, and no request can be sent.',
    },
    'widget/not-found',
  )
    .input(ofWidget.extend({ language: Language.optional() }))
    .output(z.object({ url: z.string() })),
  site: call(
    'widget.manage',
    {
      method: 'GET',
      path: `${path}/{widgetId}/site`,
      tags,
      summary: 'Get an address that shows a widget before the first site that may show it, for a day',
      description: 'For frames of this app. The site is asked whether it lets itself be shown in a frame.',
    },
    'widget/not-found',
  )
    .input(ofWidget)
    .output(
      z.object({
        site: z.string().nullable().describe('null: the widget has no sites'),
        framing: z
          .enum(['open', 'refused', 'unreachable'])
          .nullable()
          .describe('True if the headers of the site allow it to be shown in a frame'),
        url: z.string().nullable().describe('null: unless it is open'),
      }),
    ),
  funnel: call(
    'member',
    {
      method: 'GET',
      path: `${path}/{widgetId}/funnel`,
      tags,
      summary: 'Get how far visitors of a widget came',
    },
    'widget/not-found',
  )
    .input(
      ofWidget.extend({
        from: Day.optional().describe(
          `First day; absent: 30 days ago. At most ${widgetLimits.maxFunnelDays} days`,
        ),
        to: Day.optional().describe('Last day; absent: today'),
        host: z.string().max(80).optional().describe('Visits of this source alone, as in sources'),
        campaign: z.string().max(40).optional(),
      }),
    )
    .output(WidgetFunnel),
}
