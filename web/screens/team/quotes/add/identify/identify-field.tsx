import type { Identification } from '@costard/devices'
import { ActionIcon, TextInput } from '@mantine/core'
import { IconAlertCircle, IconScan, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import classes from './identify-screen.module.css'

/** One field for anything typed, pasted or scanned. Typing anywhere on the page lands in it, so a scanner always finds it. */
export function IdentifyField({
  text,
  onText,
  problem,
}: {
  readonly text: string
  readonly onText: (text: string) => void
  readonly problem: Identification['problem']
}) {
  const t = useTranslations('counter.identify')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role=radio]')
      if (!isTyping && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey)
        field.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])
  // While digits are still coming in, an IMEI that is too short is not a mistake yet.
  const isWrong = problem !== undefined && isFault(problem.code)
  return (
    <TextInput
      ref={field}
      classNames={{ input: classes.field ?? '', description: classes.help ?? '', error: classes.help ?? '' }}
      size="xl"
      aria-label={t('field')}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && onText('')}
      autoFocus
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      leftSection={<IconScan size={26} stroke={1.75} />}
      rightSection={
        text !== '' && (
          <ActionIcon variant="default" size={44} aria-label={t('clear')} onClick={() => onText('')}>
            <IconX size={18} stroke={1.75} />
          </ActionIcon>
        )
      }
      rightSectionWidth={60}
      error={
        isWrong && (
          <span className={classes.fault}>
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

function isFault(code: NonNullable<Identification['problem']>['code']): boolean {
  return code === 'imei-check-digit' || code === 'not-a-device' || code === 'imei-length'
}
