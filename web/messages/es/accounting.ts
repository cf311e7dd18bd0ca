import type { accounting as english } from '../en/accounting.ts'
import type { TextsLike } from '../texts-like.ts'

export const accounting = {
  title: 'Contabilidad',
  lead: 'Los dispositivos pagados o entregados en un mes, en un archivo para tu programa de contabilidad. Cada tipo de operación necesita una cuenta según su impuesto: pregunta a tu asesoría.',
  program: 'Programa',
  month: 'Mes',
  consultant: 'Número de la asesoría',
  client: 'Número del cliente',
  accountLength: 'Longitud de las cuentas',
  yearStartsIn: 'Primer mes del ejercicio',
  accounts: 'Cuentas',
  account: 'Cuenta',
  counterAccount: 'Cuenta de tesorería',
  taxCode: 'Código de impuesto',
  buKey: 'Clave BU',
  taxAccount: 'Cuenta de impuestos',
  kind: {
    buy: 'Compras',
    repair: 'Reparaciones',
    sell: 'Ventas',
    rounding: 'Redondeo en efectivo',
  },
  tax: {
    none: 'sin impuesto',
    margin: 'régimen de bienes usados',
    rate: 'impuesto del {rate} %',
  },
  deals: '{count, plural, one {# operación} other {# operaciones}}',
  missing: 'Falta la cuenta',
  none: 'Ninguna operación cerrada este mes.',
  readOnly: 'Solo los propietarios y los administradores pueden cambiar las cuentas.',
  mapFirst: 'Rellena las cuentas que faltan y guarda. Después se podrá exportar el mes.',
  export: 'Exportar {month}',
  exportHelp:
    'Cada operación figura una vez en el archivo, con el número de su oferta. El registro de cambios indica quién lo exportó.',
} satisfies TextsLike<typeof english>
