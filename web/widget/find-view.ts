import type { FoundModel } from '@costard/contract'
import { button, element } from './element.ts'
import type { Parts } from './frame-parts.ts'

/** Milliseconds after the last key. */
const pauseMs = 150

/** Finds the device. onChosen: its variant, and its name for people. */
export function showFind(
  parts: Parts,
  {
    resume,
    onChosen,
    isStart,
  }: {
    resume?: (() => void) | undefined
    onChosen: (variantId: string, device: string) => void
    isStart: boolean
  },
): void {
  const { page, say, calls, show, run } = parts
  const input = element('input', {
    id: 'device',
    type: 'search',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': 'device-hint found-said',
    enterkeyhint: 'search',
    maxlength: 120,
  })
  const list = element('ul', { class: 'found' })
  list.hidden = true
  const said = element('p', { id: 'found-said', class: 'small', role: 'status' })
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = 0

  const choose = (model: FoundModel): void => {
    const [only, ...others] = model.variants
    if (only && others.length === 0) return onChosen(only.id, titleOf(model.name, only.label))
    showVariants(model)
  }
  const showVariants = (model: FoundModel): void =>
    show({
      step: 1,
      title: model.name,
      content: [
        element('h1', { tabindex: -1 }, say('find.which')),
        element(
          'ul',
          { class: 'found' },
          ...model.variants.map(({ id, label }) =>
            element(
              'li',
              {},
              button('', label || model.name, () => onChosen(id, titleOf(model.name, label))),
            ),
          ),
        ),
        button('link back', say('question.back'), () =>
          showFind(parts, { resume, onChosen, isStart: false }),
        ),
      ],
    })
  const search = async (): Promise<FoundModel | undefined> => {
    const text = input.value.trim()
    const own = ++asked
    if (text === '') {
      list.hidden = true
      said.textContent = ''
      return undefined
    }
    let sure: FoundModel | undefined
    await run(undefined, async () => {
      const { models, isSure } = await calls.find(text)
      if (own !== asked) return // a later one is on its way
      list.replaceChildren(
        ...models.map((model) => {
          const labels = model.variants.map(({ label }) => label).filter(Boolean)
          const shown = labels.length > 3 ? `${labels[0]} – ${labels.at(-1)}` : labels.join(', ')
          const made = button('', '', () => choose(model))
          made.append(element('span', {}, element('b', {}, model.name), element('small', {}, shown)))
          return element('li', {}, made)
        }),
      )
      list.hidden = models.length === 0
      said.textContent = models.length === 0 ? say('find.none') : ''
      if (isSure) [sure] = models
    })
    return sure
  }
  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void search(), pauseMs)
  })
  input.addEventListener('keydown', async ({ key }) => {
    if (key !== 'Enter') return
    clearTimeout(timer)
    const sure = await search()
    if (sure) choose(sure)
  })
  show({
    step: 1,
    title: page.headline,
    content: [
      element('h1', { tabindex: -1 }, say('find.title')),
      ...(page.intro ? [element('p', { class: 'text' }, page.intro)] : []),
      ...(resume ? [button('link', say('resume'), resume)] : []),
      element(
        'div',
        { class: 'field' },
        element('label', { for: 'device' }, say('find.label')),
        input,
        element('p', { id: 'device-hint', class: 'small' }, say('find.hint')),
      ),
      said,
      list,
      element(
        'details',
        {},
        element('summary', {}, say('find.help')),
        element('ul', {}, ...['settings', 'back', 'box'].map((way) => element('li', {}, say(`find.${way}`)))),
      ),
    ],
    // Of a page that was just opened, the focus stays where it is: the frame may be one part of a shop's page.
    ...(isStart ? {} : { focus: input }),
  })
}

function titleOf(name: string, label: string): string {
  return label ? `${name}, ${label}` : name
}
