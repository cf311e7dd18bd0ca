import type { exports as english } from '../en/exports.ts'
import type { TextsLike } from '../texts-like.ts'

export const exports = {
  title: 'Im Hintergrund erstellte Dateien',
  making: '{done, number} von {total, number} Zeilen',
  ready: 'Fertig, verfügbar bis {until}',
  failed: 'Konnte nicht erstellt werden. Fordern Sie die Datei neu an.',
  download: 'Herunterladen',
  downloadNamed: '{file} herunterladen',
  make: 'Im Hintergrund erstellen',
  tooLong:
    'Mehr als {most, number} Zeilen: Die Datei wird im Hintergrund erstellt, und Sie erhalten eine E-Mail.',
  asked: 'Wird erstellt. Sie erhalten eine E-Mail, und die Datei erscheint hier.',
  site: 'Standort',
  allSites: 'Alle Standorte',
} satisfies TextsLike<typeof english>
