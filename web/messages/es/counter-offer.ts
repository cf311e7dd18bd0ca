import type { counterOffer as english } from '../en/counter-offer.ts'
import type { TextsLike } from '../texts-like.ts'

export const counterOffer = {
  title: 'Contraoferta',
  before: 'antes',
  state: {
    sent: 'El cliente tiene hasta el {day} para responder. Sin respuesta, se devuelve el dispositivo.',
    accepted: 'El cliente ha aceptado el precio nuevo.',
    declined: 'El cliente quiere recuperar el dispositivo.',
    lapsed: 'Sin respuesta hasta el {day}: se devuelve el dispositivo.',
    notified: 'Mejor de lo descrito: se ha avisado al cliente, no hace falta respuesta.',
    notifiedCheaper: 'Más barato de lo acordado: se ha avisado al cliente, no hace falta respuesta.',
  },
  photo: { said: 'Antes, {time}', found: 'Comprobado, {time}' },
  delivery: {
    delayed: 'El correo aún no se ha podido entregar. Seguimos intentándolo.',
    failed: 'El correo no se ha entregado: el cliente aún no lo sabe. Llámalo o envíalo otra vez.',
  },
  remind: 'Recordar',
  sendAgain: 'Enviar otra vez',
  reminded: 'Correo enviado a {email}',
  accepted: 'Acepta',
  declined: 'Lo quiere de vuelta',
  dialog: { accepted: 'El cliente acepta {amount}', declined: 'El cliente quiere recuperar el dispositivo' },
  note: 'Nota para el equipo',
} satisfies TextsLike<typeof english>
