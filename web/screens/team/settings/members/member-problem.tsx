import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { paths } from '#paths'
import { Note } from '#ui/notes/note.tsx'
import { PlanLimitNote } from '../../kit/plan-limit-note.tsx'
import { SiteProblem } from '../../site/site-problem.tsx'
import { useTeam } from '../../team-context.ts'

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

/** Reason why a change of members or invitations was refused, with advice. */
export function MemberProblem({ error }: { readonly error: unknown }) {
  const t = useTranslations('settings.members.problem')
  const { id } = useTeam()
  const code = known.find((one) => one === codeOf(error))
  if (codeOf(error) === 'plan/limit-reached') return <PlanLimitNote meter="members" />
  if (!code) return <SiteProblem error={error} />
  const isUnverified = code === 'member/inviter-unverified'
  return (
    <Note
      kind="problem"
      action={
        isUnverified && (
          <Button component={Link} to={paths.account(id)} variant="default">
            {t('toAccount')}
          </Button>
        )
      }
    >
      {t(code)}
    </Note>
  )
}
