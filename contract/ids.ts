import { z } from 'zod'

/** 20 random letters and digits, made by the server. */
const idPattern = /^[A-Za-z0-9]{20}$/

export const TeamId = z.string().regex(idPattern).brand('TeamId')
export type TeamId = z.infer<typeof TeamId>

export const CatalogId = z.string().regex(idPattern).brand('CatalogId')
export type CatalogId = z.infer<typeof CatalogId>

export const CustomerId = z.string().regex(idPattern).brand('CustomerId')
export type CustomerId = z.infer<typeof CustomerId>

export const QuoteId = z.string().regex(idPattern).brand('QuoteId')
export type QuoteId = z.infer<typeof QuoteId>

export const DeviceCheckId = z.string().regex(idPattern).brand('DeviceCheckId')
export type DeviceCheckId = z.infer<typeof DeviceCheckId>

/** The secret part of a public quote address: 27 characters of base64url, 160 bits. */
export const QuoteToken = z
  .string()
  .regex(/^[A-Za-z0-9_-]{27}$/)
  .brand('QuoteToken')
export type QuoteToken = z.infer<typeof QuoteToken>
