import type { team as english } from '../en/team.ts'
import type { TextsLike } from '../texts-like.ts'

export const team = {
  /** The plan of the team allows no more. */
  planLimit: {
    quotes:
      'Les offres du forfait sont épuisées pour ce mois. Les brouillons et les offres envoyées fonctionnent toujours ; les propriétaires et administrateurs peuvent changer le forfait dans les réglages.',
    catalogs:
      'Le forfait ne permet pas d’autre catalogue. Archivez-en un, ou demandez à un propriétaire de changer le forfait.',
    widgets:
      'Le forfait ne permet pas d’autre widget en ligne. Suspendez-en un, ou demandez à un propriétaire de changer le forfait.',
    members: 'Le forfait n’a plus de place pour d’autres membres. Retirez-en, ou changez le forfait.',
    open: 'Ouvrir l’abonnement',
  },
  closed: {
    notFound: 'Aucune de vos équipes n’est à cette adresse',
    closed: 'Cette équipe est fermée',
    suspended: 'Votre accès à cette équipe est suspendu',
    suspendedText: 'Les propriétaires et les admins de l’équipe peuvent lever la suspension.',
    closedText: 'Un propriétaire peut la rouvrir depuis la liste des équipes.',
    text: 'Vous n’avez pas d’autre équipe. Vous pouvez en créer une.',
    others: 'Vous pouvez toujours ouvrir vos autres équipes.',
    action: 'Aller à vos équipes',
  },
  skip: 'Aller au contenu',
  main: 'Menu principal',
  home: '{product} Pro, accueil',
  switch: 'Changer d’équipe, actuelle :',
  searchTeams: 'Chercher une équipe',
  noTeam: 'Aucune équipe trouvée',
  openQuotes: '{count, plural, one {# offre attend une réponse} other {# offres attendent une réponse}}',
  newQuoteKey: 'Nouvelle offre (N)',
  quotes: 'Offres',
  customers: 'Clients',
  catalogs: 'Catalogues',
  widgets: 'Widgets',
  dashboard: 'Tableau de bord',
  help: 'Aide et FAQ',
  settings: 'Paramètres',
  settingsAndHelp: 'Paramètres et aide',
  more: 'Plus',
  you: {
    version: 'Version {version}',
    guest: 'Invité',
    menu: 'Vous :',
    account: 'Compte',
    settings: 'Paramètres de l’équipe',
    language: 'Langue',
    scheme: 'Apparence',
    light: 'Clair',
    dark: 'Sombre',
    auto: 'Système',
    keys: 'Raccourcis à une touche',
    keysHelp: 'N, T, J, K, / et X, ainsi que G puis Q, C, A, D',
  },
  key: { ctrl: 'Ctrl', enter: 'Entrée', shift: 'Maj', backspace: 'Retour arrière' },
  shortcuts: {
    title: 'Raccourcis clavier',
    pages: {
      title: 'Pages de l’équipe',
      newQuote: 'Nouvelle offre',
      quotes: 'Offres',
      customers: 'Clients',
      catalogs: 'Catalogues',
      dashboard: 'Tableau de bord',
      team: 'Changer d’équipe',
    },
    lists: {
      title: 'Listes',
      search: 'Chercher',
      move: 'Se déplacer',
      select: 'Sélectionner une offre',
      extend: 'Sélectionner et se déplacer',
      open: 'Ouvrir',
    },
    everywhere: { title: 'Partout', find: 'Tout rechercher', help: 'Raccourcis clavier' },
    counter: {
      title: 'Établir une offre',
      answer: 'Répondre ou choisir',
      allFine: 'Tout est bon : répondre aux questions d’état',
      back: 'Question précédente',
      undo: 'Annuler la dernière réponse',
      effects: 'Afficher ou masquer les effets',
      device: 'Un autre appareil de l’offre',
      quantity: 'Un de plus, un de moins',
      goOn: 'Étape suivante',
    },
  },
  readOnly: {
    title: 'Ici, vous pouvez seulement lire.',
    text: '{count, plural, one {Le forfait prévoit un membre} other {Le forfait prévoit # membres}}, et vous êtes en trop.',
    who: '{names} peut choisir qui fait des modifications, ou un forfait plus grand.',
    anOwner:
      'Un propriétaire ou un administrateur peut choisir qui fait des modifications, ou un forfait plus grand.',
    choose: 'Choisir qui fait des modifications',
  },
  keepWork: {
    note: 'Votre travail est pour l’instant enregistré dans ce navigateur.',
    action: 'Ajouter un e-mail pour garder votre travail',
  },
  /** Before a page is left while something on it is not saved. */
  leaveUnsaved: { title: 'Quitter sans enregistrer ?', stay: 'Rester', leave: 'Quitter sans enregistrer' },
} satisfies TextsLike<typeof english>
