import { Button } from '@mantine/core'
import { AnswerWithKey } from './answer-key.tsx'
import { useAnswerKeys } from './use-answer-keys.ts'

/** Answers as buttons, each also chosen by a key. */
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
