import type { FoundModel } from '@costard/contract'
import { drawings } from '@costard/devices/drawings'
import { loaded } from './calls.ts'
import { drawing } from './drawing.ts'
import { button, element } from './element.ts'
import type { Parts } from './frame-parts.ts'
import { modelHelp } from './model-help.ts'

const cameraLines =
  '<path d="M5 7h1a2 2 0 0 0 2 -2a1 1 0 0 1 1 -1h6a1 1 0 0 1 1 1a2 2 0 0 0 2 2h1a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-9a2 2 0 0 1 2 -2"/><circle cx="12" cy="13" r="3"/>'

/** Pause after the last key. Milliseconds. */
const pauseMs = 150

/**
 * Search for the device. onChosen: called with its variant, and its readable name. onUnlisted: called with
 * the typed text, for a device that is not found.
 */
export function showFind(
  parts: Parts,
  {
    resume,
    onChosen,
    onUnlisted,
    isStart,
    typed = '',
  }: {
    resume?: (() => void) | undefined
    onChosen: (variantId: string, device: string) => void
    onUnlisted: (typed: string) => void
    isStart: boolean
    typed?: string
  },
): void {
  const { page, say, calls, show, run } = parts
  const again = (text: string) =>
    showFind(parts, { resume, onChosen, onUnlisted, isStart: false, typed: text })
  const input = element('input', {
    id: 'device',
    type: 'search',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': 'device-hint found-said',
    enterkeyhint: 'search',
    maxlength: 120,
    value: typed,
  })
  const scan = button('camera', '', () =>
    run(scan, async () => {
      const { showScan } = await loaded(() => import('./scan-view.ts'))
      showScan(parts, { onText: again, onBack: () => again(input.value) })
    }),
  )
  scan.setAttribute('aria-label', say('scan.open'))
  scan.append(drawing(cameraLines, '0 0 24 24', 22, 22))
  const unlisted = button('link', say('find.notListed'), () => onUnlisted(input.value.trim()))
  unlisted.hidden = typed === ''
  const list = element('ul', { class: 'found' })
  list.hidden = true
  const said = element('p', { id: 'found-said', class: 'small', role: 'status' })
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = 0

  const choose = (model: FoundModel): void => {
    const [only, ...others] = model.variants
    if (only && others.length === 0) return onChosen(only.id, titleOf(model.name, only.label))
    showVariants(parts, model, {
      onPick: (id, label) => onChosen(id, titleOf(model.name, label)),
      onBack: () => again(input.value),
    })
  }
  const search = async (): Promise<FoundModel | undefined> => {
    const text = input.value.trim()
    const own = ++asked
    unlisted.hidden = text === ''
    if (text === '') {
      list.hidden = true
      said.textContent = ''
      return undefined
    }
    let sure: FoundModel | undefined
    await run(undefined, async () => {
      const { models, isSure } = await calls.find(text)
      if (own !== asked) return // a later request is in progress
      list.replaceChildren(...models.map((model) => foundModel(model, text, () => choose(model))))
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
        element('div', { class: 'with-camera' }, input, scan),
        element('p', { id: 'device-hint', class: 'small' }, say('find.hint')),
      ),
      said,
      list,
      unlisted,
      modelHelp(parts),
    ],
    // The focus is not moved on a page that was just opened, since the frame may be only a part of a shop's
    // page.
    ...(isStart ? {} : { focus: input }),
  })
  if (typed.trim() !== '') void search()
}

/** List item: a model with its drawing and variants. text: the search text. */
function foundModel(model: FoundModel, text: string, onChoose: () => void): HTMLElement {
  const labels = model.variants.map(({ label }) => label).filter(Boolean)
  const shown = labels.length > 3 ? `${labels[0]} – ${labels.at(-1)}` : labels.join(', ')
  const made = button('', '', onChoose)
  made.append(
    outline(model.silhouette),
    element('span', {}, element('b', {}, ...marked(model.name, text)), element('small', {}, shown)),
  )
  return element('li', {}, made)
}

/** Asks for the variant of a model. */
function showVariants(
  { say, show }: Parts,
  model: FoundModel,
  {
    onPick,
    onBack,
  }: { readonly onPick: (variantId: string, label: string) => void; readonly onBack: () => void },
): void {
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
            button('', label || model.name, () => onPick(id, label)),
          ),
        ),
      ),
      button('link back', say('question.back'), onBack),
    ],
  })
}

function titleOf(name: string, label: string): string {
  return label ? `${name}, ${label}` : name
}

function outline(silhouette: string): SVGSVGElement {
  const known = Object.hasOwn(drawings, silhouette) ? (silhouette as keyof typeof drawings) : 'iphone' // the table's own key
  return drawing(drawings[known], '0 0 48 48', 28, 28)
}

/** Marks the search text in a name. */
function marked(name: string, text: string): (Node | string)[] {
  const at = name.toLowerCase().indexOf(text.toLowerCase())
  if (at < 0) return [name]
  const end = at + text.length
  return [name.slice(0, at), element('mark', {}, name.slice(at, end)), name.slice(end)]
}
