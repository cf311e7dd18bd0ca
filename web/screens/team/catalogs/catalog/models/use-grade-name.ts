import { textIn } from '@costard/contract'
import { useRegion } from '#messages/region-context.ts'
import { useDraft } from '../../draft/draft-context.ts'

/** Returns a function for the name of a grade: its code with its label. */
export function useGradeName(): (code: string) => string {
  const { language } = useRegion()
  const { grades } = useDraft().state.document.wording
  return (code) => {
    const label = textIn(language, grades[code]?.label)
    return label === '' || label === code ? code : `${code} ${label}`
  }
}
