/** Numbering of a team's quotes. */
export const numbering = {
  pattern: 'Patrón',
  patternHelp:
    'Letras sin acentos, cifras, espacios y . _ - con {tokens} para la fecha y {sequence} para una secuencia de al menos cinco cifras.',
  next: 'Siguiente número de la secuencia',
  yearly: 'Volver a empezar en 1 cada año',
  yearlyHelp: 'En la zona horaria del equipo.',
  example: 'La próxima oferta es <b>{example}</b>.',
  kept: 'Las ofertas conservan sus números. Ningún número se da dos veces.',
  readOnly: 'Solo los propietarios y administradores pueden cambiar esto.',
  save: 'Guardar números',
  discard: 'Descartar',
  leave: 'La numeración de las ofertas no está guardada.',
  error: {
    characters: 'Solo letras sin acentos, cifras, espacios y . _ - y los campos nombrados aquí.',
    sequence: 'La secuencia debe aparecer una vez.',
    year: 'Sin el año, cada año daría los mismos números.',
    long: 'Como máximo 40 caracteres.',
    next: 'Un número entero de 1 a 999999999.',
    taken: 'Algunos números a partir de ahí ya se dieron. Empieza en {free, number} o más.',
  },
} as const
