/** The documents that students download, in Markdown; `- [ ]` is a box to tick. */
export const materials = [
  {
    file: 'laboral-guia-del-contrato',
    palette: 'granate',
    course: 'Derecho laboral para empresas',
    title: 'Qué revisar antes de firmar un contrato de trabajo',
    text: `Usa esta guía con el borrador del contrato a la vista. Si una respuesta te hace dudar, escribe el hecho concreto que la origina: es lo primero que pedirá quien te asesore.

## 1. ¿Es una relación de trabajo?

- [ ] La persona presta el servicio por sí misma y no puede enviar a otra en su lugar.
- [ ] Recibe un pago por el servicio, con cualquier nombre.
- [ ] La empresa fija horario, da órdenes, supervisa o puede sancionar.

Tres marcas indican un contrato de trabajo, aunque el documento diga otra cosa.

## 2. ¿Plazo indeterminado o sujeto a modalidad?

| Pregunta | Indeterminado | Sujeto a modalidad |
| --- | --- | --- |
| ¿La necesidad es permanente? | Sí | No |
| ¿Debe constar por escrito? | Conviene | Siempre |
| ¿Hay que explicar una causa objetiva? | No | Siempre |
| ¿Tiene fecha de término? | No | Sí, o un hecho que lo determine |
| Máximo en conjunto | Sin límite | Cinco años |

## 3. Datos que no deben faltar

- [ ] Identificación completa de ambas partes y de quien firma por la empresa.
- [ ] Puesto, lugar o modalidad de trabajo y fecha de inicio.
- [ ] Jornada, horario y descanso semanal.
- [ ] Remuneración: monto, periodicidad y forma de pago.
- [ ] Período de prueba y, si se amplía, la razón.
- [ ] En los contratos a plazo fijo: modalidad, causa objetiva y fecha de término.

## 4. Después de firmar

- [ ] Alta en el T-Registro a más tardar el día de inicio.
- [ ] Copia del contrato para la persona.
- [ ] Reglamento interno y política de seguridad entregados con cargo.`,
  },
  {
    file: 'laboral-calendario',
    palette: 'granate',
    course: 'Derecho laboral para empresas',
    title: 'Calendario laboral de la empresa',
    text: `Las fechas corresponden al régimen general de la actividad privada. Si tu empresa está inscrita como micro o pequeña, revisa las reglas de su régimen.

## Durante el año

| Cuándo | Qué | Detalle |
| --- | --- | --- |
| Cada mes | Declarar la PLAME | Según el último dígito del RUC |
| Cada pago | Entregar la boleta | Hasta el tercer día hábil siguiente |
| Hasta el 15 de mayo | Depositar la CTS | Período de noviembre a abril |
| Hasta el 15 de julio | Pagar la gratificación | Semestre de enero a junio |
| Hasta el 15 de noviembre | Depositar la CTS | Período de mayo a octubre |
| Hasta el 15 de diciembre | Pagar la gratificación | Semestre de julio a diciembre |

## Recargos mínimos por sobretiempo

| Horas extras del día | Recargo sobre el valor de la hora |
| --- | --- |
| Primera y segunda | 25 % |
| Desde la tercera | 35 % |

## Ejemplo

Una persona gana S/. 2400.00 al mes. Su valor de hora es 2400.00 ÷ 240 = S/. 10.00. Si un día trabaja tres horas extras: dos horas a 12.50 y una a 13.50. Total del sobretiempo: 25.00 + 13.50 = **S/. 38.50**.

## Tu propio calendario

- [ ] Anoté las fechas de vencimiento de todos los contratos a plazo fijo.
- [ ] Anoté cuándo cumple cada persona su año de servicios.
- [ ] Hay una persona responsable de cada fecha, y otra que la reemplaza.`,
  },
  {
    file: 'laboral-documentos-de-salida',
    palette: 'granate',
    course: 'Derecho laboral para empresas',
    title: 'Lista de control: documentos de salida',
    text: `El plazo es de cuarenta y ocho horas desde el cese. Empieza a prepararlos apenas conozcas la fecha.

## Antes del último día

- [ ] Carta de renuncia recibida, o carta de despido notificada, con cargo y fecha.
- [ ] Saldo de vacaciones confirmado por la persona.
- [ ] Registro de asistencia cerrado, con las horas extras del mes.
- [ ] Bienes de la empresa devueltos, con un acta sencilla.

## Cálculo de la liquidación

| Concepto | Base | Períodos | Monto |
| --- | --- | --- | --- |
| CTS pendiente | | | |
| Vacaciones no gozadas | | | |
| Vacaciones truncas | | | |
| Gratificación trunca | | | |
| Remuneración pendiente | | | |
| **Total** | | | |

## Dentro de las cuarenta y ocho horas

- [ ] Pago de la liquidación, con constancia.
- [ ] Certificado de trabajo: tiempo de servicios y naturaleza de las labores.
- [ ] Constancia de cese para retirar la CTS.
- [ ] Boleta del último mes.
- [ ] Baja en el T-Registro.

## Una conversación

Dedica quince minutos a escuchar por qué se va. Es la consultoría más barata que tendrás en el año.`,
  },
  {
    file: 'igv-hoja-de-trabajo',
    palette: 'indigo',
    course: 'IGV paso a paso',
    title: 'Hoja de trabajo: tres casos resueltos',
    text: `Cubre las respuestas con una hoja y resuelve primero. La tasa total es 18 % e incluye el impuesto de promoción municipal.

## Caso 1. Separar el impuesto

Una ferretería vende una escalera a **S/. 199.90**, con impuesto incluido. ¿Cuánto es la base y cuánto el impuesto?

| Paso | Cuenta | Resultado |
| --- | --- | --- |
| Base | 199.90 ÷ 1.18, redondeado al céntimo | 169.41 |
| Impuesto | 199.90 − 169.41 | 30.49 |

## Caso 2. Un descuento

Un servicio cuesta **S/. 118.00** con impuesto. El cliente tiene un descuento de S/. 20.00. ¿Cuánto es el impuesto?

| Paso | Cuenta | Resultado |
| --- | --- | --- |
| Lo que se cobra | 118.00 − 20.00 | 98.00 |
| Base | 98.00 ÷ 1.18 | 83.05 |
| Impuesto | 98.00 − 83.05 | 14.95 |

## Caso 3. El mes completo

En el mes, las ventas gravadas suman una base de S/. 5000.00 y las compras con crédito fiscal, una base de S/. 3000.00.

| Paso | Cuenta | Resultado |
| --- | --- | --- |
| Impuesto de ventas | 5000.00 × 18 % | 900.00 |
| Impuesto de compras | 3000.00 × 18 % | 540.00 |
| Por pagar | 900.00 − 540.00 | **360.00** |

## Antes de declarar

- [ ] Cada compra es costo o gasto del negocio.
- [ ] Cada comprobante consigna el impuesto por separado.
- [ ] Las ventas registradas coinciden con los comprobantes emitidos.`,
  },
  {
    file: 'formalizar-lista-de-control',
    palette: 'granate',
    course: 'Primeros pasos para formalizar tu empresa',
    title: 'Lista de control para formalizarte',
    text: `Marca cada paso y anota al lado el costo y el plazo que te informen. Los montos cambian: averígualos siempre en la entidad.

## Parada 1. Elegir

- [ ] Decidí si trabajaré como persona natural o como persona jurídica.
- [ ] Si habrá socios, escribimos cuánto aporta cada uno y quién decide qué.
- [ ] Elegí el objeto: a qué se dedicará el negocio.

## Parada 2. Reservar y constituir

- [ ] Busqué que el nombre no esté tomado.
- [ ] Reservé el nombre en Registros Públicos.
- [ ] Preparé el acto de constitución y el aporte de capital.
- [ ] Firmé ante notario o por el medio digital habilitado.

## Parada 3. Inscribir

- [ ] La constitución quedó inscrita y tengo el número de partida.
- [ ] Los poderes de quien administra están inscritos y los entiendo.

## Parada 4. RUC y régimen

- [ ] Obtuve el RUC y mi clave para operaciones en línea.
- [ ] Elegí el régimen tributario con ayuda de una contadora o un contador.
- [ ] Sé qué comprobantes puedo emitir y con qué sistema.

## Y en el local

- [ ] Consulté en la municipalidad la licencia de funcionamiento.
- [ ] Revisé las condiciones de seguridad del local.
- [ ] Tengo libro de reclamaciones y su aviso a la vista.

| Trámite | Dónde | Costo | Plazo | Fecha |
| --- | --- | --- | --- | --- |
| Reserva de nombre | | | | |
| Constitución | | | | |
| Inscripción | | | | |
| RUC | | | | |
| Licencia | | | | |`,
  },
  {
    file: 'taller-contrato-de-practica',
    palette: 'teal',
    course: 'Redacción de contratos, paso a paso',
    title: 'Contrato de práctica, con ocho defectos',
    text: `*Documento de ejercicio. Las partes son inventadas. Busca los ocho defectos antes de leer la clase.*

## Contrato de suministro de sillas

Conste por el presente documento el contrato que celebran **Mobiliario del Valle Ficticio S.A.C.**, en adelante «el Proveedor», y **Cafetería La Invención E.I.R.L.**, en adelante «el Cliente».

**Primera. Objeto.** El Proveedor fabrica y vende al Cliente sesenta sillas de madera, en adelante «el Producto», con las características del Anexo 2.

**Segunda. Precio.** El precio de la Mercadería es S/. 9440.00, impuesto incluido. El Cliente debería pagar la mitad a la firma.

**Tercera. Entrega.** Se entregarán los bienes a la brevedad, en el local del Cliente.

**Cuarta. Saldo.** El Cliente pagará el saldo cuando se encuentre satisfecho con el Producto.

**Quinta. Garantía.** El Proveedor reparará o cambiará, dentro de los quince días calendario de recibido el aviso, cualquier silla que presente un defecto de fabricación en los doce meses siguientes a la entrega.

**Sexta. Penalidad.** En caso de atraso se aplicará una penalidad de 1 %.

**Séptima. Comunicaciones.** Toda comunicación se hará por escrito.

**Octava. Controversias.** Las partes procurarán resolver de buena fe cualquier desacuerdo dentro de los quince días calendario de comunicado por escrito. Si no lo logran, serán competentes los jueces del domicilio del Cliente.

Anexo 1: plano de la silla.

## Tu corrección

| Cláusula | Defecto | Nueva redacción |
| --- | --- | --- |
| | | |
| | | |
| | | |
| | | |
| | | |
| | | |
| | | |
| | | |`,
  },
  {
    file: 'taller-matriz-plantilla',
    palette: 'indigo',
    course: 'Matriz de consistencia para tu tesis',
    title: 'Plantilla de matriz y ejemplo completo',
    text: `## Ejemplo

Tema inventado para el ejercicio: la desconexión digital en municipalidades.

| Problema | Objetivo | Hipótesis | Categorías | Método |
| --- | --- | --- | --- | --- |
| **General.** ¿Cómo acreditan las municipalidades la desconexión digital de quienes teletrabajan? | Describir cómo la acreditan | Estudio exploratorio: no lleva hipótesis | Medios de registro; responsables; frecuencia | Cualitativo; estudio de tres casos |
| **1.** ¿Qué normas internas la regulan? | Identificar las normas internas vigentes | No lleva | Directivas; acuerdos; reglamentos | Revisión de documentos |
| **2.** ¿Qué registros conservan? | Describir los registros existentes | No lleva | Sistemas; correos; partes | Entrevista y muestra de registros |
| **3.** ¿Qué dificultades señalan? | Clasificar las dificultades | No lleva | Técnicas; de gestión; culturales | Entrevista semiestructurada |

## Tu matriz

| Problema | Objetivo | Hipótesis | Variables o categorías | Método |
| --- | --- | --- | --- | --- |
| **General.** | | | | |
| **1.** | | | | |
| **2.** | | | | |
| **3.** | | | | |

## Comprobación

- [ ] Cada objetivo es su pregunta con un verbo.
- [ ] Las preguntas específicas, juntas, responden la general.
- [ ] Cada categoría se puede reconocer en un dato.
- [ ] El método alcanza para el verbo del objetivo.`,
  },
  {
    file: 'seminario-igv-e-ipm',
    palette: 'indigo',
    course: 'Seminario: IGV e IPM, cómo se compone el 18 %',
    title: 'El reparto, año por año',
    text: `La Ley 32387 traslada medio punto por año del IGV al impuesto de promoción municipal. El total no cambia.

| Año | IGV | Promoción municipal | Total |
| --- | --- | --- | --- |
| 2026 | 15.5 % | 2.5 % | 18 % |
| 2027 | 15 % | 3 % | 18 % |
| 2028 | 14.5 % | 3.5 % | 18 % |
| 2029 | 14 % | 4 % | 18 % |

## Qué revisar en la empresa

- [ ] El sistema de facturación calcula con una sola tasa total de 18 %.
- [ ] Ningún formato dice «16 % + 2 %».
- [ ] El precio de lista no cambió por esta razón.
- [ ] Quien atiende al público sabe explicar que el total es el mismo.

## Un cálculo para practicar

Precio: S/. 590.00. Base: 590.00 ÷ 1.18 = 500.00. Impuesto total: 90.00. El reparto entre los dos impuestos lo hace el Estado: en el comprobante basta la tasa total.`,
  },
  {
    file: 'seminario-teletrabajo',
    palette: 'teal',
    course: 'Seminario: Teletrabajo, obligaciones de la empresa',
    title: 'Contenido del acuerdo de teletrabajo',
    text: `Lista de trabajo preparada sobre la Ley 31572. Úsala para revisar tu acuerdo; no es un formato oficial.

## Lo básico

- [ ] Modalidad: total o parcial y, si es parcial, qué días.
- [ ] Lugar o lugares habituales desde los que se trabajará.
- [ ] Fecha de inicio y, si es temporal, de término.
- [ ] Cómo se vuelve a la modalidad presencial.

## Medios y gastos

- [ ] Quién proporciona el equipo y quién lo mantiene.
- [ ] Cómo se compensa el servicio de internet y la energía, cuando corresponda.
- [ ] Qué ocurre si el equipo falla o se pierde.

## Tiempo

- [ ] Jornada y horario, o la forma de distribuirlos.
- [ ] Desde qué hora empieza la desconexión digital y por cuánto tiempo.
- [ ] Cómo se autoriza y registra el sobretiempo.

## Salud y datos

- [ ] Identificación de riesgos del lugar de trabajo, con autoevaluación.
- [ ] Capacitación en seguridad y salud y en seguridad de la información.
- [ ] Reglas de confidencialidad y de uso de documentos en casa.`,
  },
  {
    file: 'seminario-libro-de-reclamaciones',
    palette: 'granate',
    course: 'Seminario: El libro de reclamaciones, bien llevado',
    title: 'Ruta de un reclamo en quince días hábiles',
    text: `## Dos palabras que se confunden

| | Reclamo | Queja |
| --- | --- | --- |
| Se refiere a | El producto o el servicio | La atención recibida |
| Ejemplo | Llegó roto | Me atendieron mal |
| ¿Se responde? | Sí | Sí |

## La ruta

| Día hábil | Qué se hace | Responsable |
| --- | --- | --- |
| 0 | Registrar y entregar copia | Quien atiende |
| 1 | Leer, clasificar y avisar al área | |
| 2 a 5 | Reunir los hechos y proponer una solución | |
| 6 a 10 | Decidir y redactar la respuesta | |
| 11 a 15 | Enviar, registrar el envío y archivar | |

El plazo es de quince días hábiles y no se puede prorrogar. Empieza a contarse el día siguiente al del registro; no cuentan sábados, domingos ni feriados.

## Una buena respuesta

- [ ] Repite con justicia lo que la persona contó.
- [ ] Dice qué se comprobó y cómo.
- [ ] Decide: sí, no o en parte.
- [ ] Explica la razón y lo que ocurrirá ahora, con fecha.
- [ ] Agradece sin fórmulas vacías.`,
  },
  {
    file: 'seminario-arbitraje',
    palette: 'clay',
    course: 'Seminario: Arbitraje para quienes no litigan',
    title: 'Cómo leer un convenio arbitral',
    text: `El arbitraje se rige en el Perú por el Decreto Legislativo 1071. Antes de firmar una cláusula, responde estas preguntas.

| Pregunta | Por qué importa |
| --- | --- |
| ¿Está por escrito y dice «arbitraje»? | Sin convenio no hay arbitraje |
| ¿Qué controversias incluye? | Si dice «algunas», habrá dos procesos |
| ¿Lo administra una institución o es ad hoc? | Cambia el costo y el orden |
| ¿Uno o tres árbitros? ¿Quién los elige? | Tres cuestan más y demoran más |
| ¿Es de derecho o de conciencia? | Define cómo se decide |
| ¿Dónde es la sede y en qué idioma? | Define las reglas y los jueces de apoyo |

## Un ejemplo para estudiar

> Las partes acuerdan someter a arbitraje de derecho toda controversia derivada de este contrato o relacionada con él. El arbitraje será administrado por la institución que ambas designan en el Anexo 1, conforme a su reglamento, por un árbitro único, con sede en la ciudad de Arequipa y en idioma español.

## Antes de firmar

- [ ] La institución existe y su reglamento está publicado.
- [ ] El costo es proporcionado al valor del contrato.
- [ ] Ambas partes pueden nombrar con igualdad.`,
  },
  {
    file: 'seminario-cierre-contable',
    palette: 'maize',
    course: 'Seminario: Cierre contable sin desvelos',
    title: 'Lista de cierre en diez días',
    text: `| Día | Tarea | Listo |
| --- | --- | --- |
| 1 | Congelar fechas: último día para recibir comprobantes | |
| 2 | Conciliar bancos y cajas | |
| 3 | Conciliar ventas con comprobantes electrónicos | |
| 4 | Conciliar compras y revisar el crédito fiscal | |
| 5 | Conciliar planilla con gastos de personal | |
| 6 | Contar inventario y ajustar el kardex | |
| 7 | Revisar cuentas por cobrar y su antigüedad | |
| 8 | Calcular depreciación y provisiones | |
| 9 | Revisar saldos al revés: cuentas con signo contrario | |
| 10 | Emitir estados y explicar las tres variaciones mayores | |

## Señales de alarma

- [ ] Una caja con saldo negativo.
- [ ] Clientes con saldo acreedor o proveedores con saldo deudor.
- [ ] Una cuenta llamada «varios» que crece.
- [ ] Una conciliación bancaria con partidas de más de sesenta días.

## La reunión de quince minutos

Muestra tres números y una decisión. Quien dirige la empresa no necesita el balance de comprobación: necesita saber qué cambió, por qué y qué propones hacer.`,
  },
  {
    file: 'consultoria-ficha',
    palette: 'clay',
    course: 'Consultorías',
    title: 'Ficha de preparación',
    text: `Llénala antes de escribir tu caso en la pestaña Consultas. No incluyas datos que no hagan falta.

## Sobre ti

| | |
| --- | --- |
| Nombre | |
| Empresa o programa de estudios | |
| Tres horarios posibles | |

## Sobre tu caso

| Pregunta | Tu respuesta |
| --- | --- |
| ¿Qué necesitas decidir? | |
| ¿Para cuándo? | |
| ¿Qué has intentado ya? | |
| ¿Quién más participa en la decisión? | |
| ¿Qué es lo que más te preocupa? | |

## Documentos

- [ ] Los que tengo están completos y se pueden leer.
- [ ] Tapé los datos personales que no hacen falta.
- [ ] Anoté los que faltan y por qué.

## Después de la sesión

- [ ] Escribí con mis palabras lo que acordamos.
- [ ] Cada acuerdo tiene una persona y una fecha.
- [ ] Anoté las preguntas que quedaron pendientes.`,
  },
  {
    file: 'seminario-proveedores-nuevos',
    palette: 'teal',
    course: 'Seminario: Contratación pública para proveedores nuevos',
    title: 'Antes del seminario: tu empresa en una página',
    text: `Trae esta hoja llena. Durante la sesión la usarás para decidir en qué procesos te conviene participar.

## Qué vendes

| Bien o servicio | Lo vendí a | Monto | ¿Tengo el documento? |
| --- | --- | --- | --- |
| | | | |
| | | | |
| | | | |
| | | | |

## Qué puedes sostener

- [ ] Sé cuánto capital puedo tener inmovilizado y por cuántos días.
- [ ] Conozco mi plazo real de entrega, no el que me gustaría.
- [ ] Sé quién firma por la empresa y su poder está inscrito.
- [ ] Pregunté cuánto cuesta una garantía y cuánto demora.

## Qué entidades te quedan cerca

| Entidad | Qué compra | Dónde se publica | Contacto |
| --- | --- | --- | --- |
| | | | |
| | | | |
| | | | |

## Tres preguntas para la sesión

1. &nbsp;
2. &nbsp;
3. &nbsp;`,
  },
];
