import { z } from 'zod'

const kinds = [
  'Boolean',
  'Color',
  'Date',
  'Embed',
  'GeoPoint',
  'Image',
  'Link',
  'Number',
  'Select',
  'StructuredText',
  'Text',
  'Timestamp',
] as const

const simpleField = z.object({
  type: z.enum(kinds),
  config: z
    .object({
      options: z.array(z.string()).optional(),
      multi: z.string().optional(),
      single: z.string().optional(),
    })
    .loose()
    .default({}),
})
const fieldSet = z.record(z.string().regex(/^\w+$/), simpleField)
const field = z.union([
  simpleField,
  z.object({ type: z.literal('UID') }).loose(),
  z.object({ type: z.literal('Group'), config: z.object({ fields: fieldSet }).loose() }),
  z.object({
    type: z.literal('Slices'),
    config: z.object({ choices: z.record(z.string(), z.unknown()) }).loose(),
  }),
])

/** A custom type as exported by Prismic. Tabs group fields for editors only. */
export const customType = z.object({
  id: z.string().regex(/^\w+$/),
  label: z.string(),
  json: z.record(z.string(), z.record(z.string().regex(/^\w+$/), field)),
})

/** A shared slice as exported by Prismic. */
export const sharedSlice = z.object({
  id: z.string().regex(/^\w+$/),
  type: z.literal('SharedSlice'),
  variations: z
    .array(z.object({ id: z.string(), primary: fieldSet.default({}), items: fieldSet.default({}) }).loose())
    .min(1),
})

export type SimpleField = z.output<typeof simpleField>
export type FieldSet = z.output<typeof fieldSet>
export type Field = z.output<typeof field>
export type SharedSlice = z.output<typeof sharedSlice>

export interface CustomType {
  readonly id: string
  readonly label: string
  readonly fields: Readonly<Record<string, Field>>
  readonly hasUid: boolean
}

export function parseCustomType(json: unknown): CustomType {
  const { id, label, json: tabs } = customType.parse(json)
  const all = Object.assign({}, ...Object.values(tabs)) as Record<string, Field>
  const fields = Object.fromEntries(Object.entries(all).filter(([, { type }]) => type !== 'UID'))
  return { id, label, fields, hasUid: Object.values(all).some(({ type }) => type === 'UID') }
}
