import { groupName } from '@costard/contract'
import { Badge } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { paths, patterns } from '#paths'
import { LinkButton } from '#ui/link-button.tsx'
import { Message } from '#ui/notes/message.tsx'
import { useSentence } from '../../rules/conditions/use-condition-words.ts'
import { EditorsAt } from '../../parts/editors-at.tsx'
import { useDraft } from '../../draft/draft-context.ts'
import { MoveStatus } from '../../rules/order/move-status.tsx'
import { OrderedRows } from '../../rules/order/ordered-rows.tsx'
import { useMove } from '../../rules/order/use-move.ts'
import { ListAndOpen } from '../../rules/list-and-open.tsx'
import classes from '../../rules/list-and-open.module.css'

/** Questions in order at the left, with the open one beside them; on a phone one of the two. */
export function QuestionsLayout() {
  const t = useTranslations('catalogRules.question')
  const { teamId, catalogId } = useDraft()
  return (
    <ListAndOpen
      pattern={patterns.catalogQuestions}
      list={<QuestionList />}
      toList={paths.catalogQuestions(teamId, catalogId)}
      all={t('all')}
    />
  )
}

function QuestionList() {
  const t = useTranslations('catalogRules.question')
  const { language } = useRegion()
  const { teamId, catalogId, state } = useDraft()
  const { pricing, wording } = state.document
  const sentence = useSentence(state.document)
  const { keys, nameOf, status, move } = useMove('question')
  return (
    <section className={classes.list} aria-label={t('list')}>
      <header>
        <h2>{t('count', { count: keys.length })}</h2>
        <LinkButton
          to={paths.addQuestion(teamId, catalogId)}
          variant="subtle"
          size="compact-md"
          icon={IconPlus}
        >
          {t('add')}
        </LinkButton>
      </header>
      <MoveStatus status={status} />
      {keys.length === 0 && <Message title={t('none')}>{t('noneText')}</Message>}
      <OrderedRows keys={keys} shown={pricing.questions} nameOf={nameOf} onMove={move}>
        {(question, handle, place) => {
          const { key } = question
          const group = wording.questions[key]?.group
          const before = pricing.questions[place - 1]?.key
          const groupBefore = before === undefined ? undefined : wording.questions[before]?.group
          const startsGroup = group !== groupBefore
          const when = sentence(question.conditions)
          return (
            <>
              {startsGroup && (
                <h3>
                  {group === undefined ? t('noGroup') : groupName(wording.questionGroups, group, language)}
                </h3>
              )}
              <div className={classes.row} data-off={question.active === false || undefined}>
                {handle}
                <NavLink to={paths.catalogQuestion(teamId, catalogId, key)}>
                  <span className={classes.number}>{place + 1}</span>
                  <span className={classes.words}>
                    {nameOf(key)}
                    {when && <small title={when}>{t('when', { when })}</small>}
                    {question.active === false && <Badge size="sm">{t('off')}</Badge>}
                    {question.phase !== 'both' && question.active !== false && (
                      <Badge size="sm" className={classes.phase ?? ''}>
                        {t(`phase.${question.phase}`)}
                      </Badge>
                    )}
                  </span>
                  {question.choices.length > 0 && <small>{question.choices.length}</small>}
                </NavLink>
                <EditorsAt places={[`question ${key}`, `effects ${key}`]} />
              </div>
            </>
          )
        }}
      </OrderedRows>
    </section>
  )
}
