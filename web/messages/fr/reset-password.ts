import type { resetPassword as english } from '../en/reset-password.ts'
import type { TextsLike } from '../texts-like.ts'

export const resetPassword = {
  title: 'Choisissez un nouveau mot de passe',
  lead: 'Pour {email}',
  checking: 'Vérification de votre lien…',
  password: 'Votre nouveau mot de passe',
  save: 'Enregistrer et se connecter',
  saved: 'Votre nouveau mot de passe est enregistré. Connectez-vous avec.',
} satisfies TextsLike<typeof english>
