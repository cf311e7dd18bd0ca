import type { KeptAnswers } from './kept-answers.ts'
import { rowsId } from './kept-calls.ts'

export interface KeptRows {
  readonly of: <Row>(name: string, teamId: string) => Promise<readonly Row[]>
  readonly change: <Row>(
    name: string,
    teamId: string,
    change: (rows: readonly Row[]) => readonly Row[],
  ) => Promise<void>
}

/**
 * Keeps the rows of a list that were seen, whatever page or filter showed them. Changes are applied one after
 * the other.
 */
export function keptRows(answers: Pick<KeptAnswers, 'read' | 'write'>): KeptRows {
  let written: Promise<void> = Promise.resolve()
  const of = async <Row>(name: string, teamId: string): Promise<readonly Row[]> =>
    ((await answers.read(rowsId(name, teamId))) ?? []) as readonly Row[]
  return {
    of,
    change(name, teamId, change) {
      const before = written
      written = (async () => {
        await before.catch(() => {}) // reported to the caller that wrote them
        await answers.write(rowsId(name, teamId), teamId, change(await of(name, teamId)))
      })()
      return written
    },
  }
}
