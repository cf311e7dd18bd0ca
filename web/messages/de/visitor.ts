/** Details that the visitor of a widget typed, on the page of the quote. */
export const visitor = {
  title: 'Das hat der Besucher angegeben',
  unproven: 'Die Adresse ist nicht bestätigt: Jeder kann sie eingegeben haben.',
  awaits:
    'Die Adresse ist nicht bestätigt. Das Angebot wird gesendet, sobald der Link in unserer E-Mail geöffnet wird.',
  proven: 'Adresse am {day} bestätigt',
  detail: { name: 'Name', email: 'E-Mail', phone: 'Telefon' },
  stored: 'Beim Kunden steht: {value}',
  notStored: 'Beim Kunden steht nichts',
  use: { name: 'Diesen Namen verwenden', email: 'Diese E-Mail verwenden', phone: 'Diese Nummer verwenden' },
  newsLater: 'Hat Neuigkeiten zugestimmt. Das gilt für den Kunden, sobald die Adresse bestätigt ist.',
  newsRecorded: 'Hat Neuigkeiten zugestimmt. Beim Kunden vermerkt.',
} as const
