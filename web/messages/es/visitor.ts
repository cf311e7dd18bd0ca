/** Details that the visitor of a widget typed, on the page of the quote. */
export const visitor = {
  title: 'Lo que indicó el visitante',
  unproven: 'La dirección no está confirmada: cualquiera puede haberla escrito.',
  awaits: 'La dirección no está confirmada. La oferta se enviará cuando se abra el enlace de nuestro correo.',
  proven: 'Dirección confirmada el {day}',
  detail: { name: 'Nombre', email: 'Correo', phone: 'Tel.' },
  stored: 'Ficha del cliente: {value}',
  notStored: 'Nada en la ficha del cliente',
  use: { name: 'Usar este nombre', email: 'Usar este correo', phone: 'Usar este número' },
  newsLater: 'Aceptó recibir novedades. Contará para el cliente cuando se confirme la dirección.',
  newsRecorded: 'Aceptó recibir novedades. Anotado en la ficha del cliente.',
} as const
