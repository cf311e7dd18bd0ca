import type { CatalogWording, QuestionWording } from '@costard/contract'

/** Returns the wording with questions and choices in the texts for customers. */
export function customerWording(wording: CatalogWording): CatalogWording {
  const questions = Object.entries(wording.questions).map(([key, question]) => [key, asCustomer(question)])
  return { ...wording, questions: Object.fromEntries(questions) as CatalogWording['questions'] } // the keys are unchanged
}

function asCustomer(question: QuestionWording): QuestionWording {
  const choices = Object.entries(question.choices).map(([key, choice]) => [
    key,
    { ...choice, label: choice.customerLabel ?? choice.label },
  ])
  return {
    ...question,
    text: question.customerText ?? question.text,
    choices: Object.fromEntries(choices) as QuestionWording['choices'], // the keys are unchanged
  }
}
