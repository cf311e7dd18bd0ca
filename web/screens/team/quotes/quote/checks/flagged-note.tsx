import type { Quote } from '@costard/contract'
import { flaggedSince, isAllowed } from '@costard/quotes'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import { CheckWords } from '../../../device-checks/check-words.tsx'
import classes from './checks.module.css'
import { RecordCheck } from './record-check.tsx'

/** Names the check that prevents acceptance, since when, with advice. */
export function FlaggedNote({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('deviceChecks.stopped')
  const checks = useTranslations('deviceChecks')
  const isDraft = isAllowed('edit', quote.state)
  if (!isDraft && quote.state !== 'sent' && quote.state !== 'expired') return null
  const flagged = quote.lines.flatMap(({ id, device, checks: own, laterChecks }) =>
    flaggedSince(own, laterChecks).map((check) => ({ id, device: device.name, check })),
  )
  const [first] = flagged
  if (!first) return null
  return (
    <Note
      kind="problem"
      icon={<Icon of={IconAlertTriangle} size={18} />}
      action={!isDraft && <RecordCheck quote={quote} lineId={first.id} kind={first.check.kind} />}
    >
      <b>{t('title')}</b>
      <ul className={classes.flagged}>
        {flagged.map(({ id, device, check }) => (
          <li key={`${id} ${check.kind}`}>
            {device}, {checks(`kind.${check.kind}`)}: <CheckWords check={check} />
          </li>
        ))}
      </ul>
      <div>{t(isDraft ? 'inSetup' : 'whatToDo')}</div>
    </Note>
  )
}
