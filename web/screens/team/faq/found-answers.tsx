import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Answer } from '#content/answer.ts'
import { markedParts, wordsOf } from '#content/words.ts'
import { paths } from '#paths'
import { Message } from '#ui/notes/message.tsx'
import classes from './faq-screen.module.css'

/** Answers found by the search, with the searched words marked. */
export function FoundAnswers({
  found,
  search,
  clear,
}: {
  readonly found: readonly Answer[]
  readonly search: string
  readonly clear: () => void
}) {
  const t = useTranslations('faq')
  const searched = wordsOf(search)
  return (
    <>
      <p className={classes.count} role="status">
        {t('found', { count: found.length })}
      </p>
      {found.length === 0 && (
        <Message
          title={t('nothing')}
          action={
            <Button variant="default" onClick={clear}>
              {t('clear')}
            </Button>
          }
        >
          {t('nothingText')}
        </Message>
      )}
      <ul className={classes.found}>
        {found.map(({ id, uid, group, question }) => (
          <li key={id}>
            <Link to={paths.answer(uid)}>
              <span>
                {markedParts(question, searched).map(({ text, isMarked }, at) =>
                  isMarked ? <mark key={at}>{text}</mark> : text,
                )}
              </span>
              <small>{t(`group.${group}`)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
