import type { TextsLike } from '../texts-like.ts'
import type { enAccounts } from './en.ts'

export const frAccounts = {
  signInLink: {
    subject: 'Connexion à {productName} Pro',
    heading: 'Connexion à {productName} Pro',
    body: 'Vous avez demandé à vous connecter avec {email}. Le bouton fonctionne une fois, pendant {minutes, plural, one {# minute} other {# minutes}}.',
    button: 'Se connecter',
    ignore:
      'Vous n’avez rien demandé ? Vous pouvez supprimer cet e-mail. Rien ne se passe tant que le lien n’est pas ouvert.',
  },
  passwordReset: {
    subject: 'Réinitialiser votre mot de passe {productName} Pro',
    heading: 'Choisir un nouveau mot de passe',
    body: 'Vous avez demandé à réinitialiser le mot de passe de {email}. Le bouton fonctionne une fois, pendant {minutes, plural, one {# minute} other {# minutes}}.',
    button: 'Changer le mot de passe',
    ignore: 'Vous n’avez rien demandé ? Vous pouvez supprimer cet e-mail. Votre mot de passe reste le même.',
  },
  passwordRemoved: {
    subject: 'Votre mot de passe {productName} Pro a été supprimé',
    heading: 'Votre mot de passe ne fonctionne plus',
    body: 'Vous vous êtes connecté avec un lien, ce qui a confirmé {email}. Le mot de passe du compte avait été défini avant, peut-être par quelqu’un d’autre : nous l’avons donc supprimé. C’était le vôtre ? Choisissez-en un nouveau sur la page de votre compte.',
    button: 'Ouvrir {productName} Pro',
    ignore:
      'Vous n’avez pas besoin de mot de passe : les liens de connexion par e-mail fonctionnent toujours.',
  },
  emailVerification: {
    subject: 'Confirmez votre adresse e-mail pour {productName} Pro',
    heading: 'Confirmez votre adresse e-mail',
    body: 'Avez-vous créé un compte avec {email} ? Le bouton confirme cette adresse. Il fonctionne une fois, pendant {days, plural, one {# jour} other {# jours}}.',
    button: 'Confirmer l’adresse',
    ignore:
      'Sinon, supprimez cet e-mail. En confirmant, vous laisseriez la personne qui a créé le compte voir ce que vous y faites.',
  },
  emailChange: {
    subject: 'Confirmez votre nouvelle adresse e-mail pour {productName} Pro',
    heading: 'Confirmez votre nouvelle adresse e-mail',
    body: 'Vous avez demandé à vous connecter désormais avec {newEmail}. Le bouton fonctionne une fois, pendant {days, plural, one {# jour} other {# jours}}. Tous les appareils sont ensuite déconnectés.',
    button: 'Utiliser cette adresse',
    ignore: 'Vous n’avez rien demandé ? Vous pouvez supprimer cet e-mail. L’adresse du compte reste la même.',
  },
  emailChanged: {
    subject: 'L’adresse e-mail de votre compte {productName} Pro a été modifiée',
    heading: 'Votre adresse e-mail a été modifiée',
    body: 'Votre compte n’a plus l’adresse {email}. C’est maintenant {newEmail}.',
    button: 'Annuler la modification',
    ignore:
      'C’était vous ? Vous pouvez supprimer cet e-mail. Sinon, le bouton rétablit {email} et déconnecte tous les appareils. Il fonctionne pendant {days, plural, one {# jour} other {# jours}}.',
  },
  emailRemoved: {
    subject: 'L’adresse e-mail de votre compte {productName} Pro a été supprimée',
    heading: 'Votre adresse e-mail a été supprimée',
    body: 'Votre compte n’a plus l’adresse {email}. Personne ne peut s’en servir pour se connecter.',
    button: 'Rétablir l’adresse',
    ignore:
      'C’était vous ? Vous pouvez supprimer cet e-mail. Sinon, le bouton rétablit {email} et déconnecte tous les appareils. Il fonctionne pendant {days, plural, one {# jour} other {# jours}}.',
  },
} as const satisfies TextsLike<typeof enAccounts>
