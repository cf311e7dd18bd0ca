import type { signUp as english } from '../en/sign-up.ts'
import type { TextsLike } from '../texts-like.ts'

export const signUp = {
  title: 'Crea tu cuenta',
  lead: 'Después crea tu equipo o únete al que te ha invitado.',
  leadAnonymous: 'Tus equipos y ofertas se quedan como están.',
  name: 'Tu nombre',
  nameMissing: 'Escribe tu nombre.',
  email: 'Tu correo electrónico',
  emailHelp: 'Ahí enviamos los enlaces de acceso.',
  password: 'Elige una contraseña',
  passwordHelp: 'Al menos seis caracteres.',
  passwordShort: 'La contraseña debe tener al menos seis caracteres.',
  create: 'Crear cuenta',
  or: 'o regístrate con',
  magicLink: 'Enlace de acceso',
  magicLinkRunning: 'Enviando…',
  microsoft: 'Microsoft',
  microsoftRunning: 'Registrando…',
  terms:
    'Al crear una cuenta aceptas las <terms>condiciones</terms>. Lee cómo tratamos tus datos en nuestra <privacy>política de privacidad</privacy>.',
  already: '¿Ya tienes una cuenta? <link>Inicia sesión</link>',
  signInInstead: 'Iniciar sesión',
  backToWork: 'Volver a tu equipo',
} satisfies TextsLike<typeof english>
