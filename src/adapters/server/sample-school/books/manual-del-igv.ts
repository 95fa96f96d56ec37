import type { SampleReading } from '#adapters/server/sample-school/content-types.ts';

export const manualDelIgv: SampleReading = {
  id: 401,
  slug: 'manual-del-igv-para-no-contadores',
  title: 'Manual del IGV para no contadores',
  subtitle: 'El impuesto de todos los días, explicado con cuentas pequeñas',
  summary:
    'Un libro breve para quien vende, compra y firma declaraciones sin haber estudiado contabilidad. Cada capítulo se puede leer de una sentada y termina con una cuenta resuelta.',
  description: `El IGV acompaña cada venta y cada compra de un negocio, y sin embargo se suele entender a medias. Este manual lo explica desde el mostrador: qué parte del precio es tuya, qué parte no, y qué se hace con cada una.

No hay fórmulas sin ejemplo ni términos sin traducción.`,
  category: 'tributacion',
  staff: ['jorge-salas'],
  price: 89_90,
  outcomes: [
    'Separar base e impuesto en cualquier precio',
    'Reconocer qué está gravado, exonerado e inafecto',
    'Entender el crédito fiscal con un ejemplo completo',
  ],
  bibliographic: { Edición: 'Primera', Páginas: '64', Formato: 'Lectura en línea' },
  sections: [
    {
      title: 'Para quién es este libro',
      text: `Este libro es para la persona que un día recibió una factura, vio tres números donde esperaba uno y decidió no preguntar. También para quien pregunta siempre y recibe respuestas que necesitan otra explicación.

El impuesto general a las ventas, que todos llamamos IGV, es el impuesto con el que más convivimos. Lo pagamos al comprar pan envasado, una batería o una hora de reparación. Si además tenemos un negocio, lo cobramos, lo registramos y lo entregamos. Es raro convivir tanto con algo y entenderlo tan poco.

La buena noticia es que sus ideas centrales son cuatro y caben en una servilleta. La primera: el impuesto lo paga quien consume, no quien vende. La segunda: quien vende lo cobra por encargo del Estado. La tercera: para no cobrarlo dos veces, cada negocio resta lo que pagó al comprar. La cuarta: la diferencia se declara y se entrega cada mes.

Todo lo demás son detalles, y a los detalles dedicaremos los capítulos que siguen. Los cálculos usan cifras pequeñas a propósito. Si una cuenta te resulta demasiado fácil, vas bien: las cuentas grandes son la misma cuenta con más ceros.

Una advertencia honrada. Las tasas, los plazos y los formularios cambian. Donde un dato puede cambiar, lo decimos y te indicamos dónde comprobarlo. Lo que no cambia es el razonamiento, y eso es lo que queremos que te quede.`,
    },
    {
      title: 'Tres preguntas antes de vender',
      text: `Antes de poner un precio, hazte tres preguntas sobre lo que vendes. Las respuestas te dicen qué comprobante emitir y qué escribir en él.

**¿Está gravado?** Como regla general, sí. El impuesto grava la venta de bienes muebles en el país, los servicios que se prestan o se utilizan en él, los contratos de construcción, la primera venta de inmuebles que hace quien los construye y la importación.

**¿Está exonerado?** Hay bienes y servicios que la ley saca del impuesto por un tiempo y por una razón. Están en listas, que la ley llama apéndices. Los libros son un ejemplo: quien los vende no cobra IGV. Las exoneraciones tienen fecha de término y suelen prorrogarse; por eso conviene revisar cada cierto tiempo si siguen vigentes.

**¿Está inafecto?** Otras operaciones nunca entraron al impuesto. La exportación es la más conocida. En el comprobante se distingue de lo exonerado, aunque para quien compra el resultado se parezca: no hay impuesto que pagar.

La diferencia importa por el crédito fiscal. Si todo lo que vendes está gravado, el impuesto de tus compras se resta por completo. Si vendes solo cosas exoneradas, no se resta: pasa a ser parte del costo. Y si vendes de las dos clases, hay que separar, o calcular una proporción.

Un ejemplo. Una librería vende novelas y también lapiceros. Las novelas están exoneradas; los lapiceros, gravados. El IGV de los estantes que compró sirve a las dos ventas, así que solo una parte será crédito. La librería que no separa sus compras paga de más o declara de menos. Ninguna de las dos cosas es buena idea.`,
    },
    {
      title: 'El precio y sus dos partes',
      text: `En el Perú el precio que se muestra al público es el precio final: incluye el impuesto. Por eso la cuenta que más harás no es sumar el IGV, sino separarlo.

La tasa total es 18 %. Dentro de ella hay dos tributos que comparten la misma base: el IGV propiamente dicho y el impuesto de promoción municipal. Entre 2026 y 2029 el reparto entre ambos cambia medio punto por año, pero la suma sigue siendo 18 %. En el comprobante basta con el total.

Supón que vendes una lámpara a S/. 118.00. La pregunta es: ¿qué número, aumentado en 18 %, da 118.00? Se responde dividiendo:

118.00 ÷ 1.18 = 100.00

Esa es la base. El impuesto es la diferencia: 18.00.

El error clásico consiste en calcular el 18 % de 118.00, que da 21.24, y creer que la base es 96.76. No lo es. El porcentaje se aplica sobre la base y nosotros partimos del precio final.

Cuando la división no es exacta, se redondea al céntimo y el impuesto se obtiene restando, para que las dos partes siempre sumen el precio. Con S/. 199.90:

199.90 ÷ 1.18 = 169.4067…, que se redondea a 169.41

199.90 − 169.41 = 30.49

Y si hay un descuento, primero se descuenta y después se separa. Un precio de 118.00 con un descuento de 20.00 deja 98.00: la base es 83.05 y el impuesto 14.95. El Estado recibe su parte de lo que de verdad cobraste, no de lo que soñabas cobrar.`,
    },
    {
      title: 'El crédito fiscal, sin misterio',
      text: `Imagina una cadena de tres negocios. Un taller fabrica una mesa y la vende a una tienda en S/. 118.00. La tienda la vende a una clienta en S/. 236.00. ¿Cuánto impuesto recibe el Estado?

El taller cobró 18.00 y los entrega. La tienda cobró 36.00, pero ya había pagado 18.00 al comprar. Si entregara los 36.00, el Estado habría recibido 54.00 por una mesa cuya base final es 200.00: más del 18 %. Por eso la tienda resta: 36.00 − 18.00 = 18.00. En total, 36.00, exactamente el 18 % de 200.00. Quien lo pagó todo fue la clienta. Los negocios solo lo fueron entregando por partes.

Ese derecho a restar es el crédito fiscal. Como vale dinero, la ley lo cuida con requisitos.

Los requisitos **de fondo** son dos: que la compra sea costo o gasto de la empresa, y que se destine a operaciones gravadas. La computadora de la oficina cumple; la de tu hija, no.

Los requisitos **de forma** también importan: que el impuesto esté consignado por separado en un comprobante que dé derecho a crédito, que el documento identifique a quien emite y a quien recibe, y que la compra se anote en el registro correspondiente.

Hay una condición más que se olvida. En operaciones por encima de cierto monto, la ley exige pagar usando el sistema financiero. Si pagas en efectivo lo que debía ir por un banco, el crédito se pierde.

Y si en un mes el crédito es mayor que el impuesto de tus ventas, no se pierde ni se devuelve de inmediato: se guarda para el mes siguiente.`,
    },
    {
      title: 'El mes, en una página',
      text: `Cierra el libro por un momento e imagina tu mes como una página con cuatro renglones.

**Renglón uno: lo que vendiste.** Suma las bases de todas tus ventas gravadas y calcula el 18 %. Ese es tu impuesto bruto o débito fiscal. Incluye las notas de crédito con signo negativo.

**Renglón dos: lo que compraste.** Suma el impuesto de las compras que cumplen los requisitos. Ese es tu crédito fiscal. Si el mes pasado quedó un saldo a favor, agrégalo.

**Renglón tres: la resta.** Débito menos crédito. Si es positivo, es lo que pagas. Si es negativo, es saldo para el mes siguiente.

**Renglón cuatro: lo que ya te quitaron.** Algunas operaciones están sujetas a sistemas de pago adelantado. En las detracciones, tu cliente deposita una parte del precio en una cuenta a tu nombre, que sirve para pagar impuestos. En las percepciones, tu proveedor te cobra un monto adicional. Lo que te hayan retenido o percibido se descuenta aquí.

La fecha para declarar depende del último dígito del RUC y figura en un cronograma que se publica cada año. Anótalo completo en enero, con un aviso cinco días antes de cada vencimiento. Declarar a tiempo aunque no puedas pagar todo es mejor que no declarar: la falta de declaración tiene su propia sanción.

Un ejemplo para terminar. Ventas con base de S/. 5000.00: débito de 900.00. Compras con base de S/. 3000.00: crédito de 540.00. Sin saldos ni adelantos, pagas 360.00. Si el mes anterior te había quedado un saldo de 60.00, pagas 300.00.

Eso es todo. Cuatro renglones, una vez al mes. Si llenas esta página antes de hablar con tu contadora, la conversación será más corta y mucho más útil.`,
    },
  ],
};
