import { openTeams } from '@costard/contract'
import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import type { Answer } from '#content/answer.ts'
import { RichText } from '#content/rich-text.tsx'
import { useAnswers } from '#content/use-answers.ts'
import { paths } from '#paths'
import { Brand } from '#ui/pictures/brand.tsx'
import { Message } from '#ui/notes/message.tsx'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { usePageTitle } from '#ui/layout/use-page-title.ts'
import { Icon } from '#ui/icon.tsx'
import classes from './answer-screen.module.css'
import { WasOfUse } from './was-of-use.tsx'

/** One help answer, at an address that can be shared. */
export function AnswerScreen() {
  const t = useTranslations('faq')
  const common = useTranslations('common')
  const { uid } = useParams()
  const { data: answers, error, refetch } = useAnswers()
  const helpPath = useHelpPath()
  const answer = answers?.find((each) => each.uid === uid)
  usePageTitle(answer?.question ?? t('help'))
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <Link className={classes.brand} to={paths.home()}>
          <Brand size="1.25rem" />
        </Link>
        <Button component={Link} to={helpPath} variant="default" size="xs">
          {t('help')}
        </Button>
      </header>
      <main className={classes.main}>
        {error && (
          <>
            <ProblemNote error={error} />
            <Button variant="default" onClick={() => void refetch()}>
              {common('tryAgain')}
            </Button>
          </>
        )}
        {!answers && !error && <PageLoader />}
        {answer && answers && <Shown answer={answer} answers={answers} helpPath={helpPath} />}
        {answers && !answer && (
          <Message
            title={t('notFound')}
            level={1}
            action={
              <Button component={Link} to={helpPath}>
                {t('toHelp')}
              </Button>
            }
          >
            {t('notFoundText')}
          </Message>
        )}
      </main>
    </div>
  )
}

function Shown({
  answer: { uid, group, question, richText, next },
  answers,
  helpPath,
}: {
  readonly answer: Answer
  readonly answers: readonly Answer[]
  readonly helpPath: string
}) {
  const t = useTranslations('faq')
  const others = next.flatMap((id) => answers.find((each) => each.id === id) ?? [])
  return (
    <article>
      <Link className={classes.back} to={helpPath === paths.home() ? helpPath : `${helpPath}?group=${group}`}>
        <Icon of={IconChevronLeft} size={18} />
        {t(`group.${group}`)}
      </Link>
      <h1>{question}</h1>
      <RichText field={richText} />
      <WasOfUse key={uid} uid={uid} />
      {others.length > 0 && (
        <nav className={classes.next} aria-label={t('next')}>
          <h2>{t('next')}</h2>
          {others.map((other) => (
            <Link key={other.id} to={paths.answer(other.uid)}>
              {other.question}
              <Icon of={IconChevronRight} size={18} />
            </Link>
          ))}
        </nav>
      )}
    </article>
  )
}

/** Returns the path of the help in the user's team; the start page for users without a team. */
function useHelpPath(): string {
  const { data: teams } = useQuery(query.teams.list.queryOptions({ select: openTeams }))
  const [first] = teams ?? []
  return first ? paths.faq(first.id) : paths.home()
}
