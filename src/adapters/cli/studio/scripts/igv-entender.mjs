import { classesOf, riddle, scene } from './lesson.mjs';

const course = { course: 'IGV paso a paso', palette: 'indigo', teacher: 'jorge-salas' };

/** First module of «IGV paso a paso»: what the tax is. */
export const igvEntender = classesOf(course, [
  {
    file: 'igv-que-grava',
    title: 'Qué operaciones grava',
    scenes: [
      scene(
        'Qué operaciones grava',
        'points',
        'Antes de calcular un impuesto hay que saber si existe. En esta clase aprendes a reconocer, en una lista de operaciones reales, cuáles llevan IGV y cuáles no.',
        ['Las cinco operaciones gravadas', 'Primero verás las cinco operaciones que la ley grava.'],
        ['Lo que queda fuera, y por qué', 'Después, las tres razones por las que una operación puede quedar fuera.'],
        ['Un método de tres preguntas', 'Y al final, un método de tres preguntas que puedes usar con cualquier venta.'],
      ),
      scene(
        'Las cinco operaciones gravadas',
        'points',
        'La ley no dice «todo lo que se vende». Dice cinco cosas, y conviene saberlas de memoria.',
        [
          'Vender bienes muebles en el país',
          'La primera es la venta en el país de bienes muebles: la mercadería de una bodega, un celular, un camión. La cuenta también cuando entregas un bien sin cobrar, porque hay retiros de bienes que la ley trata como ventas.',
        ],
        [
          'Prestar o utilizar servicios en el país',
          'La segunda son los servicios que se prestan o se utilizan en el país. Prestar es lo que haces tú; utilizar incluye el servicio que le compras a una empresa del extranjero y aprovechas aquí.',
        ],
        [
          'Los contratos de construcción',
          'La tercera son los contratos de construcción que se ejecutan en el territorio nacional.',
        ],
        [
          'La primera venta de inmuebles del constructor',
          'La cuarta es la primera venta de un inmueble por quien lo construyó. La reventa entre particulares de una casa antigua no está en la lista.',
        ],
        [
          'Importar bienes',
          'Y la quinta es la importación de bienes. Aquí no importa quién seas: paga la empresa y paga también la persona que trae mercadería para sí.',
        ],
      ),
      scene(
        'Tres maneras de quedar fuera',
        'contrast',
        'Cuando una operación no paga IGV, la razón importa, porque cada una tiene consecuencias distintas.',
        [
          'Inafecta | La ley no la alcanza',
          'Inafecta es la operación que la ley no alcanza. Por ejemplo, el trabajo de quien está en planilla, o el del profesional independiente que emite recibos por honorarios: sus ingresos son rentas de trabajo y no llevan IGV.',
        ],
        [
          'Exonerada | Está gravada, pero una ley la libera',
          'Exonerada es la que sí estaría gravada, pero una norma la libera, casi siempre por un tiempo. Así ocurre con muchos productos del campo sin procesar, como la papa o la cebolla frescas, y con los libros.',
        ],
        [
          'Exportación | No paga y recupera lo pagado',
          'La exportación es un caso aparte. Quien exporta no carga el impuesto a su cliente y, además, puede recuperar el que pagó en sus compras.',
        ],
      ),
      scene(
        'El método de las tres preguntas',
        'steps',
        'Frente a una operación nueva, hazte tres preguntas en este orden.',
        [
          '¿Qué es? | Bien, servicio, obra o inmueble',
          'La primera: qué estoy entregando. Un bien mueble, un servicio, una obra o un inmueble. Si no es ninguno de ellos, probablemente no esté gravada.',
        ],
        [
          '¿Dónde? | En el país o fuera',
          'La segunda: dónde ocurre. La venta de un bien que está en el Perú se grava aquí, aunque el contrato se firme en otro país.',
        ],
        [
          '¿Hay beneficio? | Exoneración o exportación',
          'La tercera: si una norma la exonera o la trata como exportación. Y si la respuesta depende de un apéndice de la ley, busca el producto por su nombre o por su partida, porque dos productos parecidos pueden tener reglas distintas.',
        ],
      ),
      riddle(
        'Practica con una tienda',
        'points',
        'Probemos con una tienda de artesanía de Cusco.',
        [
          'Vende una manta en su local: gravada',
          'Vende una manta a un vecino en su local. Es un bien mueble, la venta es en el país y no hay beneficio. Está gravada.',
        ],
        [
          'Exporta veinte mantas: no carga impuesto',
          'Exporta veinte mantas a Chile, con los trámites de aduana. Es una exportación, así que no carga el impuesto.',
        ],
        [
          'Paga a un estudio de Bogotá: servicio utilizado',
          'Contrata a un estudio de diseño de Bogotá para el catálogo que usará en el Perú. Es un servicio utilizado en el país, y es la propia tienda quien debe pagar ese IGV.',
        ],
        [
          'Vende un libro sobre textiles: exonerado',
          'Y vende en el mostrador un libro sobre textiles. El libro está exonerado, aunque el estante de al lado tenga productos gravados. En la misma tienda conviven varias reglas: por eso se mira operación por operación, y no negocio por negocio.',
        ],
      ),
    ],
  },
  {
    file: 'igv-la-tasa',
    title: 'La tasa total: 18 %',
    scenes: [
      scene(
        'La tasa total: 18 %',
        'points',
        'Todos decimos «el IGV es 18 %», y para quien compra eso es correcto. Detrás de ese número hay dos impuestos, y vale la pena conocerlos para no confundirse.',
        ['Qué suma el 18 %', 'Verás qué se suma para llegar al 18 %.'],
        ['Por qué se calcula una sola vez', 'Por qué se calcula una sola vez y sobre la misma base.'],
        [
          'Qué hacer cuando el reparto cambia',
          'Y qué tienes que hacer en tu negocio cuando cambia el reparto entre los dos: casi nada.',
        ],
      ),
      scene(
        'Dos impuestos en una línea',
        'equation',
        'El primero es el Impuesto General a las Ventas, que va al Tesoro Público. El segundo es el Impuesto de Promoción Municipal, o IPM, que se reparte entre las municipalidades.',
        [
          'IGV + IPM = 18 % | La tasa total que ve quien compra',
          'Juntos suman 18 %. Los dos gravan las mismas operaciones, se calculan sobre la misma base y se pagan en la misma declaración. Por eso en el comprobante aparece una sola línea y una sola tasa. Si alguien calcula primero uno y después aplica el otro sobre el resultado, se equivoca: no se cobra impuesto sobre impuesto.',
        ],
        [
          '200.00 × 18 % = 36.00 | Un solo cálculo sobre la base',
          'Si la base es de S/. 200.00, el impuesto total es de S/. 36.00. Un cálculo, una línea, un monto.',
        ],
      ),
      scene(
        'El reparto cambia; el total no',
        'contrast',
        'Durante muchos años el reparto entre los dos impuestos no se movió. La Ley 32387 decidió que, entre 2026 y 2029, pase cada año medio punto de un impuesto al otro.',
        [
          'Quién recibe | Más para las municipalidades, cada año',
          'Lo que cambia es quién recibe: una parte mayor va a las municipalidades y una menor al Tesoro.',
        ],
        [
          'Quién paga | Lo mismo: 18 %',
          'Lo que no cambia es cuánto pagas tú y cuánto paga tu cliente. El total sigue siendo 18 %. Ningún precio tiene que subir por este motivo, y un proveedor que te lo diga está equivocado.',
        ],
      ),
      scene(
        'La tasa se aplica al valor de venta',
        'steps',
        'Hay tres palabras que conviene usar siempre igual, porque de ellas depende todo el cálculo.',
        [
          'Valor de venta | Lo que ganas, sin impuesto',
          'El valor de venta es lo que te queda a ti: el monto sin impuesto. La ley lo llama base imponible cuando se usa para calcular.',
        ],
        [
          'Impuesto | 18 % de ese valor',
          'El impuesto es el 18 % de ese valor. No es tuyo: lo cobras por encargo y lo entregas después.',
        ],
        [
          'Precio de venta | La suma de ambos',
          'Y el precio de venta es la suma de ambos: lo que paga tu cliente. Cuando anuncias un precio al consumidor, la ley te pide anunciar este, el total, con impuestos incluidos.',
        ],
      ),
      scene(
        'Qué entra en la base',
        'points',
        'La base es todo lo que el comprador queda obligado a pagar por la operación, y no solo el producto.',
        [
          'Los cargos que cobras aparte',
          'Entran los cargos que cobras aparte: el flete que facturas, el embalaje, la instalación, y también los intereses por vender al crédito.',
        ],
        [
          'No entran los descuentos usuales',
          'No entran los descuentos que das según las prácticas del comercio, siempre que consten en el comprobante. Si el valor era de S/. 500.00 y descuentas S/. 50.00, la base es S/. 450.00 y el impuesto, S/. 81.00.',
        ],
        [
          'Existen tasas especiales por ley',
          'Por último, algunas leyes fijan tasas reducidas para actividades concretas y por un plazo, como ocurrió con los restaurantes y hoteles pequeños. Verifica la norma vigente si tu negocio está en uno de esos grupos. En este curso usamos siempre el 18 %, que es la tasa del régimen general.',
        ],
      ),
    ],
  },
  {
    file: 'igv-separar-el-impuesto',
    title: 'Separar el impuesto del precio',
    scenes: [
      scene(
        'Separar el impuesto del precio',
        'points',
        'Te pagan S/. 118.00. ¿Cuánto es tuyo y cuánto es del Estado? Esta clase resuelve esa pregunta para cualquier precio.',
        ['De la base al precio', 'Primero, el camino de ida: de la base al precio.'],
        ['Del precio a la base', 'Después, el de vuelta, que es donde casi todos se equivocan.'],
        [
          'El redondeo, sin perder céntimos',
          'Y al final, el redondeo: cómo hacer que tus comprobantes cuadren al céntimo.',
        ],
      ),
      scene(
        'De ida: se multiplica',
        'equation',
        'Si sabes cuánto quieres ganar, empiezas por la base.',
        [
          '350.00 × 0.18 = 63.00 | El impuesto',
          'Quieres cobrar S/. 350.00 por una mesa, sin contar el impuesto. Multiplicas por 0.18 y obtienes S/. 63.00.',
        ],
        [
          '350.00 + 63.00 = 413.00 | El precio de venta',
          'Sumas y tienes el precio: S/. 413.00. También puedes hacerlo en un solo paso, multiplicando la base por 1.18.',
        ],
      ),
      scene(
        'De vuelta: se divide',
        'equation',
        'Casi siempre ocurre lo contrario: conoces el precio final y necesitas separar sus dos partes. Como el precio es la base multiplicada por 1.18, para regresar se divide.',
        ['118.00 ÷ 1.18 = 100.00 | La base', 'Divide S/. 118.00 entre 1.18: la base es de S/. 100.00.'],
        [
          '118.00 − 100.00 = 18.00 | El impuesto',
          'Luego resta: el impuesto es de S/. 18.00. No lo calcules otra vez por separado. Si lo hallas siempre por diferencia, base e impuesto sumarán exactamente el precio.',
        ],
      ),
      scene(
        'El error más caro',
        'contrast',
        'El error típico consiste en sacar el 18 % del precio final. Míralo con un precio de S/. 236.00.',
        [
          'Mal | 236.00 × 18 % = 42.48',
          'Si multiplicas S/. 236.00 por 18 %, obtienes S/. 42.48 de impuesto. Parece razonable, pero es demasiado: estás calculando impuesto sobre una cifra que ya lo incluye.',
        ],
        [
          'Bien | 236.00 − 200.00 = 36.00',
          'El cálculo correcto divide primero: la base es S/. 200.00 y el impuesto, S/. 36.00. La diferencia es de S/. 6.48 en una sola venta. En cien ventas iguales son S/. 648.00 mal declarados.',
        ],
      ),
      scene(
        'El redondeo',
        'points',
        'Pocas veces la división es exacta. Un precio de S/. 59.90 entre 1.18 da 50.7627 y más decimales.',
        ['Redondea la base a dos decimales: 50.76', 'Redondea la base a dos decimales: S/. 50.76.'],
        [
          'Halla el impuesto restando: 9.14',
          'Y halla el impuesto restando: S/. 59.90 menos S/. 50.76 son S/. 9.14. Las dos partes suman el precio, que es lo que el cliente pagó.',
        ],
        [
          'Con varias líneas, suma las líneas',
          'Si el comprobante tiene varias líneas, separa el impuesto en cada una y suma los resultados. Hacer una sola división sobre el total puede dar un céntimo de diferencia, y es mejor tener un método y no cambiarlo.',
        ],
        [
          'El descuento va antes',
          'Si hay descuento, va antes que el impuesto. De un precio de S/. 118.00 descuentas S/. 20.00 y cobras S/. 98.00: la base es S/. 83.05 y el impuesto, S/. 14.95. El impuesto sale siempre de lo que de verdad cobras.',
        ],
      ),
      riddle(
        'Practica ahora',
        'steps',
        'Toma un lápiz y separa estos tres precios antes de leer la respuesta. Las respuestas aparecen una por una.',
        [
          '70.80 | Base 60.00, impuesto 10.80',
          'El primero es S/. 70.80. La base es de S/. 60.00 y el impuesto, de S/. 10.80.',
        ],
        [
          '49.90 | Base 42.29, impuesto 7.61',
          'El segundo es S/. 49.90. La base es de S/. 42.29 y el impuesto, de S/. 7.61.',
        ],
        [
          '1500.00 | Base 1271.19, impuesto 228.81',
          'El tercero es S/. 1500.00. La base es de S/. 1271.19 y el impuesto, de S/. 228.81. Si los tres te salieron, ya sabes lo que necesitas para la hoja de trabajo de este módulo.',
        ],
      ),
    ],
  },
  {
    file: 'igv-cuando-nace',
    title: 'Cuándo nace la obligación',
    scenes: [
      scene(
        'Cuándo nace la obligación',
        'points',
        'Ya sabes qué se grava y cuánto. Falta saber cuándo. Esa fecha decide en qué mes declaras cada venta, y equivocarse de mes cuesta intereses.',
        ['En la venta de bienes', 'Veremos la regla para los bienes.'],
        ['En los servicios', 'La regla para los servicios, que no es la misma.'],
        ['Los adelantos', 'Y qué pasa cuando te pagan una parte antes de entregar.'],
      ),
      scene(
        'La idea: lo primero que ocurra',
        'steps',
        'La ley usa una idea sencilla: hay varios hechos posibles y manda el que ocurre primero. En la venta de bienes son dos.',
        [
          'Comprobante | Cuando se emite, o debió emitirse',
          'Uno es la fecha en que se emite el comprobante de pago o en que debió emitirse según el reglamento. La segunda parte es importante: no emitir a tiempo no retrasa el impuesto.',
        ],
        [
          'Entrega | Cuando el bien queda a disposición',
          'El otro es la fecha en que se entrega el bien, es decir, el momento en que queda a disposición del comprador. Si entregas el 30 de abril y emites la factura el 3 de mayo, la venta es de abril.',
        ],
      ),
      scene(
        'En los servicios',
        'steps',
        'En los servicios también hay dos hechos, pero el segundo es distinto.',
        [
          'Comprobante | Cuando se emite, o debió emitirse',
          'El primero es el mismo: la emisión del comprobante, o la fecha en que debió emitirse. El reglamento de comprobantes pide emitirlo cuando el servicio termina, cuando se cobra, o cuando vence el plazo pactado para el pago, lo que ocurra antes.',
        ],
        [
          'Cobro | Cuando te pagan, por el monto pagado',
          'El segundo es el cobro. Cuando el cliente paga, nace la obligación por el monto que pagó, aunque el servicio no haya terminado.',
        ],
      ),
      scene(
        'Los adelantos',
        'contrast',
        'Un pago parcial hecho por adelantado tiene su propia regla.',
        [
          'En bienes | Nace por lo que recibes, si hay pago parcial',
          'Si vendes un mueble y te pagan una parte antes de entregarlo, la obligación nace en la fecha del pago y por ese monto.',
        ],
        [
          'En servicios | Nace por cada monto cobrado',
          'En los servicios ocurre lo mismo con cada adelanto. Si pactas S/. 1180.00 y cobras la mitad al empezar, por esos S/. 590.00 ya debes el impuesto: S/. 90.00, porque la base es S/. 500.00.',
        ],
      ),
      scene(
        'Otros momentos que conviene conocer',
        'points',
        'Otras operaciones tienen reglas propias.',
        [
          'Construcción: al emitir el comprobante o al cobrar',
          'En los contratos de construcción, la obligación nace al emitir el comprobante o al percibir el ingreso, total o parcial, por cada valorización.',
        ],
        [
          'Importación: al solicitar el despacho a consumo',
          'En la importación de bienes nace cuando se solicita su despacho a consumo, y se paga en la aduana.',
        ],
        [
          'Servicio del exterior: al anotarlo o al pagarlo',
          'En la utilización de servicios de una empresa del exterior nace cuando anotas el comprobante en tu registro de compras o cuando pagas la retribución, lo que ocurra primero.',
        ],
      ),
      riddle(
        'Tres casos para ubicar en el mes',
        'points',
        'Decide el mes de cada caso antes de leer la solución.',
        [
          'Entrega en marzo, factura en abril: marzo',
          'Una ferretería entrega cemento el 31 de marzo y emite la factura el 2 de abril. Es de marzo: la entrega ocurrió primero.',
        ],
        [
          'Cobra en junio, termina en julio: junio',
          'Una agencia de diseño cobra todo en junio y entrega el trabajo en julio. Es de junio, porque el cobro ocurrió primero.',
        ],
        [
          'Vende al crédito en agosto: agosto',
          'Una tienda entrega un televisor en agosto, con factura, y lo cobra en cuotas hasta diciembre. Todo el impuesto es de agosto. Vender al crédito no reparte el impuesto: se declara completo en el mes de la venta, aunque el dinero llegue después. Tenlo presente al fijar tus plazos, porque tendrás que pagar con tu propia caja.',
        ],
      ),
    ],
  },
]);
