import { classesOf, scene } from './lesson.mjs';

const course = { course: 'IGV paso a paso', palette: 'indigo', teacher: 'jorge-salas' };

/** Second module of «IGV paso a paso»: what is issued and what is received. */
export const igvDocumentos = classesOf(course, [
  {
    file: 'igv-comprobantes',
    title: 'Facturas, boletas y notas',
    scenes: [
      scene(
        'Facturas, boletas y notas',
        'points',
        'El impuesto viaja en papeles, aunque hoy casi todos sean electrónicos. Si el documento está mal, el impuesto también.',
        ['Qué comprobante corresponde', 'Verás qué comprobante le corresponde a cada cliente.'],
        ['Qué revisar antes de enviarlo', 'Qué datos revisar antes de enviarlo.'],
        ['Cómo corregir sin borrar', 'Y cómo se corrige un error, porque un comprobante emitido no se borra.'],
      ),
      scene(
        'Factura o boleta',
        'contrast',
        'La elección no depende del monto ni de tu gusto: depende de para qué lo usará el cliente.',
        [
          'Factura | Para quien tiene RUC y usará el crédito',
          'La factura se entrega a quien tiene RUC y necesita sustentar un gasto o usar el crédito fiscal. Lleva el impuesto separado del valor de venta.',
        ],
        [
          'Boleta | Para el consumidor final',
          'La boleta se entrega al consumidor final. Como regla, no da derecho a crédito fiscal. Si la venta pasa de S/. 700.00, debes anotar el nombre y el número de documento de quien compra.',
        ],
      ),
      scene(
        'Otros documentos que verás',
        'points',
        'Hay otros documentos que conviene no confundir con los anteriores.',
        [
          'Recibo por honorarios: renta de trabajo, sin IGV',
          'El recibo por honorarios lo emite el profesional independiente. Sus ingresos son renta de cuarta categoría y no llevan IGV.',
        ],
        [
          'Guía de remisión: sustenta un traslado',
          'La guía de remisión sustenta el traslado de los bienes. No reemplaza a la factura ni prueba por sí sola una venta.',
        ],
        [
          'Proforma o cotización: no es comprobante',
          'La proforma, la cotización y la nota de venta interna no son comprobantes. Si solo entregas eso, no has emitido nada.',
        ],
      ),
      scene(
        'Antes de enviarlo, cinco datos',
        'points',
        'La mayoría de los errores se evita con medio minuto de revisión. Mira cinco datos.',
        ['RUC y nombre del cliente', 'El RUC y el nombre o razón social del cliente, como figuran en el padrón.'],
        ['Fecha de emisión', 'La fecha de emisión, que ya sabes por qué importa.'],
        [
          'Descripción concreta',
          'Una descripción concreta. «Servicios varios» no explica nada; «mantenimiento de tres equipos de aire, en marzo» sí.',
        ],
        ['Afectación de cada línea', 'La afectación de cada línea: gravada, exonerada o inafecta.'],
        [
          'Base, impuesto y total que suman',
          'Y que base e impuesto sumen el total. Una base de S/. 1250.00 lleva S/. 225.00 de impuesto y da un total de S/. 1475.00.',
        ],
      ),
      scene(
        'Las notas: corregir sin borrar',
        'contrast',
        'Si te equivocaste o si algo cambió después, emites una nota que se refiere al comprobante original.',
        [
          'Nota de crédito | Baja el monto o anula',
          'La nota de crédito reduce o anula. Se usa por una devolución, un descuento posterior, una anulación o un RUC equivocado.',
        ],
        [
          'Nota de débito | Sube el monto',
          'La nota de débito aumenta. Se usa, por ejemplo, para cobrar intereses por demora o un gasto que se conoció después.',
        ],
      ),
      scene(
        'Un caso con números',
        'steps',
        'Una librería vendió en abril útiles por S/. 1180.00, impuesto incluido. En mayo el cliente devuelve la mitad.',
        [
          'Abril | Base 1000.00, impuesto 180.00',
          'En abril declaró la venta completa: S/. 1000.00 de base y S/. 180.00 de impuesto. Eso no se toca.',
        ],
        [
          'Mayo | Nota por 590.00',
          'En mayo emite una nota de crédito por S/. 590.00: la base es S/. 500.00 y el impuesto, S/. 90.00.',
        ],
        [
          'Efecto | 90.00 menos en mayo',
          'En la declaración de mayo resta esos S/. 90.00 del impuesto de sus ventas. Y el cliente, si usó el crédito, lo reduce en el mismo monto. Cada uno mueve lo suyo y las cuentas siguen cuadrando.',
        ],
      ),
    ],
  },
  {
    file: 'igv-credito-fiscal',
    title: 'El crédito fiscal',
    scenes: [
      scene(
        'El crédito fiscal',
        'points',
        'El IGV no quiere quedarse en tu negocio: quiere llegar al consumidor final. Por eso te deja restar el impuesto que pagaste en tus compras. Ese derecho se llama crédito fiscal, y tiene condiciones.',
        ['Dos requisitos de fondo', 'Primero veremos los dos requisitos de fondo.'],
        ['Tres requisitos de forma', 'Luego, los tres de forma.'],
        [
          'Cómo se prueba y cuándo se pierde',
          'Y por último cómo se prueba la operación, y cuándo se pierde el crédito aunque haya factura.',
        ],
      ),
      scene(
        'Los dos requisitos de fondo',
        'points',
        'La ley los llama sustanciales, porque sin ellos el derecho no nace. Se necesitan los dos.',
        [
          'Que sea costo o gasto del negocio',
          'Uno: que la compra sea costo o gasto según las normas del Impuesto a la Renta. El alquiler de tu local lo es; el televisor de tu sala, no.',
        ],
        [
          'Que sirva a operaciones gravadas',
          'Dos: que se destine a operaciones por las que debas pagar el impuesto. Si solo vendes productos exonerados, el impuesto de tus compras no se resta: se vuelve parte de tu costo.',
        ],
      ),
      scene(
        'Los tres requisitos de forma',
        'points',
        'Los requisitos formales permiten comprobar el derecho.',
        [
          'El impuesto, por separado en el comprobante',
          'Uno: el impuesto debe estar consignado por separado en el comprobante. Por eso una boleta común no sirve.',
        ],
        [
          'El emisor, identificado y habilitado',
          'Dos: el documento debe identificar a quien lo emite, con nombre y RUC, y ese emisor debía estar habilitado para emitirlo en esa fecha. Consúltalo en la página de la SUNAT antes de pagar, no después.',
        ],
        [
          'Anotado a tiempo en el registro de compras',
          'Tres: el comprobante debe estar anotado en tu registro de compras, dentro del plazo que da la ley. No lo dejes para después: anótalo en su mes.',
        ],
      ),
      scene(
        'Dos condiciones que se olvidan',
        'contrast',
        'Con todo lo anterior en orden, el crédito todavía puede perderse por la manera de pagar.',
        [
          'Medio de pago | Desde 2000.00, por el sistema financiero',
          'Si la operación es de S/. 2000.00 o más, paga con transferencia, depósito, tarjeta u otro medio del sistema financiero. Si la pagas en efectivo, no puedes usar el crédito.',
        ],
        [
          'Detracción | Primero el depósito',
          'Y si la operación está sujeta a detracción, el depósito debe estar hecho para que uses el crédito. En el próximo módulo verás cómo funciona.',
        ],
      ),
      scene(
        'La operación tiene que ser real',
        'points',
        'Una factura perfecta de una compra que no ocurrió no da crédito: es una operación no real. Por eso conviene guardar, junto con cada compra importante, lo que prueba que existió.',
        ['El pedido o el contrato', 'El pedido o el contrato, aunque sea un correo.'],
        [
          'La entrega: guía, acta o informe',
          'La prueba de la entrega: la guía de remisión, el acta o el informe del servicio.',
        ],
        [
          'El pago: la constancia del banco',
          'La constancia del pago, que salga de tu cuenta y llegue a la del proveedor.',
        ],
        ['El uso: dónde terminó', 'Y el uso: en qué obra, en qué local o en qué venta terminó esa compra.'],
      ),
      scene(
        'Cuando vendes de todo: la prorrata',
        'equation',
        'Hay negocios que venden gravado y no gravado. Si una compra sirve solo a lo gravado, su crédito es completo; si sirve solo a lo otro, no hay crédito. Y si sirve a los dos, se reparte.',
        [
          '60000 ÷ 100000 = 60 % | Ventas gravadas entre ventas totales',
          'Supón que en los últimos doce meses vendiste S/. 100000.00, de los cuales S/. 60000.00 son operaciones gravadas. Tu porcentaje es 60 %.',
        ],
        [
          '900.00 × 60 % = 540.00 | El crédito que puedes usar',
          'Si las compras comunes del mes, como la luz y el alquiler, traen S/. 900.00 de impuesto, puedes usar S/. 540.00. Los otros S/. 360.00 son parte de tu gasto.',
        ],
      ),
    ],
  },
]);
