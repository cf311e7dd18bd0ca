import { Button } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { type Answer, answerGroups } from '#content/answer.ts'
import { useAnswers } from '#content/use-answers.ts'
import { searchAnswers } from '#content/search-answers.ts'
import { usePageTitle } from '#ui/layout/use-page-title.ts'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { ListSearch } from '../list/list-search.tsx'
import { ListProblem, SkeletonRows } from '../list/list-states.tsx'
import { FirstStepsAgain } from '../first-steps/first-steps-again.tsx'
import { AnswersHere } from './answers-here.tsx'
import { Contact } from './contact.tsx'
import { FoundAnswers } from './found-answers.tsx'
import { GroupCard } from './group-card.tsx'
import classes from './faq-screen.module.css'

/**
 * Help: search, the answers for the page the user came from, and all answers in groups. The search is kept in
 * the URL.
 */
export function FaqScreen() {
  const t = useTranslations('faq')
  usePageTitle(t('help'))
  const { data: answers, error, refetch } = useAnswers()
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const group = answerGroups.find((each) => each === params.get('group'))
  const isPhone = useScreenSize() === 'phone'
  const set = (name: 'search' | 'group', value: string): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === '') after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  const shown = answers && groupsOf(answers).filter(({ name }) => group === undefined || name === group)
  return (
    <div className={classes.page}>
      <h1>{t('title')}</h1>
      <ListSearch
        label={t('search')}
        hint={answers && !isPhone ? t('hint', { count: answers.length }) : t('search')}
        isLarge
      />
      {error && <ListProblem error={error} retry={() => void refetch()} />}
      {!answers && !error && <SkeletonRows />}
      {answers && search.trim() !== '' && (
        <FoundAnswers
          found={searchAnswers(answers, search)}
          search={search}
          clear={() => set('search', '')}
        />
      )}
      {answers && shown && search.trim() === '' && (
        <>
          <AnswersHere answers={answers} screen={params.get('from')} />
          <div className={classes.groups} data-one={group !== undefined || undefined}>
            {shown.map((each) => (
              <GroupCard
                key={each.name}
                {...each}
                isWhole={group !== undefined}
                showAll={() => set('group', each.name)}
              />
            ))}
          </div>
          {group !== undefined && (
            <Button variant="default" onClick={() => set('group', '')}>
              {t('allGroups')}
            </Button>
          )}
        </>
      )}
      <FirstStepsAgain />
      <Contact search={search} />
    </div>
  )
}

function groupsOf(answers: readonly Answer[]) {
  return answerGroups
    .map((name) => ({ name, answers: answers.filter(({ group }) => group === name) }))
    .filter(({ answers: own }) => own.length > 0)
}
