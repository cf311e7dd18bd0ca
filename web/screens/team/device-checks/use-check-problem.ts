import { useTranslations } from 'use-intl'
import { codeOf, detailOf } from '#api/error-code.ts'
import { useEndWords } from '#ui/notes/use-end-words.ts'

const words = {
  'check/no-service': 'noService',
  'check/number-missing': 'numberMissing',
  'check/address-refused': 'addressRefused',
  'check/secret-needed': 'secretNeeded',
  'check/not-found': 'answerGone',
  'team/not-allowed': 'notAllowed',
} as const

/** Returns a function that returns the text for a failed check, with advice. */
export function useCheckProblem(): (error: unknown) => string {
  const t = useTranslations('deviceChecks.problem')
  const why = useWhy()
  const endWords = useEndWords()
  return (error) => {
    const code = codeOf(error)
    if (code === undefined) return t('network')
    if (code === 'check/service-failed') return t('serviceFailed', { why: why(detailOf(error)) })
    return isKnown(code) ? t(words[code]) : (endWords(error) ?? t('other', { code }))
  }
}

function isKnown(code: string): code is keyof typeof words {
  return code in words
}

/** Reason why the look-up service failed, if the server reports one. */
function useWhy(): (detail: unknown) => string {
  const t = useTranslations('deviceChecks.problem.why')
  return (detail) => {
    // Details from the server; fields may be missing.
    const { reason, status = 0 } = (detail ?? {}) as { readonly reason?: string; readonly status?: number }
    switch (reason) {
      case 'time-out':
        return t('timeOut')
      case 'unreachable':
        return t('unreachable')
      case 'status':
        return t('status', { status: String(status) })
      case 'too-large':
        return t('tooLarge')
      case 'not-json':
        return t('notJson')
      default:
        return t('unknown')
    }
  }
}
