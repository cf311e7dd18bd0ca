import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { type Answer, answerGroups } from '#content/answer.ts'
import { useAnswers } from '#content/use-answers.ts'
import { searchAnswers } from '#content/search-answers.ts'
import { useKeys } from '#ui/use-keys.ts'
import { usePageTitle } from '#ui/use-page-title.ts'
import { ListProblem, SkeletonRows } from '../list-states.tsx'
import { AnswersHere } from './answers-here.tsx'
import { Contact } from './contact.tsx'
import { FoundAnswers } from './found-answers.tsx'
import { GroupCard } from './group-card.tsx'
import classes from './faq-screen.module.css'

/** Help: search, the answers of the page one came from, and all answers in groups. The search is kept in the URL. */
export function FaqScreen() {
  const t = useTranslations('faq')
  usePageTitle(t('help'))
  const { data: answers, error, refetch } = useAnswers()
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const group = answerGroups.find((each) => each === params.get('group'))
  const input = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => input.current?.focus() })
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
      <TextInput
        ref={input}
        className={classes.search}
        type="search"
        aria-label={t('search')}
        placeholder={answers ? t('hint', { count: answers.length }) : t('search')}
        maxLength={120}
        value={search}
        onChange={(event) => set('search', event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && set('search', '')}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
        rightSection={<kbd>/</kbd>}
        rightSectionPointerEvents="none"
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
      <Contact search={search} />
    </div>
  )
}

function groupsOf(answers: readonly Answer[]) {
  return answerGroups
    .map((name) => ({ name, answers: answers.filter(({ group }) => group === name) }))
    .filter(({ answers: own }) => own.length > 0)
}
