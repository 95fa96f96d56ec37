import type { SampleProgramme } from '#adapters/server/sample-school/content-types.ts';
import { ordering, several, single, statement } from '#adapters/server/sample-school/questions.ts';

/** A complete course of very short classes: it can be watched to the end in a minute. */
export const igvPasoAPaso: SampleProgramme = {
  id: 202,
  slug: 'igv-paso-a-paso',
  title: 'IGV paso a paso',
  subtitle: 'El impuesto a las ventas explicado en seis ideas de diez segundos',
  summary:
    'Seis clases muy breves para entender qué grava el IGV, cómo se separa del precio y cómo se calcula el pago del mes. Con una hoja de trabajo, exámenes por módulo y un examen general.',
  description: `Hay quien vende durante años sin saber cuánto de cada boleta es suyo y cuánto es del Estado. Este curso lo resuelve en seis ideas, una por clase, de unos diez segundos cada una.

En el primer módulo entiendes el impuesto: qué operaciones grava, por qué el total es 18 % y cómo se separa del precio. En el segundo lo llevas a la práctica: el crédito fiscal, el cálculo del mes y el calendario.

La hoja de trabajo en PDF te propone tres casos con su solución. Cuando los resuelvas sin mirar la respuesta, estarás listo para el examen general.

### Para quién es

Para quien emite comprobantes y quiere entender lo que firma: dueños de pequeños negocios, personal administrativo y estudiantes de los primeros ciclos.`,
  category: 'tributacion',
  staff: ['jorge-salas'],
  price: 59_90,
  subscriberPrice: 39_90,
  certificateHours: 2,
  outcomes: [
    'Reconocer qué operaciones están gravadas con el IGV',
    'Separar la base y el impuesto de cualquier precio de venta',
    'Saber cuándo una compra da derecho a crédito fiscal',
    'Calcular el impuesto por pagar de un mes',
  ],
  modules: [
    {
      title: 'Entender el impuesto',
      summary: 'Qué grava, por qué el total es 18 % y cómo se separa del precio.',
      classes: [
        { title: 'Qué operaciones grava', clip: 'igv-que-grava' },
        { title: 'La tasa total: 18 %', clip: 'igv-la-tasa' },
        {
          title: 'Separar el impuesto del precio',
          clip: 'igv-separar-el-impuesto',
          materials: [{ title: 'Hoja de trabajo: tres casos resueltos', file: 'materiales/igv-hoja-de-trabajo.pdf' }],
        },
      ],
      exam: {
        title: 'Examen del módulo 1: entender el impuesto',
        minutes: 8,
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
        ],
      },
    },
    {
      title: 'Declarar con calma',
      summary: 'El crédito fiscal, el cálculo del mes y el calendario.',
      classes: [
        { title: 'El crédito fiscal', clip: 'igv-credito-fiscal' },
        { title: 'Débito menos crédito', clip: 'igv-debito-menos-credito' },
        { title: 'El calendario mensual', clip: 'igv-calendario' },
      ],
      exam: {
        title: 'Examen del módulo 2: declarar con calma',
        minutes: 8,
        questions: [
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
          statement(
            'Una compra personal, ajena al negocio, da derecho a crédito fiscal si tiene factura.',
            false,
            'Además del comprobante, la compra debe ser costo o gasto del negocio y destinarse a operaciones gravadas.',
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
    minutes: 15,
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
