import { z } from 'zod'
import { call } from '../calls/call.ts'
import { catalogLimits } from './catalog-limits.ts'
import { TeamId } from '../ids.ts'
import { nameField } from '../names/name-fields.ts'

const { maxListShapes, maxListHeadings, maxListName, maxListWords, maxName } = catalogLimits

/** Kind of value in a column: price, floor, `grade:C`, `gb:128`; null: the column is not read. */
const Has = z
  .string()
  .max(130)
  .regex(/^[a-z]+(?::.+)?$/)
  .nullable()
const Word = z.string().max(maxName)

/** How to read a price list: its columns, and the meanings of words that a member chose. */
export const ListShape = z.strictObject({
  name: nameField(maxListName).optional().describe('Name that the team gave to lists of this kind'),
  columns: z
    .array(z.strictObject({ heading: z.string().max(maxName), has: Has }))
    .min(1)
    .max(maxListHeadings)
    .describe('In the order of the file'),
  rows: z.number().int().min(0).max(1_000_000).describe('Rows of the last file'),
  decimalMark: z.enum(['.', ',']).nullable(),
  grades: z
    .array(z.strictObject({ word: Word, grade: z.string().max(maxName).nullable() }))
    .max(maxListWords)
    .describe('The grade that each word about the condition means; null: its rows are left out'),
  devices: z
    .array(z.strictObject({ word: Word, deviceKey: z.string().max(maxName).nullable() }))
    .max(maxListWords)
    .describe('The device that each name means; null: its rows are left out'),
  counted: z
    .array(z.strictObject({ heading: z.string().max(maxName), words: z.array(Word).max(maxListWords) }))
    .max(maxListHeadings)
    .describe('Words of columns that say which rows count'),
})
export type ListShape = z.infer<typeof ListShape>

const tags = ['Catalogs']
const path = '/teams/{teamId}/price-list-shapes'
const ofTeam = z.object({ teamId: TeamId })

/**
 * Price lists that a team has imported, by their headings: the next list with the same headings is read like
 * the last.
 */
export const listShapes = {
  list: call('price.edit', { method: 'GET', path, tags, summary: 'List how price lists are read' })
    .input(ofTeam)
    .output(z.array(ListShape).describe(`At most ${maxListShapes}, the latest first`)),
  save: call('price.edit', {
    method: 'PUT',
    path,
    tags,
    summary: 'Remember how a price list is read, by its headings',
  })
    .input(ofTeam.extend({ shape: ListShape }))
    .output(z.object({ headings: z.number().int() })),
}
