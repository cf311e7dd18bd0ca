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
  known: '{host}, que {team} connaît.',
  ask: {
    admins: 'Ici, seuls les propriétaires et les admins autorisent un assistant.',
    owners: 'Ici, seuls les propriétaires autorisent un assistant.',
    members: 'Ici, seuls les membres qui peuvent préparer des offres autorisent un assistant.',
    owner: 'Demander à un propriétaire',
    asking: 'Envoi de la demande…',
    waiting:
      'Un propriétaire de {team} a reçu la demande. Revenez ici après sa réponse, ou recommencez dans « {name} ».',
    refused: 'Un propriétaire de {team} a refusé. Vous pouvez redemander.',
    locked: 'Votre rôle ne le permet pas. Demandez à un propriétaire.',
  },
  canSee: 'Ce qu’un assistant peut voir',
  backTo: 'Vous serez redirigé vers <host></host>',
  refuse: 'Refuser',
  allow: 'Autoriser dans {team}',
  allowing: 'Autorisation…',
  offline: 'Il vous faut une connexion pour cela.',
  notYou: 'Ce n’est pas vous ?',
  privacy: 'Confidentialité',
  scopes: {
    'catalogs-read': {
      name: 'Lire les offres et les catalogues',
      text: 'Appareils, réponses, montants et statut. Autant que vous pouvez en voir, sans les coûts.',
    },
    'devices-price': {
      name: 'Identifier et estimer des appareils',
      text: 'Le même prix qu’au comptoir, avec son calcul.',
    },
    'quotes-draft': {
      name: 'Préparer des offres',
      text: 'Elles attendent dans Brouillons, marquées « {name} », qu’un membre les envoie.',
    },
    'customers-read': {
      name: 'Trouver des clients',
      text: 'Nom et quatre derniers chiffres du téléphone. Ni adresses ni documents.',
    },
    'notes-add': {
      name: 'Écrire des notes pour l’équipe',
      text: 'Signées de son nom, jamais montrées à un client.',
    },
  },
  facts: {
    ends: 'Prend fin après 30 jours sans utilisation, ou quand vous le déconnectez dans Paramètres, API et webhooks.',
    logged: 'Tout ce qu’il fait figure dans le journal, à son nom.',
    marked: 'Ce que les clients ont écrit lui est transmis comme du texte, jamais comme une consigne.',
  },
  never: {
    title: 'Il ne peut jamais',
    send: 'Envoyer, accepter ou retirer une offre',
    change: 'Modifier les prix, catalogues ou paramètres',
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
    'assistant/ask-owner': 'La règle de cette équipe ne vous le permet pas. Demandez à un propriétaire.',
    'assistant/too-many-asks':
      'Trop de demandes attendent les propriétaires de cette équipe. Adressez-vous à l’un d’eux.',
    'assistant/too-many':
      'Cette équipe a autant d’assistants que possible. Déconnectez-en d’abord un dans les paramètres.',
    'assistant/request-invalid': 'Cette demande n’est plus valable. Recommencez dans votre assistant.',
    'account/address-unverified': 'Confirmez d’abord votre adresse e-mail.',
    'key/sign-up-to-create': 'Ajoutez d’abord une adresse e-mail à votre compte.',
    'key/too-many-created': 'Trop d’assistants aujourd’hui. Réessayez demain.',
  },
} satisfies TextsLike<typeof english>
