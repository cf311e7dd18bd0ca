/** Numbering of a team's quotes. */
export const numbering = {
  pattern: 'Muster',
  patternHelp:
    'Buchstaben ohne Umlaute, Ziffern, Leerzeichen und . _ - mit {tokens} für das Datum und {sequence} für eine fortlaufende Nummer mit mindestens fünf Stellen.',
  next: 'Nächste fortlaufende Nummer',
  yearly: 'Jedes Jahr wieder bei 1 beginnen',
  yearlyHelp: 'In der Zeitzone des Teams.',
  example: 'Das nächste Angebot ist <b>{example}</b>.',
  kept: 'Angebote behalten ihre Nummern. Keine Nummer wird zweimal vergeben.',
  readOnly: 'Nur Inhaber und Admins können das ändern.',
  save: 'Nummern speichern',
  discard: 'Verwerfen',
  leave: 'Die Nummerierung der Angebote ist nicht gespeichert.',
  error: {
    characters: 'Nur Buchstaben ohne Umlaute, Ziffern, Leerzeichen und . _ - und die hier genannten Felder.',
    sequence: 'Die fortlaufende Nummer muss genau einmal vorkommen.',
    year: 'Ohne Jahr gäbe es jedes Jahr dieselben Nummern.',
    long: 'Höchstens 40 Zeichen.',
    next: 'Eine ganze Zahl von 1 bis 999999999.',
    taken: 'Einige Nummern ab dort wurden schon vergeben. Beginnen Sie bei {free, number} oder höher.',
  },
} as const
