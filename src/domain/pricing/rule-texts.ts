import type { Step } from './derivation.ts';

/** The name of each rule and what it says, as an accountant reads it in the cart, the auditor's print and docs/price-maths.md. */
export const RULES: Readonly<Record<Step['rule'], { readonly title: string; readonly rule: string }>> = {
  'chosen-price': {
    title: 'Precio',
    rule: 'El precio incluye el IGV de los productos gravados. Rige el precio con descuento mientras el descuento esté vigente y, si no, el normal; quien tiene un plan activo paga el de suscriptor cuando es menor.',
  },
  options: {
    title: 'Opciones',
    rule: 'Al precio se suma cada opción elegida. Los cupos adicionales son un solo importe: precio de un cupo por cantidad.',
  },
  extension: {
    title: 'Ampliación',
    rule: 'Ampliar cuesta el doble del precio sin opciones, menos el descuento por ampliación, menos ese mismo precio. El factor de ampliación multiplica la duración, nunca el importe.',
  },
  'sum-of-prices': {
    title: 'Suma de precios',
    rule: 'El total antes de descuentos es la suma de los precios de las líneas. No hay nada que redondear, pues cada precio ya está en céntimos.',
  },
  'percentage-off': {
    title: 'Descuento en porcentaje',
    rule: 'El porcentaje se aplica una sola vez, a la suma de los productos que el código alcanza. El resultado se redondea al céntimo; medio céntimo sube.',
  },
  'fixed-off': {
    title: 'Descuento de monto fijo',
    rule: 'Al total se le resta el monto, sin pasar de la suma de los productos que el código alcanza, y lo que queda se lleva a soles enteros. El descuento es la diferencia.',
  },
  share: {
    title: 'Reparto del descuento',
    rule: 'El descuento se reparte en proporción al precio de cada producto alcanzado. Los céntimos que sobran van a los restos mayores y, si empatan, al número de producto menor.',
  },
  'tiny-line': {
    title: 'Resto mínimo',
    rule: 'Un producto gravado al que el descuento dejaría entre S/.\u00A00.01 y S/.\u00A00.03 se entrega gratis, pues a ese importe no le corresponde ni un céntimo de IGV. Esos céntimos son parte del descuento.',
  },
  tax: {
    title: 'Base sin IGV',
    rule: 'El IGV se extrae de lo que queda después del descuento: la base es ese importe entre uno más la tasa, redondeada al céntimo; en un producto exonerado, todo es base. El IGV es el resto, de modo que base e IGV siempre suman lo pagado.',
  },
  totals: {
    title: 'Totales',
    rule: 'Los totales son sumas de las líneas y nunca se vuelven a redondear. Base más IGV es lo que se paga, y eso es el total menos el descuento.',
  },
};
