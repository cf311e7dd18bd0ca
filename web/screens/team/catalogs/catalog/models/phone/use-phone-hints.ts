import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '#api/api.ts'
import { useTeam } from '../../../../team-context.ts'
import { useDraft } from '../../../draft/draft-context.ts'
import { type HintRow, hintRows } from '../hints/hint-rows.ts'
import { useChosenHint, useHintSources } from '../hints/use-hints.ts'

/** Hints that a phone shows beside prices. */
export interface PhoneHints {
  readonly name: string
  readonly byVariant: ReadonlyMap<string, HintRow>
}

/** Returns the hints of the source that is chosen, else of the first; undefined for who may not see costs. */
export function usePhoneHints(): PhoneHints | undefined {
  const { id: teamId } = useTeam()
  const { models } = useDraft().state.document.pricing
  const [first] = useHintSources()
  const source = useChosenHint() ?? first
  const { data } = useQuery({
    ...query.priceSources.hints.queryOptions({ input: { teamId, sourceId: source?.id ?? ('' as never) } }), // not asked without one
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
