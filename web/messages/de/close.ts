export const close = {
  title: 'Team schließen',
  lead: '{team} wird für alle geschlossen. Sie können das 30 Tage lang rückgängig machen.',
  leaveInstead: 'Team verlassen',
  ownersOnly: 'Nur Inhaber können das Team schließen. Sie können es verlassen.',
  data: {
    title: 'Nehmen Sie Ihre Daten mit',
    text: 'Ein Archiv mit Angeboten, Kunden, Katalogen, Dokumenten und Fotos.',
    make: 'Archiv erstellen',
    again: 'Neu erstellen',
    making: 'Das Archiv wird erstellt. Sie bekommen eine E-Mail und können diese Seite verlassen.',
    has: '{quotes, plural, one {# Angebot} other {# Angebote}}, {customers, plural, one {# Kunde} other {# Kunden}}, {files, plural, one {# Datei} other {# Dateien}},',
    size: '{megabytes, number} MB.',
    kept: 'Erstellt am {made}, verfügbar bis {until}, auch wenn das Team geschlossen ist.',
    failed: 'Das Archiv konnte nicht erstellt werden. Versuchen Sie es erneut.',
    tooMany: 'Höchstens drei Archive am Tag. Versuchen Sie es morgen wieder.',
  },
  ends: {
    title: 'Sehen Sie, was endet',
    openQuotes: {
      what: '{count, plural, one {# Angebot} other {# Angebote}}, die Kunden noch annehmen können',
      how: 'Ihre Seite sagt, dass Sie geschlossen haben; niemand kann annehmen',
    },
    liveWidgets: {
      what: '{count, plural, one {# aktives Widget} other {# aktive Widgets}}',
      how: 'Zeigen von da an nichts',
    },
    otherMembers: {
      what: '{count, plural, one {# weiteres Mitglied} other {# weitere Mitglieder}}',
      how: 'Verlieren sofort den Zugang und bekommen eine E-Mail',
    },
    apiKeys: { what: '{count, plural, one {# API-Schlüssel} other {# API-Schlüssel}}', how: 'Enden sofort' },
    everything: {
      what: 'Angebote, Kunden, Kataloge und Einstellungen',
      how: 'Bleiben, wie sie sind, bis das Team gelöscht wird',
    },
  },
  name: {
    title: 'Geben Sie den Namen des Teams ein',
    help: 'Er lautet „{team}“, mit Groß- und Kleinschreibung.',
  },
  until:
    'Bis <b>{day}</b> kann ein Inhaber das Team in der Liste der Teams wieder öffnen, wie es war. Danach wird alles gelöscht.',
  close: 'Team schließen',
  handOver: 'Nur Inhaber können das. Sie können die Inhaberschaft auch <link>übergeben</link>.',
  done: '{team} ist geschlossen',
  tooOften:
    'Das Team wurde heute zu oft geschlossen und wieder geöffnet, und jedes Mal bekommen seine Mitglieder eine E-Mail. Versuchen Sie es morgen wieder.',
  failed: 'Das Team konnte nicht geschlossen werden. Versuchen Sie es noch einmal.',
} as const
