import type { Language, TeamId } from '@costard/contract'
import type { MessageKind } from '@costard/quotes'
import { boolean, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, product } from '../schema.ts'
import { teams } from '../teams/schema.ts'

const teamId = () =>
  text('team_id')
    .$type<TeamId>()
    .notNull()
    .references(() => teams.teamId)

/** Wordings of teams. Null texts: the team returned to the built-in wording. */
export const messageWordings = product.table(
  'message_wordings',
  {
    teamId: teamId(),
    name: text('name').$type<MessageKind>().notNull(),
    language: text('language').$type<Language>().notNull(),
    subject: text('subject'),
    text: text('text'),
    /** Increased by every change. */
    rev: integer('rev').notNull(),
    savedAt: moment('saved_at').notNull(),
    savedBy: text('saved_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.name, table.language] })],
)

/** Messages that a team turned on or off. */
export const messageSwitches = product.table(
  'message_switches',
  {
    teamId: teamId(),
    name: text('name').$type<MessageKind>().notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.name] })],
)
