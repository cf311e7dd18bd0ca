// Writes docs/limits.md from the bounds stated in the code:
//   node tools/limits.ts [--check]
import { readFileSync } from 'node:fs'
import {
  amountLimits,
  amountLimitTexts,
  answerLimits,
  apiKeyLimits,
  apiKeyLimitTexts,
  assistantLimits,
  storedExportLimits,
  storedExportLimitTexts,
  assistantLimitTexts,
  auditLimits,
  auditLimitTexts,
  answerLimitTexts,
  catalogLimits,
  catalogLimitTexts,
  customerLimits,
  counterLimits,
  counterLimitTexts,
  customerLimitTexts,
  messageLimits,
  messageLimitTexts,
  questionLimits,
  questionLimitTexts,
  deviceLimits,
  deviceLimitTexts,
  fileLimits,
  fileLimitTexts,
  labelLimits,
  labelLimitTexts,
  accountingLimits,
  payoutLimits,
  payoutLimitTexts,
  accountingLimitTexts,
  purchaseBookLimits,
  purchaseBookLimitTexts,
  phoneLinkLimits,
  phoneLinkLimitTexts,
  helpLimits,
  helpLimitTexts,
  quoteLimits,
  quoteLimitTexts,
  teamArchiveLimits,
  teamArchiveLimitTexts,
  memberLimits,
  memberLimitTexts,
  shopLimits,
  shopLimitTexts,
  siteLimits,
  siteLimitTexts,
  priceSourceLimits,
  priceSourceLimitTexts,
  webhookLimits,
  webhookLimitTexts,
  selfInspectionLimits,
  selfInspectionLimitTexts,
  widgetLimits,
  widgetLimitTexts,
} from '@costard/contract'
import { contentLimits, contentLimitTexts } from '../server/content/content-limits.ts'
import { databaseLimits, databaseLimitTexts } from '../server/database/database-limits.ts'
import { httpLimits, httpLimitTexts } from '../server/http/limits/http-limits.ts'
import { backOffs, limits as attemptLimits } from '../server/identity/limits/rate-limits.ts'
import { maxBodyBytes } from '../server/identity/routes.ts'
import { mailboxLimits, mailboxLimitTexts } from '../server/mail/mailbox/mailbox-limits.ts'
import { shrinkLimits, shrinkLimitTexts } from '../server/files/shrink/shrink-limits.ts'
import { pdfLimits, pdfLimitTexts } from '../server/pdf/pdf-limits.ts'
import { apiLimits, apiLimitTexts } from '../server/product/calls/api-limits.ts'
import { mcpLimits, mcpLimitTexts } from '../server/product/mcp/mcp-limits.ts'
import {
  guestTeamLimits,
  maxTeamsPerGuest,
  maxTeamsPerPerson,
  usageLimits,
} from '../server/product/usage/usage-limits.ts'
import {
  publicQuoteLimits,
  publicQuoteLimitTexts,
} from '../server/product/customer-page/public-quote-limits.ts'
import {
  stripeEventLimits,
  stripeEventLimitTexts,
} from '../server/product/subscriptions/stripe-event-limits.ts'
import { realtimeLimits, realtimeLimitTexts } from '../server/realtime/limits.ts'
import { keptLimits, keptLimitTexts } from '../web/offline/kept/kept-limits.ts'
import { tableLimits, tableLimitTexts } from '../contract/lists/tables/table-limits.ts'
import { mostCpuMs, type WorstRequest, worstRequestsFile } from '../bench/hostile/worst-requests.ts'
import { writePage } from './generated-page.ts'
import { markdownTable } from './markdown-table.ts'

type Bound = number | Readonly<Record<string, number>> | readonly Readonly<Record<string, number>>[]

interface Section {
  readonly title: string
  readonly bounds: Readonly<Record<string, Bound>>
  /** Descriptions of the limits. Without texts, the names are descriptive enough. */
  readonly texts?: Readonly<Record<string, string>>
}

