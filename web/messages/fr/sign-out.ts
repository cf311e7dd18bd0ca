import type { signOut as english } from '../en/sign-out.ts'
import type { TextsLike } from '../texts-like.ts'

export const signOut = {
  title: 'Se déconnecter sans e-mail ?',
  text: 'Vous ne pourrez plus retrouver votre travail. Ajoutez un e-mail pour le conserver.',
  addEmail: 'Ajouter un e-mail',
} satisfies TextsLike<typeof english>
