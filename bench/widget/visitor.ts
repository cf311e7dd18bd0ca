import { ask } from './http-client.ts'

/** Duration of a call in a visit. Milliseconds. */
export interface Took {
  readonly what: 'open' | 'find' | 'step' | 'price' | 'submit'
  readonly ms: number
}

/** Answers by question key. */
export type Answers = Readonly<Record<string, unknown>>

/**
 * Makes a whole visit: page, search, every question, price and request. Throws if a response is not as
 * expected.
 */
export async function visit(
  port: number,
  widgetId: string,
  best: Answers,
  at: number,
): Promise<readonly Took[]> {
  const took: Took[] = []
  async function timed<Result>(what: Took['what'], act: () => Promise<Result>): Promise<Result> {
    const startedAt = performance.now()
    const result = await act()
    took.push({ what, ms: performance.now() - startedAt })
    return result
  }
  const post = (what: Took['what'], json: object) =>
    timed(what, async () => {
      const { status, body: text } = await ask(port, `/api/public/widget/${what}`, json)
      if (status !== 200) throw new Error(`${what}: ${status} ${text}`)
      return JSON.parse(text)
    })
  const page = await timed('open', async () => (await ask(port, `/w/${widgetId}`)).body)
  const [, token] = /"token":"([^"]+)"/.exec(page) ?? []
  await post('find', { token, text: 'iphone 15' })
  const said = { token, variantId: 'iphone-15-256' }
  const answers: Record<string, unknown> = {}
  let counted: { viewed: string[]; answered: string[] } = { viewed: [], answered: [] }
  for (let isFirst = true; ; isFirst = false) {
    const { question, ahead } = await post('step', { ...said, answers, isFirst, ...counted })
    if (!question) break
    const keys: string[] = [question, ...ahead].map(({ key }) => key)
    counted = { viewed: keys.slice(1), answered: keys }
    for (const key of keys) answers[key] = best[key] ?? null
  }
  const offer = await post('price', { ...said, answers })
  if (offer.kind !== 'instant') throw new Error(`no price: ${JSON.stringify(offer)}`)
  const email = `visitor${at}@mail.example`
  await post('submit', { ...said, answers, email, name: '', wantsNews: false })
  return took
}
