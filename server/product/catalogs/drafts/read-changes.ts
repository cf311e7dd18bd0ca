import { partId } from '@costard/catalogs'
import { catalogLimits, TypedPart } from '@costard/contract'
import { apiError } from '../../calls/api-error.ts'
import type { DraftChange } from './change-draft.ts'

/** Reads the lines of many changes: [kind, key, rev, value] as JSON. Throws request/invalid with the number of a line. */
export function readChanges(lines: string): DraftChange[] {
  const all = lines.split('\n')
  if (all.length > catalogLimits.maxManyChanges)
    throw invalid(all.length, `At most ${catalogLimits.maxManyChanges} lines`)
  const seen = new Set<string>()
  return all.map((line, index) => {
    const read = parsed(line)
    const [kind, key, rev, value]: readonly unknown[] = Array.isArray(read) ? read : []
    const part = TypedPart.safeParse({ kind, key, value })
    if (!part.success || typeof rev !== 'number' || !Number.isSafeInteger(rev) || rev < 0)
      throw invalid(index + 1, 'Not a kind, key, rev and value of a part')
    const id = partId(part.data)
    if (seen.has(id)) throw invalid(index + 1, 'Each part once')
    seen.add(id)
    return { part: part.data, rev }
  })
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function invalid(line: number, message: string): Error {
  return apiError('request/invalid', [{ path: `lines.${line}`, message }])
}
