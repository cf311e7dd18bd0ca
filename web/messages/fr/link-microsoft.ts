import type { linkMicrosoft as english } from '../en/link-microsoft.ts'
import type { TextsLike } from '../texts-like.ts'

export const linkMicrosoft = {
  title: 'Associer Microsoft ?',
  text: 'Le compte Microsoft <b>{email}</b> a été utilisé récemment dans ce navigateur. Une fois associé, il vous permettra de vous connecter ici.',
  warning: 'Associez-le uniquement s’il est à vous.',
  link: 'Associer Microsoft',
  linking: 'Association…',
  notNow: 'Pas maintenant',
  done: 'Microsoft est associé à ce compte.',
} satisfies TextsLike<typeof english>
