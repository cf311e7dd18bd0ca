import type { faq as english } from '../en/faq.ts'
import type { TextsLike } from '../texts-like.ts'

export const faq = {
  title: '¿En qué te ayudamos?',
  help: 'Ayuda',
  search: 'Buscar en las respuestas',
  hint: 'Busca en {count, plural, one {# respuesta} other {# respuestas}}, por ejemplo «redondear a 5»',
  found: '{count, plural, =0 {Ninguna respuesta} one {# respuesta} other {# respuestas}}',
  here: 'Para la página de la que vienes:',
  all: 'Ver las {count, number}',
  allGroups: 'Todas las respuestas',
  group: {
    quotes: 'Ofertas',
    catalogs: 'Catálogos y precios',
    devices: 'Dispositivos y comprobaciones',
    customers: 'Clientes',
    account: 'Equipo y cuenta',
    other: 'Más',
  },
  nothing: 'No hay respuesta para eso',
  nothingText: 'Prueba con otras palabras o mira en los grupos.',
  clear: 'Borrar la búsqueda',
  noAnswer: '¿No encuentras la respuesta?',
  write: 'Escríbenos',
  mailSubject: 'Pregunta sobre {product} Pro',
  next: 'Siguiente',
  ofUse: {
    question: '¿Te ha servido?',
    yes: 'Sí',
    no: 'No',
    thanks: 'Gracias. Nos ayuda a responder mejor.',
  },
  notFound: 'Respuesta no encontrada',
  notFoundText: 'Puede que se haya movido. Búscala en la ayuda.',
  toHelp: 'Abrir la ayuda',
} satisfies TextsLike<typeof english>
