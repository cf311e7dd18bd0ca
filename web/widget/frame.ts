import bricolageUrl from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url'
import hankenUrl from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import { addFonts } from '../public-quote/add-fonts.ts'
import { loaded, visitCalls } from './calls.ts'
import { createRun } from './create-run.ts'
import type { View } from './frame-parts.ts'
import { connectHost } from './host.ts'
import { readPage, textsOf } from './page-data.ts'
import { keep } from './said.ts'
import { startVisit } from './visit.ts'

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

  const restart = () => {
    keep(data.widget, undefined)
    find(false)
  }
  const run = createRun({ main, say, onRestart: restart })
  const { find } = startVisit({ page: data, say, calls, host, show, run })

  find(true)
  host.emit('ready')
  if (data.font === 'own')
    addFonts({ 'Hanken Grotesk Variable': hankenUrl, 'Bricolage Grotesque Variable': bricolageUrl })
}
