import type { TextsLike } from '../texts-like.ts'
import type { enAccounts } from './en.ts'

export const esAccounts = {
  signInLink: {
    subject: 'Acceso a {productName} Pro',
    heading: 'Acceso a {productName} Pro',
    body: 'Ha pedido acceder como {email}. El botón funciona una vez, durante {minutes, plural, one {# minuto} other {# minutos}}.',
    button: 'Acceder',
    ignore: '¿No lo ha pedido? Puede borrar este correo. No pasa nada si nadie abre el enlace.',
  },
  passwordReset: {
    subject: 'Restablecer su contraseña de {productName} Pro',
    heading: 'Elija una contraseña nueva',
    body: 'Ha pedido restablecer la contraseña de {email}. El botón funciona una vez, durante {minutes, plural, one {# minuto} other {# minutos}}.',
    button: 'Cambiar la contraseña',
    ignore: '¿No lo ha pedido? Puede borrar este correo. Su contraseña sigue siendo la misma.',
  },
  passwordRemoved: {
    subject: 'Se ha eliminado su contraseña de {productName} Pro',
    heading: 'Su contraseña ya no funciona',
    body: 'Ha accedido con un enlace y así ha confirmado {email}. La contraseña de la cuenta se puso antes, quizá otra persona, así que la hemos eliminado. ¿Era suya? Elija una nueva en la página de su cuenta.',
    button: 'Abrir {productName} Pro',
    ignore: 'No necesita contraseña: los enlaces de acceso por correo siguen funcionando.',
  },
  emailVerification: {
    subject: 'Confirme su correo para {productName} Pro',
    heading: 'Confirme su dirección de correo',
    body: '¿Ha creado una cuenta con {email}? El botón confirma esta dirección. Funciona una vez, durante {days, plural, one {# día} other {# días}}.',
    button: 'Confirmar la dirección',
    ignore:
      'Si no, borre este correo. Al confirmar, la persona que creó la cuenta podría ver lo que usted hace en ella.',
  },
  emailChange: {
    subject: 'Confirme su nuevo correo para {productName} Pro',
    heading: 'Confirme su nueva dirección de correo',
    body: 'Ha pedido acceder a partir de ahora con {newEmail}. El botón funciona una vez, durante {days, plural, one {# día} other {# días}}. Después se cierra la sesión en todos los dispositivos.',
    button: 'Usar esta dirección',
    ignore: '¿No lo ha pedido? Puede borrar este correo. La dirección de la cuenta sigue siendo la misma.',
  },
  emailChanged: {
    subject: 'Se ha cambiado el correo de su cuenta de {productName} Pro',
    heading: 'Se ha cambiado su dirección de correo',
    body: 'Su cuenta ya no tiene la dirección {email}. Ahora es {newEmail}.',
    button: 'Deshacer el cambio',
    ignore:
      '¿Lo ha cambiado usted? Entonces puede borrar este correo. Si no, el botón restaura {email} y cierra la sesión en todos los dispositivos. Funciona durante {days, plural, one {# día} other {# días}}.',
  },
  emailRemoved: {
    subject: 'Se ha eliminado el correo de su cuenta de {productName} Pro',
    heading: 'Se ha eliminado su dirección de correo',
    body: 'Su cuenta ya no tiene la dirección {email}. Nadie puede acceder con ella.',
    button: 'Restaurar la dirección',
    ignore:
      '¿La ha eliminado usted? Entonces puede borrar este correo. Si no, el botón restaura {email} y cierra la sesión en todos los dispositivos. Funciona durante {days, plural, one {# día} other {# días}}.',
  },
} as const satisfies TextsLike<typeof enAccounts>
