import type { firstSteps as english } from '../en/first-steps.ts'
import type { TextsLike } from '../texts-like.ts'

export const firstSteps = {
  label: 'Erste Schritte',
  title: 'Willkommen bei {team}',
  text: 'In beliebiger Reihenfolge; die Liste hakt sich selbst ab. Ausblenden legt sie in die Hilfe.',
  count: '{done, number} von {all, number} erledigt',
  done: 'Erledigt',
  hide: 'Ausblenden',
  hidden: 'Die ersten Schritte finden Sie jetzt in der Hilfe.',
  allDone: 'Alle ersten Schritte sind erledigt. Ein guter Anfang!',
  step: {
    shop: {
      title: 'Logo und Öffnungszeiten hinzufügen',
      text: 'Kunden sehen sie auf jedem Angebot.',
      action: 'Einstellungen öffnen',
    },
    prices: {
      title: 'Preise prüfen',
      text: '{count, plural, =0 {Fügen Sie einen Katalog mit Ihren Preisen hinzu und veröffentlichen Sie ihn.} one {# Modell mit Musterpreis. Ändern Sie, was Sie zahlen, und veröffentlichen Sie.} other {# Modelle mit Musterpreisen. Ändern Sie, was Sie zahlen, und veröffentlichen Sie.}}',
      action: 'Preise öffnen',
    },
    colleague: {
      title: 'Teammitglieder einladen',
      text: 'Ein Beitritt dauert eine Minute.',
      action: 'Einladen',
    },
    quote: {
      title: 'Das erste Angebot senden',
      text: 'An sich selbst, um zu sehen, was Kunden sehen.',
      action: 'Beginnen',
    },
    widget: {
      title: 'Preise auf Ihrer Website zeigen',
      text: 'Zwei Zeilen Code oder ein Link für Ihr Profil.',
      action: 'Widget hinzufügen',
    },
  },
  again: 'Was ein neues Team zuerst tut, mit einem Link zu jedem Schritt.',
  show: 'Über den Angeboten zeigen',
} satisfies TextsLike<typeof english>
