import type { Language } from './language.ts'

export const spanish: Language = {
  colours: {
    black: 'negro, negra',
    white: 'blanco, blanca',
    silver: 'plata, plateado',
    gold: 'oro, dorado',
    gray: 'gris',
    'space gray': 'gris espacial, gris espacio',
    'space black': 'negro espacial',
    'rose gold': 'oro rosa, rosa dorado',
    midnight: 'medianoche',
    'midnight green': 'verde noche, verde medianoche',
    starlight: 'blanco estrella',
    graphite: 'grafito',
    blue: 'azul, azul marino, azul oscuro, azul claro, azul clarito, azul noche',
    red: 'rojo, roja',
    green: 'verde, verde menta',
    yellow: 'amarillo, amarilla',
    purple: 'morado, morada, púrpura, malva',
    'deep purple': 'morado oscuro',
    pink: 'rosa',
    coral: 'coral',
    'sierra blue': 'azul sierra, azul alpino',
    'pacific blue': 'azul pacífico',
    'alpine green': 'verde alpino',
    'jet black': 'negro brillante',
    titanium: 'titanio',
    'natural titanium': 'titanio natural',
    'black titanium': 'titanio negro',
    'white titanium': 'titanio blanco',
    'blue titanium': 'titanio azul',
    'desert titanium': 'titanio desierto, titanio del desierto',
    ultramarine: 'ultramarino, azul ultramar',
    teal: 'verde azulado, turquesa',
    lavender: 'lavanda',
    sage: 'salvia',
    'cosmic orange': 'naranja cósmico',
    orange: 'naranja',
    'deep blue': 'azul profundo',
    'sky blue': 'azul cielo, celeste',
    'mist blue': 'azul neblina',
    'cloud white': 'blanco nube',
    'light gold': 'dorado claro, oro claro',
    'gold titanium': 'titanio dorado, titanio oro',
    'slate titanium': 'titanio pizarra',
    'soft pink': 'rosa suave, rosa pálido',
    burgundy: 'burdeos, borgoña, granate',
    glacier: 'glaciar',
  },
  words: {
    inch: 'pulgada, pulgadas',
    generation: 'generación',
    series: 'serie',
    cellular: 'celular',
    late: 'finales, finales de',
    early: 'principios, principios de',
    mid: 'mediados, mediados de',
    'active noise cancellation':
      'cancelación de ruido, cancelación activa de ruido, cancelación activa del ruido',
    'two ports': '2 puertos, dos puertos',
    'four ports': '4 puertos, cuatro puertos',
    keyboard: 'teclado',
    mouse: 'ratón',
  },
  ordinals: {
    1: 'primera, 1a, 1ra',
    2: 'segunda, 2a, 2da',
    3: 'tercera, 3a, 3ra',
    4: 'cuarta, 4a, 4ta',
    5: 'quinta, 5a, 5ta',
    6: 'sexta, 6a, 6ta',
    7: 'séptima, 7a, 7ma',
    8: 'octava, 8a, 8va',
    9: 'novena, 9a, 9na',
    10: 'décima, 10a, 10ma',
    11: 'undécima, 11a',
  },
  labels: `
    modelo, nombre del modelo, número de modelo, número de serie, nombre, capacidad, almacenamiento,
    memoria, procesador, disco de arranque, disponible, operador, versión, versión del software,
    garantía limitada, dirección wi fi, dirección wifi, bluetooth, firmware del módem, bloqueo del operador, bloqueo
    por operador, sin restricciones de sim, sin restricciones, restricciones, confianza en certificados, certificados,
    versión de ios, canciones, fotos, aplicaciones, red, información, ajustes`,
  notes: `
    desprecintado, desprecintada, caja desprecintada, zaragoza, málaga, murcia, bilbao, alicante, córdoba, valladolid,
    granada, guadalajara, monterrey, medellín, rosario, cdmx,
    fisura, fisuras, fisurado, fisurada, uso personal, sin abrir, abrir, incluyo, regalo, gar, garant, degradado, color, libre de origen, libre de fábrica, origen, arañazo, arañazos, algún arañazo, grado, impoluto, impoluta,
    cuotas, s int, sin interés, gtia, cambiar, golpe, pequeño golpe, sin estrenar, precintado, seminuevo, sin
    detalles, entrega hoy, exhibición, liberado de fábrica,
    el, la, los, las, un, una, de, del, y, o, con, sin, para, por, en, al, su, mi, muy, todo, nuevo,
    nueva, como nuevo, como nueva, usado, usada, segunda mano, de segunda mano, poco uso, buen estado, muy
    buen estado, perfecto estado, excelente estado, estado, estado impecable, impecable, funciona,
    funcionando, funciona perfectamente, perfectamente, libre, libre de fábrica, liberado, liberada,
    desbloqueado, reacondicionado, reacondicionada, caja, caja original, con caja, cargador, cable,
    original, factura, con factura, garantía, funda, con funda, pantalla, pantalla rota, rota, roto,
    cristal, rayado, arañazos, sin arañazos, golpe, batería, salud, salud de la batería, salud batería,
    estado de la batería, capacidad máxima, vendo, se vende, en venta, venta, precio, precio negociable,
    negociable, fijo, envío, envío incluido, entrega, cambio, lote, lote de, línea, unidades, uds, ud,
    cantidad, piezas, para piezas, averiado, móvil, teléfono, portátil, ordenador, ordenador portátil,
    tableta, reloj, auriculares, correa, correa deportiva, color, chip, caja de aluminio, aluminio, acero,
    acero inoxidable, meses, mes, años, año, icloud libre, vídeos, doble sim, precintado, urge, a estrenar, estrenar, nueva a estrenar, estuche, mate, altavoz,
    detalles, sin detalles, acepto cambios, cambios, cambiada, cambiado, regalo, cristal templado, templado,
    repuestos, para repuestos, nuevos, nuevas, usados, usadas, sellado, sellados, libres, gtia, cuotas, incluye, incluido,
    entrega hoy, hoy, ya, se envía, no se envía, originales, colores, envíos, fundas, vidrio, refabricado, liberados,
    no se enciende, movistar, vidrio nanotexturizado, acerca de este mac,
    solo, sólo, probado, probada, revisado, revisada, sellada, cerrada, abierto, abierta, caja sellada, caja
    cerrada, en caja sellada, caja abierta, para repuesto, para recambio, para despiece, no funciona, no
    enciende, no prende, no carga, encendido, enciende, bueno, buena, bien, muy bueno, excelente,
    excelentes, condiciones, excelentes condiciones, buenas condiciones, perfecta, perfectas, perfecto,
    impecables, detalle, detallitos, con detalles, golpes, rayones, rayas, marcas, marca, uso, señales de
    uso, signos de uso, leve, leves, mínimo, mínimos, pequeño, pequeña, pequeños, algún, alguna, ningún,
    ninguna, nada, sin uso, recién, nuevecito, como nuevos, semi nuevo, seminuevo, seminueva, seminuevos,
    exhibición, de exhibición, exposición, ocasión, oferta, ofertas, oportunidad, ganga, promoción,
    descuento, liquidación, rebaja, barato, económico, oficial, local, tienda, tienda física, física, stock,
    en stock, disponible, disponibles, entrega inmediata, inmediata, entregas, contado, efectivo,
    transferencia, tarjeta, mercado pago, mercado libre, mercado lider, mercado, líder, somos, paga, en
    cuotas, cuotas sin interés, sin interés, interés, consultar, consulte, preguntar, preguntas, ver, ver
    fotos, ver descripción, descripción, leer, leer descripción, fotos reales, foto, todos, todas, todos los
    colores, varios, varias, color a elegir, elegir, elige, a elección, equipos, equipo, celular, celulares,
    smartphone, dispositivo, importado, import, nacional, versión, versión europea, europeo, español,
    española, inglés, americano, americana, internacional, mundial, operador, compañía, cualquier compañía,
    cualquier operador, bloqueado, bloqueada, cuenta, sin cuenta, sin bloqueo, icloud bloqueado, sin icloud,
    vodafone, orange, yoigo, jazztel, masmovil, digi, lowi, simyo, pepephone, claro, tigo, entel, telcel,
    att, personal, bitel, wom, tuenti, el corte inglés, media markt, mediamarkt, fnac, amazon, worten,
    backmarket, wallapop, apple store, garantía oficial, garantía apple, con garantía, sin garantía, meses
    de garantía, año de garantía, meses garantía, grtia, recertificado, recertificada, restaurado,
    restaurada, reparado, reparada, certificado, original apple, genuino, legítimo, propio, particular,
    autónomo, empresa, único dueño, dueño, comprado, comprada, compra, ticket, recibo, factura de compra,
    iva, iva incluido, incluidos, incluida, completo, completa, con todo, accesorios, con accesorios, todos
    los accesorios, de regalo, obsequio, gratis, envío gratis, envíos gratis, envío rápido, recoger,
    recogida, en mano, mano, madrid, barcelona, valencia, sevilla, bogotá, lima, santiago, buenos aires,
    caba, capital, zona, negociables, escucho ofertas, permuta, permuto, cambio por, no cambio, urgente, hoy
    mismo, último, última, últimos, modelo, gama, teclado, teclado español, retroiluminado, pulgada, ranura,
    núcleos, gráfica, disco, disco duro, ram, memoria, bat, bateria al, condición, condición de batería,
    porcentaje, ciclos, ref, reacond, reac, estelar, face id, sin face id, que, es, está, tiene, hay, fue, más, pero, solo uso, también, muy bien, súper, tal cual, por
    cambio, renové, lleva, llevan, trae, viene, viene con, entregado, entrego, con cable, con cargador, sin
    cargador, sin accesorios, solo equipo, sólo equipo, solo teléfono, solo móvil,
    para reparar, para reparación`,
  parts: {
    screen: `
      pantalla, pantallas, pantalla lcd, táctil, cristal, cristal táctil, lcd, display, módulo,
      digitalizador, cambio de pantalla, reparación de pantalla, cambio pantalla, vidrio, pantalla oled,
      visor, cristal delantero`,
    battery: 'batería, baterías, cambio de batería, batería de repuesto, cambio batería, pila',
    back: `
      tapa trasera, cristal trasero, carcasa trasera, tapa, vidrio trasero, tapa de batería, trasera`,
    camera: `
      cámara, cámaras, cámara trasera, cámara delantera, lente, lentes, cámara frontal, objetivo`,
    port: `
      conector, conector de carga, puerto de carga, pin de carga, puerto, conectores, flex de carga, placa
      de carga, centro de carga, ficha de carga`,
    sound: `
      altavoz, altavoces, auricular interno, micrófono, parlante, parlantes, buzzer, bocina, bocinas`,
    buttons: `
      botón, botones, botón home, botón de encendido, botón inicio, flex de encendido, flex botones`,
    housing: `
      chasis, marco, carcasa, carcasas, bandeja sim, bandeja, top case, marco intermedio, porta sim`,
    board: 'placa base, placa madre, placa lógica, placa, tarjeta lógica, placas',
    part: `
      pieza, repuesto, repuestos, recambio, recambios, pieza de repuesto, piezas de repuesto, flex,
      flexor, tornillos, adhesivo, sensor, ventilador, bisagra, despiece, kit de reparación, refacción,
      refacciones`,
    repair: `
      reparación, reparaciones, arreglo, arreglos, servicio, servicio técnico, servicio tecnico, cambio
      de, sustitución, desbloqueo, liberación, diagnóstico, reparar pantalla, instalación, recuperación de
      datos, cambio de modulo, reballing, mano de obra, liberar, limpieza`,
    case: `
      funda, fundas, carcasa protectora, estuche, estuches, funda silicona, forro, forros, cobertor,
      protector case, bumper, cartera, pegatina, mochila, funda de silicona, case, vinilo, skin,
      protección, carcaza`,
    charger: `
      cargador, cargadores, cable, cables, adaptador, adaptadores, fuente, fuente de alimentación,
      transformador, enchufe, cable usb, base de carga, estación de carga, batería externa, cargador
      inalámbrico, cubo, dock, estuche de carga, caja de carga, cabezal`,
    protector: `
      cristal templado, vidrio templado, protector, protectores, protector de pantalla, protector
      pantalla, mica, micas, lámina, lámina protectora, film, templado, templados, film hidrogel,
      hidrogel, glass templado, protector cámara`,
    strap: `
      correa, correas, pulsera, pulseras, brazalete, correa deportiva, malla, mallas, manilla, pulso,
      correa milanesa, banda`,
    box: `
      caja, cajas, caja vacía, cajas vacías, embalaje, solo caja, solo la caja, caja sola, manual, sólo
      caja, empaque`,
    accessory: `
      accesorio, soporte, soportes, soporte coche, trípode, palo selfie, auriculares, auricular,
      audífonos, cascos, lápiz, puntero, almohadillas, llavero, herramientas, kit de herramientas, mando,
      tarjeta sim, manos libres, aro de luz, joystick, base, antena`,
    imitation: `
      maqueta, maquetas, réplica, réplicas, imitación, falso, falsa, clon, clones, copia, juguete, dummy,
      simulación, símil`,
  },
}
