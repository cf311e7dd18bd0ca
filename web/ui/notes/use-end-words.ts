import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'

/** Texts for interrupted work, by error code of a call. */
const ends = {
  'identity/signed-out': 'sessionOver',
  'team/suspended': 'suspended',
  'team/not-found': 'notInTeam',
  'team/not-allowed': 'roleChanged',
  'team/closed': 'teamClosed',
  'plan/limit-reached': 'planReached',
  'plan/read-only': 'planReadOnly',
  'account/address-unverified': 'addressUnverified',
} as const

/**
 * Returns a function for the advice after a call that failed because something ended: a session, a role, a
 * plan, a server. undefined: the call failed for another reason.
 */
export function useEndWords(): (error: unknown) => string | undefined {
  const t = useTranslations('common')
  return (error) => {
    // Error of the client's own time limit for a call.
    if (error instanceof DOMException && error.name === 'TimeoutError') return t('noAnswer')
    const code = codeOf(error)
    return isEnd(code) ? t(ends[code]) : undefined
  }
}

function isEnd(code: string | undefined): code is keyof typeof ends {
  return code !== undefined && Object.hasOwn(ends, code)
}
