import { type CustomerDetailsInput, CustomerDetails, type Quote } from '@costard/contract'
import { useForm } from '@mantine/form'
import { useDebouncedCallback } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { useTeam } from '../../../team-context.ts'
import type { Edit } from '../../changes/part-words.ts'
import { isSame } from '../../changes/quote-differences.ts'
import { useSharedDraft } from './use-shared-draft.ts'

export interface ReviewFields {
  /** Not editable here; kept as it is. */
  readonly kind: CustomerDetails['kind']
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly note: string
}

/** Debounce of saving: longer than the pause between keystrokes, short enough to go unnoticed. Milliseconds. */
const saveAfterMs = 600

export type ReviewForm = ReturnType<typeof useReview>['form']

/** The draft in review: saves automatically while typing, and can be sent when nothing is missing. */
export function useReview(quote: Quote) {
  const t = useTranslations('counter.review')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const navigate = useNavigate()
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isWaiting, setWaiting] = useState(false)
  const [initialValues] = useState(() => valuesOf(quote))
  /** The form's values without local edits. */
  const saved = useRef(initialValues)
  const form = useForm<ReviewFields>({
    initialValues,
    validate: (values) => (customerOf(values) === null ? {} : errorsOf(values, t)),
    validateInputOnBlur: true,
    onValuesChange: (values) => {
      if (Object.keys(changedIn(values, saved.current)).length > 0) saveSoon()
    },
  })
  const changed = () => changedIn(form.getValues(), saved.current)
  const draft = useSharedDraft(quote, {
    changed,
    apply: (next, except) => {
      const values = valuesOf(next)
      const kept = form.getValues()
      saved.current = values
      form.setValues({
        ...('customer' in except ? { ...kept } : values),
        note: 'note' in except ? kept.note : values.note,
      })
    },
    onSaved: (next) => {
      setProblems([])
      saved.current = valuesOf(next)
      // Typing continued during the save.
      if (Object.keys(changed()).length > 0) saveSoon()
    },
    onFailed: (code) => setProblems([t('failed', { code: code ?? 'network' })]),
  })
  const saveSoon = useDebouncedCallback(() => {
    const edit = changed()
    if (Object.keys(edit).length > 0) void draft.save(edit)
  }, saveAfterMs)

  const send = async () => {
    if (draft.isSending || isWaiting || draft.others?.mine) return
    setProblems([])
    const { errors, hasErrors } = form.validate()
    if (hasErrors) {
      const [first] = Object.keys(errors)
      if (first) form.getInputNode(first)?.focus()
      return
    }
    saveSoon.cancel()
    setWaiting(true)
    try {
      await sendWhole()
    } finally {
      setWaiting(false)
    }
  }
  const sendWhole = async () => {
    const edit = changed()
    const whole = Object.keys(edit).length > 0 ? await draft.save(edit) : quote
    if (!whole) return
    if (whole.obstacles.length > 0) {
      setProblems(whole.obstacles.map((obstacle) => t(`obstacles.${obstacle}`)))
      if (whole.obstacles.includes('no-customer')) form.getInputNode('name')?.focus()
      else if (whole.obstacles.includes('no-email')) form.getInputNode('email')?.focus()
      return
    }
    const sent = await draft.send()
    if (!sent) return
    notifications.show({
      closeButtonProps: { 'aria-label': common('close') },
      title: t('sentTitle'),
      message: t('sentText', { email: sent.customer?.email ?? '' }),
    })
    await navigate(paths.quote(teamId, sent.id), { replace: true })
  }

  return { form, problems, send, draft, isSending: draft.isSending || isWaiting, change: draft.choose }
}

function valuesOf({ customer, note }: Quote): ReviewFields {
  const { kind = 'private', name = '', email = '', phone = '' } = customer ?? {}
  return { kind, name, email, phone, note }
}

/** Returns the form's local edits. An incomplete name or email is left out until it is valid. */
function changedIn(values: ReviewFields, before: ReviewFields): Edit {
  const customer = CustomerDetails.nullable().safeParse(customerOf(values))
  const isOther =
    customer.success && !isSame(customer.data, CustomerDetails.nullable().parse(customerOf(before)))
  return {
    ...(values.note.trim() !== before.note && { note: values.note }),
    ...(isOther && { customer: customer.data }),
  }
}

/** Returns null while no customer data is entered. */
function customerOf({ kind, name, email, phone }: ReviewFields): CustomerDetailsInput | null {
  if ([name, email, phone].every((text) => text.trim() === '')) return null
  return {
    kind,
    name,
    ...(email.trim() !== '' && { email }),
    ...(phone.trim() !== '' && { phone }),
  }
}

function errorsOf(values: ReviewFields, t: ReturnType<typeof useTranslations<'counter.review'>>) {
  const { error } = CustomerDetails.safeParse(customerOf(values))
  const wrong = new Set((error?.issues ?? []).map(({ path }) => path[0]))
  return {
    ...(wrong.has('name') && { name: t('nameMissing') }),
    ...(wrong.has('email') && { email: t('emailInvalid') }),
    ...(wrong.has('phone') && { phone: t('phoneInvalid') }),
  }
}
