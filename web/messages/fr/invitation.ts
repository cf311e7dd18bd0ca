import type { invitation as english } from '../en/invitation.ts'
import type { TextsLike } from '../texts-like.ts'

export const invitation = {
  title: 'Invitation',
  invited: '{name} vous invite',
  invitedUnnamed: 'Vous êtes invité',
  role: {
    admin: 'Vous serez admin : tout, sauf ce qui revient aux propriétaires.',
    manager: 'Vous serez responsable : les prix, les catalogues et toutes les offres.',
    agent: 'Vous établirez des offres et suivrez les clients.',
    viewer: 'Vous verrez les offres et les clients.',
  },
  roleName: { admin: 'Admin', manager: 'Responsable', agent: 'Conseiller', viewer: 'Lecture seule' },
  forAddress: 'L’invitation est pour {email}.',
  signIn: 'Connectez-vous avec cette adresse pour rejoindre l’équipe.',
  create: 'Pas encore de compte ? <link>Créez-en un avec un mot de passe</link>',
  join: 'Rejoindre {team}',
  joining: 'Un instant…',
  notYou: 'Ce n’est pas vous, ou cela ne vous intéresse pas ?',
  decline: 'Refuser',
  declining: 'Refus…',
  otherAccount: 'Vous êtes connecté avec {email}.',
  otherGuest: 'Vous travaillez ici sans compte.',
  signInOther: 'Se déconnecter et utiliser {email}',
  addEmail: 'Garder votre travail avec {email}',
  stay: 'Rester connecté',
  home: 'Aller à l’accueil',
  tryAgain: 'Réessayer',
  ended: {
    missing: 'Cette invitation n’existe pas',
    missingText:
      'Le lien est incomplet, ou l’invitation est terminée depuis longtemps. Demandez-en une nouvelle.',
    expired: 'Cette invitation a expiré',
    expiredText: 'Demandez à {name} de {team} de la renvoyer.',
    withdrawn: 'Cette invitation a été retirée',
    withdrawnText: 'Demandez à {name} de {team} s’il vous en faut une nouvelle.',
    declined: 'Vous avez refusé cette invitation',
    declinedText: 'Vous avez changé d’avis ? Demandez-en une nouvelle à {name} de {team}.',
    accepted: 'Cette invitation a déjà servi',
    acceptedText: 'Si c’était vous, connectez-vous avec {email} et ouvrez {team}.',
    acceptedByYou:
      'Vous l’avez acceptée avec {email}. {team} est parmi vos équipes, sauf si vous l’avez quittée.',
  },
  somebody: 'quelqu’un',
  full: 'L’équipe n’a plus de place pour le moment. Demandez à {name} de {team}.',
  suspended:
    'Votre accès à {team} est suspendu. Les propriétaires et les admins de l’équipe peuvent lever la suspension.',
} satisfies TextsLike<typeof english>
