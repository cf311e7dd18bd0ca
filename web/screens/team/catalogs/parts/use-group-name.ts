import { type CatalogDocument, groupName } from '@costard/contract'
import { useCallback } from 'react'
import { useRegion } from '#messages/region-context.ts'

/** Returns what a group of models is called in the user's language. */
export function useGroupName({ wording }: CatalogDocument): (group: string) => string {
  const { language } = useRegion()
  const { modelGroups } = wording
  return useCallback((group) => groupName(modelGroups, group, language), [modelGroups, language])
}
