import { ne, sql } from 'drizzle-orm'
import type { KeptThings } from '../../rows/kept-things.ts'
import { members } from '../schema.ts'

/** Members that count for the limit of a plan. */
export const keptMembers: KeptThings = {
  table: members,
  id: members.userId,
  counts: ne(members.state, 'left'),
  first: sql`${members.role} <> 'owner'`,
  oldest: [sql`${members.joinedAt}`, sql`${members.userId}`],
  name: sql`coalesce(${members.name}, ${members.email})`,
}
