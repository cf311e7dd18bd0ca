import { type CatalogDocument, type CounterOffer, textIn } from '@costard/contract'

type Finding = CounterOffer['content']['findings'][number]

/** Returns a finding, written in the customer's language, with the catalog's texts in another language. */
export function findingInWordsOf(
  finding: Finding,
  document: Pick<CatalogDocument, 'wording'> | undefined,
  language: string,
): Finding {
  const question = document?.wording.questions[finding.questionKey]
  if (!question) return finding
  const labels = Object.values(question.choices).map(({ label }) => label)
  const translated = (choice: string): string => {
    const label = labels.find((one) => Object.values(one).includes(choice))
    return (label && textIn(language, label)) || choice
  }
  // Several choices are joined by commas, which labels can contain too; numbers have no label.
  const inWords = (answer: string): string => {
    const whole = translated(answer)
    return whole === answer ? answer.split(', ').map(translated).join(', ') : whole
  }
  return {
    ...finding,
    question: textIn(language, question.text) || finding.question,
    said: inWords(finding.said),
    found: inWords(finding.found),
  }
}