const sections: readonly Section[] = [
  { title: 'Connections and requests', bounds: httpLimits, texts: httpLimitTexts },
  { title: 'API, at /api', bounds: apiLimits, texts: apiLimitTexts },
  { title: 'Assistants, at /mcp', bounds: mcpLimits, texts: mcpLimitTexts },
  { title: 'Customer page, at /q', bounds: publicQuoteLimits, texts: publicQuoteLimitTexts },
  { title: 'Events of Stripe', bounds: stripeEventLimits, texts: stripeEventLimitTexts },
  { title: 'Quotes', bounds: quoteLimits, texts: quoteLimitTexts },
  { title: 'Questions of customers', bounds: questionLimits, texts: questionLimitTexts },
  { title: 'Messages of a team', bounds: messageLimits, texts: messageLimitTexts },
  { title: 'Shop details', bounds: shopLimits, texts: shopLimitTexts },
  { title: 'Widgets', bounds: widgetLimits, texts: widgetLimitTexts },
  {
    title: 'Self-inspections by visitors, at /k',
    bounds: selfInspectionLimits,
    texts: selfInspectionLimitTexts,
  },
  { title: 'Help', bounds: helpLimits, texts: helpLimitTexts },
  { title: 'Archives of a team', bounds: teamArchiveLimits, texts: teamArchiveLimitTexts },
  { title: 'Audit log', bounds: auditLimits, texts: auditLimitTexts },
  { title: 'Sites', bounds: siteLimits, texts: siteLimitTexts },
  { title: 'Members', bounds: memberLimits, texts: memberLimitTexts },
  { title: 'Files made in the background', bounds: storedExportLimits, texts: storedExportLimitTexts },
  { title: 'Assistants that connect by OAuth', bounds: assistantLimits, texts: assistantLimitTexts },
  { title: 'API keys', bounds: apiKeyLimits, texts: apiKeyLimitTexts },
  { title: 'Webhooks', bounds: webhookLimits, texts: webhookLimitTexts },
  { title: 'Counter-offers', bounds: counterLimits, texts: counterLimitTexts },
  { title: 'Files', bounds: fileLimits, texts: fileLimitTexts },
  { title: 'Small pictures, in one process', bounds: shrinkLimits, texts: shrinkLimitTexts },
  { title: 'Labels of bought devices', bounds: labelLimits, texts: labelLimitTexts },
  { title: 'Payouts', bounds: payoutLimits, texts: payoutLimitTexts },
  { title: 'Accounting', bounds: accountingLimits, texts: accountingLimitTexts },
  { title: 'Purchase book', bounds: purchaseBookLimits, texts: purchaseBookLimitTexts },
  { title: 'Photos by phone, at /p', bounds: phoneLinkLimits, texts: phoneLinkLimitTexts },
  { title: 'Amounts', bounds: amountLimits, texts: amountLimitTexts },
  { title: 'Catalogs', bounds: catalogLimits, texts: catalogLimitTexts },
  { title: 'Price sources', bounds: priceSourceLimits, texts: priceSourceLimitTexts },
  { title: 'Devices and their prices', bounds: deviceLimits, texts: deviceLimitTexts },
  { title: 'Customers', bounds: customerLimits, texts: customerLimitTexts },
  { title: 'Files with a table', bounds: tableLimits, texts: tableLimitTexts },
  { title: 'Kept on a device for work without a network', bounds: keptLimits, texts: keptLimitTexts },
  { title: 'Answers of a line', bounds: answerLimits, texts: answerLimitTexts },
  {
    title: 'Identity protocol',
    bounds: { maxBodyBytes },
    texts: { maxBodyBytes: 'Bytes of a body; the API key is checked before it is read' },
  },
  { title: 'Attempts to sign in', bounds: { ...attemptLimits, ...backOffs } },
  {
    title: 'Teams and what they hold',
    bounds: { maxTeamsPerGuest, maxTeamsPerPerson, guestTeamLimits },
    texts: {
      maxTeamsPerGuest: 'Teams of somebody without an account',
      maxTeamsPerPerson: 'Teams that one person created',
      guestTeamLimits:
        'Quotes, customers and lines of a quote of a team to which somebody without an account adds',
    },
  },
  { title: 'Uses per window', bounds: usageLimits },
  { title: 'Live documents', bounds: realtimeLimits, texts: realtimeLimitTexts },
  { title: 'Content, at /content', bounds: contentLimits, texts: contentLimitTexts },
  { title: 'Local mailbox', bounds: mailboxLimits, texts: mailboxLimitTexts },
  { title: 'PDF documents, in one process', bounds: pdfLimits, texts: pdfLimitTexts },
  { title: 'Database', bounds: databaseLimits, texts: databaseLimitTexts },
]

const command = 'node tools/limits.ts'

const worst: readonly WorstRequest[] = JSON.parse(readFileSync(worstRequestsFile, 'utf8')) // written by the hostile benchmark
const worstText = `## CPU of the most costly requests

Of the server process, for PDFs also of the one that makes them, on two cores of a virtual machine, measured by \`npm run bench -- hostile\`. More than 250 ms without an account,
or 1,000 ms as a member, is a fault, but for work in a queue in which teams take turns.

${markdownTable([['Who', 'Request', 'CPU'], ...worst.map((one) => [one.who, one.request, cpuText(one)])])}`

writePage('limits.md', {
  command,
  text: `# Limits

What one caller can ask for. Generated by \`${command}\` from the code; do not edit. An answer above a limit is a refusal of less than
64 kB with a code. \`RATE_LIMITS=off\` switches off the limits of calls, attempts, rows and plans.

${sections.map(sectionText).join('\n\n')}

${worstText}
`,
})

function sectionText({ title, bounds, texts }: Section): string {
  const rows = Object.entries(bounds).map(([name, bound]) => [
    `\`${name}\``,
    boundText(bound),
    texts?.[name] ?? name.replaceAll('-', ' '),
  ])
  return `## ${title}\n\n${markdownTable([['Name', 'Limit', 'Of what'], ...rows])}`
}

function boundText(bound: Bound): string {
  if (typeof bound === 'number') return numberText(bound)
  if (Array.isArray(bound)) return bound.map(boundText).join('; ')
  return Object.entries(bound)
    .map(([name, value]) => `${name} ${numberText(value)}`)
    .join(', ')
}

function cpuText({ who, cpuMs, inTurns }: WorstRequest): string {
  return cpuMs > mostCpuMs[who] && !inTurns ? `${cpuMs} ms: too much` : `${cpuMs} ms`
}

function numberText(value: number): string {
  return value.toLocaleString('en')
}
