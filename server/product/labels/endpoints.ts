import type { contract } from '@costard/contract'
import { localDate } from '@costard/quotes'
import { createTexts, pickLocale, zplOf } from '@costard/templates'
import type { PdfPrinter } from '#pdf'
import type { Answers } from '../answers.ts'
import { apiError } from '../calls/api-error.ts'
import type { ProductParts } from '../parts.ts'
import { labelsOf } from './labels-of.ts'

/** Resolution for the PDF, whose template draws dots of this size. */
const pdfDpi = 300

export function labelEndpoints(
  { database, now }: Pick<ProductParts, 'database' | 'now'>,
  printer: PdfPrinter,
): Answers<typeof contract.labels> {
  return {
    list: async ({ input }) => {
      const { labels, ...counts } = await labelsOf(database.orm, input, input.dpi)
      return {
        ...counts,
        labels: labels.map(({ quoteId, lineId, number, code }) => ({ quoteId, lineId, number, code })),
        zpl: zplOf(labels.map(({ printed }) => printed)),
      }
    },
    file: async ({ context: { call }, input }) => {
      const { labels } = await labelsOf(database.orm, input, pdfDpi)
      if (labels.length === 0) throw apiError('label/none')
      const { team } = call.member
      const language = pickLocale(team.language)
      const today = localDate(team.timeZone, now())
      const data = {
        lang: language,
        region: team.country,
        title: createTexts(language)('label.title', { team: team.name, count: labels.length }),
        team: team.name,
        date: [today.getUTCFullYear(), today.getUTCMonth() + 1, today.getUTCDate()],
        labels: labels.map(({ printed }) => printed),
      }
      const file = await printer.print(`${input.teamId} labels`, () =>
        Promise.resolve({ template: 'label', data: JSON.stringify(data), attachment: '' }),
      )
      return new File([new Uint8Array(file)], 'labels.pdf', { type: 'application/pdf' })
    },
  }
}
