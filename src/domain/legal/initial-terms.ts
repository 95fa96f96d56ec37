import { refundRules } from '#domain/legal/refund-rule.ts';
import { policies } from '#domain/legal/statute.ts';

/** The terms and conditions that a new school begins with, in our own words. To be reviewed by the school's lawyer. */
export const initialTerms = `## Quiénes somos {#quienes-somos}

{escuela} es un servicio de {razón social}, con RUC {RUC} y domicilio en {domicilio}. Puedes escribirnos a [{correo}](mailto:{correo}) o llamarnos al {teléfono}.

Estos términos son el contrato entre tú y la escuela. Los aceptas con una casilla propia al crear tu cuenta y al pagar; nunca la encontrarás marcada de antemano.

## Tu cuenta {#tu-cuenta}

Necesitas una cuenta para comprar y estudiar. Mirar el catálogo, leer las muestras gratuitas, validar un certificado y presentar un reclamo no la necesitan.

- Los datos que nos das deben ser tuyos y verdaderos: tu nombre aparece en tus certificados y tu documento en tus comprobantes.
- Si tienes menos de 18 años, compra con la autorización de tu madre, tu padre o tu apoderado.
- Tu cuenta es personal. Cuida tu contraseña; en [tus sesiones](/sesiones) ves desde dónde está abierta y puedes cerrar las demás.
- Quien compra un plan con cupos puede invitar a otras personas. Cada una usa su propia cuenta y acepta estos términos.

## Qué ofrecemos {#contenidos}

Seminarios en vivo y grabados, cursos, talleres, diplomados, cursos especializados, libros y revistas para leer en línea, consultorías y planes que reúnen varios contenidos. La página de cada uno dice qué incluye, quién lo dicta o escribe, cuánto dura, qué necesitas para seguirlo y si otorga un certificado.

Nuestros contenidos enseñan y orientan. No reemplazan la asesoría sobre tu caso, salvo en una consultoría y dentro de lo que esta ofrece.

## Contenido digital {#contenido-digital}

Todo se entrega en línea. Para verlo te bastan un navegador actual y conexión a internet; un video en calidad media consume alrededor de 0.5 GB por hora.

Al comprar recibes una licencia personal, que no puedes ceder, para ver y leer el contenido en tu cuenta. Los derechos siguen siendo de la escuela y de sus autores: no puedes copiarlo, difundirlo, revenderlo ni compartir tu acceso. Sí puedes citarlo como permite la ley y descargar los materiales que se ofrecen para descargar.

Los cursos no vencen mientras la escuela los publique. Si retiramos un contenido que compraste, te avisamos antes y te damos otro equivalente o te devolvemos la parte que no usaste. Cómo pedirlo está en [Devoluciones y reembolsos](/terminos-condiciones#devoluciones).

## Precios, IGV y comprobantes {#precios}

- Los precios están en soles (S/.) y son finales: incluyen el IGV cuando corresponde. Los libros exonerados lo dicen junto al precio.
- Antes de pagar ves el total, con cada descuento y su razón en «¿Por qué este precio?». No añadimos cargos después.
- Cuando un descuento de monto fijo deja céntimos, el total se redondea como se muestra en el carrito antes de que lo aceptes.
- Te damos boleta o factura electrónica con los datos de facturación que elijas. Revísalos: una factura emitida no se cambia por una boleta.
- Si un precio publicado es un error evidente, te lo decimos antes de cobrar y eliges entre comprar al precio correcto o recuperar tu dinero, como dice [Devoluciones y reembolsos](/terminos-condiciones#devoluciones).

## Cupones, promociones y códigos de vendedor {#cupones}

- Cada carrito admite un solo código a la vez. El código dice a qué contenidos alcanza y hasta cuándo vale; la cuenta regresiva que ves termina cuando de verdad termina.
- Un código no se canjea por dinero ni se aplica a una compra ya hecha.
- El precio de suscriptor es para quien tiene un plan activo al momento de pagar.
- Los vendedores verificados ofrecen nuestros contenidos con su propio código. La escuela responde por la compra.

## Cómo se compra y cuándo se activa {#compra}

- Con tarjeta, el contenido se activa cuando el banco aprueba el pago. Si el banco no responde, no volvemos a cobrar: preguntamos hasta saber qué pasó y te avisamos.
- Con depósito o transferencia, envías tu constancia y la revisamos en un máximo de 72 horas.
- Un pedido sin pagar vence el día y a la hora que indica, y sus precios dejan de estar reservados.
- Lo gratuito se activa al instante y no pide tarjeta.

## Planes y su duración {#planes}

Un plan dura los días, meses o años que eliges, contados desde que se activa. No se renueva ni se cobra solo: antes de que termine te avisamos y tú decides.

Mientras dura ves todos los contenidos que incluye, tú y las personas de tus cupos. Al terminar conservas tus certificados y tu avance; los contenidos que solo venían del plan se cierran hasta que compres otro. Si compras una ampliación, el tiempo se suma al que te queda.

## Cambios de fecha y cancelaciones {#cambios}

Si movemos o cancelamos un seminario te escribimos en cuanto lo sabemos. Puedes quedarte con la nueva fecha, recibir la grabación o pedir que te devolvamos todo lo que pagaste. Cómo pedirlo está en [Devoluciones y reembolsos](/terminos-condiciones#devoluciones).

## Devoluciones y reembolsos {#devoluciones}

Si el contenido no es lo que ofrecimos o no funciona, tienes derecho a que lo arreglemos, a recibir otro o a recuperar tu dinero, como manda el Código de Protección y Defensa del Consumidor (Ley 29571). Nada de lo que sigue lo limita.

Además, por decisión nuestra, puedes arrepentirte:

- ${refundRules.content}
- ${refundRules.seminar}
- ${refundRules.consultancy}

Pídelo con «Pedir devolución», en [Mis comprobantes](/main/mis-comprobantes), o a [{correo}](mailto:{correo}) con tu número de pedido. Devolvemos el importe pagado, sin descuentos, por el mismo medio, dentro de los ${policies.refundWorkingDays} días hábiles; tu banco puede tardar algo más en mostrarlo. Emitimos la nota de crédito que corresponda.

Ninguna devolución se hace sola: la atiende una persona de la escuela, también cuando un pago llegó dos veces. Por cualquiera de las que prometen estos términos puedes también escribir a [{correo}](mailto:{correo}) o llamar al {teléfono}, con tu número de pedido y lo que pasó; te respondemos con los pasos y la fecha. Si no quedas conforme, tienes el [Libro de Reclamaciones](/reclamaciones).

## Certificados {#certificados}

El certificado de participación se emite al completar las clases; el de aprobación, además, al aprobar los exámenes. Lleva tu nombre como está en tu perfil, las horas académicas y un código que cualquiera puede [validar](/verificacion).

Si corriges tu nombre en tu perfil, puedes regenerar tus certificados: conservan su código y dicen desde cuándo llevan el dato nuevo. Un cambio de documento de identidad lo revisa la escuela.

Son certificados de la escuela. No son grados ni títulos profesionales ni otorgan créditos oficiales. Anulamos un certificado, y la validación lo dice, cuando se obtuvo con engaño o con datos de otra persona.

## Uso correcto {#conducta}

No uses la escuela para suplantar a alguien, rendir exámenes por otra persona, copiar contenidos, alterar el servicio ni ofender a los demás. Si ocurre, te lo decimos y te damos ocasión de explicarte; si es grave o se repite, podemos suspender tu cuenta y explicarte por qué.

## Disponibilidad y responsabilidad {#responsabilidad}

Cuidamos que la escuela esté siempre disponible, pero puede haber interrupciones por mantenimiento o por causas ajenas. Si una falla nuestra te impide usar lo que pagaste, extendemos tu acceso por el tiempo perdido o te devolvemos la parte proporcional. Cómo pedirlo está en [Devoluciones y reembolsos](/terminos-condiciones#devoluciones). Respondemos por los daños que causemos, según la ley.

## Datos personales y reclamos {#reclamos}

Tratamos tus datos como explica la [política de privacidad](/politicas-privacidad).

Escríbenos a [{correo}](mailto:{correo}) si algo no va bien. Tienes también nuestro [Libro de Reclamaciones](/reclamaciones), sin cuenta y sin costo: respondemos en un máximo de quince días hábiles.

## Cambios en estos términos {#modificaciones}

Si los cambiamos publicamos aquí la nueva versión y su fecha, y avisamos por correo a quienes tienen cuenta al menos ${policies.noticeDays} días antes. Lo que ya compraste se rige por los términos que aceptaste al comprarlo.

## Ley aplicable y jurisdicción {#jurisdiccion}

Este contrato se rige por las leyes del Perú. Como consumidor puedes acudir a INDECOPI y a los jueces de tu domicilio; en los demás casos son competentes los jueces de {ciudad}.`;
