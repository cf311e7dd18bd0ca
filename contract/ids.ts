import { z } from 'zod'
import { idPattern, tokenPattern } from './id-patterns.ts'

export const TeamId = z.string().regex(idPattern).brand('TeamId')
export type TeamId = z.infer<typeof TeamId>

export const CatalogId = z.string().regex(idPattern).brand('CatalogId')
export type CatalogId = z.infer<typeof CatalogId>

export const CustomerId = z.string().regex(idPattern).brand('CustomerId')
export type CustomerId = z.infer<typeof CustomerId>

export const TeamNoteId = z.string().regex(idPattern).brand('TeamNoteId')
export type TeamNoteId = z.infer<typeof TeamNoteId>

export const SiteId = z.string().regex(idPattern).brand('SiteId')
export type SiteId = z.infer<typeof SiteId>

export const QuoteId = z.string().regex(idPattern).brand('QuoteId')
export type QuoteId = z.infer<typeof QuoteId>

export const InvitationId = z.string().regex(idPattern).brand('InvitationId')
export type InvitationId = z.infer<typeof InvitationId>

export const ApiKeyId = z.string().regex(idPattern).brand('ApiKeyId')
export type ApiKeyId = z.infer<typeof ApiKeyId>

export const WebhookId = z.string().regex(idPattern).brand('WebhookId')
export type WebhookId = z.infer<typeof WebhookId>

export const WebhookDeliveryId = z
  .string()
  .regex(/^msg_[0-9A-Za-z]{20}$/)
  .brand('WebhookDeliveryId')
export type WebhookDeliveryId = z.infer<typeof WebhookDeliveryId>

export const FileId = z.string().regex(idPattern).brand('FileId')
export type FileId = z.infer<typeof FileId>

export const TeamArchiveId = z.string().regex(idPattern).brand('TeamArchiveId')
export type TeamArchiveId = z.infer<typeof TeamArchiveId>

export const StoredExportId = z.string().regex(idPattern).brand('StoredExportId')
export type StoredExportId = z.infer<typeof StoredExportId>

export const LineId = z.uuid().brand('LineId')
export type LineId = z.infer<typeof LineId>

export const QuestionId = z.string().regex(idPattern).brand('QuestionId')
export type QuestionId = z.infer<typeof QuestionId>

export const DeviceCheckId = z.string().regex(idPattern).brand('DeviceCheckId')
export type DeviceCheckId = z.infer<typeof DeviceCheckId>

/** Id of a picture of a choice. */
export const PictureId = z.string().regex(idPattern).brand('PictureId')
export type PictureId = z.infer<typeof PictureId>

export const ExampleId = z.string().regex(idPattern).brand('ExampleId')
export type ExampleId = z.infer<typeof ExampleId>

export const WidgetId = z.string().regex(idPattern).brand('WidgetId')
export type WidgetId = z.infer<typeof WidgetId>

export const PriceSourceId = z.string().regex(idPattern).brand('PriceSourceId')
export type PriceSourceId = z.infer<typeof PriceSourceId>

export const PriceSourceRunId = z.string().regex(idPattern).brand('PriceSourceRunId')
export type PriceSourceRunId = z.infer<typeof PriceSourceRunId>

export const QuoteViewId = z.string().regex(idPattern).brand('QuoteViewId')
export type QuoteViewId = z.infer<typeof QuoteViewId>

/** Secret part of the address of an invitation, in the format of public quote addresses. */
export const InvitationToken = z.string().regex(tokenPattern).brand('InvitationToken')
export type InvitationToken = z.infer<typeof InvitationToken>

/** Secret part of a public quote address: 27 characters of base64url, 160 bits. */
export const QuoteToken = z.string().regex(tokenPattern).brand('QuoteToken')
export type QuoteToken = z.infer<typeof QuoteToken>
