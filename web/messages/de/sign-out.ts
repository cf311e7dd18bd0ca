import type { signOut as english } from '../en/sign-out.ts'
import type { TextsLike } from '../texts-like.ts'

export const signOut = {
  title: 'Ohne E-Mail-Adresse abmelden?',
  text: 'Sie kommen nicht mehr an Ihre Arbeit. Fügen Sie eine E-Mail-Adresse hinzu, um sie zu behalten.',
  addEmail: 'E-Mail hinzufügen',
} satisfies TextsLike<typeof english>
