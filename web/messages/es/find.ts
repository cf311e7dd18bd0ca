import type { find as english } from '../en/find.ts'
import type { TextsLike } from '../texts-like.ts'

export const find = {
  button: 'Buscar…',
  title: 'Buscar',
  hint: 'Cliente, oferta, catálogo o acción',
  results: 'Resultados',
  do: 'Acciones',
  newCatalog: 'Nuevo catálogo',
  newWidget: 'Nuevo widget',
  open: 'Abrir {page}',
  switchTo: 'Cambiar al equipo {team}',
  newQuoteFor: 'Nueva oferta para {name}',
  identify: 'Oferta para el dispositivo {number}',
  customerDetail:
    '{count, plural, one {# oferta} other {# ofertas}}, {kind, select, business {empresa} other {particular}}',
  allCustomers: 'Todos los clientes con estas palabras',
  allQuotes: 'Todas las ofertas con estas palabras',
  searching: 'Buscando…',
  none: 'Nada encontrado para «{words}».',
  tooShort: 'Escribe al menos dos caracteres.',
  failed: 'Ahora no se puede buscar en clientes, ofertas ni catálogos.',
  count: '{count, plural, one {# resultado} other {# resultados}}',
  move: 'moverse',
  newTab: 'pestaña nueva',
  scopes:
    'Escribe <actions></actions> para acciones, <quotes></quotes> para ofertas, o escanea un dispositivo',
} satisfies TextsLike<typeof english>
