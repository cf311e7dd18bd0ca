import type { TextsLike } from '../texts-like.ts'
import type { enAccounts } from './en.ts'

export const esAccounts = {
  signInLink: {
    subject: 'Inicia sesión en {productName} Pro',
    heading: 'Inicia sesión en {productName} Pro',
    body: 'Has pedido iniciar sesión como {email}. El botón funciona una vez, durante {minutes, plural, one {# minuto} other {# minutos}}.',
    button: 'Iniciar sesión',
    ignore: '¿No lo has pedido? Puedes borrar este correo. No pasa nada si nadie abre el enlace.',
  },
  passwordReset: {
    subject: 'Restablecer tu contraseña de {productName} Pro',
    heading: 'Elige una contraseña nueva',
    body: 'Has pedido restablecer la contraseña de {email}. El botón funciona una vez, durante {minutes, plural, one {# minuto} other {# minutos}}.',
    button: 'Cambiar la contraseña',
    ignore: '¿No lo has pedido? Puedes borrar este correo. Tu contraseña sigue siendo la misma.',
  },
  passwordRemoved: {
    subject: 'Se ha eliminado tu contraseña de {productName} Pro',
    heading: 'Tu contraseña ya no funciona',
    body: 'Has iniciado sesión con un enlace y así has confirmado {email}. La contraseña de la cuenta se había creado antes, quizá por otra persona, así que la hemos eliminado. ¿Era tuya? Elige una nueva en la página de tu cuenta.',
    button: 'Abrir {productName} Pro',
    ignore: 'No necesitas contraseña: los enlaces de acceso por correo siguen funcionando.',
  },
  emailVerification: {
    subject: 'Confirma tu correo para {productName} Pro',
    heading: 'Confirma tu dirección de correo',
    body: '¿Has creado una cuenta con {email}? El botón confirma esta dirección. Funciona una vez, durante {days, plural, one {# día} other {# días}}.',
    button: 'Confirmar la dirección',
    ignore:
      'Si no, borra este correo. Si confirmas, la persona que creó la cuenta podría ver lo que haces en ella.',
  },
  emailChange: {
    subject: 'Confirma tu nuevo correo para {productName} Pro',
    heading: 'Confirma tu nueva dirección de correo',
    body: 'Has pedido iniciar sesión a partir de ahora con {newEmail}. El botón funciona una vez, durante {days, plural, one {# día} other {# días}}. Después se cierra la sesión en todos los dispositivos.',
    button: 'Usar esta dirección',
    ignore: '¿No lo has pedido? Puedes borrar este correo. La dirección de la cuenta sigue siendo la misma.',
  },
  emailChanged: {
    subject: 'Se ha cambiado el correo de tu cuenta de {productName} Pro',
    heading: 'Se ha cambiado tu dirección de correo',
    body: 'Tu cuenta ya no tiene la dirección {email}. Ahora es {newEmail}.',
    button: 'Deshacer el cambio',
    ignore:
      '¿La has cambiado tú? Entonces puedes borrar este correo. Si no, el botón recupera {email} y cierra la sesión en todos los dispositivos. Funciona durante {days, plural, one {# día} other {# días}}.',
  },
  emailRemoved: {
    subject: 'Se ha eliminado el correo de tu cuenta de {productName} Pro',
    heading: 'Se ha eliminado tu dirección de correo',
    body: 'Tu cuenta ya no tiene la dirección {email}. Nadie puede iniciar sesión con ella.',
    button: 'Recuperar la dirección',
    ignore:
      '¿La has eliminado tú? Entonces puedes borrar este correo. Si no, el botón recupera {email} y cierra la sesión en todos los dispositivos. Funciona durante {days, plural, one {# día} other {# días}}.',
  },
} as const satisfies TextsLike<typeof enAccounts>
