import type { SampleReading } from '#adapters/server/sample-school/content-types.ts';

export const derechosDelConsumidor: SampleReading = {
  id: 406,
  slug: 'derechos-del-consumidor-guia-de-bolsillo',
  title: 'Derechos del consumidor: guía de bolsillo',
  subtitle: 'Libro gratuito',
  summary:
    'Lo que conviene saber antes de comprar, al pagar y cuando algo sale mal, según el Código de Protección y Defensa del Consumidor. Gratuito y breve.',
  description: `Una guía gratuita para llevar en el teléfono. Explica, en lenguaje sencillo, los derechos que reconoce la Ley 29571 y el camino para hacerlos valer, desde la conversación en la tienda hasta el reclamo.`,
  category: 'gestion-y-finanzas',
  staff: ['gladys-pena'],
  price: 0,
  outcomes: ['Saber qué información deben darte', 'Conocer qué significa idoneidad', 'Usar el libro de reclamaciones'],
  bibliographic: { Edición: 'Primera', Páginas: '32', Formato: 'Lectura en línea' },
  sections: [
    {
      title: 'Antes de comprar: información y precio',
      text: `El primer derecho de quien compra es saber. El Código de Protección y Defensa del Consumidor, Ley 29571, pide que la información sea veraz, suficiente, fácil de entender y que llegue a tiempo: antes de decidir, no después.

**El precio que ves es el que pagas.** Debe mostrarse de manera destacada y ser el total, con impuestos y cargos incluidos. Si en caja aparece un monto mayor, tienes derecho a pagar el que estaba anunciado. Tampoco pueden sumarte recargos que no te informaron.

**Las ofertas dicen sus condiciones.** Una promoción indica desde cuándo y hasta cuándo vale, y cuántas unidades hay. «Hasta agotar stock», sin decir cuánto, es información a medias.

**Lo que se anuncia obliga.** La publicidad forma parte de lo ofrecido. Si el aviso decía «incluye instalación», la instalación está incluida. Guarda una captura de pantalla: el aviso puede desaparecer, tu captura no.

**Nadie puede obligarte a llevar más.** Condicionar la venta de un producto a la compra de otro, o dar por aceptado algo porque no dijiste que no, son prácticas prohibidas. El silencio no es un sí.

**Pregunta por escrito cuando importe.** En compras grandes, haz tus preguntas por correo o por el chat de la tienda. La respuesta escrita vale más que el recuerdo de una conversación.

Antes de pagar, lee tres cosas: el precio total, el plazo de entrega y la política de cambios. Son tres líneas y evitan la mayoría de los problemas que este libro explica cómo resolver.`,
    },
    {
      title: 'Al recibir: idoneidad y garantía',
      text: `Idoneidad es una palabra larga para una idea simple: lo que recibes debe corresponder a lo que esperabas según lo ofrecido, la publicidad, el precio y la naturaleza del producto. Una licuadora debe licuar; un curso con certificado debe dar el certificado.

Revisa al recibir. Abre la caja, prueba, compara con lo que pediste. Si algo falta o está dañado, dilo en ese momento y anótalo en la guía de entrega. Si lo notas después, avisa apenas puedas y envía una fotografía.

**Las garantías se suman.** La garantía legal existe siempre, aunque no esté escrita. La garantía expresa es la que te ofrecen: léela, porque dice plazo y condiciones. Y hay una garantía implícita: que el producto sirva para lo que se usa normalmente.

**Si no es idóneo, hay opciones.** Según el caso, puedes pedir la reparación, el cambio o la devolución de lo pagado. Si después de reparar el defecto continúa, corresponde una solución mayor. No tienes que aceptar un vale si prefieres una de las opciones que el Código te reconoce.

**En los servicios ocurre igual.** Si el servicio no se prestó como se ofreció, puedes pedir que se haga de nuevo sin costo o que te devuelvan lo pagado, en todo o en parte.

**Cambiar de opinión es otra cosa.** Que un producto no te guste no significa que sea defectuoso. Muchas tiendas aceptan cambios como cortesía, con sus condiciones. Por eso conviene preguntarlo antes.

Guarda el comprobante. No es el único modo de probar la compra, pero es el más fácil.`,
    },
    {
      title: 'Cuando algo sale mal: el camino del reclamo',
      text: `Hay un camino y conviene recorrerlo en orden, porque cada paso deja una constancia que sirve al siguiente.

**1. Conversar.** Explica qué pasó, qué esperabas y qué pides. Con fecha, número de pedido y fotografías. Muchos casos terminan aquí si la petición es concreta: «quiero el cambio por uno igual antes del viernes» funciona mejor que «quiero una solución».

**2. El libro de reclamaciones.** Todo establecimiento abierto al público debe tenerlo, y las tiendas en línea también, en un lugar visible de su página. No pueden negártelo ni pedirte requisitos adicionales. Elige bien: el **reclamo** es sobre el producto o el servicio; la **queja** es sobre la atención. Te deben dar una copia. El proveedor responde dentro de quince días hábiles, y ese plazo no se puede prorrogar.

**3. La autoridad.** Si la respuesta no llega o no te convence, puedes acudir al Indecopi. Ofrece servicios gratuitos para intentar un acuerdo y, si no lo hay, la posibilidad de presentar una denuncia. No es obligatorio haber usado antes el libro de reclamaciones, pero ayuda.

**4. Otros caminos.** Algunos sectores tienen su propio regulador, como las telecomunicaciones, la energía o los seguros. Y siempre existe la vía judicial para pedir una indemnización.

Tres consejos para todos los pasos. Sé breve: una página basta. Sé exacto: fechas, montos, nombres. Y sé amable: del otro lado hay una persona que quizá quiera ayudarte, y es más fácil ayudar a quien respeta.`,
    },
  ],
};
