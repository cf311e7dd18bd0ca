import { Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { IconButton } from '#ui/icon-button.tsx'
import { useMay } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { MoveStatus } from '../../rules/order/move-status.tsx'
import { useMove } from '../../rules/order/use-move.ts'
import { usePublished } from '../../rules/use-published.ts'
import classes from './question-editor.module.css'
import type { OpenQuestion } from './use-question.ts'

/**
 * Text of a question, its position, and a button to stop asking it. A question that quotes may refer to is
 * kept.
 */
export function QuestionHead({
  question: { key, name, value, changePricing },
}: {
  readonly question: OpenQuestion
}) {
  const t = useTranslations('catalogRules.question')
  const { teamId, catalogId, editor } = useDraft()
  const navigate = useNavigate()
  const published = usePublished()
  const mayPrice = useMay('price.edit')
  const { keys, status, move } = useMove('question')
  const place = keys.indexOf(key)
  const isOff = value.pricing.active === false
  // While usage is unknown, the question counts as used.
  const isUsed = published === undefined || published?.pricing.questions.some((one) => one.key === key)
  const remove = () => {
    editor.change(t('removed', { name }), [
      { kind: 'question', key, value: null },
      ...(mayPrice ? [{ kind: 'effects', key, value: null } as const] : []),
    ])
    void navigate(paths.catalogQuestions(teamId, catalogId))
  }
  const turn = (active: boolean) => changePricing({ ...value.pricing, active })
  return (
    <>
      <header className={classes.head}>
        <div>
          <h2>{name}</h2>
          <span className="cp-dim">
            {t(`type.${value.pricing.type}`)} · {t('key', { key })}
          </span>
        </div>
        <IconButton
          icon={IconArrowUp}
          label={t('up')}
          disabled={place <= 0}
          onClick={() => move(key, place - 1)}
        />
        <IconButton
          icon={IconArrowDown}
          label={t('down')}
          disabled={place === keys.length - 1}
          onClick={() => move(key, place + 1)}
        />
        <Button variant="default" onClick={() => (isOff ? turn(true) : isUsed ? turn(false) : remove())}>
          {t(isOff ? 'askAgain' : isUsed ? 'stopAsking' : 'remove')}
        </Button>
      </header>
      <MoveStatus status={status} />
    </>
  )
}
