import type { accounting as english } from '../en/accounting.ts'
import type { TextsLike } from '../texts-like.ts'

export const accounting = {
  title: 'Comptabilité',
  lead: 'Les appareils payés ou remis au cours d’un mois, dans un fichier pour votre logiciel comptable. Chaque type d’opération a besoin d’un compte selon sa taxe : demandez à votre comptable.',
  program: 'Logiciel',
  month: 'Mois',
  consultant: 'Numéro du cabinet',
  client: 'Numéro du client',
  accountLength: 'Longueur des comptes',
  yearStartsIn: 'Premier mois de l’exercice',
  accounts: 'Comptes',
  account: 'Compte',
  counterAccount: 'Compte de trésorerie',
  taxCode: 'Code de taxe',
  buKey: 'Clé BU',
  taxAccount: 'Compte de taxe',
  kind: {
    buy: 'Achats',
    repair: 'Réparations',
    sell: 'Ventes',
    rounding: 'Arrondi des espèces',
  },
  tax: {
    none: 'sans taxe',
    margin: 'régime de la marge',
    rate: 'taxe à {rate} %',
  },
  deals: '{count, plural, one {# opération} other {# opérations}}',
  missing: 'Compte manquant',
  none: 'Aucune opération conclue ce mois-ci.',
  readOnly: 'Seuls les propriétaires et les administrateurs peuvent modifier les comptes.',
  mapFirst: 'Renseignez les comptes manquants et enregistrez. Le mois pourra alors être exporté.',
  export: 'Exporter {month}',
  exportHelp:
    'Chaque opération figure une fois dans le fichier, avec le numéro de son offre. Le journal indique qui l’a exporté.',
} satisfies TextsLike<typeof english>
