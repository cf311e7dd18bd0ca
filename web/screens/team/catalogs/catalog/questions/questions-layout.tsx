import { groupName, textIn } from '@costard/contract'
import { Badge, Button } from '@mantine/core'
import { IconChevronLeft, IconPlus } from '@tabler/icons-react'
import { Link, NavLink, Outlet, useMatch } from 'react-router'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { paths, patterns } from '#paths'
import { Message } from '#ui/notes/message.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTeam } from '../../../team-context.ts'
import { useSentence } from '../../rules/conditions/use-condition-words.ts'
import { EditorsAt } from '../../parts/editors-at.tsx'
import { useDraft } from '../../draft/draft-context.ts'
import { MoveHandle } from '../../rules/order/move-handle.tsx'
import { MoveStatus } from '../../rules/order/move-status.tsx'
import { useDragOrder } from '../../rules/order/use-drag-order.ts'
import { useMove } from '../../rules/order/use-move.ts'
import classes from '../../rules/list-and-open.module.css'

/** The questions in their order at the left, the open one beside them; on a phone one of the two. */
export function QuestionsLayout() {
  const t = useTranslations('catalogRules.question')
  const { id: teamId } = useTeam()
  const { catalogId } = useDraft()
  const isList = useMatch(patterns.catalogQuestions) !== null
  return (
    <div className={classes.layout} data-list={isList || undefined}>
      <QuestionList />
      <div className={classes.open}>
        {!isList && (
          <Link className={`cp-phone-only ${classes.back}`} to={paths.catalogQuestions(teamId, catalogId)}>
            <Icon of={IconChevronLeft} size={16} /> {t('all')}
          </Link>
        )}
        <Outlet />
      </div>
    </div>
  )
}

function QuestionList() {
  const t = useTranslations('catalogRules.question')
  const { language } = useRegion()
  const { id: teamId } = useTeam()
  const { catalogId, state } = useDraft()
  const { pricing, wording } = state.document
  const sentence = useSentence(state.document)
  const { keys, nameOf, status, move } = useMove('question')
  const drag = useDragOrder(keys, move)
  return (
    <section className={classes.list} aria-label={t('list')}>
      <header>
        <h2>{t('count', { count: keys.length })}</h2>
        <Button
          component={Link}
          to={paths.addQuestion(teamId, catalogId)}
          variant="subtle"
          size="compact-md"
          leftSection={<Icon of={IconPlus} size={16} />}
        >
          {t('add')}
        </Button>
      </header>
      <MoveStatus status={status} />
      {keys.length === 0 && <Message title={t('none')}>{t('noneText')}</Message>}
      <ol>
        {pricing.questions.map((question, place) => {
          const { key } = question
          const group = wording.questions[key]?.group
          const before = pricing.questions[place - 1]?.key
          const startsGroup =
            group !== undefined && (before === undefined || wording.questions[before]?.group !== group)
          const when = sentence(question.conditions)
          return (
            <li key={key} {...drag.row(key)} data-over={drag.over === key || undefined}>
              {startsGroup && <h3>{groupName(wording.questionGroups, group, language)}</h3>}
              <div className={classes.row} data-off={question.active === false || undefined}>
                <MoveHandle
                  name={nameOf(key)}
                  place={place}
                  count={keys.length}
                  onMove={(next) => move(key, next)}
                  {...drag.handle(key)}
                />
                <NavLink to={paths.catalogQuestion(teamId, catalogId, key)}>
                  <span className={classes.number}>{place + 1}</span>
                  <span className={classes.words}>
                    {textIn(language, wording.questions[key]?.text) || key}
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
            </li>
          )
        })}
      </ol>
    </section>
  )
}
