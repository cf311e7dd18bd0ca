import type { find as english } from '../en/find.ts'
import type { TextsLike } from '../texts-like.ts'

export const find = {
  button: 'Rechercher…',
  title: 'Rechercher',
  hint: 'Client, offre, catalogue ou action',
  results: 'Résultats',
  do: 'Actions',
  newCatalog: 'Nouveau catalogue',
  newWidget: 'Nouveau widget',
  open: 'Ouvrir {page}',
  switchTo: 'Passer à l’équipe {team}',
  newQuoteFor: 'Nouvelle offre pour {name}',
  identify: 'Offre pour l’appareil {number}',
  customerDetail:
    '{count, plural, one {# offre} other {# offres}}, {kind, select, business {entreprise} other {particulier}}',
  allCustomers: 'Tous les clients avec ces mots',
  allQuotes: 'Toutes les offres avec ces mots',
  searching: 'Recherche…',
  none: 'Aucun résultat pour « {words} ».',
  tooShort: 'Tapez au moins deux caractères.',
  failed: 'La recherche de clients, d’offres et de catalogues est indisponible pour le moment.',
  count: '{count, plural, one {# résultat} other {# résultats}}',
  move: 'se déplacer',
  newTab: 'nouvel onglet',
  scopes:
    'Tapez <actions></actions> pour les actions, <quotes></quotes> pour les offres, ou scannez un appareil',
} satisfies TextsLike<typeof english>
