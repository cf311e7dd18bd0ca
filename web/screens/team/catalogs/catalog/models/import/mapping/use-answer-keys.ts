import { useHotkeys } from '@mantine/hooks'

/** Answers the visible question with the keys 1 to 9: the first choice by 1. */
export function useAnswerKeys(choose: readonly (() => void)[]): void {
  useHotkeys(
    choose.slice(0, 9).map((act, at) => [String(at + 1), act] as const),
    // Radios and checkboxes are inputs too, but take no text.
    ['TEXTAREA'],
  )
}
