import type { signIn as english } from '../en/sign-in.ts'
import type { TextsLike } from '../texts-like.ts'

export const signIn = {
  tagline: 'Ofertas para dispositivos Apple™, con {product} Pro.',
  email: 'Tu correo electrónico',
  emailMissing: 'Escribe tu correo.',
  emailBad: 'Un correo tiene esta forma: nombre@example.com.',
  emailLetters: 'Antes de la @, usa letras sin acentos.',
  continue: 'Continuar',
  change: 'Cambiar',
  changeEmail: 'Cambiar el correo',
  password: 'Tu contraseña',
  passwordMissing: 'Escribe tu contraseña.',
  showPassword: 'Mostrar u ocultar la contraseña',
  forgot: '¿Has olvidado la contraseña?',
  forgotRunning: 'Un momento…',
  signIn: 'Iniciar sesión',
  or: 'o inicia sesión con',
  magicLink: 'Enviar un enlace de acceso',
  magicLinkRunning: 'Enviando el enlace…',
  microsoft: 'Iniciar sesión con Microsoft',
  microsoftRunning: 'Iniciando sesión con Microsoft…',
  continueHere: 'Continuar en esta ventana',
  linkFirst: '<b>{email}</b> ya tiene una cuenta. Inicia sesión en ella abajo y después vincula Microsoft.',
  newHere:
    '¿Primera vez aquí? <create>Crea una cuenta</create> o <try>prueba {product} Pro sin cuenta</try>.',
  mailbox: {
    title: '¡Revisa tu correo!',
    signIn:
      'Hemos enviado un correo con un enlace de acceso a <b>{email}</b>. Haz clic en él para iniciar sesión.',
    verify:
      'Hemos enviado un correo con un enlace a <b>{email}</b>. Haz clic en él para confirmar la dirección.',
    reset:
      'Hemos enviado un correo con un enlace a <b>{email}</b>. Haz clic en él para restablecer la contraseña.',
    resetIfAny:
      'Si <b>{email}</b> tiene aquí una cuenta, le llegará un correo con un enlace. Haz clic en él para restablecer la contraseña.',
    hint: '¿Nada después de un minuto? Mira en el correo no deseado. El enlace sirve una sola vez.',
    dismiss: 'Cerrar y empezar de nuevo',
    open: 'Abrir el buzón local',
  },
  confirm: {
    title: 'Confirma tu correo para enviar ofertas',
    titleToJoin: 'Confirma tu correo para unirte',
    text: 'Al registrarte enviamos un enlace a {email}. Ábrelo y vuelve aquí.',
    sent: 'Hemos enviado otro enlace a {email}. Ábrelo y vuelve aquí.',
    send: 'Enviar el enlace otra vez',
    again: 'Enviarlo una vez más',
    sending: 'Enviando…',
  },
  link: {
    signingIn: 'Iniciando sesión con tu enlace…',
    confirmEmail: 'Escribe tu correo para confirmar',
    otherAddress: 'Este enlace se envió a otro correo.',
    stay: 'Seguir como {email}',
    passwordRemoved:
      'Tu contraseña ya no sirve: se había creado antes de que confirmaras tu dirección. Elige otra en la página de tu cuenta.',
  },
  footer: {
    language: 'Idioma',
    privacy: 'Privacidad',
    terms: 'Condiciones',
    version: 'Versión {version}',
    trademarks:
      'Apple y los nombres de los dispositivos son marcas de Apple Inc. {product} Pro es independiente de Apple.',
  },
} satisfies TextsLike<typeof english>
