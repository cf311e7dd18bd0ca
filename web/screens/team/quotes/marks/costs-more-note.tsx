import type { QuoteLine } from '@costard/contract'
import { costsMoreThanPays } from '@costard/quotes'
import { useTranslations } from 'use-intl'
import { Note } from '#ui/notes/note.tsx'

/** Warns if a customer who sells a device would have to pay. */
export function CostsMoreNote({
  lines,
}: {
  readonly lines: readonly (Pick<QuoteLine, 'kind'> & {
    readonly id: string
    readonly device: Pick<QuoteLine['device'], 'name'>
    readonly result: Pick<QuoteLine['result'], 'netMinor'>
  })[]
}) {
  const t = useTranslations('counter.setup')
  return lines
    .filter(({ kind, result }) => costsMoreThanPays({ kind, netMinor: result.netMinor }))
    .map(({ id, device }) => (
      <Note key={id} kind="money">
        {t('costsMore', { device: device.name })}
      </Note>
    ))
}
