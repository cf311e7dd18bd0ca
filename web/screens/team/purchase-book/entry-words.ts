import type { BookEntry } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useMemberName } from '../kit/use-member-name.ts'

/** Texts about an entry that the table, the cards and the pane share. */
export function useEntryWords() {
  const t = useTranslations('purchaseBook')
  const kinds = useTranslations('customers.records')
  const nameOf = useMemberName()
  return {
    numberOf: ({ imei, serial }: BookEntry) => imei ?? serial ?? '',
    /** Kind of the identity document and its last characters: Passport ▪▪▪4821. */
    paper: ({ seller }: BookEntry) => {
      if (!seller?.paper) return undefined
      const [kind = '', end = ''] = seller.paper.split(' ')
      const known = (['passport', 'idCard', 'drivingLicence', 'residencePermit'] as const).find(
        (one) => one === kind,
      )
      return `${known ? kinds(`kinds.${known}`) : kind} ▪▪▪${end}`
    },
    seenBy: ({ seller }: BookEntry) =>
      seller?.seenBy ? t('seenBy', { name: nameOf(seller.seenBy) }) : undefined,
    correctedBy: ({ correctedBy }: BookEntry) =>
      correctedBy.length === 0
        ? undefined
        : t('correctedBy', { numbers: correctedBy.map(shortNumber).join(', ') }),
    isCorrected: ({ correctedBy }: BookEntry) => correctedBy.length > 0,
    by: ({ by }: BookEntry) => (by === null ? '' : t('by', { name: nameOf(by) })),
  }
}

/** Returns the number of an entry without its year: 0318. */
export function shortNumber(seq: number): string {
  return String(seq).padStart(4, '0')
}
