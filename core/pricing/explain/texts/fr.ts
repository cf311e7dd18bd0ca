import type { ExplainTexts } from './explain-texts.ts'
import { withColon } from './with-colon.ts'

export const fr: ExplainTexts = {
  base: 'Prix de base',
  ownAmount: (amount) => `montant propre ${amount}`,

  atLeast: (what, amount) => `${what}, au moins ${amount}`,
  atMost: (what, amount) => `${what}, au plus ${amount}`,

  answered: (question, answer) => `${withColon(question, '\u00a0:')} ${answer}`,

  overlapDropped: 'même pièce, déduite une seule fois',
  deductionCap: (share) => `Décotes plafonnées à ${share}`,
  valueCap: (share) => `Au plus ${share} du prix pour cet état`,
  valueFloor: (share) => `Au moins ${share} du prix pour cet état`,
  floor: 'Relevé au prix plancher',
  ceiling: 'Ramené au prix plafond',
  rounding: 'Arrondi',
  roundingTo: {
    down: (step) => `au multiple inférieur de ${step}`,
    nearest: (step) => `au multiple le plus proche de ${step}`,
    up: (step) => `au multiple supérieur de ${step}`,
  },
  roundingToEnding: {
    down: (ending) => `au montant inférieur se terminant par ${ending}`,
    nearest: (ending) => `au montant le plus proche se terminant par ${ending}`,
    up: (ending) => `au montant supérieur se terminant par ${ending}`,
  },
  minOffer: 'En dessous de l’offre minimale',
  value: 'Valeur de l’appareil',
  clamp: 'Limite de cette offre',
  quantity: (quantity) => (quantity < 2 ? `${quantity} appareil` : `${quantity} appareils`),
  included: 'inclus',
  onRequest: 'prix sur demande',
  byHand: 'Prix fixé à la main',
  adjustment: 'Ajustement',
  taxNames: { vat: 'TVA', gst: 'TPS', consumptionTax: 'taxe sur la consommation', salesTax: 'taxe de vente' },
  cashRounding: 'Arrondi du total',
  taxRounding: 'Taxe arrondie sur l’ensemble de l’offre',
  taxIncluded: (tax, amount) => `Dont ${amount} de ${tax}`,
  reject: (reason) => `Refusé\u00a0: ${reason}`,
  review: (reason) => `À vérifier\u00a0: ${reason}`,
  range: (share) => `Peut encore varier de ${share} au maximum`,
  checks: {
    blacklist: 'déclaré perdu ou volé',
    findMy: 'Localiser est activé',
    simLock: 'verrouillé sur un opérateur',
    mdm: 'géré par une organisation (MDM)',
    coverage: 'couverture de garantie',
  },
  reasons: {
    belowMinimum: 'le prix est inférieur au minimum',
    range: 'le prix peut encore changer',
    unnamed: 'aucun motif indiqué',
  },
}
