/** Details that the visitor of a widget typed, on the page of the quote. */
export const visitor = {
  title: 'Ce que le visiteur a indiqué',
  unproven: 'L’adresse n’est pas confirmée : n’importe qui a pu la saisir.',
  awaits: 'L’adresse n’est pas confirmée. L’offre sera envoyée quand le lien de notre e-mail sera ouvert.',
  proven: 'Adresse confirmée le {day}',
  detail: { name: 'Nom', email: 'E-mail', phone: 'Tél.' },
  stored: 'Fiche client : {value}',
  notStored: 'Rien dans la fiche client',
  use: { name: 'Utiliser ce nom', email: 'Utiliser cet e-mail', phone: 'Utiliser ce numéro' },
  newsLater: 'A accepté de recevoir des actualités. Cela vaudra pour le client une fois l’adresse confirmée.',
  newsRecorded: 'A accepté de recevoir des actualités. Noté dans la fiche client.',
} as const
