import type { Answers, AskedQuestion } from '@costard/contract'
import type { Step } from './calls.ts'
import { button, element } from './element.ts'
import type { Parts } from './frame-parts.ts'

type Answer = Answers[string]

/** A question. onAnswer: called with undefined for "I'm not sure". */
export function showQuestion(
  { say, show }: Parts,
  {
    question,
    at,
    total,
    mayBeFewer,
    device,
    before,
    onAnswer,
    onBack,
  }: Step & {
    question: AskedQuestion
    device: string
    /** Answered before, or left to a person. */
    before: Answer | undefined
    onAnswer: (answer: Answer | undefined, pressed: HTMLButtonElement) => void
    onBack: () => void
  },
): void {
  const problem = element('p', { class: 'problem', id: 'problem', role: 'alert' })
  const { body, read, wrong } = fieldOf(question, before, say)
  const go = button('primary', say('question.go'), () => {
    const answer = read()
    if (answer === undefined && question.required) {
      problem.textContent = wrong
      body.querySelector('input')?.focus()
      return
    }
    onAnswer(answer ?? null, go)
  })
  body.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    go.click()
  })
  const unsure = button('link', say('question.unsure'), () => onAnswer(undefined, go))
  show({
    step: 2,
    title: device,
    content: [
      element(
        'div',
        { class: 'row' },
        button('link', say('question.back'), onBack),
        element(
          'span',
          { class: 'small' },
          say(mayBeFewer ? 'question.atMost' : 'question.at', { at, total }),
        ),
      ),
      element('h1', { tabindex: -1, id: 'question' }, question.text),
      ...(question.help ? [element('p', { class: 'text', id: 'question-help' }, question.help)] : []),
      body,
      problem,
      unsure,
    ],
    actions: [go],
  })
}

function fieldOf(
  { type, choices, number, key }: AskedQuestion,
  before: Answer | undefined,
  say: Parts['say'],
): { readonly body: HTMLElement; readonly read: () => Answer | undefined; readonly wrong: string } {
  const labelled = { 'aria-labelledby': 'question', 'aria-describedby': 'problem' }
  if (type === 'single' || type === 'boolean' || type === 'multi') {
    const isMany = type === 'multi'
    const inputs = choices.map((choice) => {
      const isChosen = Array.isArray(before)
        ? before.includes(choice.key)
        : before !== undefined && before !== null && String(before) === choice.key
      return element('input', {
        type: isMany ? 'checkbox' : 'radio',
        name: key,
        value: choice.key,
        checked: isChosen,
      })
    })
    if (isMany)
      for (const [index, input] of inputs.entries())
        input.addEventListener('change', () => {
          if (!input.checked) return
          for (const [other, one] of inputs.entries())
            if (other !== index && (choices[index]?.exclusive || choices[other]?.exclusive))
              one.checked = false
        })
    const body = element(
      'div',
      { class: 'answers', role: isMany ? 'group' : 'radiogroup', ...labelled },
      ...choices.map((choice, index) =>
        element(
          'label',
          { class: 'answer' },
          choice.image ? element('img', { src: choice.image, alt: '', class: 'picture' }) : null,
          element(
            'span',
            {},
            element('b', {}, labelOf(type, choice, say)),
            choice.help ? element('small', {}, choice.help) : null,
          ),
          inputs[index],
        ),
      ),
    )
    const read = (): Answer | undefined => {
      const chosen = inputs.filter(({ checked }) => checked).map(({ value }) => value)
      if (isMany) return chosen.length > 0 ? chosen : undefined
      return type === 'boolean' && chosen[0] !== undefined ? chosen[0] === 'true' : chosen[0]
    }
    return { body, read, wrong: say('question.choose') }
  }
  const input = element('input', {
    type: type === 'date' ? 'date' : 'text',
    ...(type === 'number' && { inputmode: 'numeric' }),
    value: before === undefined || before === null ? '' : String(before),
    maxlength: 200,
    ...labelled,
  })
  const body = element(
    'div',
    { class: 'field' },
    input,
    number?.unit ? element('p', { class: 'small' }, number.unit) : null,
  )
  const read = (): Answer | undefined => {
    const text = input.value.trim()
    if (type !== 'number') return text === '' ? undefined : text
    const value = Number(text)
    return text !== '' &&
      Number.isInteger(value) &&
      value >= (number?.min ?? value) &&
      value <= (number?.max ?? value)
      ? value
      : undefined
  }
  const wrong = number ? say('question.number', { min: number.min, max: number.max }) : say('question.choose')
  return { body, read, wrong }
}

function labelOf(type: string, { key, label }: { key: string; label: string }, say: Parts['say']): string {
  return type === 'boolean' && label === key ? say(key === 'true' ? 'question.yes' : 'question.no') : label
}
