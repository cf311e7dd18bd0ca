import type { TextsLike } from '../texts-like.ts'
import type { enPhonePhotos } from './en.ts'

export const dePhonePhotos = {
  title: 'Fotos für ein Angebot',
  text: 'Sie erscheinen sofort im Angebot {number} von {team}.',
  take: 'Foto aufnehmen',
  choose: 'Fotos auswählen',
  left: 'Noch {count, plural, one {# Foto} other {# Fotos}} mit diesem Link',
  sending: 'Wird gesendet …',
  sent: 'Foto gesendet. Nehmen Sie das nächste auf, oder gehen Sie zurück an den Platz.',
  failed: 'Das Foto wurde nicht gesendet. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  full: 'Für weitere Fotos ist kein Platz. Gehen Sie zurück an den Platz.',
  needsScript: 'Schalten Sie JavaScript ein, um Fotos zu senden.',
  ended: 'Dieser Link ist abgelaufen',
  endedHelp: 'Scannen Sie am Platz einen neuen Code.',
} as const satisfies TextsLike<typeof enPhonePhotos>
