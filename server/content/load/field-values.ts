import { z } from 'zod'
import type { Field, FieldSet, SharedSlice, SimpleField } from './custom-types.ts'
import { richTextOf, type RichTextParts } from './rich-text.ts'

export interface ValueParts extends RichTextParts {
  readonly slices: ReadonlyMap<string, SharedSlice>
}

const record = z.record(z.string(), z.unknown())

/**
 * Returns the values of a document's fields as in the protocol. Throws for a field that the type does not
 * have.
 */
export function valuesOf(
  fields: Readonly<Record<string, Field>>,
  given: Readonly<Record<string, unknown>>,
  parts: ValueParts,
): Record<string, unknown> {
  for (const name of Object.keys(given))
    if (!Object.hasOwn(fields, name)) throw new Error(`the type has no field "${name}"`)
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      try {
        return [name, valueOf(field, given[name], parts)]
      } catch (error) {
        throw new Error(`field "${name}": ${(error as Error).message}`, { cause: error })
      }
    }),
  )
}

function valueOf(field: Field, given: unknown, parts: ValueParts): unknown {
  if (field.type === 'UID') return null
  if (field.type === 'Group') {
    const { fields } = field.config as { fields: FieldSet } // validated by the schema of a group
    return z
      .array(record)
      .default([])
      .parse(given ?? undefined)
      .map((row) => valuesOf(fields, row, parts))
  }
  if (field.type === 'Slices') {
    const { choices } = field.config as { choices: Record<string, unknown> } // validated by the schema of slices
    return z
      .array(record)
      .default([])
      .parse(given ?? undefined)
      .map((row, at) => sliceOf(row, at, choices, parts))
  }
  return simpleValueOf(field as SimpleField, given ?? undefined, parts)
}

const sliceFile = z.strictObject({
  slice: z.string(),
  variation: z.string().default('default'),
  primary: record.default({}),
  items: z.array(record).default([]),
})

function sliceOf(row: unknown, at: number, choices: Record<string, unknown>, parts: ValueParts): object {
  const { slice, variation, primary, items } = sliceFile.parse(row)
  const model = Object.hasOwn(choices, slice) ? parts.slices.get(slice) : undefined
  const fields = model?.variations.find(({ id }) => id === variation)
  if (!fields) throw new Error(`there is no slice "${slice}" with variation "${variation}"`)
  return {
    id: `${slice}$${at + 1}`,
    slice_type: slice,
    slice_label: null,
    variation,
    version: 'initial',
    primary: valuesOf(fields.primary, primary, parts),
    items: items.map((item) => valuesOf(fields.items, item, parts)),
  }
}

const webLink = z.strictObject({ url: z.string(), text: z.string().optional() })
const geoPoint = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})
const imageFile = z.strictObject({ file: z.string(), alt: z.string() })
const embed = z.object({ embed_url: z.url({ protocol: /^https$/ }), type: z.string() }).loose()

function simpleValueOf({ type, config }: SimpleField, given: unknown, parts: ValueParts): unknown {
  switch (type) {
    case 'StructuredText':
      return richTextOf(z.string().default('').parse(given), parts)
    case 'Text':
    case 'Color':
      return z.string().nullable().default(null).parse(given)
    case 'Select': {
      const value = z.string().nullable().default(null).parse(given)
      if (value !== null && !config.options?.includes(value))
        throw new Error(`"${value}" is none of ${config.options?.join(', ')}`)
      return value
    }
    case 'Number':
      return z.number().nullable().default(null).parse(given)
    case 'Boolean':
      return z.boolean().default(false).parse(given)
    case 'Date':
      return z.iso.date().nullable().default(null).parse(given)
    case 'Timestamp': {
      const value = z.iso.datetime({ offset: true }).nullable().default(null).parse(given)
      return value === null ? null : wireTime(new Date(value))
    }
    case 'GeoPoint':
      return given === undefined ? {} : geoPoint.parse(given)
    case 'Embed':
      return given === undefined ? {} : embed.parse(given)
    case 'Image': {
      if (given === undefined) return {}
      const { file, alt } = imageFile.parse(given)
      return parts.imageAt(file, alt)
    }
    case 'Link': {
      if (given === undefined) return { link_type: 'Any' }
      const { url, text } = typeof given === 'string' ? { url: given } : webLink.parse(given)
      return { ...parts.linkTo(url), ...(text !== undefined && { text }) }
    }
  }
}

/** Returns a time in Prismic's format: 2024-01-31T08:00:00+0000. */
export function wireTime(date: Date): string {
  return `${date.toISOString().slice(0, 19)}+0000`
}
