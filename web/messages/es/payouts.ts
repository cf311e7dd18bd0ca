import type { payouts as english } from '../en/payouts.ts'
import type { TextsLike } from '../texts-like.ts'

export const payouts = {
  title: 'Pagos',
  notAllowed: 'Solo pagan los propietarios, los administradores y los responsables.',
  from: 'Los pagos salen de {name}, {iban}.',
  noAccount: 'Aún no hay ninguna cuenta de la que salgan los pagos.',
  addAccount: 'Añadir cuenta',
  changeAccount: 'Cambiar cuenta',
  askOwner: 'Pide a un propietario que la añada.',
  accountTitle: 'Cuenta de los pagos',
  accountName: 'Titular de la cuenta',
  ready: 'Listos para pagar',
  empty: 'Nada que pagar',
  emptyText: 'Los dispositivos comprados aparecen aquí tras la inspección, si se pagan en EUR.',
  ibanOf: 'IBAN de {name}',
  ibanWrong: 'No es un IBAN de un país SEPA.',
  help: 'El archivo es una transferencia SEPA (pain.001) para tu banco. Al crearlo, estos dispositivos quedan pagados; ninguno está nunca en dos archivos.',
  make: '{count, plural, =0 {Elige qué pagar} one {Pagar # dispositivo, {sum}} other {Pagar # dispositivos, {sum}}}',
  paid: '{count, plural, one {# dispositivo pagado} other {# dispositivos pagados}}',
  files: 'Archivos anteriores',
  count: '{count, plural, one {# pago} other {# pagos}}',
  again: 'Descargar de nuevo',
  gone: 'Ya no se guarda',
} satisfies TextsLike<typeof english>
