import type { signOut as english } from '../en/sign-out.ts'
import type { TextsLike } from '../texts-like.ts'

export const signOut = {
  waitingTitle:
    '{count, plural, one {# Angebot ist nicht angekommen} other {# Angebote sind nicht angekommen}}',
  waitingText:
    'Sie wurden ohne Netz erstellt und sind nur auf diesem Gerät. Beim Abmelden werden sie entfernt. Öffnen Sie Wartend, um sie vorher zu senden oder zu exportieren.',
  toWaiting: 'Wartend öffnen',
  title: 'Ohne E-Mail-Adresse abmelden?',
  text: 'Sie kommen nicht mehr an Ihre Arbeit. Fügen Sie eine E-Mail-Adresse hinzu, um sie zu behalten.',
  addEmail: 'E-Mail hinzufügen',
} satisfies TextsLike<typeof english>
