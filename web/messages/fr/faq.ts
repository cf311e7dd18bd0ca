import type { faq as english } from '../en/faq.ts'
import type { TextsLike } from '../texts-like.ts'

export const faq = {
  title: 'Comment pouvons-nous vous aider ?',
  help: 'Aide et FAQ',
  search: 'Chercher dans les réponses',
  hint: 'Chercher dans {count, plural, one {# réponse} other {# réponses}}, par exemple « arrondir à 5 »',
  found: '{count, plural, =0 {Aucune réponse} one {# réponse} other {# réponses}}',
  here: 'Pour la page d’où vous venez :',
  all: 'Les {count, number}',
  allGroups: 'Toutes les réponses',
  group: {
    quotes: 'Offres',
    catalogs: 'Catalogues et prix',
    devices: 'Appareils et contrôles',
    customers: 'Clients',
    account: 'Équipe et compte',
    other: 'Divers',
  },
  nothing: 'Aucune réponse pour cela',
  nothingText: 'Essayez d’autres mots, ou parcourez les groupes.',
  clear: 'Effacer la recherche',
  noAnswer: 'Pas trouvé de réponse ?',
  write: 'Nous écrire',
  mailSubject: 'Question sur {product} Pro',
  next: 'Suivante',
  ofUse: {
    question: 'Cette réponse vous a-t-elle aidé ?',
    yes: 'Oui',
    no: 'Non',
    thanks: 'Merci. Cela nous aide à mieux répondre.',
  },
  notFound: 'Réponse introuvable',
  notFoundText: 'Elle a peut-être été déplacée. Cherchez-la dans l’aide.',
  toHelp: 'Ouvrir l’aide',
} satisfies TextsLike<typeof english>
