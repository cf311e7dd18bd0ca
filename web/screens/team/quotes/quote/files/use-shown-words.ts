import type { ShownPhoto } from '@costard/contract'
import { useTranslations } from 'use-intl'

/** Returns the text with the side and proof of a visitor's photo: "Front, code K7 42 read in time". */
export function useShownWords() {
  const t = useTranslations('files.shown')
  return ({ shot, proof, code }: ShownPhoto): string => `${t(shot)}, ${t(proof, { code })}`
}
