import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import classes from '../draft/part-conflict.module.css'
import type { Review } from '../use-review.ts'

/** Maximum number of customers with the same address to offer; others are found by name. */
const mostOffered = 3

/** "Ada, or somebody new?" The customer is not saved before it is answered. */
export function WhoIsItQuestion({ question, choose }: Pick<Review['who'], 'question' | 'choose'>) {
  const t = useTranslations('counter.review.whoIsIt')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (question) void box.current?.scrollIntoView({ block: 'nearest' })
  }, [question])
  return (
    <div role="status" ref={box} data-question>
      {question && (
        <div className={classes.conflict}>
          <Note kind="news" icon={<Icon of={IconUsers} size={18} />}>
            {t('text', { email: question.email, count: question.matches.length })}
          </Note>
          <div className={classes.buttons}>
            {question.matches.slice(0, mostOffered).map((match) => (
              <Button key={match.id} variant="default" onClick={() => choose(match)}>
                {match.name}
              </Button>
            ))}
            <Button variant="default" onClick={() => choose('new')}>
              {t('new')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
