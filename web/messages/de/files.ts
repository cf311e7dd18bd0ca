import type { files as english } from '../en/files.ts'
import type { TextsLike } from '../texts-like.ts'

export const files = {
  title: 'Fotos und Anhänge',
  add: 'Dateien hinzufügen',
  addPhoto: 'Foto hinzufügen',
  adding: 'Wird hinzugefügt …',
  open: '{name} öffnen',
  remove: '{name} entfernen',
  removed: '{name} entfernt',
  undo: 'Rückgängig',
  notRestored: 'Die Datei konnte nicht wiederhergestellt werden.',
  notLoaded: 'Nicht geladen',
  forCustomer: 'Für den Kunden',
  internal: 'Intern',
  visibility: 'Wer {name} sieht',
  evidence: 'Im Gegenangebot',
  none: 'Noch nichts. Legen Sie eine Datei hier ab, fügen Sie eine ein oder wählen Sie eine.',
  webcam: 'Webcam',
  takePhoto: 'Foto aufnehmen',
  taken: '{count, plural, one {# Foto} other {# Fotos}} aufgenommen',
  phone: 'Handy verwenden',
  phoneHelp:
    'Scannen Sie den Code mit einem Handy. Seine Fotos erscheinen sofort hier. Der Link endet, wenn Sie dies schließen.',
  phoneCode: 'Code für das Handy',
  phoneUntil: 'Bis {time}, höchstens {count, number} Fotos',
  phoneAgain: 'Noch einmal versuchen',
  problem: {
    refused:
      'Das ist kein vollständiges JPEG, PNG, WebP oder PDF. Stellen Sie die Kamera eines iPhone auf „Maximale Kompatibilität“.',
    tooMany: 'Hier ist kein Platz für weitere Dateien. Entfernen Sie zuerst eine.',
    tooLarge: 'Die Datei ist größer als 10 MB.',
    tooOften: 'In kurzer Zeit wurden viele Dateien hinzugefügt. Versuchen Sie es später erneut.',
    inUse: 'Dieses Foto gehört zu einem Gegenangebot. Es muss bleiben.',
    gone: 'Jemand hat diese Datei entfernt.',
  },
} satisfies TextsLike<typeof english>
