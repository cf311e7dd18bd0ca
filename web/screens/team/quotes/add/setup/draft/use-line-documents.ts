import type { CatalogDocument } from '@costard/contract'
import { useQueries } from '@tanstack/react-query'
import { codeOf } from '#api/error-code.ts'
import { useTeam } from '../../../../team-context.ts'
import { catalogQuery } from '../../catalog-query.ts'
import { chosenSetupOf, type CounterLine } from '../../counter-line.ts'

export type DocumentOf = (line: CounterLine) => CatalogDocument | undefined

const isGone = (error: unknown) =>
  ['catalog/not-found', 'catalog/version-gone', 'request/invalid'].includes(codeOf(error) ?? '')

/**
 * Returns a function from a line to the catalog version that prices it; undefined until all are loaded. A
 * line whose catalog was removed has none. Throws if a catalog cannot be read.
 */
export function useLineDocuments(lines: readonly CounterLine[]): DocumentOf | undefined {
  const { id: teamId } = useTeam()
  const versions = new Map(
    lines.map(chosenSetupOf).flatMap((setup) => (setup ? [[keyOf(setup), setup] as const] : [])),
  )
  const keys = [...versions.keys()]
  const { failure, documentOf } = useQueries({
    queries: [...versions.values()].map(({ catalogId, catalogVersion }) =>
      catalogQuery(teamId, catalogId, catalogVersion),
    ),
    combine: (results) => {
      const failed = results.find(({ error, data }) => error && !data && !isGone(error))
      if (failed || results.some(({ isPending }) => isPending))
        return { failure: failed?.error, documentOf: undefined }
      const documents = new Map(results.map(({ data }, place) => [keys[place], data]))
      const documentOf: DocumentOf = (line) => {
        const setup = chosenSetupOf(line)
        return setup && documents.get(keyOf(setup))
      }
      return { failure: undefined, documentOf }
    },
  })
  if (failure) throw failure
  return documentOf
}

function keyOf({ catalogId, catalogVersion }: { catalogId: string; catalogVersion: number }): string {
  return `${catalogId} ${catalogVersion}`
}
