import type { common as english } from '../en/common.ts'
import type { TextsLike } from '../texts-like.ts'

export const common = {
  loading: 'Chargement…',
  problem: 'Il y a un problème',
  languageNotLoaded: 'Cette langue n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  offline: 'Vous êtes hors ligne',
  offlineText:
    'Cette page s’ouvrira dès que vous serez en ligne. Ce que vous avez saisi est conservé dans ce navigateur.',
  listOffline: 'La liste s’affichera dès que vous serez de nouveau en ligne.',
  noConnection: 'Pas de connexion',
  noConnectionText: 'Réessayez dès que vous serez en ligne.',
  newVersion: 'Une nouvelle version est disponible',
  newVersionText: 'Rechargez la page pour continuer. Vos brouillons sont enregistrés dans ce navigateur.',
  reload: 'Recharger',
  sessionOver:
    'Votre session est terminée. Reconnectez-vous : brouillons et notes sont enregistrés dans ce navigateur.',
  suspended:
    'Votre accès à l’équipe est suspendu. Votre saisie reste ici ; adressez-vous à un propriétaire ou à un administrateur.',
  notInTeam:
    'Vous n’êtes plus dans cette équipe. Votre saisie reste ici ; demandez une invitation à un propriétaire.',
  roleChanged:
    'Votre rôle ne le permet plus. Votre saisie reste ici ; adressez-vous à un propriétaire ou à un administrateur.',
  teamClosed: 'L’équipe a été fermée. Un propriétaire peut la rouvrir pendant 30 jours.',
  planReached:
    'Le forfait est épuisé. Votre saisie reste ici ; les propriétaires et administrateurs peuvent choisir un forfait plus grand dans Abonnement.',
  noAnswer: 'Le serveur n’a pas répondu. Votre saisie reste ici ; réessayez dans un instant.',
  addressUnverified: 'Confirmez d’abord l’adresse e-mail de votre compte, sur la page de votre compte.',
  /** Shown in place of who pays whom. */
  cashRounding: 'Arrondi du total',
  taxRounding: 'Taxe arrondie sur l’ensemble de l’offre',
  nothingToPay: 'Rien à payer',
  planReadOnly:
    'Le forfait n’y suffit pas : ceci est en lecture seule. Les propriétaires et administrateurs choisissent dans Abonnement ce qui reste.',
  tryLater: 'Veuillez réessayer dans quelques minutes. Code à communiquer :',
  tryAgain: 'Réessayer',
  back: 'Retour',
  close: 'Fermer',
  cancel: 'Annuler',
  save: 'Enregistrer',
  noCountry: 'Aucun pays trouvé.',
  sending: 'Envoi…',
  change: 'Modifier',
  saved: 'Enregistré.',
  you: 'Vous',
  saving: 'Enregistrement…',
  choose: 'Choisir',
  undo: 'Annuler',
  remove: 'Retirer',
  newQuote: 'Nouvelle offre',
  allQuotes: 'Toutes les offres',
  newCustomer: 'Nouveau client',
  exported: '{count, plural, one {Une ligne exportée.} other {# lignes exportées.}}',
  export: 'Exporter',
  exportAs: { csv: 'CSV, pour d’autres logiciels', xlsx: 'Classeur Excel (XLSX)' },
  removing: 'Suppression…',
  somebody: 'Quelqu’un',
  changing: 'Modification…',
  kind: { buy: 'Reprise', repair: 'Réparation', sell: 'Vente', mixed: 'Mixte' },
  signOut: 'Se déconnecter',
  createTeam: 'Créer une équipe',
  name: {
    invisible: 'Ce texte contient un caractère invisible, peut-être collé avec lui. Saisissez-le à nouveau.',
    wordless: 'Un nom doit contenir une lettre ou un chiffre.',
    lookAlike:
      'Certaines lettres viennent d’un autre alphabet et ressemblent à des lettres latines. Écrivez le mot dans un seul alphabet.',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'Elle a peut-être été déplacée, ou le lien est incomplet.',
    home: 'Aller à l’accueil',
  },
} satisfies TextsLike<typeof english>
