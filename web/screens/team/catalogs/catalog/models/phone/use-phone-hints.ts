import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '#api/api.ts'
import { useTeam } from '../../../../team-context.ts'
import { useDraft } from '../../../draft/draft-context.ts'
import { type HintRow, hintRows } from '../hints/hint-rows.ts'
import { useChosenHint, useHintSources } from '../hints/use-hints.ts'

/** Hints shown beside prices on a phone. */
export interface PhoneHints {
  readonly name: string
  readonly byVariant: ReadonlyMap<string, HintRow>
}

/** Returns the hints of the chosen source, else of the first; undefined without the right to see costs. */
export function usePhoneHints(): PhoneHints | undefined {
  const { id: teamId } = useTeam()
  const { models } = useDraft().state.document.pricing
  const [first] = useHintSources()
  const source = useChosenHint() ?? first
  const { data } = useQuery({
    ...query.priceSources.hints.queryOptions({ input: { teamId, sourceId: source?.id ?? ('' as never) } }), // the query is disabled without a source
    enabled: source !== undefined,
  })
  return useMemo(() => {
    if (!source || !data) return undefined
    const rows = hintRows(models, data.hints, () => undefined)
    return {
      name: source.hint ?? source.name,
      byVariant: new Map(rows.map((row) => [row.variantId, row])),
    }
  }, [source, data, models])
}
