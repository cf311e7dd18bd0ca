import type { Identification } from '@costard/devices'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconAlertCircle, IconCamera, IconScan, IconX } from '@tabler/icons-react'
import { type ClipboardEvent, type RefObject, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { isInputError } from './input-error.ts'
import classes from './identify-field.module.css'

/** The field for typed, pasted or scanned text. Typing anywhere on the page goes into it. */
export function IdentifyField({
  ref: field,
  text,
  onText,
  onCamera,
  found: { kind, problem },
}: {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly text: string
  readonly onText: (text: string) => void
  readonly onCamera: () => void
  readonly found: Identification
}) {
  const t = useTranslations('counter.identify')
  const isPhone = useScreenSize() === 'phone'
  const typeHere = useEffectEvent((event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof HTMLElement &&
      event.target.closest('input, textarea, select, [role=radio], [role=dialog]')
    if (isTyping || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
    field.current?.focus()
    // A key that the scan detection delayed is replayed as an untrusted event, which types nothing by itself.
    // Several are replayed in one turn: each must see the text after the one before.
    if (!event.isTrusted) flushSync(() => onText((field.current?.value ?? '') + event.key))
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => typeHere(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  const isNamed = !isPhone && kind !== 'empty' && kind !== 'unknown'
  // While digits are being typed, a short IMEI is not an error yet.
  const isWrong = problem !== undefined && isInputError(problem)
  return (
    <TextInput
      ref={field}
      classNames={{ input: classes.field ?? '', description: classes.help ?? '', error: classes.help ?? '' }}
      size="xl"
      aria-label={t('field')}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
      onPaste={(event) => pasteLines(event, onText)}
      onKeyDown={(event) => event.key === 'Escape' && onText('')}
      autoFocus
      autoCapitalize="off"
      spellCheck={false}
      leftSection={<IconScan size={26} stroke={1.75} />}
      rightSection={
        <span className={classes.tools}>
          {isNamed && <span className={classes.kind}>{t(`kind.${kind}`)}</span>}
          {text !== '' && (
            <ActionIcon
              variant={isPhone ? 'subtle' : 'default'}
              color="gray"
              size={44}
              aria-label={t('clear')}
              onClick={() => {
                onText('')
                field.current?.focus()
              }}
            >
              <IconX size={18} stroke={1.75} />
            </ActionIcon>
          )}
          {isPhone ? (
            <ActionIcon variant="default" size={44} aria-label={t('camera')} onClick={onCamera}>
              <IconCamera size={20} stroke={1.75} />
            </ActionIcon>
          ) : (
            <Button
              variant="default"
              size="md"
              h={44}
              leftSection={<IconCamera size={20} stroke={1.75} />}
              onClick={onCamera}
            >
              {t('camera')}
            </Button>
          )}
        </span>
      }
      rightSectionWidth={(isPhone ? 64 : 146) + (text === '' ? 0 : isPhone ? 44 : 52) + (isNamed ? 130 : 0)}
      error={
        isWrong && (
          <span className={classes.error} role="alert">
            <IconAlertCircle size={16} stroke={1.75} />{' '}
            {t(`problem.${problem.code}`, { digits: 'digits' in problem ? problem.digits : 0 })}
          </span>
        )
      }
      inputWrapperOrder={['error', 'input', 'description']}
      description={t.rich('help', { mono: (words) => <span className="cp-mono">{words}</span> })}
    />
  )
}

/** A single-line input would join pasted lines without a separator. */
function pasteLines(event: ClipboardEvent<HTMLInputElement>, onText: (text: string) => void): void {
  const pasted = event.clipboardData.getData('text/plain')
  if (!/[\r\n\t]/.test(pasted)) return
  event.preventDefault()
  const { value, selectionStart, selectionEnd } = event.currentTarget
  const before = value.slice(0, selectionStart ?? value.length)
  const after = value.slice(selectionEnd ?? value.length)
  onText(before + pasted.trim().replaceAll(/\s+/g, ' ') + after)
}
