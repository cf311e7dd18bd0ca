import { type CatalogDocument, textIn } from '@costard/contract'
import type { PlainEffect } from '@costard/pricing'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'

/** Returns the short text of an effect: "−10%, €20 to €45". */
export function useEffectWords(document: CatalogDocument): (effect: PlainEffect) => string {
  const t = useTranslations('catalogRules.effect')
  const { language } = useRegion()
  const money = useMoney(document.pricing.currency)
  const { percent } = useFormatter()
  return (effect) => {
    switch (effect.kind) {
      case 'amount':
        return money.signed(effect.amountMinor)
      case 'percent': {
        const { minMinor, maxMinor } = effect
        const share = percent(effect.bp, { signed: true })
        if (minMinor !== undefined && maxMinor !== undefined)
          return t('between', { share, min: money.brief(minMinor), max: money.brief(maxMinor) })
        if (minMinor !== undefined) return t('atLeast', { share, min: money.brief(minMinor) })
        return maxMinor === undefined ? share : t('atMost', { share, max: money.brief(maxMinor) })
      }
      case 'grade':
        return t('grade', {
          grade: textIn(language, document.wording.grades[effect.code]?.label) || effect.code,
        })
      case 'cap':
      case 'floor':
      case 'range':
        return t(`of.${effect.kind}`, { share: percent(effect.bp) })
      default:
        return t(`word.${effect.kind}`)
    }
  }
}
