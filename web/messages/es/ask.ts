import type { ask as english } from '../en/ask.ts'
import type { TextsLike } from '../texts-like.ts'

export const ask = {
  draft: {
    title: '¿Descartar el borrador?',
    text: '{count, plural, one {Se pierde un cambio que nunca se publicó} other {Se pierden # cambios que nunca se publicaron}}, también los de tus compañeros. Lo publicado se queda.',
  },
  idCheck: {
    title: '¿Quitar la comprobación del documento?',
    text: 'Se borra la constancia de que se vio un documento de {name}, con su tipo y sus últimas cifras. Para volver a tenerla, alguien debe ver el documento otra vez.',
  },
  logo: {
    title: '¿Quitar el logotipo?',
    text: 'Desaparece de las ofertas, los correos y la página del cliente. Para volver a tenerlo, elige la imagen otra vez.',
  },
  photo: {
    title: '¿Quitar tu foto?',
    text: 'Tus compañeros verán tus iniciales. Para volver a tenerla, elige la imagen otra vez.',
  },
  secret: {
    title: '¿Cambiar el secreto?',
    text: 'El secreto actual deja de valer al momento: {name} rechaza nuestros mensajes hasta que tenga el nuevo.',
  },
  unused: {
    title: '{count, plural, one {¿Quitar un cliente?} other {¿Quitar # clientes?}}',
    text: 'Se borran los clientes que se muestran aquí, con sus nombres y contactos. Ninguno tiene ofertas y ninguno se editó nunca.',
  },
  trial: {
    title: '¿Quitar la prueba?',
    text: 'Se borran el dispositivo, las respuestas y el precio de {name}. No contaba en ninguna parte.',
  },
  view: {
    title: '¿Quitar la vista «{name}»?',
    text: 'Sus filtros desaparecen de tus pestañas y, si el equipo la comparte, de las de todos. Las ofertas se quedan.',
  },
  example: {
    title: '¿Quitar el ejemplo «{name}»?',
    text: 'El dispositivo y sus respuestas ya no se calculan antes de publicar.',
  },
} satisfies TextsLike<typeof english>
