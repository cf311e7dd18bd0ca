import { type CheckKind, reasonText } from '@costard/pricing'
import { type CatalogWording, textIn } from '../catalogs/catalog-document.ts'

/**
 * Texts for the keys in a trace: `question:key`, `choice:question.choice`, `proposition:key`, `service:key`,
 * `grade:code`, `reason:key`.
 */
export type TraceLabels = Readonly<Record<string, string>>

export function traceLabels(wording: CatalogWording, language: string): Record<string, string> {
  const labels: Record<string, string> = {}
  for (const [key, question] of Object.entries(wording.questions)) {
    labels[`question:${key}`] = textIn(language, question.text)
    for (const [choice, { label }] of Object.entries(question.choices))
      labels[`choice:${key}.${choice}`] = textIn(language, label)
  }
  for (const [key, { name }] of Object.entries(wording.propositions))
    labels[`proposition:${key}`] = textIn(language, name)
  for (const [key, { name }] of Object.entries(wording.services))
    labels[`service:${key}`] = textIn(language, name)
  for (const [code, { label }] of Object.entries(wording.grades))
    labels[`grade:${code}`] = textIn(language, label)
  for (const [key, text] of Object.entries(wording.reasons))
    if (textIn(language, text) !== '') labels[`reason:${key}`] = textIn(language, text)
  return labels
}

/** Returns why a device is refused or held: the catalog's text, else the product's. Never a key. */
export function reasonWords(
  reason: { readonly reason: string; readonly check?: CheckKind | undefined },
  { reasons }: Pick<CatalogWording, 'reasons'>,
  language: string,
): string {
  const own = Object.hasOwn(reasons, reason.reason) ? textIn(language, reasons[reason.reason]) : ''
  return own || reasonText(reason, language)
}
