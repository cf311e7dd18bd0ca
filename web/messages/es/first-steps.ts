import type { firstSteps as english } from '../en/first-steps.ts'
import type { TextsLike } from '../texts-like.ts'

export const firstSteps = {
  label: 'Primeros pasos',
  title: 'Te damos la bienvenida a {team}',
  text: 'En el orden que quieras; la lista se marca sola. Ocultar la lleva a la ayuda.',
  count: '{done, number} de {all, number}',
  done: 'Hecho',
  hide: 'Ocultar',
  hidden: 'Los primeros pasos están ahora en la ayuda.',
  allDone: 'Todos los primeros pasos están hechos. ¡Buen comienzo!',
  step: {
    shop: {
      title: 'Añadir logotipo y horario',
      text: 'Los clientes los ven en cada oferta.',
      action: 'Abrir los ajustes',
    },
    prices: {
      title: 'Revisar los precios',
      text: '{count, plural, =0 {Añade un catálogo con tus precios y publícalo.} one {# modelo con un precio de ejemplo. Cambia lo que pagas y publica.} other {# modelos con precios de ejemplo. Cambia lo que pagas y publica.}}',
      action: 'Abrir los precios',
    },
    colleague: {
      title: 'Invitar al equipo',
      text: 'Unirse lleva un minuto.',
      action: 'Invitar',
    },
    quote: {
      title: 'Enviar la primera oferta',
      text: 'A ti, para ver lo que ve un cliente.',
      action: 'Empezar',
    },
    widget: {
      title: 'Mostrar precios en tu web',
      text: 'Dos líneas de código, o un enlace para tu perfil.',
      action: 'Añadir un widget',
    },
  },
  again: 'Lo que un equipo nuevo hace primero, con un enlace a cada paso.',
  show: 'Mostrar sobre las ofertas',
} satisfies TextsLike<typeof english>
