import { textIn } from '@costard/contract'
import { useRegion } from '#messages/region-context.ts'
import { useDraft } from '../draft/draft-context.ts'

/** Returns the names of parts of the draft in the user's language; the key if a part has no text. */
export function useNames() {
  const { language } = useRegion()
  const { wording } = useDraft().state.document
  return {
    question: (key: string) => textIn(language, wording.questions[key]?.text) || key,
    proposition: (key: string) => textIn(language, wording.propositions[key]?.name) || key,
    service: (key: string) => textIn(language, wording.services[key]?.name) || key,
    grade: (code: string) => textIn(language, wording.grades[code]?.label) || code,
  }
}
