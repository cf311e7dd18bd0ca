import { quoteLimits } from '@costard/contract'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { Icon } from '#ui/icon.tsx'
import { isSellerMissing, SellerMissing } from '../../../kit/seller-missing.tsx'

/** Reason why an action was refused; usually a colleague was faster. */
export function ActionProblem({ error }: { readonly error: unknown }) {
  const t = useTranslations('quoteActions.problem')
  if (isSellerMissing(error)) return <SellerMissing error={error} />
  const text = texts[codeOf(error) ?? '']
  if (text === undefined) return <ProblemNote error={error} />
  return (
    <Note kind="problem" icon={<Icon of={IconAlertCircle} size={18} />}>
      {t(text, { max: String(quoteLimits.maxLinesPerCall) })}
    </Note>
  )
}

const texts: Readonly<
  Record<
    string,
    | 'changed'
    | 'tooManySent'
    | 'expired'
    | 'inProgress'
    | 'deviceFlagged'
    | 'notAllowed'
    | 'tooManyRevisions'
    | 'tooManyToCopy'
    | 'deviceGone'
  >
> = {
  'quote/changed': 'changed',
  'quote/wrong-state': 'changed',
  'quote/prices-changed': 'changed',
  'quote/expired': 'expired',
  'quote/too-many-sent': 'tooManySent',
  'quote/in-progress': 'inProgress',
  'quote/device-flagged': 'deviceFlagged',
  'team/not-allowed': 'notAllowed',
  'quote/too-many-revisions': 'tooManyRevisions',
  'quote/too-many-to-copy': 'tooManyToCopy',
  'quote/variant-unknown': 'deviceGone',
  'catalog/not-found': 'deviceGone',
  'catalog/not-published': 'deviceGone',
}
