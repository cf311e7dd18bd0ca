import type { QuoteLine } from '@costard/contract'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { useCheckProblem } from '../../../device-checks/use-check-problem.ts'
import { useLookUpService } from '../../../device-checks/use-look-up-service.ts'
import { useTeam } from '../../../team-context.ts'

/** Asks the look-up service about a device, if the team has one; its answer is recorded with the quote. */
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
  const lookUp = useMutation({
    mutationFn: () =>
      api.deviceChecks.lookUp({
        teamId,
        ...(imei !== undefined && { imei }),
        ...(serial !== undefined && { serial }),
        isFresh: true,
      }),
    onSuccess: onDone,
  })
  if (!service || (imei === undefined && serial === undefined)) return null
  return (
    <div>
      <ActionButton
        variant="default"
        isRunning={lookUp.isPending}
        label={t('askAgain')}
        running={t('lookingUp')}
        onClick={() => lookUp.mutate()}
      />
      {lookUp.error !== null && <Note kind="problem">{problem(lookUp.error)}</Note>}
    </div>
  )
}
