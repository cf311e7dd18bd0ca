import type { ShownPhoto } from '@costard/contract'
import { useTranslations } from 'use-intl'

/** What a photo by a visitor shows, and what it proves: "Front, code K7 42 read in time". */
export function useShownWords() {
  const t = useTranslations('files.shown')
  return ({ shot, proof, code }: ShownPhoto): string => `${t(shot)}, ${t(proof, { code })}`
}
