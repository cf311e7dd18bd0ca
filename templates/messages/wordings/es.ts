import type { MessageKind, MessageWording } from '@costard/quotes'

export const esWordings: Readonly<Record<MessageKind, MessageWording>> = {
  quoteSent: {
    subject: 'Su oferta por {device}: {price}',
    text: 'Hola, {customerName}. Esta es nuestra oferta por {device}.',
  },
  quoteLink: {
    subject: '',
    text: 'Hola, {customerName}. Esta es la oferta de {shopName} por {device}: {price}. Para verla y aceptarla: {link}',
  },
  revised: {
    subject: 'Su nueva oferta por {device}: {price}',
    text: 'Hola, {customerName}. Esta es nuestra nueva oferta por {device}.\n\nSustituye a la que le enviamos antes.',
  },
  reminder: {
    subject: 'Recordatorio: su oferta por {device}, {price}',
    text: 'Hola, {customerName}. Nuestra oferta por {device} sigue abierta.',
  },
  expiringSoon: {
    subject: 'Último día: su oferta por {device}, {price}',
    text: 'Hola, {customerName}. Nuestra oferta por {device} termina hoy.\n\nAcéptela hoy y le mantenemos el precio.',
  },
  expired: {
    subject: 'Su oferta por {device} ha caducado',
    text: 'Hola, {customerName}. Nuestra oferta por {device} ha caducado.\n\nEra válida hasta el {lastDay}. ¿Le sigue interesando? Abra la oferta y pídanos un nuevo precio.',
  },
  accepted: {
    subject: 'Aceptada: su oferta por {device}',
    text: 'Gracias, {customerName}. Ha aceptado nuestra oferta.\n\nGuarde este correo: el botón muestra lo acordado y los siguientes pasos.',
  },
  declined: {
    subject: 'Ha rechazado nuestra oferta por {device}',
    text: 'Gracias por su respuesta, {customerName}.\n\nHa rechazado nuestra oferta por {device}. Si cambia de idea, responda a este correo y le haremos una nueva.',
  },
  deviceReceived: {
    subject: 'Recibido: {device}',
    text: 'Hola, {customerName}. Hemos recibido: {device}.\n\nAhora vamos a inspeccionarlo. Si algo no coincide con lo que nos indicó, le consultaremos antes de continuar.',
  },
  counterOffer: {
    subject: 'Nuevo precio por {device}: {price}. Esperamos su respuesta',
    text: 'Hola, {customerName}. Hemos encontrado una diferencia al inspeccionar {device}.',
  },
  counterReminder: {
    subject: 'Recordatorio: el nuevo precio por {device}, {price}',
    text: 'Hola, {customerName}. Esperamos su respuesta sobre {device}.',
  },
  counterRaised: {
    subject: 'Buenas noticias: {price} por {device}',
    text: 'Hola, {customerName}. Su dispositivo vale más de lo previsto: {device}.',
  },
  repairDearer: {
    subject: 'Reparación, nuevo total {price}: {device}. Esperamos su respuesta',
    text: 'Hola, {customerName}. La reparación necesita más de lo acordado: {device}.\n\nSolo seguimos si usted está de acuerdo.',
  },
  repairReminder: {
    subject: 'Recordatorio: la reparación de {device}, {price}',
    text: 'Hola, {customerName}. Esperamos su respuesta sobre la reparación de {device}.',
  },
  repairCheaper: {
    subject: 'Buenas noticias: la reparación de {device} cuesta {price}',
    text: 'Hola, {customerName}. La reparación cuesta menos de lo acordado: {device}.',
  },
  paid: {
    subject: 'Recompra pagada: {device}',
    text: 'Hola, {customerName}. Su dinero está en camino.\n\nHemos pagado la recompra: {device}. Gracias por vendérnoslo.',
  },
  returned: {
    subject: 'De vuelta con usted: {device}',
    text: 'Hola, {customerName}. Le devolvemos: {device}.\n\nYa se lo hemos entregado o enviado. ¿Falta algo? Responda a este correo.',
  },
  questionAnswered: {
    subject: '{shopName} ha respondido a su pregunta sobre {number}',
    text: '{shopName} ha respondido a su pregunta',
  },
  customerAccepted: {
    subject: 'Aceptada: {number}, {device}, {price}',
    text: '{customerName} ha aceptado {number}.',
  },
  customerDeclined: {
    subject: 'Rechazada: {number}, {device}, {price}',
    text: '{customerName} ha rechazado {number}.',
  },
  questionAsked: {
    subject: 'Pregunta sobre {number}',
    text: '{customerName} pregunta por {number}:',
  },
}
