import type { TextsLike } from '../texts-like.ts'
import type { timeline as english } from '../en/timeline.ts'

/** The timeline of a customer, including the team's notes. */
export const timeline = {
  title: 'Historial',
  empty: 'Todavía no ha pasado nada.',
  add: 'Añadir una nota para el equipo',
  enter: 'Intro',
  newLine: 'Mayús + Intro para una línea nueva.',
  onlyTeam: 'Solo la ve el equipo. También está en el archivo de datos.',
  save: 'Guardar nota',
  saved: 'Nota guardada',
  tooLong: 'Como máximo {most, number} caracteres. Esta nota tiene {count, number}.',
  full: 'Este cliente ya tiene {most, number} notas. Quita una y guarda.',
  fullQuote: 'Esta oferta ya tiene {most, number} notas. Quita una y guarda.',
  erased: 'Los datos de este cliente se han borrado entretanto.',
  kept: 'Esta nota aún no está guardada. Se conserva en este navegador.',
  by: '{moment}, {name}',
  remove: 'Quitar la nota «{text}»',
  removeTitle: '¿Quitar esta nota?',
  removeText: 'Se quita para todo el equipo. No se puede deshacer.',
  ofOther: 'Solo su autor, los propietarios y los admins pueden quitar esta nota.',
  you: 'tú',
  colleague: 'un compañero',
  quoted: '«{text}»',
  aDevice: 'Un dispositivo',
  note: 'Nota:',
  sent: '{who, select, you {Has enviado} named {{name} ha enviado} other {Un compañero ha enviado}} <quote>{number}</quote> {channel, select, email {por correo} link {como enlace} whatsapp {por WhatsApp} counter {en el mostrador} other {por SMS}}',
  resent:
    '{who, select, you {Has reenviado} named {{name} ha reenviado} other {Un compañero ha reenviado}} <quote>{number}</quote>',
  opened: '<quote>{number}</quote> abierta',
  reminded:
    '{who, select, you {Has enviado} named {{name} ha enviado} other {Un compañero ha enviado}} un recordatorio de <quote>{number}</quote>',
  counterReminded:
    '{who, select, you {Has enviado} named {{name} ha enviado} other {Un compañero ha enviado}} un recordatorio del precio nuevo de <quote>{number}</quote>',
  expired: '<quote>{number}</quote> caducada',
  acceptanceUndone:
    '{who, select, customer {Aceptación de <quote>{number}</quote> retirada} you {Has anulado la aceptación de <quote>{number}</quote>} named {{name} ha anulado la aceptación de <quote>{number}</quote>} other {Un compañero ha anulado la aceptación de <quote>{number}</quote>}}',
  extended:
    '{who, select, you {Has prorrogado} named {{name} ha prorrogado} other {Un compañero ha prorrogado}} <quote>{number}</quote> hasta el {day}',
  accepted:
    '{who, select, customer {<quote>{number}</quote> aceptada} you {Has marcado <quote>{number}</quote> como aceptada} named {{name} ha marcado <quote>{number}</quote> como aceptada} other {Un compañero ha marcado <quote>{number}</quote> como aceptada}}',
  declined:
    '{who, select, customer {<quote>{number}</quote> rechazada} you {Has marcado <quote>{number}</quote> como rechazada} named {{name} ha marcado <quote>{number}</quote> como rechazada} other {Un compañero ha marcado <quote>{number}</quote> como rechazada}}',
  asked: 'Pregunta sobre <quote>{number}</quote>',
  answered:
    '{who, select, you {Has respondido} named {{name} ha respondido} other {Un compañero ha respondido}} a una pregunta sobre <quote>{number}</quote>',
  cancelled:
    '{who, select, you {Has retirado} named {{name} ha retirado} other {Un compañero ha retirado}} <quote>{number}</quote>',
  device: '{device} en <quote>{number}</quote>: {state}',
} satisfies TextsLike<typeof english>
