import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { Note } from '#ui/note.tsx'
import { ProblemNote } from '#ui/problem-note.tsx'

const known = [
  'member/above',
  'member/last-owner',
  'member/not-found',
  'member/already',
  'member/invited',
  'member/full',
  'member/sign-up-to-invite',
  'member/inviter-unverified',
  'member/too-many-invited',
  'invitation/not-found',
  'invitation/ended',
  'team/not-allowed',
] as const

/** Why a change of members or invitations was refused, and what to do. */
export function MemberProblem({ error }: { readonly error: unknown }) {
  const t = useTranslations('settings.members.problem')
  const code = known.find((one) => one === codeOf(error))
  if (!code) return <ProblemNote error={error} />
  return <Note kind="problem">{t(code)}</Note>
}
