import { identify } from '../identify/identify.ts'
import type { SearchHit } from './search-hits.ts'

/** Searches while a person types. Results: best first, then newest first. */
export function searchDevices(query: string, limit = 20): readonly SearchHit[] {
  return identify(query, limit).hits
}
