import type { samples as english } from '../en/samples.ts'
import type { TextsLike } from '../texts-like.ts'

export const samples = {
  note: '3 clientes, 6 ofertas y 1 widget son ejemplos. No cuentan en ningún sitio y nadie recibe correo.',
  remove: 'Quitar los ejemplos',
  removed: 'Ejemplos quitados.',
  tag: 'Ejemplo',
  receipt: 'Cómo se calculó el precio',
  total: 'Pagamos',
  found: '{question} Declarado: {said}. Comprobado: {seen}.',
  newPrice: 'Nuevo precio: {after} en lugar de {before}',
  makeOne: 'Hacer una oferta como esta',
  means: {
    draft: 'Un borrador: nadie lo ha visto. Puedes cambiarlo todo y después enviarlo.',
    sent: 'Enviada y abierta por el cliente. El precio vale hasta su último día.',
    accepted: 'Aceptada: el cliente trae el dispositivo y tú lo inspeccionas.',
    counterOffer:
      'Aceptada y después inspeccionada: el dispositivo no es como se describió, así que el cliente recibió una contraoferta.',
    declined: 'El cliente la rechazó por el precio. Puedes modificarla con el mismo número.',
    expired: 'Nadie respondió a tiempo. Modificada vuelve a valer.',
  },
} satisfies TextsLike<typeof english>
