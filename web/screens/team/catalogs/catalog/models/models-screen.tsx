import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { HintDesk } from './hints/hint-desk.tsx'
import { useChosenHint } from './hints/use-hints.ts'
import { ModelsDesk } from './models-desk.tsx'
import { NoModels } from './no-models.tsx'
import { PhoneModels } from './phone/phone-models.tsx'

/** Prices of the devices of a catalog: a grid, or on a phone one model at a time. */
export function ModelsScreen() {
  const { state } = useDraft()
  const isPhone = useScreenSize() === 'phone'
  const source = useChosenHint()
  if (state.document.pricing.models.length === 0) return <NoModels />
  if (!isPhone && source) return <HintDesk key={source.id} source={source} />
  return isPhone ? <PhoneModels /> : <ModelsDesk />
}
