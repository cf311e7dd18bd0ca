import { useTranslations } from 'use-intl'

const fields = [
  'address',
  'paper',
  'number',
  'issuedBy',
  'issuedOn',
  'holder',
  'capacity',
  'birthDate',
] as const

/** Texts for the facts about sellers that a register requires. */
export function useSellerWords() {
  const t = useTranslations('purchaseBook.asked')
  return {
    wordsOf: (asked: readonly unknown[]): string[] =>
      fields.filter((field) => asked.includes(field)).map((field) => t(field)),
  }
}
