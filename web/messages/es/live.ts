import type { live as english } from '../en/live.ts'
import type { TextsLike } from '../texts-like.ts'

export const live = {
  presence: {
    label: 'También aquí',
    open: '{count, plural, one {{names} tiene abierta esta oferta} other {{names} tienen abierta esta oferta}}',
    guest: 'Invitado',
  },
  offline: {
    title: 'Sin conexión.',
    list: 'Es la última lista guardada. Se actualizará cuando vuelva la conexión.',
    flow: 'Las respuestas están guardadas en este navegador.',
    flowPrice: 'Las respuestas están guardadas en este navegador. Último precio: {price}.',
    review: 'Los cambios están guardados en este navegador. Podrás enviar cuando vuelva la conexión.',
    waiting: 'Esperando…',
  },
  leave: {
    title: 'Aún sin guardar',
    text: 'Un compañero ha cambiado lo mismo: {parts}. ¿Qué versión se queda?',
    stay: 'Quedarse aquí',
  },
  change: {
    colleague: '<b>{name} ha cambiado esta oferta</b> {ago}',
    unknown: '<b>Un compañero ha cambiado esta oferta</b> {ago}',
    self: '<b>Has cambiado esta oferta en otro sitio</b> {ago}',
    other: '<b>Esta oferta ha cambiado</b> {ago}',
    customer: {
      accepted: '<b>El cliente ha aceptado</b> {ago}',
      declined: '<b>El cliente ha rechazado</b> {ago}',
    },
    sent: {
      colleague: '<b>{name} ha enviado esta oferta</b> {ago}',
      unknown: '<b>Un compañero ha enviado esta oferta</b> {ago}',
      self: '<b>Has enviado esta oferta en otro sitio</b> {ago}',
      other: '<b>Se ha enviado esta oferta</b> {ago}',
    },
    now: 'ahora mismo',
    dismiss: 'Cerrar',
    open: 'Abrir la oferta',
    nowIs: '{part}: {theirs}',
    fromTo: '{part}: {before} → {after}',
    both: '{part}: {theirs} · Tuyo: {mine}',
    choose: 'También lo has cambiado tú. ¿Cuál se queda?',
    yours: 'Lo tuyo',
    theirs: 'Lo otro',
    keepBoth: 'Conservar ambos',
    keepMine: 'Conservar lo mío',
    takeTheirs: 'Usar lo otro',
    part: {
      lines: 'Dispositivos y precio',
      customer: 'Cliente',
      validDays: 'Válida durante',
      note: 'Nota',
      letCustomerChoose: 'El cliente puede elegir',
      state: 'Estado',
    },
    none: 'nada',
    yes: 'sí',
    no: 'no',
    days: '{days, plural, one {# día} other {# días}}',
    devices: '{count, plural, one {# dispositivo} other {# dispositivos}}',
  },
} satisfies TextsLike<typeof english>
