import bricolageUrl from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url'
import hankenUrl from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import type { AskedQuestion, VisitOffer } from '@costard/contract'
import { addFonts } from '../public-quote/add-fonts.ts'
import { CallFailed, loaded, newVersion, type Step, visitCalls } from './calls.ts'
import { showContact } from './contact-view.ts'
import { showDone } from './done-view.ts'
import { button, element } from './element.ts'
import { showFind } from './find-view.ts'
import type { Parts, View } from './frame-parts.ts'
import { connectHost } from './host.ts'
import { readPage, textsOf } from './page-data.ts'
import { showQuestion } from './question-view.ts'
import { keep, kept, type Progress } from './said.ts'
import { visitFigures } from './visit-figures.ts'

/** The team has published other questions or models since the visit began. */
const changedCodes = ['quote/variant-unknown', 'quote/line-invalid', 'request/invalid']

const page = readPage()
if (page) start(page)

function start(data: NonNullable<typeof page>): void {
  const say = textsOf(data)
  const byId = (id: string) => document.getElementById(id)
  const main = byId('view')
  const actions = byId('actions')
  const closing = byId('close')
  let isFirstView = true
  const host = connectHost(data, (mode) => {
    if (closing && mode !== 'inline') closing.hidden = false
  })
  closing?.addEventListener('click', host.close)
  const attest = data.proof
    ? async () => (await loaded(() => import('./attest.ts'))).attest()
    : () => Promise.resolve(undefined)
  const calls = visitCalls(data.token, attest)
  const figures = visitFigures(calls.leave)
  /** Counts what the visitor did: an answer that comes after the next press changes nothing. */
  let turn = 0
  /** Answers before the last question that was shown; -1: none was. */
  let deepest = -1

  function show({ step, title, content, actions: pressed = [], focus }: View): void {
    byId('title')?.replaceChildren(title)
    byId('step')?.replaceChildren(say('step', { at: step, total: 4 }))
    for (const [at, bar] of [...(byId('bars')?.children ?? [])].entries())
      bar.classList.toggle('on', at < step)
    main?.replaceChildren(...content)
    actions?.replaceChildren(...pressed)
    if (!isFirstView) (focus ?? main?.querySelector<HTMLElement>('h1,h2') ?? main)?.focus()
    if (!isFirstView) scrollTo(0, 0)
    isFirstView = false
  }

  async function run(pressed: HTMLButtonElement | undefined, act: () => Promise<void>): Promise<void> {
    if (pressed?.getAttribute('aria-busy') === 'true') return
    pressed?.setAttribute('aria-busy', 'true')
    main?.querySelector('.failed')?.remove()
    try {
      await act()
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      const { code } = error
      const isChanged = code !== undefined && changedCodes.includes(code)
      const text = isChanged
        ? say('problem.changed')
        : code === 'widget/not-live'
          ? say('off.text')
          : say(`problem.${problemOf(code)}`)
      const failure = element(
        'div',
        { class: 'failed', role: 'alert' },
        element('p', { class: 'problem' }, text),
      )
      if (code === 'widget/visit-over' || code === newVersion)
        failure.append(button('link', say('problem.retry'), () => location.reload()))
      if (isChanged)
        failure.append(
          button('link', say('problem.restart'), () => {
            keep(data.widget, undefined)
            find(false)
          }),
        )
      main?.append(failure)
      failure.scrollIntoView({ block: 'nearest' })
    } finally {
      pressed?.removeAttribute('aria-busy')
    }
  }

  const parts: Parts = { page: data, say, calls, host, show, run }

  function find(isStart: boolean, typed = ''): void {
    turn += 1
    const before = kept(data.widget)
    showFind(parts, {
      isStart,
      typed,
      onUnlisted: unlisted,
      resume:
        before &&
        (() => {
          deepest = before.order.length
          void ask(before, false)
        }),
      onChosen: (variantId, device) => {
        host.emit('started')
        deepest = -1
        void ask({ variantId, device, answers: {}, unsure: [], order: [] }, true)
      },
    })
  }

  /** Asks for the contact alone. */
  function unlisted(typed: string): void {
    showContact(parts, {
      device: undefined,
      typed,
      offer: { kind: 'lead', reason: 'unlisted', texts: [] },
      onChange: () => find(false, typed),
      onSend: (contact, pressed, device) =>
        void run(pressed, async () => {
          const done = await calls.submitUnlisted(device, contact)
          host.emit('submitted')
          showDone(parts, done, contact.email, () => location.reload())
        }),
    })
  }

  /** Asks the server for the next question, or goes on to the price. before: how it was answered, when the visitor comes back to it. */
  function ask(
    progress: Progress,
    isFirst: boolean,
    before?: Progress['answers'][string],
    pressed?: HTMLButtonElement,
  ): Promise<void> {
    return run(pressed, async () => {
      turn += 1
      const ofTurn = turn
      const { variantId, answers, unsure, order } = progress
      const isNew = order.length > deepest
      const next = await calls.step(
        { variantId, answers, unsure },
        { ...figures.held(), isFirst, isSeen: !isNew },
      )
      figures.reported()
      if (turn !== ofTurn) return
      deepest = Math.max(deepest, order.length)
      keep(data.widget, progress)
      const { question } = next
      if (!question) return priceOrContact(progress)
      showNext({ ...next, question }, progress, before)
    })
  }

  function showNext(
    next: Step & { readonly question: AskedQuestion },
    progress: Progress,
    before: Progress['answers'][string] | undefined,
  ): void {
    const { question, at, total } = next
    const { answers, unsure, order } = progress
    host.emit('step', { at, total })
    showQuestion(parts, {
      ...next,
      device: progress.device,
      before,
      onAnswer: (answer, go) => {
        const said =
          answer === undefined
            ? { unsure: [...unsure, question.key] }
            : { answers: { ...answers, [question.key]: answer } }
        const further = { ...progress, ...said, order: [...order, question.key] }
        const isNew = further.order.length > deepest
        if (isNew) figures.answered(question.key)
        const [following, ...ahead] = next.ahead
        if (!following) return void ask(further, false, undefined, go)
        turn += 1
        if (isNew) figures.viewed(following.key)
        deepest = Math.max(deepest, further.order.length)
        keep(data.widget, further)
        showNext({ question: following, ahead, at: at + 1, total }, further, undefined)
      },
      onBack: () => back(progress),
    })
  }

  function back(progress: Progress): void {
    const last = progress.order.at(-1)
    if (last === undefined) return find(false)
    const { [last]: given = null, ...answers } = progress.answers
    const earlier = {
      ...progress,
      answers,
      unsure: progress.unsure.filter((key) => key !== last),
      order: progress.order.slice(0, -1),
    }
    void ask(earlier, false, given)
  }

  async function priceOrContact(progress: Progress): Promise<void> {
    const { variantId, answers, unsure, device } = progress
    const said = { variantId, answers, unsure }
    let offer: VisitOffer | undefined
    if (data.gate === 'after') {
      offer = await calls.price(said)
      host.emit('priced')
    }
    showContact(parts, {
      device,
      offer,
      onChange: () => back(progress),
      onSend: (contact, pressed) =>
        void run(pressed, async () => {
          const done = await calls.submit(said, contact)
          if (!offer) host.emit('priced')
          host.emit('submitted')
          keep(data.widget, undefined)
          showDone(parts, done, contact.email, () => location.reload())
        }),
    })
  }

  find(true)
  host.emit('ready')
  if (data.font === 'own')
    addFonts({ 'Hanken Grotesk Variable': hankenUrl, 'Bricolage Grotesque Variable': bricolageUrl })
}

function problemOf(code: string | undefined): 'often' | 'over' | 'newVersion' | 'offline' {
  if (code === 'widget/too-many-requests') return 'often'
  if (code === 'widget/visit-over') return 'over'
  return code === newVersion ? 'newVersion' : 'offline'
}
