import { classesOf, scene } from './lesson.mjs';

const course = { course: 'IGV paso a paso', palette: 'indigo', teacher: 'jorge-salas' };

/** Third module of «IGV paso a paso»: what is paid, and when. */
export const igvDeclarar = classesOf(course, [
  {
    file: 'igv-debito-menos-credito',
    title: 'Débito menos crédito',
    scenes: [
      scene(
        'Débito menos crédito',
        'points',
        'Llegó el fin de mes. Tienes tus ventas, tus compras y una pregunta: cuánto se paga. La respuesta es una resta, y en esta clase la haremos completa.',
        ['La resta básica', 'Primero, la resta básica.'],
        ['El saldo a favor', 'Después, qué ocurre cuando sale negativa.'],
        ['Un mes entero, línea por línea', 'Y al final, un mes entero, línea por línea.'],
      ),
      scene(
        'La resta básica',
        'equation',
        'El débito fiscal es la suma del impuesto de todas tus ventas gravadas del mes. El crédito fiscal es la suma del impuesto de tus compras que cumplen los requisitos.',
        [
          '3600.00 − 2250.00 = 1350.00 | Débito menos crédito: lo que se paga',
          'Una ferretería vendió S/. 20000.00 sin impuesto: su débito es de S/. 3600.00. Compró S/. 12500.00, también sin impuesto: su crédito es de S/. 2250.00. Paga la diferencia, S/. 1350.00.',
        ],
        [
          '7500.00 × 18 % = 1350.00 | La comprobación',
          'Comprobemos. Entre lo que vendió y lo que compró hay S/. 7500.00, y el 18 % de ese monto es S/. 1350.00. El impuesto recae sobre el valor que tu negocio agrega, ni más ni menos.',
        ],
      ),
      scene(
        'Cuando la resta sale negativa',
        'steps',
        'Si el crédito es mayor que el débito, ese mes no pagas. El exceso se llama saldo a favor y no se pierde.',
        [
          'Mayo | 900.00 − 1100.00 = −200.00',
          'En mayo una tienda tiene S/. 900.00 de débito y S/. 1100.00 de crédito, porque se llenó de mercadería. No paga, y le quedan S/. 200.00 a favor.',
        ],
        [
          'Junio | 750.00 − 400.00 = 350.00',
          'En junio tiene S/. 750.00 de débito y S/. 400.00 de crédito. La resta da S/. 350.00.',
        ],
        [
          'A pagar | 350.00 − 200.00 = 150.00',
          'Antes de pagar aplica el saldo de mayo, y paga S/. 150.00. El saldo se arrastra mes a mes hasta agotarse. Como regla no se devuelve en efectivo; la devolución es propia de los exportadores y de casos especiales.',
        ],
      ),
      scene(
        'No confundas impuesto con ganancia',
        'contrast',
        'Aquí aparece una confusión muy común.',
        [
          'Ganancia | Puede no haberla y haber IGV',
          'Pagar IGV no significa que ganaste. Una tienda puede perder dinero por sus sueldos, que no traen crédito fiscal, y aun así pagar el impuesto.',
        ],
        [
          'Saldo a favor | Puede haberlo y haber ganancia',
          'Y tener saldo a favor no significa que perdiste. Quizá solo compraste mucha mercadería que venderás después. La ganancia se mira en el Impuesto a la Renta, con otras reglas.',
        ],
      ),
      scene(
        'Un mes completo, línea por línea',
        'points',
        'Resolvamos un mes de una imprenta, en el orden de la declaración.',
        [
          'Ventas: base 15000.00, débito 2700.00',
          'Sus ventas gravadas suman S/. 15000.00 de base, con S/. 2700.00 de impuesto.',
        ],
        [
          'Nota de crédito emitida: resta 90.00',
          'Emitió una nota de crédito por una devolución, con S/. 90.00 de impuesto. Su débito baja a S/. 2610.00.',
        ],
        [
          'Compras: base 9000.00, crédito 1620.00',
          'Sus compras gravadas suman S/. 9000.00 de base, con S/. 1620.00 de impuesto.',
        ],
        [
          'Una compra no sirve: resta 36.00',
          'Entre ellas hay una de S/. 200.00 para la casa de la dueña. No es gasto del negocio, así que sus S/. 36.00 no cuentan. El crédito queda en S/. 1584.00.',
        ],
        [
          'A pagar: 2610.00 − 1584.00 = 1026.00',
          'La resta da S/. 1026.00. Ese es el impuesto del mes. Si la imprenta tuviera un saldo anterior, retenciones o percepciones, las restaría después, y de eso trata la clase que sigue.',
        ],
      ),
    ],
  },
  {
    file: 'igv-detracciones',
    title: 'Detracciones, retenciones y percepciones',
    scenes: [
      scene(
        'Detracciones, retenciones y percepciones',
        'points',
        'Son tres maneras de cobrar el IGV por adelantado. No son impuestos nuevos: son el mismo impuesto, apartado antes de que llegue la declaración.',
        ['Detracción: tu cliente deposita', 'En la detracción, tu cliente deposita una parte en una cuenta tuya.'],
        [
          'Retención: tu cliente se queda con una parte',
          'En la retención, tu cliente se queda con una parte y la entrega al Estado.',
        ],
        ['Percepción: tu proveedor te cobra de más', 'Y en la percepción, tu proveedor te cobra un monto adicional.'],
      ),
      scene(
        'La detracción',
        'steps',
        'La detracción se aplica a los bienes y servicios de unas listas, en general cuando la operación pasa de S/. 700.00. Cada uno tiene su porcentaje, y la norma los cambia cada cierto tiempo: verifica la norma vigente.',
        [
          'Factura | 2360.00 con impuesto',
          'Facturas un servicio de S/. 2360.00, con impuesto incluido. Supongamos que su porcentaje es de 12 %.',
        ],
        [
          'Depósito | 283.00 en tu cuenta',
          'El 12 % de S/. 2360.00 es S/. 283.20. El depósito se hace en soles enteros: tu cliente pone S/. 283.00 en tu cuenta de detracciones del Banco de la Nación.',
        ],
        [
          'Pago | 2077.00 para ti',
          'Y te paga a ti el resto: S/. 2077.00. El porcentaje se calcula sobre el precio total, no sobre la base.',
        ],
      ),
      scene(
        'Para qué sirve esa cuenta',
        'points',
        'La cuenta de detracciones es tuya, pero con un destino.',
        [
          'Pagar impuestos y aportes',
          'Con ese dinero pagas tus obligaciones con la SUNAT: el IGV, la renta, los aportes y también las multas.',
        ],
        [
          'Liberar el exceso, si lo pides',
          'Si pasan los meses y queda un saldo que no usaste, puedes solicitar su liberación según el procedimiento vigente.',
        ],
        [
          'Sin depósito, tu cliente no usa el crédito',
          'Quien compra también tiene un interés: mientras no haga el depósito, no puede usar el crédito fiscal de esa factura, y se expone a una multa.',
        ],
      ),
      scene(
        'La retención',
        'equation',
        'La SUNAT designa a ciertas empresas como agentes de retención. Cuando te compran por más de S/. 700.00, se quedan con el 3 % de lo que te pagan. No se aplica si la operación ya está sujeta a detracción.',
        ['1180.00 × 3 % = 35.40 | La retención', 'Por una factura de S/. 1180.00 retienen S/. 35.40.'],
        [
          '1180.00 − 35.40 = 1144.60 | Lo que recibes',
          'Recibes S/. 1144.60 y un comprobante de retención. Guárdalo: con él restarás esos S/. 35.40 en tu declaración.',
        ],
      ),
      scene(
        'La percepción',
        'equation',
        'La percepción va al revés: quien la cobra es el proveedor. Se usa en la importación y en la venta de los bienes de una lista. En esa venta interna el porcentaje general es de 2 %.',
        [
          '1180.00 × 2 % = 23.60 | La percepción',
          'Compras mercadería por S/. 1180.00 a un agente de percepción, que te cobra S/. 23.60 más.',
        ],
        [
          '1180.00 + 23.60 = 1203.60 | Lo que pagas',
          'Pagas S/. 1203.60. Los S/. 180.00 de la factura son tu crédito fiscal; los S/. 23.60 son un adelanto, y van en otra línea.',
        ],
      ),
      scene(
        'El orden de la resta',
        'points',
        'En la declaración se respeta un orden. Tomemos un débito de S/. 2000.00 y un crédito de S/. 1500.00.',
        ['Débito menos crédito: 500.00', 'Primero, débito menos crédito: S/. 500.00.'],
        [
          'Menos percepciones y retenciones: 441.00',
          'Después se restan los adelantos: S/. 23.60 de percepción y S/. 35.40 de retención, que suman S/. 59.00. Quedan S/. 441.00.',
        ],
        [
          'Se paga con la cuenta de detracciones: 283.00',
          'Esa deuda se puede pagar con la cuenta de detracciones, que tiene S/. 283.00.',
        ],
        [
          'Con tu dinero: 158.00',
          'Y de tu cuenta corriente salen solo S/. 158.00. Fíjate: la detracción no reduce el impuesto, es una forma de pagarlo.',
        ],
      ),
    ],
  },
  {
    file: 'igv-calendario',
    title: 'El calendario mensual',
    scenes: [
      scene(
        'El calendario mensual',
        'points',
        'Un mes de IGV tiene siempre el mismo ritmo. Cuando lo conviertes en rutina, deja de ser una carrera del último día.',
        ['Durante el mes: emitir y reunir', 'Durante el mes emites y reúnes comprobantes.'],
        ['Al cerrar: registrar', 'Al cerrar, revisas tus registros.'],
        ['En tu fecha: declarar y pagar', 'Y en tu fecha, declaras y pagas.'],
      ),
      scene(
        'Durante el mes',
        'points',
        'El trabajo se hace día a día, en ratos cortos.',
        [
          'Emite cada comprobante en su fecha',
          'Emite cada comprobante en la fecha que corresponde, y envíalo al cliente.',
        ],
        [
          'Pide las facturas con tu RUC',
          'Pide tus facturas de compra con tu RUC. Reclamarlas un mes después casi nunca funciona.',
        ],
        [
          'Separa el impuesto cobrado',
          'Y separa el impuesto que cobraste. Si abres una cuenta aparte y pasas cada semana lo que calculas que deberás, el pago no te sorprenderá.',
        ],
      ),
      scene(
        'Los registros electrónicos',
        'contrast',
        'La SUNAT tiene un sistema de registros electrónicos, el SIRE, con dos registros.',
        [
          'Ventas e ingresos | Con los comprobantes que emitiste',
          'En el registro de ventas e ingresos te propone una lista con los comprobantes que emitiste.',
        ],
        ['Compras | Con los que te emitieron', 'En el de compras, una lista con los que otros emitieron a tu RUC.'],
      ),
      scene(
        'Qué hacer con la propuesta',
        'steps',
        'Esa lista es una propuesta, no una verdad. Tienes tres caminos.',
        ['Aceptar | Si está completa y correcta', 'Aceptarla, si está completa y es correcta.'],
        [
          'Completar | Si falta o sobra algo',
          'Completarla, si falta un documento, por ejemplo uno del exterior, o si hay uno que no usarás como crédito.',
        ],
        [
          'Reemplazar | Con tu propio archivo',
          'O reemplazarla por la tuya, preparada con tu sistema contable. En los tres casos, compara los totales con tus propios números antes de generar el registro. Aceptar sin mirar es como firmar sin leer.',
        ],
      ),
      scene(
        'La declaración',
        'points',
        'Con los registros listos se presenta la declaración mensual, por internet, con tu clave SOL.',
        [
          'IGV y renta, en el mismo formulario',
          'El formulario reúne el IGV y el pago a cuenta del Impuesto a la Renta. Son dos cálculos distintos en una sola presentación.',
        ],
        [
          'La fecha: según el último dígito del RUC',
          'La fecha cae en el mes siguiente y depende del último dígito de tu RUC. El cronograma se publica antes de que empiece el año: anota las doce fechas en tu calendario de una vez.',
        ],
        [
          'Sin movimiento, averigua si igual declaras',
          'Que no hayas vendido nada no te libera por sí solo. Confirma si te corresponde presentar la declaración en cero.',
        ],
      ),
      scene(
        'Si no alcanza el dinero',
        'points',
        'A veces la fecha llega y la caja no alcanza. Hay mejores salidas que el silencio.',
        [
          'Declara igual, a tiempo',
          'Declara igual. No declarar es una infracción con multa; declarar y no pagar solo genera intereses.',
        ],
        [
          'Mira si puedes postergar el pago',
          'Si eres una micro o pequeña empresa, mira si cumples las condiciones del llamado IGV Justo, que permite postergar el pago hasta por tres meses.',
        ],
        [
          'Si te equivocaste, rectifica',
          'Si descubres un error, presenta una declaración rectificatoria. Hacerlo antes de que te notifiquen suele reducir la multa.',
        ],
        [
          'Guarda todo, ordenado por mes',
          'Y guarda los comprobantes, los registros y las constancias, ordenados por mes, mientras el tributo pueda ser revisado. Como regla, cuenta por lo menos cinco años. Con esto terminas el recorrido: sabes qué se grava, cuánto, cuándo y cómo se declara.',
        ],
      ),
    ],
  },
]);
