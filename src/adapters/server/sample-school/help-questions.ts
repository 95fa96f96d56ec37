/** The questions of the help page, as `escuela help import` reads them. Source: SITE-5. */
export const sampleHelpQuestions = `
## ¿Los cursos vencen?

No. Los cursos que compras **no vencen nunca**: entras cuando quieras, las veces que quieras, desde tu área.

## ¿Cuánto dura un plan Pro?

Los planes Pro te dan acceso **por un tiempo limitado**, el que eliges al comprar. Mientras está vigente puedes usar todo lo que el plan incluye; cuando termina, lo que compraste por separado sigue siendo tuyo.

## ¿Cuándo recibo mi certificado?

El certificado se emite **al terminar el 100 % de las clases**. Si el producto tiene exámenes y los apruebas, recibes además la nota en tu certificado de aprobación. Cualquiera puede comprobarlo con su código en «Validar certificado». Lo que se estudia en menos de media hora académica (la hora tiene 45 minutos) no lo otorga.

## ¿Cuándo se activa mi compra si pago con tarjeta?

**Al instante.** Apenas tu banco aprueba el pago, el producto aparece en tu área y te llega un correo.

## ¿Y si pago con depósito o transferencia?

Se activa **en un máximo de 72 horas** desde que confirmas tu pago con la constancia.

Para confirmarlo:

1. Haz el depósito o la transferencia.
2. Entra a «Confirmación de pago» en tu menú.
3. Adjunta la foto o el PDF de la constancia, con su número de operación.

## ¿Puedo pedir factura?

Sí. Al pagar eliges boleta o factura; para la factura escribe tu RUC y tu razón social. El comprobante te llega por correo.

## ¿Qué hago si un video no se reproduce?

Prueba con otra red o con otro navegador al día. Si sigue igual, elige **En mis Contenidos › Los videos no se reproducen** en esta página y cuéntanos en qué curso y en qué clase te pasa.

## No recuerdo mi contraseña

Ve a «Ingresar», elige «¿Olvidaste tu contraseña?» y te enviamos un enlace que vence en 10 minutos.
`;
