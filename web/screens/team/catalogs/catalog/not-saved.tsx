import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { Note } from '#ui/notes/note.tsx'
import { useEndWords } from '#ui/notes/use-end-words.ts'
import { Icon } from '#ui/icon.tsx'
import { useDraft } from '../draft/draft-context.ts'
import classes from './catalog-layout.module.css'

/**
 * Changes that the server did not accept: try again, or discard them. Without a connection they are sent
 * later.
 */
export function NotSaved() {
  const t = useTranslations('catalog.notSaved')
  const common = useTranslations('common')
  const endWords = useEndWords()
  const { editor, state } = useDraft()
  const { problem, waiting } = state
  if (problem === undefined || waiting.size === 0) return null
  const code = codeOf(problem)
  const ended = endWords(problem)
  const textOf = (known: string | undefined) => {
    if (known === 'catalog/too-large') return t('tooLarge')
    if (known === 'catalog/scheduled') return t('scheduled')
    return known === 'request/invalid' ? t('invalid') : t('text')
  }
  return (
    <div className={classes.note}>
      <Note
        kind="problem"
        icon={<Icon of={IconAlertCircle} size={18} />}
        action={
          <div className={classes.choices}>
            <Button variant="default" size="xs" onClick={() => editor.retry()}>
              {common('tryAgain')}
            </Button>
            <Button variant="default" size="xs" onClick={() => editor.dropUnsaved()}>
              {t('drop')}
            </Button>
          </div>
        }
      >
        <b>{t('title', { count: waiting.size })}</b> {ended ?? textOf(code)}{' '}
        {ended === undefined && code !== undefined && <code translate="no">{code}</code>}
      </Note>
    </div>
  )
}
