import { Button } from '@mantine/core'
import { AnswerWithKey } from './answer-key.tsx'
import { useAnswerKeys } from './use-answer-keys.ts'

/** Answers that count once they are pressed, each by its key too. */
export function AnswerButtons({
  answers,
}: {
  readonly answers: readonly {
    readonly key: string
    readonly label: string
    readonly choose: () => void
  }[]
}) {
  useAnswerKeys(answers.map(({ choose }) => choose))
  return answers.map(({ key, label, choose }, at) => (
    <Button key={key} variant="default" justify="space-between" onClick={choose}>
      <AnswerWithKey at={at}>{label}</AnswerWithKey>
    </Button>
  ))
}
