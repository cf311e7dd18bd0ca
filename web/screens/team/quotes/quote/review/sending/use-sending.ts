import type { Quote, SendChannel } from '@costard/contract'
import type { useForm } from '@mantine/form'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { isOfflineId } from '#api/offline-id.ts'
import { isFilledIn } from '#forms/is-filled-in.ts'
import { paths } from '#paths'
import { useNotice } from '#ui/notes/use-notice.ts'
import { useTeam } from '../../../../team-context.ts'
import type { Edit } from '../../../changes/part-words.ts'
import type { ReviewFields } from '../review-fields.ts'
import { showQuestion } from '../customer/show-question.ts'
import type { SharedDraft } from '../draft/use-shared-draft.ts'
import type { useWhoIsIt } from '../customer/use-who-is-it.ts'

/** Errors of the last save or send. isUnsaved: some edits exist only on this screen. */
export interface Problems {
  readonly texts: readonly string[]
  readonly isUnsaved: boolean
}
export const noProblems: Problems = { texts: [], isUnsaved: false }

/** Sends a draft in review, once it is saved and complete. */
export function useSending({
  quote,
  form,
  draft,
  who,
  changed,
  saveSoon,
  setProblems,
}: {
  readonly quote: Quote
  readonly form: Pick<ReturnType<typeof useForm<ReviewFields>>, 'getInputNode'> & {
    readonly validate: () => {
      readonly errors: Readonly<Record<string, unknown>>
      readonly hasErrors: boolean
    }
  }
  readonly draft: SharedDraft
  readonly who: ReturnType<typeof useWhoIsIt>
  readonly changed: () => Edit
  /** The save that is delayed until a pause in typing. */
  readonly saveSoon: { readonly cancel: () => void }
  readonly setProblems: (problems: Problems) => void
}) {
  const t = useTranslations('counter.review')
  const offline = useTranslations('offline')
  const notify = useNotice()
  const { id: teamId } = useTeam()
  const navigate = useNavigate()
  const [isWaiting, setWaiting] = useState(false)
  /** Calls next if everything is filled in and it is clear who the customer is. */
  const whenClear = async (next: () => Promise<void>) => {
    if (draft.isSending || isWaiting) return
    if (draft.conflict) return showConflict()
    setProblems(noProblems)
    if (!isFilledIn(form)) return
    saveSoon.cancel()
    setWaiting(true)
    try {
      const checked = await who.check()
      if (checked === 'clear') await next()
      else if (checked === 'open') requestAnimationFrame(showQuestion)
      else setProblems({ texts: [t('unreachable')], isUnsaved: true })
    } finally {
      setWaiting(false)
    }
  }
  /** Saves unsaved changes. Returns undefined if that failed. */
  const saveWhole = async () => {
    const edit = changed()
    return Object.keys(edit).length > 0 ? draft.save(edit) : quote
  }
  /** Returns the saved quote if nothing prevents sending it. isMailed: an email address is required. */
  const sendable = async (isMailed: boolean) => {
    const whole = await saveWhole()
    if (!whole) return undefined
    const obstacles = whole.obstacles.filter((one) => one !== 'no-email' || isMailed)
    if (obstacles.length > 0) {
      setProblems({ texts: obstacles.map((obstacle) => t(`obstacles.${obstacle}`)), isUnsaved: false })
      if (obstacles.includes('no-customer')) form.getInputNode('name')?.focus()
      else if (obstacles.includes('no-email')) form.getInputNode('email')?.focus()
      else showPurchase()
      return undefined
    }
    return whole
  }
  const sendWhole = async (channel: SendChannel) => {
    if (!(await sendable(channel === 'email'))) return
    const sent = await draft.send(channel)
    if (sent && isOfflineId(quote.id)) {
      notify(offline('sentWhenBack'))
      await navigate(paths.waiting(teamId), { replace: true })
      return
    }
    // A sent quote redirects to its own page.
    if (!sent || channel !== 'email') return
    notify({
      title: t('sentTitle'),
      message: t('sentText', { email: sent.customer?.email ?? '' }),
    })
    await navigate(paths.quote(teamId, sent.id), { replace: true })
  }

  return {
    send: (channel: SendChannel = 'email') => whenClear(() => sendWhole(channel)),
    /** Calls back with the saved quote if it can be accepted as it is. */
    accept: (onReady: (quote: Quote) => void) =>
      whenClear(async () => {
        const whole = await sendable(false)
        if (whole) onReady(whole)
      }),
    /** Returns true if a preview is possible, because everything is saved. */
    readyToPreview: async () => {
      saveSoon.cancel()
      return !draft.conflict && (await saveWhole()) !== undefined
    },
    isSending: draft.isSending || isWaiting,
  }
}

/** Scrolls to the first missing purchase price. */
function showPurchase(): void {
  document.querySelector('[data-purchase=open]')?.scrollIntoView({ block: 'center' })
}

/** Scrolls to the first conflict and focuses its buttons. */
export function showConflict(): void {
  const conflict = document.querySelector('[data-conflict]')
  conflict?.scrollIntoView({ block: 'center' })
  conflict?.querySelector('button')?.focus({ preventScroll: true })
}
