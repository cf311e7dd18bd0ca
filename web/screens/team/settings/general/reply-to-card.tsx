import type { ReplyTo } from '@costard/contract'
import { Badge, Button, Group, TextInput } from '@mantine/core'
import { type UseMutationResult, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { asciiEmail, findEmailProblem, shownEmail } from '#forms/email.ts'
import { Note } from '#ui/note.tsx'
import { ProblemNote } from '#ui/problem-note.tsx'
import { useMay, useTeam } from '../../team-context.ts'
import classes from '../settings-form.module.css'

/** Where customers answer to. An address is used once the link that was mailed to it is confirmed here. */
export function ReplyToCard() {
  const t = useTranslations('settings.replyTo')
  const { id: teamId } = useTeam()
  const mayChange = useMay('team.edit')
  const { data } = useSuspenseQuery(query.replyTo.get.queryOptions({ input: { teamId } }))
  const [params, setParams] = useSearchParams()
  const token = params.get('replyTo')
  const [text, setText] = useState('')
  const ask = useReplyTo((email: string) => api.replyTo.ask({ teamId, email }))
  const confirm = useReplyTo((proof: string) => api.replyTo.confirm({ teamId, token: proof }))
  const remove = useReplyTo(() => api.replyTo.remove({ teamId }))
  const isBad = text !== '' && findEmailProblem(text) !== undefined
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text === '' || isBad || ask.isPending) return
    ask.mutate(asciiEmail(text), { onSuccess: () => setText('') })
  }
  const done = () => setParams(without, { replace: true })
  return (
    <section className={`cp-card ${classes.card}`} aria-labelledby="reply-to">
      <h2 id="reply-to">{t('title')}</h2>
      {mayChange && token !== null && data.asked !== null && (
        <Note
          kind="money"
          action={
            <Button loading={confirm.isPending} onClick={() => confirm.mutate(token, { onSuccess: done })}>
              {t('confirm')}
            </Button>
          }
        >
          {t('confirmText', { email: shownEmail(data.asked) })}
        </Note>
      )}
      <Problem error={confirm.error ?? ask.error ?? remove.error} />
      {data.email === null ? (
        <p className="cp-dim">{t('none')}</p>
      ) : (
        <Group gap="xs">
          <b>{shownEmail(data.email)}</b>
          <Badge variant="light">{t('proven')}</Badge>
        </Group>
      )}
      {data.asked !== null && (
        <p className="cp-dim" role="status">
          {t('asked', { email: shownEmail(data.asked) })}
        </p>
      )}
      {mayChange && (
        <form className={classes.replyTo} onSubmit={submit} noValidate>
          <TextInput
            type="email"
            label={t('address')}
            description={t('help')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="off"
            maxLength={254}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Group gap="xs">
            <Button type="submit" variant="default" disabled={text === '' || isBad} loading={ask.isPending}>
              {t('send')}
            </Button>
            {(data.email !== null || data.asked !== null) && (
              <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate(undefined)}>
                {t('remove')}
              </Button>
            )}
          </Group>
        </form>
      )}
    </section>
  )
}

function useReplyTo<Input>(
  change: (input: Input) => Promise<ReplyTo>,
): UseMutationResult<ReplyTo, Error, Input> {
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (state) => cache.setQueryData(query.replyTo.get.queryKey({ input: { teamId } }), state),
  })
}

function Problem({ error }: { readonly error: unknown }) {
  const t = useTranslations('settings.replyTo.problem')
  const code = codeOf(error)
  const known = {
    'reply-to/link-over': 'link',
    'reply-to/too-many-mails': 'tooMany',
    'quote/sender-unverified': 'unverified',
    'quote/sign-up-to-send': 'unverified',
  } as const
  const key = Object.entries(known).find(([one]) => one === code)?.[1]
  return key ? <Note kind="problem">{t(key)}</Note> : <ProblemNote error={error} />
}

function without(params: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(params)
  after.delete('replyTo')
  return after
}
