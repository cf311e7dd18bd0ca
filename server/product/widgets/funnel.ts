import { textIn, type WidgetFigures, type WidgetFunnel, type WidgetId, widgetLimits } from '@costard/contract'
import { dayIn, validUntil } from '@costard/quotes'
import { findCatalog } from '../catalogs/catalog-store.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/memberships/member.ts'
import { countAccepted, listCounts, listSources, noFigures } from './funnel-store.ts'
import { mainSteps } from './visit-steps.ts'
import { getWidget } from './widget-store.ts'

/** Returns the numbers of visitors per step, by day and by question. Throws widget/not-found. */
export async function describeFunnel(
  { database: { orm }, now }: Pick<ProductParts, 'database' | 'now'>,
  { teamId, team }: Pick<Member, 'teamId' | 'team'>,
  asked: {
    readonly widgetId: WidgetId
    readonly from?: string | undefined
    readonly to?: string | undefined
    readonly host?: string | undefined
    readonly campaign?: string | undefined
  },
): Promise<WidgetFunnel> {
  const { settings } = await getWidget(orm, { teamId, widgetId: asked.widgetId })
  const to = asked.to ?? dayIn(team.timeZone, now())
  const first = validUntil(to, 1 - widgetLimits.maxFunnelDays)
  const wanted = asked.from ?? validUntil(to, -29)
  const key = { teamId, widgetId: asked.widgetId }
  const range = { from: wanted < first ? first : wanted, to }
  const source = asked.host === undefined ? undefined : { host: asked.host, campaign: asked.campaign ?? '' }
  const [counts, accepted, sources] = await Promise.all([
    listCounts(orm, key, range, source),
    countAccepted(orm, key, { ...range, timeZone: team.timeZone }, source),
    listSources(orm, key, range),
  ])
  const total: WidgetFigures = { ...noFigures }
  const days = new Map<string, WidgetFigures & { day: string }>()
  const steps = new Map<string, number>()
  for (const { step, day, visits } of counts) {
    const main = mainSteps.find((name) => name === step)
    if (!main) {
      steps.set(step, (steps.get(step) ?? 0) + visits)
      continue
    }
    const figures = days.get(day) ?? { day, ...noFigures }
    days.set(day, { ...figures, [main]: figures[main] + visits })
    total[main] += visits
  }
  const document = (await findCatalog(orm, teamId, settings.catalogId))?.document
  const known = document?.pricing.questions.map(({ key }) => key) ?? []
  const viewed = [...steps.keys()]
    .filter((step) => step.startsWith('view:'))
    .map((step) => step.slice('view:'.length))
  const keys = [
    ...known.filter((key) => viewed.includes(key)),
    ...viewed.filter((key) => !known.includes(key)),
  ]
  return {
    total,
    accepted: accepted.get(asked.widgetId) ?? 0,
    days: [...days.values()],
    sources,
    questions: keys.map((key) => ({
      key,
      text: questionText(team.language, document?.wording.questions[key]),
      views: steps.get(`view:${key}`) ?? 0,
      answers: steps.get(`answer:${key}`) ?? 0,
    })),
  }
}

type Wording = Readonly<{
  text: Readonly<Record<string, string>>
  customerText?: Readonly<Record<string, string>>
}>

function questionText(language: string, wording: Wording | undefined): string {
  return textIn(language, wording?.customerText ?? wording?.text)
}
