import { notifications } from '@mantine/notifications'
import { flushSync } from 'react-dom'
import { useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { useTeam } from '../../../team-context.ts'
import { useCounterDraft } from '../counter-draft.ts'
import { focusCheck } from './checks/check-row.tsx'
import type { LineChecks } from './checks/use-line-checks.ts'
import type { Line } from './use-lines.ts'
import type { OpenQuestion } from './use-open-question.ts'

/** What can be done about a device without a price; undefined where it does not help. */
export interface WaysOut {
  /** Repeats what can be corrected: the check if there is one, else the question. */
  readonly checkAgain: (() => void) | undefined
  /** Takes the device off the quote; undefined while it has a price. */
  readonly remove: (() => void) | undefined
}

export function useWaysOut(
  lines: readonly Line[],
  line: Line | undefined,
  checks: LineChecks,
  open: OpenQuestion,
): WaysOut {
  const t = useTranslations('counter.setup')
  const { id: teamId } = useTeam()
  const { gid = '' } = useParams()
  const navigate = useNavigate()
  const [draft, changeDraft] = useCounterDraft()
  if (!line) return { checkAgain: undefined, remove: undefined }
  const { outcome } = line.result
  const reasons = line.result.reasons.filter((reason) => reason.outcome === outcome)
  const fixable = reasons.find((reason) => reason.curable)
  const missing = reasons.find((reason) => reason.outcome === 'review' && reason.check !== undefined)
  const check = fixable?.check ?? missing?.check
  const question = fixable?.questionKey
  const checkAgain = () => {
    if (check !== undefined) {
      // Commit first: the row must exist before it can take focus.
      flushSync(() => checks.checkAgain(check))
      return focusCheck(check)
    }
    if (question === undefined) return undefined
    const { [question]: _, ...answers } = line.setup.answers
    line.change({ ...line.setup, answers })
    // Asked again at once: a question that was answered before is otherwise taken as skipped.
    open.unfold(question)
  }
  const remove = () => {
    const left = lines.filter((one) => one !== line)
    changeDraft({ ...draft, devices: draft.devices.filter(({ id }) => id !== line.device.id) })
    const variants = left.map(({ variantId }) => variantId)
    void navigate(left.length === 0 ? paths.identify(teamId) : paths.setup(teamId, gid, variants))
    notifications.show({ message: t('removed', { device: line.device.name }) })
  }
  return {
    checkAgain: check !== undefined || question !== undefined ? checkAgain : undefined,
    remove: outcome === 'reject' || outcome === 'manual' ? remove : undefined,
  }
}
