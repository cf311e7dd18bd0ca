import type { common as english } from '../en/common.ts'
import type { TextsLike } from '../texts-like.ts'

export const common = {
  loading: 'Cargando…',
  problem: 'Hay un problema',
  languageNotLoaded: 'No se ha podido cargar este idioma. Comprueba la conexión e inténtalo de nuevo.',
  offline: 'Estás sin conexión',
  offlineText:
    'Esta página se abrirá cuando vuelvas a tener conexión. Lo que has escrito está guardado en este navegador.',
  listOffline: 'La lista se abrirá cuando vuelvas a tener conexión.',
  noConnection: 'Sin conexión',
  noConnectionText: 'Inténtalo de nuevo cuando tengas conexión.',
  newVersion: 'Hay una versión nueva',
  newVersionText: 'Recarga la página para continuar. Tus borradores están guardados en este navegador.',
  reload: 'Recargar',
  sessionOver:
    'Tu sesión ha terminado. Inicia sesión otra vez: los borradores y las notas están guardados en este navegador.',
  suspended:
    'Tu acceso al equipo está suspendido. Lo que escribiste sigue aquí; pregunta a un propietario o administrador.',
  notInTeam:
    'Ya no estás en este equipo. Lo que escribiste sigue aquí; pide una invitación a un propietario.',
  roleChanged:
    'Tu rol ya no lo permite. Lo que escribiste sigue aquí; pregunta a un propietario o administrador.',
  teamClosed: 'El equipo se ha cerrado. Un propietario puede reabrirlo durante 30 días.',
  planReached:
    'El plan no da para más. Lo que escribiste sigue aquí; los propietarios y administradores pueden elegir un plan mayor en Suscripción.',
  noAnswer: 'El servidor no ha respondido. Lo que escribiste sigue aquí; vuelve a intentarlo en un momento.',
  addressUnverified: 'Confirma primero el correo de tu cuenta, en la página de tu cuenta.',
  /** Shown in place of who pays whom. */
  cashRounding: 'Redondeo del total',
  taxRounding: 'Impuesto redondeado para toda la oferta',
  nothingToPay: 'Nada que pagar',
  planReadOnly:
    'El plan no alcanza para esto: solo se puede leer. Los propietarios y administradores eligen en Suscripción lo que queda.',
  tryLater: 'Inténtalo de nuevo en unos minutos. Código para el soporte:',
  tryAgain: 'Reintentar',
  back: 'Atrás',
  close: 'Cerrar',
  cancel: 'Cancelar',
  save: 'Guardar',
  noCountry: 'Ningún país encontrado.',
  sending: 'Enviando…',
  change: 'Cambiar',
  saved: 'Guardado.',
  you: 'Tú',
  saving: 'Guardando…',
  choose: 'Elegir',
  undo: 'Deshacer',
  remove: 'Quitar',
  newQuote: 'Nueva oferta',
  allQuotes: 'Todas las ofertas',
  newCustomer: 'Nuevo cliente',
  exported: '{count, plural, one {Se exportó una fila.} other {Se exportaron # filas.}}',
  export: 'Exportar',
  exportAs: { csv: 'CSV, para otros programas', xlsx: 'Libro de Excel (XLSX)' },
  removing: 'Quitando…',
  somebody: 'Alguien',
  changing: 'Cambiando…',
  kind: { buy: 'Recompra', repair: 'Reparación', sell: 'Venta', mixed: 'Mixta' },
  signOut: 'Cerrar sesión',
  createTeam: 'Crear un equipo',
  name: {
    invisible: 'Contiene un carácter invisible, quizá pegado con el texto. Escríbelo de nuevo.',
    wordless: 'Un nombre necesita una letra o una cifra.',
    lookAlike:
      'Algunas letras son de otro alfabeto y parecen latinas. Escribe la palabra en un solo alfabeto.',
  },
  notFound: {
    title: 'Página no encontrada',
    text: 'Puede que se haya movido o que el enlace esté incompleto.',
    home: 'Ir al inicio',
  },
} satisfies TextsLike<typeof english>
