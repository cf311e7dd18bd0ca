import type { purchases as english } from '../en/purchases.ts'
import type { TextsLike } from '../texts-like.ts'

export const purchases = {
  title: 'Precio de compra',
  help: 'El régimen de bienes usados grava la diferencia con este precio. El cliente no lo ve nunca.',
  device: '{device}: lo que pagaste',
  deviceWithVat: '{device}: lo que pagaste, sin IVA',
  ofAll: '{quantity, number} × {device}: lo que pagaste por todos',
  ofAllWithVat: '{quantity, number} × {device}: lo que pagaste por todos, sin IVA',
  withVat: 'Comprado con IVA: se muestra el IVA al cliente',
  wrong: 'Escribe un importe, como {example}',
  stated: '{device}: comprado por {amount}.',
  statedWithVat: '{device}: comprado con IVA, por {amount} sin él.',
  tax: 'IVA sobre el margen: {amount}',
  loss: 'Sin margen, así que sin IVA.',
  askManager: 'Un responsable indica por cuánto se compró {device}. Después se puede enviar.',
  businessBuys:
    'Este cliente necesita que se muestre el IVA. Solo se le puede vender un dispositivo comprado con IVA.',
  book: {
    asksForPaper: 'Pagar solo si se sabe lo que tu país pide a los vendedores',
    asksForPaperHelp:
      'Lo que falta retiene el pago, no la oferta. Que sea obligatorio depende de tu país: pregunta a tu autoridad.',
    countryAsks: '{country}, para un particular: {fields}.',
    companiesAsked: 'Para una empresa: {fields}.',
    unbroken:
      '{count, plural, =0 {Aún no hay asientos. El primer dispositivo comprado será el número 1.} one {Sin interrupción: un asiento.} other {Sin interrupción: # asientos, sin huecos.}}',
    broken: 'Interrumpido desde el asiento {number, number}: falta o se cambió en la base de datos.',
    isKept: 'Llevar un libro de compras',
    isKeptHelp:
      'Cada dispositivo comprado se anota al pagarlo, numerado y sin huecos. No se puede cambiar ni quitar nada; mientras está desactivado, no se añade nada.',
    keptYears: 'Años durante los que se guardan los datos de los vendedores',
    heldDays: 'Días durante los que un dispositivo comprado se queda en la tienda',
    notHeld: 'Ninguno',
    open: 'Abrir el libro de compras',
  },
  settings: {
    purchaseBook: 'Libro de compras',
    title: 'Impuestos',
    numbers: 'Números de oferta',
    marginScheme: 'Régimen de bienes usados (REBU)',
    marginSchemeHelp:
      'El IVA se aplica a la diferencia entre el precio de venta y el de compra. Las ofertas no muestran IVA para estos dispositivos, y cada uno necesita su precio de compra antes de enviarse.',
    taxRounding: 'Redondear los impuestos',
    taxRoundingHelp:
      'Por línea, o una vez para toda la oferta. La diferencia del redondeo único figura en una línea propia.',
    taxRoundingExample:
      'Tres dispositivos a {price} con un 10 % de impuesto: {line} de impuesto por línea, {document} una vez por oferta.',
    taxRoundingOf: { line: 'Por línea', document: 'Una vez por oferta' },
    cashRounding: 'Redondear los totales a',
    cashRoundingHelp: 'Para países sin monedas pequeñas. El redondeo figura en una línea propia.',
    notRounded: 'Sin redondear',
    usualStep: '{step}, habitual en tu país',
    taxNumbers: 'Números de registro',
    taxNumbersHelp: 'Los documentos los muestran junto al impuesto del mismo nombre, como GST 5 %.',
    taxName: 'Impuesto',
    taxNumber: 'Número',
    addTaxNumber: 'Añadir número',
    removeTaxNumber: 'Quitar el número de {name}',
    taxNumbersInvalid: 'Cada número necesita el nombre de su impuesto, una sola vez.',
    drafts:
      'Los borradores conservan sus precios y totales hasta que se vuelvan a calcular sus dispositivos.',
    noVat: 'Tu equipo no cobra IVA, así que no hay régimen de bienes usados.',
    countries: 'Impuestos en otros países',
    noPermission: 'Solo los propietarios y admins pueden cambiarlo.',
    failed: 'No ha funcionado. Inténtalo de nuevo.',
  },
} satisfies TextsLike<typeof english>
