import type { consent as english } from '../en/consent.ts'
import type { TextsLike } from '../texts-like.ts'

export const consent = {
  pageTitle: 'Autoriser un assistant',
  title: 'Laisser « {name} » travailler avec vos offres ?',
  registered: '{host}, enregistré par lui-même le {day}. Nous ne savons pas qui l’exploite.',
  described: '{host}, d’après sa propre description. Nous ne savons pas qui l’exploite.',
  local:
    'Un programme sur cet ordinateur, enregistré par lui-même le {day}. Nous ne savons pas qui l’a créé.',
  asks: 'Il demande ceci',
  switchOff: 'Désactivez ce dont il n’a pas besoin',
  needed: 'requis',
  worksAs: 'Il travaille en tant que',
  team: 'Dans l’équipe',
  oneTeam: 'Une équipe par autorisation.',
  oneTeamNot: 'Une équipe par autorisation. Pas « {other} ».',
  askOwner:
    'Seuls les propriétaires et les administrateurs autorisent un assistant. Demandez à un propriétaire de votre équipe.',
  backTo: 'Vous revenez à <host></host>',
  refuse: 'Refuser',
  allow: 'Autoriser dans {team}',
  allowing: 'Autorisation…',
  offline: 'Il vous faut une connexion pour cela.',
  notYou: 'Ce n’est pas vous ?',
  privacy: 'Confidentialité',
  scopes: {
    'catalogs-read': {
      name: 'Identifier et estimer des appareils',
      text: 'Lit les catalogues. Le même prix qu’au comptoir, avec son calcul.',
    },
    'quotes-read': {
      name: 'Lire les offres',
      text: 'Appareils, montants, statut et nom du client. Aucun coût.',
    },
    'quotes-draft': {
      name: 'Préparer des offres',
      text: 'Elles attendent dans Brouillons, marquées « {name} », qu’un membre les envoie.',
    },
    'customers-read': {
      name: 'Trouver des clients',
      text: 'Noms, adresses e-mail et numéros de téléphone. Ni notes ni pièces d’identité.',
    },
  },
  facts: {
    ends: 'Prend fin après 30 jours sans utilisation, ou quand vous le déconnectez dans Réglages, API et webhooks.',
    logged: 'Tout ce qu’il fait figure dans le journal d’audit, à son nom.',
    marked: 'Ce que les clients ont écrit lui est transmis comme du texte, jamais comme une consigne.',
  },
  never: {
    title: 'Il ne peut jamais',
    send: 'Envoyer, accepter ou retirer une offre',
    change: 'Modifier les prix, catalogues ou réglages',
    pay: 'Verser de l’argent ou marquer comme payé',
    papers: 'Voir pièces d’identité, signatures ou données bancaires',
    invite: 'Inviter des personnes ou créer des clés',
  },
  ended: {
    title: 'Cette demande n’est plus valable',
    startAgain: 'Recommencez dans votre assistant.',
    startAgainIn: 'Recommencez dans « {name} ».',
    back: 'Retour à {host}',
  },
  problem: {
    'assistant/too-many':
      'Cette équipe a autant d’assistants que possible. Déconnectez-en d’abord un dans les réglages.',
    'assistant/request-invalid': 'Cette demande n’est plus valable. Recommencez dans votre assistant.',
    'account/address-unverified': 'Confirmez d’abord votre adresse e-mail.',
    'key/sign-up-to-create': 'Ajoutez d’abord une adresse e-mail à votre travail.',
    'key/too-many-created': 'Trop d’assistants aujourd’hui. Réessayez demain.',
  },
} satisfies TextsLike<typeof english>
