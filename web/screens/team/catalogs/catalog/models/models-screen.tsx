import type { HintRule } from '@costard/contract'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { HintDesk } from './hints/hint-desk.tsx'
import { useChosenHint } from './hints/use-hints.ts'
import { ModelsDesk } from './models-desk.tsx'
import { NoModels } from './no-models.tsx'
import { PhoneModels } from './phone/phone-models.tsx'

/**
 * Prices of the devices of a catalog: a grid, or on a phone one model at a time. A window that is narrow
 * because of zooming on a desktop keeps the grid.
 */
export function ModelsScreen() {
  const { state } = useDraft()
  const now = { getInitialValueInEffect: false }
  const isZoomedDesk = useMediaQuery('(pointer: fine) and (min-width: 40em)', false, now)
  const isPhone = useScreenSize() === 'phone' && !isZoomedDesk
  const source = useChosenHint()
  // Kept here, so that typed text survives switching between the phone and desktop layouts.
  const [typed, setTyped] = useState<HintRule>()
  if (state.document.pricing.models.length === 0) return <NoModels />
  if (!isPhone && source) {
    const own = typed?.sourceId === source.id ? typed : undefined
    return <HintDesk key={source.id} source={source} typed={own} onType={setTyped} />
  }
  return isPhone ? <PhoneModels /> : <ModelsDesk />
}
