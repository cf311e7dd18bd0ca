import { namesIn } from '../../rows/find-names.ts'
import { members } from '../schema.ts'

/** Finds the names of members. */
export const memberNames = namesIn(members, { ...members, id: members.userId })
