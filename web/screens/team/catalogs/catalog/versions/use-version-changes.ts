import { changedParts } from '@costard/catalogs'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '#api/api.ts'
import { useDraft } from '../../draft/draft-context.ts'

/** Returns the differences between two published versions; undefined while loading. */
export function useVersionChanges(from: number, to: number) {
  const before = useVersion(from)
  const after = useVersion(to)
  const found = useMemo(
    () =>
      before.data &&
      after.data && {
        before: before.data,
        after: after.data,
        changes: changedParts(before.data, after.data),
      },
    [before.data, after.data],
  )
  return { found, error: before.error ?? after.error }
}

function useVersion(version: number) {
  const { teamId, catalogId } = useDraft()
  return useQuery(
    query.catalogs.get.queryOptions({ input: { teamId, catalogId, version }, staleTime: Infinity }),
  )
}
