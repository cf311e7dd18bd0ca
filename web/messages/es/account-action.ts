import type { accountAction as english } from '../en/account-action.ts'
import type { TextsLike } from '../texts-like.ts'

export const accountAction = {
  checking: 'Comprobando tu enlace…',
  continue: 'Continuar',
  verify: {
    title: 'Confirma tu correo',
    lead: '¿Has creado una cuenta con <b>{email}</b>? Quien la creó sigue con la sesión iniciada.',
    apply: 'Confirmar dirección',
    doneTitle: 'Dirección confirmada',
    done: '<b>{email}</b> ya está confirmada.',
  },
  change: {
    title: 'Confirma tu nuevo correo',
    lead: 'A partir de ahora iniciarás sesión con <b>{email}</b>. Se cerrará tu sesión en todos los dispositivos.',
    apply: 'Usar esta dirección',
    doneTitle: 'Dirección cambiada',
    done: 'A partir de ahora inicia sesión con <b>{email}</b>.',
  },
  recover: {
    title: 'Deshacer el cambio de correo',
    lead: 'Recuperar <b>{email}</b> como tu correo. Se cerrará tu sesión en todos los dispositivos.',
    apply: 'Recuperar dirección',
    doneTitle: 'Dirección recuperada',
    done: 'Vuelve a iniciar sesión con <b>{email}</b>.',
  },
  newPassword: {
    why: 'Quien cambió la dirección quizá conozca tu contraseña, así que la hemos eliminado. Elige una nueva.',
    send: 'Restablecer contraseña',
    sending: 'Un momento…',
  },
} satisfies TextsLike<typeof english>
