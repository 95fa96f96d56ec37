import type { SampleProgramme } from '#adapters/server/sample-school/content-types.ts';
import { ordering, several, single, statement, written } from '#adapters/server/sample-school/questions.ts';

/** A whole course: nine classes on one tax, from what it falls on to the day it is paid. */
export const igvPasoAPaso: SampleProgramme = {
  id: 202,
  slug: 'igv-paso-a-paso',
  title: 'IGV paso a paso',
  subtitle: 'El impuesto a las ventas, de la primera boleta a la declaración del mes',
  summary:
    'Nueve clases de tres a cuatro minutos, con números resueltos, para saber qué grava el IGV, cómo se separa del precio, cuándo hay crédito fiscal y cómo se declara. Con hoja de trabajo y exámenes.',
  description: `Hay quien vende durante años sin saber cuánto de cada boleta es suyo y cuánto es del Estado. Este curso lo resuelve en nueve clases cortas que siguen el orden en que ocurren las cosas: vendes, emites, compras, calculas y declaras.

En el primer módulo entiendes el impuesto: qué operaciones grava, por qué el total es 18 %, cómo se separa del precio y en qué mes nace. En el segundo te ocupas de los documentos: facturas, boletas y notas, y los requisitos del crédito fiscal. En el tercero lo llevas al mes: la resta, las detracciones, retenciones y percepciones, y el calendario de la declaración.

Las clases son láminas con texto, a un ritmo de lectura tranquilo y sin locución: puedes seguirlas en silencio, en el bus o en la oficina. Cada cálculo aparece completo. La hoja de trabajo en PDF te propone tres casos con su solución; cuando los resuelvas sin mirar la respuesta, estarás listo para el examen general.

### Para quién es

Para quien emite comprobantes y quiere entender lo que firma: dueños de pequeños negocios, personal administrativo y estudiantes de los primeros ciclos.

### Qué no es

No reemplaza la asesoría de tu contador. Las reglas son las generales del impuesto; cuando una tasa o un monto cambia con el tiempo, la clase te lo dice.`,
  category: 'tributacion',
  staff: ['jorge-salas'],
  price: 59_90,
  subscriberPrice: 39_90,
  outcomes: [
    'Reconocer qué operaciones están gravadas con el IGV',
    'Separar la base y el impuesto de cualquier precio de venta',
    'Saber cuándo una compra da derecho a crédito fiscal',
    'Calcular el impuesto de un mes, con detracciones, retenciones y percepciones',
    'Ordenar el mes para declarar sin apuro',
  ],
  modules: [
    {
      title: 'Entender el impuesto',
      summary: 'Qué grava, por qué el total es 18 %, cómo se separa del precio y cuándo nace.',
      classes: [
        { title: 'Qué operaciones grava', clip: 'igv-que-grava' },
        { title: 'La tasa total: 18 %', clip: 'igv-la-tasa' },
        {
          title: 'Separar el impuesto del precio',
          clip: 'igv-separar-el-impuesto',
          materials: [{ title: 'Hoja de trabajo: tres casos resueltos', file: 'materiales/igv-hoja-de-trabajo.pdf' }],
        },
        { title: 'Cuándo nace la obligación', clip: 'igv-cuando-nace' },
      ],
      exam: {
        title: 'Examen del módulo 1: entender el impuesto',
        minutes: 10,
        questions: [
          several(
            '¿Cuáles de estas operaciones están gravadas con el IGV, como regla general?',
            ['Vender bienes muebles en el país', 'Prestar servicios en el país', 'Exportar bienes', 'Importar bienes'],
            [0, 1, 3],
            'Se gravan la venta de bienes muebles en el país, los servicios prestados o utilizados en él y la importación. La exportación no está afecta.',
          ),
          single(
            '¿Cuánto suman el IGV y el impuesto de promoción municipal?',
            ['16 %', '17 %', '18 %', '20 %'],
            2,
            'La tasa total es 18 %. Ambos impuestos comparten la misma base, por eso se calculan y se muestran juntos.',
          ),
          single(
            'Un producto se vende a S/. 236.00, con el impuesto incluido. ¿Cuál es la base?',
            ['S/. 193.52', 'S/. 200.00', 'S/. 218.00', 'S/. 236.00'],
            1,
            '236.00 ÷ 1.18 = 200.00. Restar 18 % a 236.00 da 193.52, que es el error más común.',
          ),
          statement(
            'Para hallar el impuesto incluido en un precio basta con multiplicar el precio por 18 %.',
            false,
            'El 18 % se aplica sobre la base, no sobre el precio final. Primero se divide entre 1.18 y luego se resta.',
          ),
          single(
            'Entregas mercadería el 30 de abril y emites la factura el 3 de mayo. ¿De qué mes es la venta?',
            [
              'De mayo, por la fecha de la factura',
              'De abril, porque la entrega ocurrió primero',
              'De los dos, por mitades',
              'Del mes en que te paguen',
            ],
            1,
            'En la venta de bienes manda lo primero que ocurra entre la emisión del comprobante y la entrega.',
          ),
          single(
            'Un estudio de diseño cobra en junio todo el precio de un servicio que termina en julio. ¿Cuándo nace la obligación?',
            [
              'En junio, por el monto cobrado',
              'En julio, cuando termina',
              'En agosto, al declarar julio',
              'Cuando el cliente apruebe el trabajo',
            ],
            0,
            'En los servicios, el cobro hace nacer la obligación por el monto que se recibió, aunque el servicio no haya terminado.',
          ),
        ],
      },
    },
    {
      title: 'Los documentos y el crédito',
      summary: 'Qué comprobante corresponde, cómo se corrige y cuándo una compra te deja restar su impuesto.',
      classes: [
        { title: 'Facturas, boletas y notas', clip: 'igv-comprobantes' },
        { title: 'El crédito fiscal', clip: 'igv-credito-fiscal' },
      ],
      exam: {
        title: 'Examen del módulo 2: los documentos y el crédito',
        minutes: 10,
        questions: [
          single(
            'Un cliente devuelve en mayo mercadería que compró en abril por S/. 590.00, impuesto incluido. ¿Qué emites?',
            [
              'Nada: se borra la factura de abril',
              'Una nota de débito',
              'Una nueva factura por la diferencia',
              'Una nota de crédito con S/. 90.00 de impuesto',
            ],
            3,
            'Un comprobante emitido no se borra: la nota de crédito reduce la operación. 590.00 ÷ 1.18 = 500.00 de base y 90.00 de impuesto, que se restan en mayo.',
          ),
          single(
            '¿Para qué sirve una guía de remisión?',
            [
              'Reemplaza a la factura',
              'Da derecho a crédito fiscal',
              'Sustenta el traslado de los bienes',
              'Anula una venta',
            ],
            2,
            'La guía sustenta el traslado. No es comprobante de pago ni prueba por sí sola una venta.',
          ),
          single(
            '¿Qué es el crédito fiscal?',
            [
              'Un préstamo de la administración tributaria',
              'El impuesto pagado en compras que puedes restar del de tus ventas',
              'El descuento que hace un proveedor',
              'El saldo de tu cuenta bancaria',
            ],
            1,
            'Es el impuesto consignado por separado en los comprobantes de tus adquisiciones, que se resta del impuesto de tus ventas.',
          ),
          statement(
            'Una compra personal, ajena al negocio, da derecho a crédito fiscal si tiene factura.',
            false,
            'Además del comprobante, la compra debe ser costo o gasto del negocio y destinarse a operaciones gravadas.',
          ),
          several(
            '¿Qué pruebas ayudan a demostrar que una compra fue real?',
            [
              'La guía de remisión o el acta de entrega',
              'La constancia de la transferencia',
              'El pedido o el contrato',
              'Que el proveedor sea conocido',
            ],
            [0, 1, 2],
            'Pedido, entrega y pago se prueban con documentos. La fama del proveedor no demuestra que la operación ocurrió.',
          ),
          single(
            'Tus ventas gravadas son 60 % del total y las compras comunes del mes traen S/. 900.00 de impuesto. ¿Cuánto crédito usas?',
            ['S/. 900.00', 'S/. 540.00', 'S/. 360.00', 'Nada'],
            1,
            '900.00 × 60 % = 540.00. El resto no es crédito: forma parte de tu gasto.',
          ),
        ],
      },
    },
    {
      title: 'Pagar y declarar',
      summary: 'La resta del mes, los pagos adelantados y el calendario.',
      classes: [
        { title: 'Débito menos crédito', clip: 'igv-debito-menos-credito' },
        { title: 'Detracciones, retenciones y percepciones', clip: 'igv-detracciones' },
        { title: 'El calendario mensual', clip: 'igv-calendario' },
      ],
      exam: {
        title: 'Examen del módulo 3: pagar y declarar',
        minutes: 10,
        questions: [
          single(
            'En el mes, tus ventas generaron S/. 900.00 de impuesto y tus compras S/. 1100.00. ¿Qué ocurre?',
            [
              'Pagas S/. 900.00',
              'Pagas S/. 200.00',
              'No pagas, y S/. 200.00 pasan al mes siguiente como saldo a favor',
              'Te devuelven S/. 1100.00',
            ],
            2,
            '900.00 − 1100.00 = −200.00. El exceso de crédito se arrastra al mes siguiente.',
          ),
          single(
            'Facturas S/. 2360.00 con impuesto y la detracción es de 12 %. ¿Cuánto deposita tu cliente en tu cuenta del Banco de la Nación?',
            ['S/. 283.00', 'S/. 240.00', 'S/. 283.20', 'S/. 360.00'],
            0,
            'El porcentaje se aplica al precio total: 283.20. El depósito se hace en soles enteros, es decir, 283.00.',
          ),
          statement(
            'La detracción es un impuesto distinto, que se suma al IGV.',
            false,
            'Es dinero tuyo apartado en una cuenta para pagar tus propias obligaciones: no aumenta el impuesto.',
          ),
          single(
            'Un agente de retención te paga una factura de S/. 1180.00. ¿Cuánto retiene?',
            ['S/. 23.60', 'S/. 180.00', 'S/. 35.40', 'S/. 141.60'],
            2,
            'La retención es de 3 % del importe: 1180.00 × 3 % = 35.40. Después la restas en tu declaración.',
          ),
          single(
            'La propuesta del registro de compras trae una factura que no usarás como crédito. ¿Qué haces?',
            [
              'La acepto: lo dice la SUNAT',
              'La completo o reemplazo antes de generar el registro',
              'No presento el registro',
              'Pido al proveedor que la borre',
            ],
            1,
            'La propuesta se compara con tus propios números; se acepta solo si es correcta.',
          ),
          ordering(
            'Ordena el ciclo mensual del IGV.',
            ['Declarar y pagar', 'Emitir comprobantes', 'Registrar ventas y compras'],
            [1, 2, 0],
            'Se emite durante el mes, se registra al cerrarlo y se declara en la fecha que toca al último dígito del RUC.',
          ),
        ],
      },
    },
  ],
  exam: {
    title: 'Examen general: IGV paso a paso',
    minutes: 20,
    draws: 8,
    questions: [
      single(
        'Vendes un servicio a S/. 118.00 con impuesto incluido. ¿Cuánto es el impuesto?',
        ['S/. 18.00', 'S/. 21.24', 'S/. 100.00', 'S/. 11.80'],
        0,
        '118.00 ÷ 1.18 = 100.00 de base; la diferencia, 18.00, es el impuesto.',
      ),
      single(
        '¿Qué operación no está afecta al impuesto?',
        [
          'La venta de muebles en Cusco',
          'Un servicio de mudanza en Lima',
          'La exportación de artesanía',
          'La importación de telas',
        ],
        2,
        'La exportación de bienes no está afecta al IGV. Las otras tres operaciones están gravadas.',
      ),
      statement(
        'El comprobante muestra una sola tasa total, aunque incluya el impuesto de promoción municipal.',
        true,
        'Los dos impuestos comparten base y en el comprobante se ve la tasa total.',
      ),
      several(
        '¿Qué necesita una compra para dar derecho a crédito fiscal?',
        [
          'Ser costo o gasto del negocio',
          'Destinarse a operaciones gravadas',
          'Superar un monto mínimo',
          'Un comprobante que consigne el impuesto por separado',
        ],
        [0, 1, 3],
        'Son requisitos el destino, la condición de costo o gasto y el comprobante con el impuesto por separado. No hay un monto mínimo.',
      ),
      single(
        'Impuesto de ventas: S/. 1260.00. Impuesto de compras: S/. 780.00. ¿Cuánto se paga?',
        ['S/. 2040.00', 'S/. 780.00', 'S/. 480.00', 'S/. 1260.00'],
        2,
        '1260.00 − 780.00 = 480.00: impuesto de ventas menos impuesto de compras.',
      ),
      single(
        '¿De qué depende la fecha de la declaración mensual?',
        [
          'Del distrito del negocio',
          'Del último dígito del RUC',
          'Del monto vendido',
          'De la fecha de la primera venta del mes',
        ],
        1,
        'El cronograma de obligaciones mensuales asigna una fecha a cada último dígito del RUC.',
      ),
      single(
        'Dieciocho por ciento de S/. 236.00 son S/. 42.48. ¿Por qué ese no es el impuesto incluido en un precio de S/. 236.00?',
        [
          'Porque falta sumar la promoción municipal',
          'Porque el 18 % se aplica a la base, no al precio',
          'Porque hay que redondear hacia arriba',
          'Sí lo es',
        ],
        1,
        '236.00 ÷ 1.18 = 200.00; el impuesto es 36.00. Aplicar el 18 % al precio calcula impuesto sobre impuesto.',
      ),
      single(
        'Débito de S/. 750.00, crédito de S/. 400.00 y un saldo a favor anterior de S/. 200.00. ¿Cuánto se paga?',
        ['S/. 350.00', 'S/. 550.00', 'S/. 200.00', 'S/. 150.00'],
        3,
        '750.00 − 400.00 = 350.00, menos el saldo anterior de 200.00: se pagan 150.00.',
      ),
      statement(
        'Una compra de S/. 5000.00 pagada en efectivo da derecho a crédito fiscal si la factura está bien emitida.',
        false,
        'Desde S/. 2000.00 hay que pagar con un medio del sistema financiero; en efectivo se pierde el crédito.',
      ),
      written(
        '¿Cómo se llama el documento con que se reduce o se anula una factura ya emitida?',
        ['Nota de crédito', 'Una nota de crédito', 'La nota de crédito', 'Nota de crédito electrónica'],
        'La nota de crédito se refiere al comprobante original y baja su monto o lo anula.',
      ),
      single(
        'Vendes un televisor al crédito en agosto, con factura, y lo cobras en cuatro cuotas. ¿Cuándo declaras el impuesto?',
        [
          'Un cuarto en cada mes',
          'Completo, en el mes de la última cuota',
          'Completo, en agosto',
          'Cuando el banco confirme el pago',
        ],
        2,
        'La obligación nace con la factura o la entrega. El crédito que das a tu cliente no reparte el impuesto.',
      ),
      ordering(
        'Ordena las restas de la declaración.',
        [
          'Pagar la deuda, también con la cuenta de detracciones',
          'Restar percepciones y retenciones',
          'Restar el crédito fiscal del débito',
        ],
        [2, 1, 0],
        'Primero débito menos crédito, después los adelantos, y la detracción sirve para pagar lo que queda.',
      ),
    ],
  },
  consultations: [
    {
      question: 'Si hago un descuento en la misma boleta, ¿el impuesto se calcula antes o después del descuento?',
      answer:
        'Después. Si el precio con impuesto era S/. 118.00 y descuentas S/. 20.00, cobras S/. 98.00: la base es 83.05 y el impuesto 14.95. El impuesto siempre sale de lo que efectivamente cobras.',
      answeredBy: 'jorge-salas',
    },
    {
      question: '¿Los libros también llevan IGV?',
      answer:
        'La venta de libros está exonerada, por eso en nuestra tienda un libro dice «Exonerado de IGV» y su precio no lleva impuesto. Para otros productos editoriales hay que revisar el caso con tu contador.',
      answeredBy: 'jorge-salas',
    },
  ],
};
