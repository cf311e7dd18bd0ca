import type { accountAction as english } from '../en/account-action.ts'
import type { TextsLike } from '../texts-like.ts'

export const accountAction = {
  checking: 'Vérification de votre lien…',
  continue: 'Continuer',
  verify: {
    title: 'Confirmez votre adresse e-mail',
    lead: 'Avez-vous créé un compte avec <b>{email}</b> ? La personne qui l’a créé reste connectée.',
    apply: 'Confirmer l’adresse',
    doneTitle: 'Adresse confirmée',
    done: '<b>{email}</b> est maintenant confirmée.',
  },
  change: {
    title: 'Confirmez votre nouvelle adresse e-mail',
    lead: 'Vous vous connecterez désormais avec <b>{email}</b>. Vous serez déconnecté sur tous vos appareils.',
    apply: 'Utiliser cette adresse',
    doneTitle: 'Adresse modifiée',
    done: 'Connectez-vous désormais avec <b>{email}</b>.',
  },
  recover: {
    title: 'Annuler le changement d’adresse',
    lead: 'Rétablir <b>{email}</b> comme adresse e-mail. Vous serez déconnecté sur tous vos appareils.',
    apply: 'Rétablir l’adresse',
    doneTitle: 'Adresse rétablie',
    done: 'Connectez-vous à nouveau avec <b>{email}</b>.',
  },
  newPassword: {
    why: 'La personne qui a changé l’adresse connaît peut-être votre mot de passe ; nous l’avons donc supprimé. Choisissez-en un nouveau.',
    send: 'Réinitialiser le mot de passe',
    sending: 'Un instant…',
  },
} satisfies TextsLike<typeof english>
