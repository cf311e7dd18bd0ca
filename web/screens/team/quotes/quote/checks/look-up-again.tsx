import type { QuoteLine } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { useCheckProblem } from '../../../device-checks/use-check-problem.ts'
import { useLookUpService } from '../../../device-checks/use-look-up-service.ts'
import { useTeam } from '../../../team-context.ts'

/** Queries the team's look-up service, if any, about a device; the result is recorded with the quote. */
export function LookUpAgain({
  device: { imei, serial },
  onDone,
}: {
  readonly device: QuoteLine['device']
  readonly onDone: () => void
}) {
  const t = useTranslations('deviceChecks')
  const { id: teamId } = useTeam()
  const service = useLookUpService()
  const problem = useCheckProblem()
  const lookUp = useAction(
    () =>
      api.deviceChecks.lookUp({
        teamId,
        ...(imei !== undefined && { imei }),
        ...(serial !== undefined && { serial }),
        isFresh: true,
      }),
    {
      onDone,
    },
  )
  if (!service || (imei === undefined && serial === undefined)) return null
  return (
    <div>
      <ActionButton variant="default" action={lookUp} label={t('askAgain')} running={t('lookingUp')} />
      {lookUp.error !== null && <Note kind="problem">{problem(lookUp.error)}</Note>}
    </div>
  )
}
