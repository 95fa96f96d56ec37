import type { SampleProgramme } from '#adapters/server/sample-school/content-types.ts';

/** Specialised courses: one subject in more depth, for people who already work in it. */
export const specialisedCourses: readonly SampleProgramme[] = [
  {
    id: 801,
    slug: 'curso-especializado-en-contratacion-publica',
    title: 'Curso especializado en contratación pública',
    subtitle: 'Consultas, ofertas y ejecución, desde el lado del proveedor',
    summary:
      'Para quienes ya vendieron alguna vez al Estado y quieren ganar orden: cómo preguntar a tiempo, cómo armar la oferta y cómo cobrar sin sobresaltos.',
    description: `El curso empieza donde termina «Contratación pública para proveedores». Se concentra en los tres momentos en que un proveedor gana o pierde dinero: las consultas, la oferta y la ejecución del contrato.

Trabaja sobre la Ley 32069 y su reglamento, con ejemplos de bienes y servicios. No trata obras.`,
    category: 'contratacion-publica',
    staff: ['hugo-zegarra'],
    price: 24_00,
    subscriberPrice: 18_00,
    outcomes: [
      'Formular consultas y observaciones con sustento',
      'Armar una oferta con índice y verificación cruzada',
      'Documentar la ejecución para cobrar a tiempo',
    ],
    modules: [
      {
        title: 'Preguntar y ofertar',
        summary: 'Las fases, las consultas y la oferta.',
        classes: [
          { title: 'Las tres fases de una contratación', clip: 'contratacion-publica-fases' },
          {
            title: 'Consultas y observaciones que se responden',
            text: `Una consulta pide aclarar; una observación sostiene que algo de las bases contraviene la norma o no se justifica. Confundirlas es la primera razón por la que una buena pregunta recibe una mala respuesta.

### Antes de escribir

Lee las bases con tres colores. Uno para lo que no entiendes, otro para lo que entiendes pero no puedes cumplir, y otro para lo que puedes cumplir pero te parece excesivo. Lo primero es una consulta. Lo tercero puede ser una observación. Lo segundo, casi siempre, es un aviso de que no debes participar.

### Una consulta útil

Indica la página y el numeral, cita la frase y explica en una línea por qué admite dos lecturas. Luego pregunta de modo que la respuesta sea corta: «¿El plazo de diez días se cuenta desde el día siguiente a la firma del contrato o desde la entrega del local?». Si ofreces dos lecturas, la entidad puede elegir una; si solo dices «aclarar el plazo», es probable que te repitan la misma frase.

### Una observación con sustento

Señala la exigencia, la norma o el principio que consideras afectado, y el efecto práctico: cuántos proveedores quedan fuera y por qué no agrega calidad. Acompaña una alternativa razonable. Observar no es quejarse; es ayudar a que haya competencia.

### Cuándo

Los plazos son breves y se cuentan en días hábiles. Anótalos el mismo día de la convocatoria. Una consulta enviada una hora tarde no existe.

### Después

Lee todas las respuestas, también las de los demás. Suelen cambiar las bases, y la oferta se prepara con las bases integradas, no con las primeras. Imprime esa versión, fecha la portada y destruye la anterior: más de una oferta se perdió por trabajar con el documento viejo.`,
          },
        ],
      },
      {
        title: 'Cumplir y cobrar',
        summary: 'La ejecución contada con documentos.',
        classes: [
          {
            title: 'Ejecutar con la carpeta abierta',
            text: `El día que firmas, abre una carpeta con seis divisiones: contrato y bases integradas, comunicaciones, entregas, conformidades, comprobantes y pagos. Todo lo que ocurra irá a una de ellas. Parece burocracia; es la diferencia entre cobrar y discutir.

### El primer día

Anota tres fechas: cuándo empieza el plazo, cuándo vence y cuándo debes avisar si algo te impide cumplir. Conversa con el área usuaria, que es quien recibirá el bien o el servicio, y confirma por escrito a quién se entrega, en qué horario y qué documento firmará.

### Durante la ejecución

Comunica por el medio previsto en el contrato, no por mensajes informales. Si hay un hecho ajeno que te retrasa, como un local cerrado o una aprobación que no llega, infórmalo de inmediato y pide la ampliación dentro del plazo que fija el reglamento. Un pedido tardío se rechaza, aunque la razón sea justa.

### La entrega

Lleva un acta con la descripción, la cantidad y la fecha. Pide que anoten cualquier observación en ese momento. Si hay observaciones, responde con un plan y una fecha; corregir dentro del plazo otorgado evita la penalidad.

### La conformidad y el pago

La conformidad la da el área que recibió, después de verificar. Haz seguimiento con cortesía desde el primer día. Emite el comprobante cuando corresponda y verifica tu código de cuenta interbancario. Si el plazo legal de pago vence, pide los intereses: es un derecho, no una descortesía.

### Cerrar

Cuando cobres, arma un resumen de una página: monto, plazo, penalidades, qué aprendiste. Guarda la constancia de prestación. Será la experiencia que te pidan en el próximo proceso.`,
          },
        ],
      },
    ],
  },
  {
    id: 802,
    slug: 'curso-especializado-en-cumplimiento-y-datos',
    title: 'Curso especializado en cumplimiento y datos personales',
    subtitle: 'Dos programas, un solo equipo y un calendario que se cumple',
    summary:
      'Cómo llevar a la vez el modelo de prevención y la protección de datos en una empresa mediana, sin duplicar formatos ni reuniones.',
    description: `Cumplimiento y protección de datos comparten mucho: un responsable, un mapa, un canal, un calendario de capacitación. Este curso enseña a llevarlos juntos y a demostrar, con evidencias sencillas, que funcionan.`,
    category: 'penal-y-cumplimiento',
    staff: ['valeria-montes', 'martin-paredes'],
    price: 28_00,
    discount: { price: 22_00, endsInDays: 20 },
    outcomes: [
      'Unificar el mapa de riesgos y el inventario de datos',
      'Diseñar un canal de denuncias que se usa',
      'Preparar un tablero anual de evidencias',
    ],
    modules: [
      {
        title: 'Dos programas, un mapa',
        summary: 'Elementos, consentimiento e inventario.',
        classes: [
          { title: 'Los elementos del modelo de prevención', clip: 'compliance-elementos' },
          { title: 'Un consentimiento que vale', clip: 'datos-personales-consentimiento' },
          {
            title: 'El inventario de datos en una tarde',
            text: `No se puede proteger lo que no se sabe que existe. El inventario de datos responde, en una tabla, qué datos personales tiene la empresa, dónde, para qué y hasta cuándo. Hacerlo por primera vez toma una tarde si se invita a las personas correctas.

### Quiénes se sientan

Una persona de ventas, una de recursos humanos, una de administración y quien mantiene los sistemas. Lleva una pizarra y una regla: se habla de lo que pasa, no de lo que debería pasar.

### Las seis columnas

1. **Proceso.** «Reclutamiento», «venta en línea», «cámaras del local».
2. **De quién.** Postulantes, clientes, visitantes, menores de edad.
3. **Qué datos.** Nombre, correo, imagen, salud, cuenta bancaria. Marca los sensibles.
4. **Dónde están.** El sistema, la hoja de cálculo, el archivador, el teléfono de alguien.
5. **Para qué y con qué base.** Un contrato, una obligación legal, un consentimiento.
6. **Hasta cuándo.** Una fecha o un hecho, y quién lo borra.

### Tres hallazgos que aparecen siempre

La carpeta compartida con currículos de hace ocho años. La copia de documentos de identidad que nadie sabe por qué se pide. Y el proveedor que recibe la base de clientes sin que exista un contrato que lo regule.

No te asustes: anótalos, ponles responsable y fecha. El inventario sirve justamente para eso.

### Del inventario a las obligaciones

Con la tabla terminada, lo demás se ordena solo. Las filas con datos sensibles piden más seguridad. Las que se apoyan en el consentimiento piden revisar los formularios. Las que salen de la empresa piden contratos con terceros. Y el conjunto te dice qué bancos de datos debes inscribir ante la autoridad.

Repite el ejercicio una vez al año. La segunda vez toma una hora.`,
          },
        ],
      },
      {
        title: 'Que funcione',
        summary: 'El canal y las evidencias.',
        classes: [
          {
            title: 'Un canal de denuncias que se usa',
            text: `Un canal sin denuncias no prueba que no haya problemas. Casi siempre prueba que nadie confía en él. La confianza se construye con cuatro decisiones.

### Más de una puerta

Ofrece al menos dos vías: un formulario y una persona. Hay quien no escribe y hay quien no se atreve a hablar. Acepta denuncias anónimas y explica qué ventajas y qué límites tienen.

### Alguien que escucha de verdad

Designa a una persona con autonomía y a un reemplazo para cuando la denuncia se refiera a ella o a su jefe. Prepárala: qué preguntar, qué no prometer, cómo anotar sin interpretar.

### Un plazo y una respuesta

Confirma la recepción en cuarenta y ocho horas. Di qué sigue y cuándo habrá novedades. Al terminar, informa el resultado en lo que sea posible, aunque sea una línea: «Se investigó, se tomaron medidas y el caso está cerrado». El silencio es la manera más rápida de cerrar un canal.

### Protección que se nota

Prohíbe por escrito las represalias y vigila lo que ocurre con la persona en los seis meses siguientes: cambios de turno, evaluaciones, vacaciones negadas. Sanciona la primera represalia y cuéntalo, sin nombres. Ese día el canal empieza a existir.

### Datos personales en el canal

Las denuncias contienen datos delicados de quien denuncia y de quien es denunciado. Limita el acceso, guarda solo lo necesario, fija un plazo de conservación y anótalo en el inventario. Quien es denunciado también tiene derechos: conocer los hechos en el momento oportuno y responder.

### La medida correcta

No midas el número de denuncias, sino cuántas se respondieron en plazo y cuántas personas dicen, en una encuesta anónima, que usarían el canal si lo necesitaran.`,
          },
        ],
      },
    ],
  },
];
