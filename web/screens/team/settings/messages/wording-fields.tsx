import type { Language } from '@costard/contract'
import { type MessageField, type MessageKind, messageRules } from '@costard/quotes'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { fieldError } from '#forms/field-error.tsx'
import classes from './messages-screen.module.css'
import type { EditedWording } from './use-wording.ts'

type Part = 'subject' | 'text'

/** Subject and text, with buttons that insert placeholders at the cursor. */
export function WordingFields({
  name,
  language,
  wording,
}: {
  readonly name: MessageKind
  readonly language: Language
  readonly wording: EditedWording
}) {
  const t = useTranslations('settings.message')
  const subject = useRef<HTMLInputElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const last = useRef<Part>('text')
  const insert = (field: MessageField) => {
    const part = last.current
    const input = (part === 'subject' ? subject : text).current
    const written = wording[part]
    const from = input?.selectionStart ?? written.length
    const to = input?.selectionEnd ?? from
    const mark = `{${field}}`
    wording.change({ [part]: written.slice(0, from) + mark + written.slice(to) })
    // After React has set the value, which moves the cursor to the end.
    requestAnimationFrame(() => {
      input?.focus()
      input?.setSelectionRange(from + mark.length, from + mark.length)
    })
  }
  const common = (part: Part) => ({
    label: t(part),
    lang: language,
    value: wording[part],
    onFocus: () => void (last.current = part),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      wording.change({ [part]: currentTarget.value }),
    error: wording.isUnsaved && wording.problems[part] && <Problem part={part} wording={wording} />,
  })
  return (
    <>
      {wording.hasSubject && (
        <TextInput ref={subject} {...common('subject')} maxLength={wording.maxSubject} />
      )}
      <Textarea
        ref={text}
        {...common('text')}
        {...(wording.hasSubject && { description: t('headingHelp') })}
        inputWrapperOrder={['label', 'error', 'input', 'description']}
        autosize
        minRows={wording.hasSubject ? 7 : 4}
        maxRows={18}
        maxLength={wording.maxText}
      />
      <div className={classes.chips} role="group" aria-label={t('insert')}>
        <span className="cp-dim" aria-hidden="true">
          {t('insert')}
        </span>
        {messageRules[name].fields.map((field) => (
          <Button key={field} variant="default" size="compact-sm" onClick={() => insert(field)}>
            {t(`field.${field}`)}
          </Button>
        ))}
      </div>
      {wording.hasSubject && <p className="cp-dim">{t('fixed')}</p>}
    </>
  )
}

/** Problem with a wording, with the placeholder that was probably meant. */
function Problem({ part, wording }: { readonly part: Part; readonly wording: EditedWording }) {
  const t = useTranslations('settings.message')
  const name = useTranslations('common.name')
  const problem = wording.problems[part]
  if (!problem) return null
  if (problem === 'missing') return fieldError(t('missing'))
  if (problem === 'invisible') return fieldError(name('invisible'))
  const { field, nearest } = problem
  if (!nearest) return fieldError(t('unknown', { field: shortened(field) }))
  const mend = () => wording.change({ [part]: wording[part].replaceAll(`{${field}}`, `{${nearest}}`) })
  return (
    <>
      {fieldError(t('unknownNearest', { field: shortened(field), nearest }))}
      <Button variant="default" size="compact-sm" mt={4} onClick={mend}>
        {t('useNearest', { nearest })}
      </Button>
    </>
  )
}

function shortened(field: string): string {
  return field.length > 40 ? `${field.slice(0, 40)}…` : field
}
