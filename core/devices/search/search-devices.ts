import { identify } from '../identify/identify.ts'
import type { SearchHit } from './search-hits.ts'

/** Search as you type. Best first, then newest first. */
export function searchDevices(query: string, limit = 20): readonly SearchHit[] {
  return identify(query, limit).hits
}
