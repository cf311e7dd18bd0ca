import { Button, Loader } from '@mantine/core'
import { IconAlertCircle, IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import type { CounterLine } from '../../counter-line.ts'
import { detailsOf } from '../../device-details.ts'
import note from '../field/identify-note.module.css'
import classes from './scan-feedback.module.css'
import type { PendingNumber } from '../field/pending-number.ts'
import type { ScanFeedback as Feedback } from '../use-identify.ts'

/** The result of the last scan or picture, with a button to undo it. */
export function ScanFeedback({
  feedback: { added, setAside, unread, incomplete, belongs, picture },
  onUndo,
  onRestore,
  onAssignNumber,
}: {
  readonly feedback: Feedback
  readonly onUndo: (devices: readonly CounterLine[]) => void
  readonly onRestore: (text: string) => void
  readonly onAssignNumber: (device: CounterLine, number: PendingNumber) => void
}) {
  const t = useTranslations('counter.scan')
  const common = useTranslations('common')
  const { language } = useRegion()
  const problems = useTranslations('counter.identify.problem')
  const words = ({ text, problem }: NonNullable<Feedback['unread']>) =>
    problem
      ? t('unread', {
          text,
          why: problems(problem.code, { digits: 'digits' in problem ? problem.digits : 0 }),
        })
      : t('unknown', { text })
  return (
    <div className={classes.feedback} role="status">
      {added?.map((device) => (
        <FeedbackLine key={device.id} kind="good" action={[common('undo'), () => onUndo([device])]}>
          {detailsOf(device, language)
            ? t('addedDetails', { device: device.name, details: detailsOf(device, language) })
            : t('added', { device: device.name })}
        </FeedbackLine>
      ))}
      {setAside !== undefined && (
        <FeedbackLine kind="doubt" action={[t('restore'), () => onRestore(setAside)]}>
          {t('setAside', { text: setAside })}
        </FeedbackLine>
      )}
      {belongs && (
        <FeedbackLine
          kind="doubt"
          action={[t('attach'), () => onAssignNumber(belongs.device, belongs.number)]}
        >
          {t('belongs', { device: belongs.device.name })}
        </FeedbackLine>
      )}
      {incomplete !== undefined && (
        <FeedbackLine kind="bad">{t('incomplete', { text: incomplete })}</FeedbackLine>
      )}
      {unread && <FeedbackLine kind="bad">{words(unread)}</FeedbackLine>}
      {picture === 'reading' && (
        <p className={note.note} data-kind="reading">
          <Loader size={18} color="gray" /> <span>{t('reading')}</span>
        </p>
      )}
      {picture && picture !== 'reading' && <FeedbackLine kind="bad">{t(picture)}</FeedbackLine>}
    </div>
  )
}

const icons = { good: IconCircleCheck, doubt: IconArrowBackUp, bad: IconAlertCircle }

function FeedbackLine({
  kind,
  children,
  action,
}: {
  readonly kind: keyof typeof icons
  readonly children: ReactNode
  readonly action?: readonly [string, () => void]
}) {
  const Icon = icons[kind]
  return (
    <p className={note.note} data-kind={kind}>
      <Icon size={18} stroke={1.75} />
      <span>{children}</span>
      {action && (
        <Button size="xs" variant="default" onClick={action[1]}>
          {action[0]}
        </Button>
      )}
    </p>
  )
}
