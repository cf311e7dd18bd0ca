import { type CustomerDetailsInput, CustomerDetails, type EditQuote, type Quote } from '@costard/contract'
import { useForm } from '@mantine/form'
import { useDebouncedCallback } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { api, codeOf, query } from '#api/api.ts'
import { paths } from '#paths'
import { useTeam } from '../../../team-context.ts'

export interface ReviewFields {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly note: string
}

/** Long enough not to save every letter, short enough to be done before anyone looks up. */
const saveAfterMs = 600

export type ReviewForm = ReturnType<typeof useReview>['form']

/** The draft being reviewed: it saves itself while it is typed, and is sent when nothing is missing. */
export function useReview(quote: Quote) {
  const t = useTranslations('counter.review')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const [told, setTold] = useState<readonly string[]>([])
  const quoteKey = query.quotes.get.queryKey({ input: { teamId, quoteId: quote.id } })
  const keep = (next: Quote) => {
    cache.setQueryData(quoteKey, next)
    void cache.invalidateQueries({ queryKey: query.quotes.list.key() })
  }
  /** The newest version, also between a save and the next time this renders. */
  const current = () => cache.getQueryData<Quote>(quoteKey) ?? quote
  const fail = async (error: unknown) => {
    const code = codeOf(error)
    setTold([code === 'quote/changed' ? t('conflict') : t('failed', { code: code ?? 'network' })])
    if (code === 'quote/changed' || code === 'quote/wrong-state')
      await cache.invalidateQueries({ queryKey: quoteKey })
  }

  // One after the other: each save carries the revision that the one before it gave.
  const { mutateAsync: save } = useMutation({
    scope: { id: `quote ${quote.id}` },
    mutationFn: (edit: Omit<EditQuote, 'rev'>) =>
      api.quotes.edit({ teamId, quoteId: quote.id, rev: current().rev, ...edit }),
    onSuccess: keep,
    onError: fail,
  })
  const { mutateAsync: sendSaved, isPending: isSending } = useMutation({
    scope: { id: `quote ${quote.id}` },
    mutationFn: () => api.quotes.send({ teamId, quoteId: quote.id, rev: current().rev }),
    onSuccess: keep,
    onError: fail,
  })

  const form = useForm<ReviewFields>({
    initialValues: {
      name: quote.customer?.name ?? '',
      email: quote.customer?.email ?? '',
      phone: quote.customer?.phone ?? '',
      note: quote.note,
    },
    validate: (values) => (customerOf(values) === null ? {} : faultsOf(values, t)),
    validateInputOnBlur: true,
    onValuesChange: (values) => saveSoon(values),
  })
  const editOf = (values: ReviewFields) => {
    const customer = customerOf(values)
    const isValid = customer === null || CustomerDetails.safeParse(customer).success
    // What is not yet a name or an address is kept on screen until it is.
    return { note: values.note, ...(isValid && { customer: customer && CustomerDetails.parse(customer) }) }
  }
  const saveSoon = useDebouncedCallback(
    (values: ReviewFields) => void save(editOf(values)).catch(() => undefined),
    saveAfterMs,
  )

  const send = async () => {
    if (isSending) return
    setTold([])
    const { errors, hasErrors } = form.validate()
    if (hasErrors) {
      const [first] = Object.keys(errors)
      if (first) form.getInputNode(first)?.focus()
      return
    }
    saveSoon.cancel()
    const saved = await save(editOf(form.getValues())).catch(() => undefined)
    if (!saved) return
    if (saved.obstacles.length > 0) {
      setTold(saved.obstacles.map((obstacle) => t(`obstacles.${obstacle}`)))
      if (saved.obstacles.includes('no-customer')) form.getInputNode('name')?.focus()
      else if (saved.obstacles.includes('no-email')) form.getInputNode('email')?.focus()
      return
    }
    const sent = await sendSaved().catch(() => undefined)
    if (!sent) return
    notifications.show({
      closeButtonProps: { 'aria-label': common('close') },
      title: t('sentTitle'),
      message: t('sentText', { email: sent.customer?.email ?? '' }),
    })
    await navigate(paths.quote(teamId, sent.id), { replace: true })
  }

  return {
    form,
    told,
    isSending,
    send,
    change: (edit: Omit<EditQuote, 'rev'>) => void save(edit).catch(() => undefined),
  }
}

/** null while nothing about a customer is typed. */
function customerOf({ name, email, phone }: ReviewFields): CustomerDetailsInput | null {
  if ([name, email, phone].every((text) => text.trim() === '')) return null
  return {
    name,
    ...(email.trim() !== '' && { email }),
    ...(phone.trim() !== '' && { phone }),
  }
}

function faultsOf(values: ReviewFields, t: ReturnType<typeof useTranslations<'counter.review'>>) {
  const { error } = CustomerDetails.safeParse(customerOf(values))
  const wrong = new Set((error?.issues ?? []).map(({ path }) => path[0]))
  return {
    ...(wrong.has('name') && { name: t('nameMissing') }),
    ...(wrong.has('email') && { email: t('emailInvalid') }),
    ...(wrong.has('phone') && { phone: t('phoneInvalid') }),
  }
}
