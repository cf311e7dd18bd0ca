import { useId } from 'react'
import { useRegion } from '#messages/region-context.ts'
import type { AnswerProps } from './answer-props.ts'
import { ChoiceTiles } from './choice-tiles.tsx'
import { NumberAnswer } from './number-answer.tsx'
import classes from './question-card.module.css'
import list from './question-list.module.css'
import { TextAnswer } from './text-answer.tsx'
import { wordsOf } from '../draft/use-lines.ts'

/** The open question with the control for its type. */
export function QuestionCard({
  number,
  ...props
}: Omit<AnswerProps, 'labelId'> & { readonly number: number }) {
  const { language } = useRegion()
  const labelId = useId()
  const { text, help } = wordsOf(props.document, props.question, language)
  return (
    <div className={classes.card}>
      <div className={classes.cardHead}>
        <span className={`${list.number} ${classes.number}`}>{number}</span>
        <div>
          <h2 id={labelId}>{text}</h2>
          {help && <p className="cp-dim">{help}</p>}
        </div>
      </div>
      <AnswerControl {...props} labelId={labelId} />
    </div>
  )
}

function AnswerControl(props: AnswerProps) {
  switch (props.question.type) {
    case 'single':
    case 'multi':
    case 'boolean':
      return <ChoiceTiles {...props} />
    case 'number':
      return <NumberAnswer {...props} />
    default:
      return <TextAnswer {...props} />
  }
}
