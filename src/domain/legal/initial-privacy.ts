/** The privacy policy that a new school begins with, in our own words. To be reviewed by the school's lawyer. */
export const initialPrivacy = `## Quién responde por tus datos {#responsable}

{razón social}, con RUC {RUC} y domicilio en {domicilio}, es titular de los bancos de datos personales «Alumnos y clientes», «Suscriptores de novedades» y «Libro de Reclamaciones». Para todo lo que trate de tus datos escribe a [{correo de datos}](mailto:{correo de datos}).

Esta política cumple la Ley 29733, Ley de Protección de Datos Personales, y su reglamento, aprobado por el Decreto Supremo 016-2024-JUS. Leerla no reemplaza tu consentimiento: cuando lo necesitamos te lo pedimos aparte.

## Qué datos usamos {#datos}

- De tu cuenta: nombres, apellidos, correo y contraseña (guardamos solo una huella de ella). Si los completas, documento, teléfono y retrato.
- De tus compras: pedidos, datos de facturación y constancias de depósito. Los datos de tu tarjeta los recibe la pasarela de pago; nosotros no los vemos ni los guardamos.
- De tu estudio: avance, notas, respuestas de exámenes, consultas, resaltados y certificados.
- De tus mensajes: lo que nos escribes por soporte, por el libro de reclamaciones o al postular.
- De tus sesiones: fecha, dirección IP y navegador, para proteger tu cuenta.

No pedimos datos sensibles. No los escribas en consultas ni mensajes si no hace falta.

## Para qué los usamos {#finalidades}

- Para darte lo que compras, responderte y emitir comprobantes y certificados: es necesario para cumplir el contrato contigo.
- Para cumplir la ley: obligaciones tributarias, libro de reclamaciones, pedidos de una autoridad.
- Para cuidar la seguridad de la escuela y de tu cuenta.
- Para enviarte novedades y ofertas: solo si marcas su propia casilla o te suscribes.
- Para medir qué páginas y anuncios funcionan: solo si lo aceptas en [Preferencias de privacidad](/politicas-privacidad/cookies).

Los datos señalados como opcionales puedes no darlos. Sin los demás no podemos crear tu cuenta, cobrarte o emitir tu comprobante. No tomamos decisiones sobre ti solo por medios automáticos.

## Novedades y publicidad {#publicidad}

Guardamos cuándo y con qué texto aceptaste recibirlas. Puedes retirar tu consentimiento cuando quieras, gratis y sin explicar por qué: con el enlace de baja de cada boletín, en [tu perfil](/main/perfil#novedades), al que también llegas desde «Preferencias de privacidad» al pie de cada página, o escribiendo a [{correo de datos}](mailto:{correo de datos}). Lo cumplimos de inmediato en el sistema y, en todo caso, dentro de diez días.

## Con quién los compartimos {#destinatarios}

- Con quienes trabajan para nosotros bajo contrato y solo para eso: alojamiento del servicio, envío de correos y pasarela de pago.
- Con la SUNAT, por los comprobantes, y con la autoridad que lo exija según la ley.
- Con quien valida un certificado: al escribir su código ve tu nombre, el contenido, las horas y la fecha.
- Si un plan es de otra persona o empresa, quien lo administra ve tu nombre y tu correo.

No vendemos datos. Si alguno de esos servicios los procesa fuera del Perú, exigimos un nivel de protección adecuado y comunicamos el flujo transfronterizo a la Autoridad Nacional de Protección de Datos Personales.

## Cuánto tiempo los guardamos {#plazos}

- Tu cuenta y tu avance, mientras tengas la cuenta.
- Comprobantes y pedidos, el plazo que exigen las normas tributarias.
- Hojas de reclamación, al menos dos años; ni nosotros podemos alterarlas ni borrarlas.
- Registros de acceso, al menos dos años.
- La prueba de tus consentimientos, mientras se puedan reclamar.
- Los certificados emitidos, sin plazo, para que se puedan validar.

Si eliminas tu cuenta quitamos o volvemos anónimo todo lo demás.

## Tus derechos {#derechos}

Puedes conocer qué datos tuyos tenemos (acceso), corregirlos (rectificación), pedir que los eliminemos (cancelación), oponerte a un uso (oposición), recibirlos en un formato común (portabilidad) y no quedar sujeto a decisiones solo automáticas.

En [tu perfil](/main/perfil#privacidad) corriges tus datos, los descargas en un archivo y eliminas tu cuenta en el momento, sin pedírselo a nadie.

Para lo demás escribe a [{correo de datos}](mailto:{correo de datos}) desde el correo de tu cuenta, o preséntate en nuestro domicilio con tu documento; si actúas por otra persona, con tu poder. Es gratis. Respondemos en un máximo de veinte días hábiles si pides acceso y de diez si pides rectificación, cancelación u oposición; solo una vez, y con motivo, podemos ampliar el plazo.

Si no te respondemos o no estás conforme, puedes reclamar ante la Autoridad Nacional de Protección de Datos Personales, en el Ministerio de Justicia y Derechos Humanos.

## Menores de edad {#menores}

Los menores de 14 años necesitan el consentimiento de su madre, su padre o su apoderado para darnos sus datos. Si sabes de una cuenta creada sin él, avísanos y la cerramos.

## Seguridad {#seguridad}

Ciframos las comunicaciones, guardamos las contraseñas con una función que no se puede revertir, limitamos quién accede a cada dato y registramos los accesos. Si una brecha pudiera afectarte, lo comunicamos a la autoridad dentro de las 48 horas y te decimos qué pasó y qué hacer.

## Cookies {#cookies}

Usamos las estrictamente necesarias. La medición y los anuncios esperan a que los aceptes. La lista completa está en [Cookies y almacenamiento](/politicas-privacidad/cookies).

## Cambios en esta política {#cambios}

Publicamos aquí cada versión con su fecha. Si el cambio necesita tu consentimiento, te lo pedimos de nuevo.`;
