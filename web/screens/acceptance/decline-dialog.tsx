import { declineReasons, type QuoteToken } from '@costard/contract'
import { Button, Modal, Radio, Textarea } from '@mantine/core'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import classes from './decline-dialog.module.css'
import { AnswerProblem } from './answer-problem.tsx'
import { useAnswer } from './use-answer.ts'

type Reason = (typeof declineReasons)[number]

/** Asks for confirmation and a reason: declining cannot be undone from here. */
export function DeclineDialog({
  token,
  isOpen,
  close,
}: {
  readonly token: QuoteToken
  readonly isOpen: boolean
  readonly close: () => void
}) {
  const t = useTranslations('acceptance.decline')
  const common = useTranslations('common')
  const [reason, setReason] = useState<Reason>()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  const decline = useAnswer(token, (why: Reason) =>
    api.publicQuotes.decline({ token, reason: why, ...(text.trim() !== '' && { text: text.trim() }) }),
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (reason === undefined) {
      setMissing(true)
      group.current?.querySelector('input')?.focus()
    } else if (!decline.isPending) decline.mutate(reason)
  }
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={t('title')}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <Radio.Group
          ref={group}
          label={t('why')}
          value={reason ?? null}
          onChange={(value) => {
            setReason(declineReasons.find((one) => one === value))
            setMissing(false)
          }}
          error={isMissing ? t('chooseReason') : undefined}
        >
          <div className={classes.reasons}>
            {declineReasons.map((one) => (
              <Radio key={one} value={one} label={t(`reason.${one}`)} />
            ))}
          </div>
        </Radio.Group>
        <Textarea
          label={common('optional', { label: t('text') })}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          maxLength={1000}
          autosize
          minRows={2}
        />
        {decline.error && <AnswerProblem error={decline.error} />}
        <div className={classes.buttons}>
          <Button variant="default" onClick={close}>
            {t('keep')}
          </Button>
          <Button color="red" type="submit" aria-busy={decline.isPending}>
            {t(decline.isPending ? 'running' : 'submit')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
