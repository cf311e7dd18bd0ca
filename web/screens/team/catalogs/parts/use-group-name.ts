import { type CatalogDocument, groupName } from '@costard/contract'
import { useCallback } from 'react'
import { useRegion } from '#messages/region-context.ts'

/** Returns the name of a group of models in the user's language. */
export function useGroupName({ wording }: CatalogDocument): (group: string) => string {
  const { language } = useRegion()
  const { modelGroups } = wording
  return useCallback((group) => groupName(modelGroups, group, language), [modelGroups, language])
}
