import type { TextsLike } from '../texts-like.ts'
import type { enCounterOffer } from './en.ts'

export const esCounterOffer = {
  newPrice: 'Nuevo precio por {device}',
  mail: {
    before: 'Antes: {price}.',
    until: 'Responda hasta el {day}. Sin respuesta, {team} le devuelve el dispositivo sin coste.',
    nothingToDo: 'No tiene que hacer nada.',
    finding: '{said} → {found}',
    answer: 'Ver el resultado y responder',
    see: 'Ver el resultado',
  },
  sum: {
    effect: '{label}, misma respuesta',
    overlap: 'Misma pieza, descontada una sola vez',
    limit: 'Límite de los descuentos',
    offer: 'Cambio de la forma de pago',
    other: 'Otros cambios',
    rounding: 'Redondeo',
  },
  page: {
    title: 'Nuevo precio de {team} · {number}',
    heading:
      '{hasName, select, yes {{name}, hemos} other {Hemos}} encontrado {count, plural, one {una diferencia} other {# diferencias}}.',
    before: 'antes',
    until:
      'Responda hasta el {day} · {days, plural, =0 {último día} one {queda # día} other {quedan # días}}',
    said: 'Usted nos indicó: {said}.',
    found: 'Hemos encontrado: {found}.',
    photo: { said: 'Antes, {day}', found: 'Nuestra foto, {day}' },
    accepted: 'Precio aceptado',
    newPriceBy: 'Nuevo precio, {way}',
    from: '{name}, de {team}',
    choice: {
      title: 'Usted decide',
      acceptLabel: 'Aceptar:',
      accept: 'le pagamos {price}.',
      backLabel: 'Recuperarlo:',
      back: 'le devolvemos el dispositivo. No le cuesta nada.',
      silenceLabel: 'Sin respuesta:',
      silence: 'se lo devolvemos después del {day}.',
    },
    name: 'Su nombre',
    agrees: 'Acepto el nuevo precio de {price} por {device}.',
    decline: 'Recuperarlo',
    accept: 'Aceptar el precio',
    sending: 'Enviando…',
    questions: '¿Preguntas? Responda al correo de {team}.',
    others: 'Sus otros dispositivos',
    state: {
      sent: 'espera su respuesta',
      accepted: 'nuevo precio aceptado',
      declined: 'se le devuelve',
      lapsed: 'se le devuelve',
      notified: 'vale más de lo previsto',
    },
    outcome: {
      accepted: {
        heading: 'Gracias. El nuevo precio está aceptado.',
        next: '{team} le paga {price}: {way}.',
        when: 'Aceptado el {day}. El pago llega en 2 días laborables.',
      },
      declined: {
        heading: 'Recupera su dispositivo: {device}.',
        next: '{team} se lo devuelve. No le cuesta nada.',
        when: 'Decidido el {day}. Sale en 2 días laborables, o puede pasar a recogerlo.',
      },
      lapsed: {
        heading: 'Le devolvemos su dispositivo.',
        next: 'El plazo para responder terminó el {day}. {team} le devuelve sin coste su dispositivo: {device}.',
        when: 'Sale en 2 días laborables, o puede pasar a recogerlo.',
      },
      notified: {
        heading: 'Buenas noticias: su dispositivo vale más ({device}).',
        next: 'Está mejor de lo descrito. {team} le paga {price}: {way}.',
        when: 'No tiene que hacer nada.',
      },
    },
  },
} as const satisfies TextsLike<typeof enCounterOffer>
