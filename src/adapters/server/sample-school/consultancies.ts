import type { SampleProgramme } from './content-types.ts';

const preparationSheet = { title: 'Ficha de preparación', file: 'materiales/consultoria-ficha.pdf' } as const;

/** Consultancies: a session with a specialist; what is delivered and how it is arranged stands in the description. */
export const consultancies: readonly SampleProgramme[] = [
  {
    id: 601,
    slug: 'diagnostico-laboral-para-pequenas-empresas',
    title: 'Diagnóstico laboral para pequeñas empresas',
    subtitle: 'Una revisión completa en dos sesiones y un informe',
    summary:
      'Revisamos tus contratos, tu planilla y tus registros, y te entregamos un informe con prioridades, responsables y plazos. Para empresas de hasta treinta personas.',
    description: `### Qué recibes

- Una sesión inicial de sesenta minutos, por videollamada.
- La revisión de hasta diez documentos: contratos, boletas, registros de asistencia, reglamento.
- Un informe de tres a cinco páginas con hallazgos ordenados por riesgo.
- Una segunda sesión de cuarenta minutos para acordar el plan de trabajo.

### Qué no incluye

Representación ante autoridades ni defensa en procesos en curso.`,
    minutes: 60,
    arranging:
      'Después de la compra, completa la ficha de preparación y escribe tu caso en la pestaña Consultas con tres horarios posibles. Te respondemos allí mismo con la fecha de la primera sesión. El informe se entrega dentro de los diez días hábiles siguientes a recibir los documentos.',
    category: 'derecho-laboral',
    staff: ['rosa-huaman'],
    price: 480_00,
    subscriberPrice: 380_00,
    outcomes: [
      'Dos sesiones con una abogada laboralista',
      'Revisión de hasta diez documentos',
      'Informe con prioridades, responsables y plazos',
    ],
    materials: [preparationSheet],
    modules: [
      {
        title: 'Antes de tu primera sesión',
        summary: 'Qué tener a la mano para aprovecharla.',
        classes: [
          {
            title: 'Cómo preparar un diagnóstico laboral',
            text: `Sesenta minutos alcanzan si llegas con la casa ordenada. Dedica una tarde a reunir esto; si algo no existe, no lo inventes: la ausencia también es un hallazgo.

### Lo que conviene tener

1. La lista de personas que trabajan contigo: nombre, puesto, fecha de ingreso, tipo de contrato y remuneración. Incluye a quienes emiten recibo por honorarios.
2. Dos contratos de cada tipo, elegidos al azar.
3. Las boletas del último mes y las de la última gratificación.
4. El registro de asistencia de esas mismas semanas.
5. Cualquier carta de la autoridad de trabajo o reclamo de una persona.

### Lo que conviene pensar

Escribe, en una línea cada una, las tres cosas que te quitan el sueño. No importa si suenan pequeñas: «no sé si le debo vacaciones», «el contador y yo tenemos números distintos», «quiero terminar un contrato y no sé cómo». Empezaremos por ahí.

### Lo que haremos en la sesión

Los primeros veinte minutos cuentas cómo funciona el negocio. Los veinte siguientes recorremos los documentos. Los últimos veinte acordamos qué se revisa con más detalle y quién entrega qué.

### Confidencialidad

Borra o tapa los datos que no sean necesarios, como los de salud. Lo que compartas se usa solo para tu informe y se elimina a los noventa días de entregado.`,
          },
        ],
      },
    ],
  },
  {
    id: 602,
    slug: 'revision-de-un-contrato',
    title: 'Revisión de un contrato',
    subtitle: 'Una lectura experta antes de que firmes',
    summary:
      'Leemos tu contrato de hasta quince páginas y te devolvemos el documento comentado, una lista de riesgos y una llamada para resolver dudas.',
    description: `### Qué recibes

- El contrato con comentarios al margen y propuestas de redacción.
- Una página con los cinco riesgos principales, explicados sin tecnicismos.
- Una llamada de treinta minutos para decidir qué negociar.

### Para qué contratos sirve

Servicios, suministro, arrendamiento, confidencialidad, distribución y compraventa. No incluye fusiones, financiamientos bancarios ni contratos con el Estado.`,
    minutes: 30,
    arranging:
      'Sube tu caso en la pestaña Consultas: cuéntanos quiénes son las partes, qué te preocupa y para cuándo necesitas firmar. Te indicamos cómo enviar el documento. La revisión se entrega en cuatro días hábiles.',
    category: 'contratos-y-derecho-civil',
    staff: ['lucia-ccori'],
    price: 260_00,
    outcomes: [
      'Documento comentado con propuestas de redacción',
      'Lista de cinco riesgos en lenguaje claro',
      'Llamada de treinta minutos',
    ],
    materials: [preparationSheet],
    modules: [
      {
        title: 'Antes de enviarlo',
        summary: 'Qué contarnos sobre tu contrato.',
        classes: [
          {
            title: 'Lo que el contrato no dice',
            text: `Un contrato se lee mejor cuando se conoce la historia que lo rodea. Antes de enviarlo, responde por escrito estas preguntas; bastan dos líneas en cada una.

1. **¿Qué quieres lograr?** No lo que dice el documento, sino lo que esperas que ocurra dentro de un año si todo sale bien.
2. **¿Qué es lo peor que podría pasar?** Que no paguen, que entreguen tarde, que copien tu idea, que se vayan a mitad de camino.
3. **¿Quién tiene más poder de negociación?** Si la otra parte no acepta cambios, nuestra revisión se concentrará en los riesgos que puedes manejar por tu cuenta.
4. **¿Qué se conversó y no está escrito?** Los acuerdos de pasillo son los primeros en olvidarse.
5. **¿Hay algo que ya empezó?** Si ya entregaste, pagaste o trabajaste, dilo: cambia lo que se puede negociar.
6. **¿Para cuándo debes decidir?** Una respuesta perfecta que llega tarde no sirve.

Envía la versión editable si la tienes y todos los anexos, también los que parezcan un trámite. En la experiencia de quien revisa contratos, la sorpresa casi siempre está en un anexo.

Si la otra parte te presiona para firmar hoy, cuéntanoslo en la primera línea. A veces el mejor consejo es pedir un día más.`,
          },
        ],
      },
    ],
  },
  {
    id: 603,
    slug: 'asesoria-de-proyecto-de-tesis',
    title: 'Asesoría de proyecto de tesis',
    subtitle: 'Tres sesiones para llegar a un proyecto defendible',
    summary:
      'Acompañamiento en tres sesiones para delimitar el problema, armar la matriz de consistencia y preparar la sustentación del proyecto. La tesis la escribes tú.',
    description: `### Qué recibes

- Tres sesiones de cuarenta y cinco minutos, por videollamada.
- La lectura comentada de tu proyecto, hasta veinte páginas.
- Una matriz de consistencia revisada.
- Un simulacro de sustentación con preguntas.

### Un compromiso

Orientamos, preguntamos y leemos. No escribimos capítulos ni aplicamos instrumentos por ti: el trabajo y la autoría son tuyos.`,
    minutes: 45,
    arranging:
      'Escribe en la pestaña Consultas tu tema, tu programa de estudios y la fecha de entrega. Acordamos allí el calendario; entre sesiones conviene dejar por lo menos una semana.',
    category: 'investigacion',
    staff: ['ines-cardenas'],
    price: 320_00,
    discount: { price: 280_00, endsInDays: 28 },
    outcomes: [
      'Tres sesiones con una asesora de tesis',
      'Lectura comentada de hasta veinte páginas',
      'Simulacro de sustentación',
    ],
    materials: [
      preparationSheet,
      { title: 'Plantilla de matriz y ejemplo completo', file: 'materiales/taller-matriz-plantilla.pdf' },
    ],
    modules: [
      {
        title: 'Antes de tu primera sesión',
        summary: 'Una página que vale por veinte.',
        classes: [
          {
            title: 'Tu proyecto en una página',
            text: `No envíes todavía tus cuarenta páginas. Escribe una sola con estas seis respuestas. Si alguna te cuesta, déjala en blanco: allí empezaremos.

1. **El tema**, en menos de diez palabras.
2. **El problema**, como pregunta. Una sola.
3. **Por qué importa**, y a quién. Evita «a la sociedad en general»: nombra a una persona o a una institución.
4. **Qué se sabe ya.** Tres autores o tres investigaciones, con una línea sobre lo que encontraron.
5. **Cómo lo averiguarás.** De dónde saldrán los datos y quién te dará acceso.
6. **Cuándo terminas.** La fecha real, contando trabajo, familia y trámites.

### Qué haremos en cada sesión

En la **primera** discutimos la pregunta hasta que quepa en una línea. Saldrás con una tarea pequeña y una fecha.

En la **segunda** revisamos la matriz por filas y por columnas, y leemos juntos el marco teórico para quitar lo que no sirve a la pregunta.

En la **tercera** sustentas. Te haré las preguntas que haría un jurado exigente y justo, y anotaremos cuáles necesitan una respuesta mejor.

### Un consejo

Lleva un cuaderno de decisiones: cada vez que cambies algo, escribe qué, cuándo y por qué. Al final tendrás casi redactado el capítulo de metodología.`,
          },
        ],
      },
    ],
  },
];
