import type { SampleProgramme } from '#adapters/server/sample-school/content-types.ts';
import { ordering, several, single, statement } from '#adapters/server/sample-school/questions.ts';

/** Workshops: a technique, an exercise to hand in to oneself, and in two of them a general exam. */
export const workshops: readonly SampleProgramme[] = [
  {
    id: 301,
    slug: 'redaccion-de-contratos-paso-a-paso',
    title: 'Redacción de contratos, paso a paso',
    subtitle: 'Taller: de la conversación a una cláusula que se cumple',
    summary:
      'Un taller para escribir contratos que las dos partes entienden igual. Trabajas con un contrato de suministro inventado, lo corriges y comparas tu versión con la nuestra.',
    description: `Un contrato se prueba el día en que algo sale mal. Ese día nadie recuerda la conversación: solo queda el texto.

En este taller desarmas una cláusula en sus cuatro partes, corriges un contrato con ocho defectos y aprendes a cerrar los vacíos por donde suelen entrar los conflictos: plazos sin fecha, obligaciones sin responsable y penalidades imposibles de calcular.`,
    category: 'contratos-y-derecho-civil',
    staff: ['lucia-ccori'],
    price: 45_00,
    subscriberPrice: 35_00,
    outcomes: [
      'Escribir cláusulas con responsable, conducta, plazo y consecuencia',
      'Detectar los ocho defectos más comunes de un contrato',
      'Redactar una penalidad que se puede calcular',
    ],
    materials: [
      { title: 'Contrato de práctica, con ocho defectos', file: 'materiales/taller-contrato-de-practica.pdf' },
    ],
    modules: [
      {
        title: 'La cláusula',
        summary: 'Anatomía, corrección y ejercicio.',
        classes: [
          { title: 'Anatomía de una cláusula', clip: 'taller-contratos-clausula' },
          {
            title: 'Ocho defectos y cómo corregirlos',
            text: `Descarga el contrato de práctica y léelo con un lápiz en la mano. Tiene ocho defectos. Búscalos antes de seguir leyendo; luego compara.

### 1. La obligación sin sujeto

«Se entregarán los bienes». ¿Quién? Escribe siempre el responsable: «El proveedor entregará los bienes».

### 2. El plazo sin fecha

«A la brevedad» no es un plazo. «Dentro de los diez días calendario siguientes a la firma» sí lo es.

### 3. El verbo en condicional

«El cliente debería pagar» expresa un deseo. Usa el futuro: «El cliente pagará».

### 4. La remisión a un anexo que no existe

Si el texto dice «según el Anexo 2», comprueba que haya un Anexo 2, que esté firmado y que diga lo que crees.

### 5. Dos nombres para lo mismo

Si primero es «el Producto» y luego «la Mercadería», alguien dirá que son cosas distintas. Define un nombre y no lo cambies.

### 6. La penalidad sin base

«Una penalidad de 1 % por atraso» no dice de qué, ni por cuánto tiempo. Mejor: «0.5 % del precio de lo no entregado por cada día calendario de atraso, hasta un máximo de 10 %».

### 7. La condición imposible de probar

«Cuando el cliente esté satisfecho» deja el pago en el aire. Sustitúyelo por un hecho: «cuando el cliente firme el acta de recepción o transcurran cinco días hábiles desde la entrega sin observaciones por escrito».

### 8. El cierre sin dirección

Falta decir a qué correo o domicilio se envían las comunicaciones. Sin eso, hasta la resolución mejor fundada puede discutirse.

### Tu turno

Reescribe las cláusulas tercera y sexta del contrato de práctica. Después léelas en voz alta a alguien que no conozca el negocio y pídele que te diga quién debe hacer qué y cuándo. Si acierta, terminaste.`,
          },
        ],
      },
    ],
    exam: {
      title: 'Examen del taller: redacción de contratos',
      minutes: 10,
      questions: [
        single(
          '¿Cuál de estas redacciones identifica mejor una obligación?',
          [
            'Se hará entrega de los bienes a la brevedad',
            'El proveedor debería entregar los bienes en marzo',
            'El proveedor entregará los bienes dentro de los diez días calendario siguientes a la firma',
            'Los bienes serán entregados según lo conversado',
          ],
          2,
          'Tiene responsable, verbo en futuro y un plazo que se puede contar.',
        ),
        several(
          '¿Qué debe precisar una penalidad por atraso para poder calcularse?',
          ['El porcentaje', 'La base sobre la que se aplica', 'La intención de quien se atrasa', 'El tope'],
          [0, 1, 3],
          'Porcentaje, base y tope permiten hacer la cuenta. La intención no forma parte del cálculo.',
        ),
        statement(
          'Usar dos nombres distintos para el mismo bien mejora el estilo del contrato.',
          false,
          'En un contrato la variación genera dudas: un nombre por cosa, siempre el mismo.',
        ),
        single(
          '¿Qué hace verificable un pago «contra conformidad»?',
          [
            'Que el cliente se sienta satisfecho',
            'Un hecho: la firma de un acta o el paso de un plazo sin observaciones',
            'La buena fe de ambas partes',
            'Que el proveedor avise por teléfono',
          ],
          1,
          'La conformidad debe depender de un hecho que cualquiera puede comprobar.',
        ),
      ],
    },
  },
  {
    id: 302,
    slug: 'litigacion-oral-preguntar-en-audiencia',
    title: 'Litigación oral: preguntar en audiencia',
    subtitle: 'Taller de examen directo y contraexamen',
    summary:
      'Cómo se pregunta a un testigo propio y a uno ajeno, con un caso inventado y un guion de preguntas para practicar con otra persona.',
    description: `Preguntar bien es una técnica y se aprende practicando. El taller trabaja con un caso pequeño: una caída en un mercado, tres testigos y dos versiones.

Preparas un examen directo y un contraexamen de diez preguntas cada uno, y los ensayas con la pauta de observación que encontrarás en la lectura.`,
    category: 'contratos-y-derecho-civil',
    staff: ['daniel-flores'],
    price: 15_00,
    discount: { price: 12_00, endsInDays: 30 },
    outcomes: [
      'Formular preguntas abiertas que dejan hablar al testigo',
      'Construir un contraexamen con un hecho por pregunta',
      'Objetar a tiempo y con una razón',
    ],
    modules: [
      {
        title: 'Preguntar',
        summary: 'Directo, contraexamen y práctica.',
        classes: [
          { title: 'Dos maneras de preguntar', clip: 'taller-litigacion-preguntas' },
          {
            title: 'El caso del mercado: guion de práctica',
            text: `Todo en este caso es inventado. Una señora cayó en el pasillo de un mercado a las siete de la mañana. Dice que el piso estaba mojado y sin aviso. La administración dice que había un cartel. Hay tres testigos: la señora, un vendedor y el encargado de limpieza.

### Examen directo de la señora

Tu objetivo es que ella cuente y tú desaparezcas. Prepara preguntas que empiecen con qué, cómo, cuándo, dónde:

1. ¿A qué hora llegó usted al mercado?
2. ¿Por dónde entró?
3. ¿Qué vio en el piso?
4. ¿Qué pasó entonces?
5. ¿Qué hizo el encargado después?

Si notas que la pregunta contiene la respuesta, como «¿verdad que no había cartel?», bórrala: sugiere, y te la objetarán.

### Contraexamen del encargado

Ahora hablas tú y él confirma. Un hecho por pregunta, en orden, sin pedir explicaciones:

1. Usted limpia el pasillo todos los días.
2. Empieza a las seis y media.
3. Usa agua y detergente.
4. El piso queda mojado unos veinte minutos.
5. El mercado abre a las siete.
6. Hay un solo cartel para dos pasillos.
7. Ese día usted limpió los dos.

Detente ahí. La tentación es preguntar «entonces, ¿había cartel en este pasillo?». No lo hagas: tu conclusión la dirás en el alegato, donde nadie la discute contigo.

### Pauta de observación

Practica con otra persona y pídele que anote:

- ¿Cuántas preguntas del directo fueron abiertas?
- ¿Cuántas del contraexamen tenían un solo hecho?
- ¿Escuchaste la respuesta o leíste la siguiente pregunta?
- ¿Te detuviste a tiempo?

Repite el ejercicio cambiando de papel. La segunda vez siempre es mejor, y la tercera empieza a parecer natural.`,
          },
        ],
      },
    ],
  },
  {
    id: 303,
    slug: 'redaccion-juridica-clara',
    title: 'Redacción jurídica clara',
    subtitle: 'Taller para escribir escritos e informes que se leen una sola vez',
    summary:
      'Tres cambios que mejoran cualquier escrito y un ejercicio de corrección con un informe de una página, antes y después.',
    description: `Nadie agradece un párrafo de catorce líneas. Este taller trabaja sobre tus propios textos: traes un escrito, lo corriges con tres reglas y mides la diferencia.

No se trata de escribir simple por moda, sino de que el pedido, la razón y la prueba se encuentren a la primera.`,
    category: 'contratos-y-derecho-civil',
    staff: ['carmen-bravo'],
    price: 12_00,
    outcomes: [
      'Escribir una idea por oración sin perder precisión',
      'Reemplazar sustantivos largos por verbos',
      'Ordenar un escrito de lo principal a lo secundario',
    ],
    modules: [
      {
        title: 'Escribir para que se lea',
        summary: 'Tres cambios y una corrección completa.',
        classes: [
          { title: 'Tres cambios que se notan', clip: 'taller-redaccion-clara' },
          {
            title: 'Un informe, antes y después',
            text: `Este es el primer párrafo de un informe inventado:

> Que, en atención a lo solicitado mediante el documento de la referencia, y habiéndose procedido a efectuar la revisión de los antecedentes que obran en el expediente, se ha podido verificar que la administrada no habría cumplido con efectuar la presentación de la documentación requerida dentro del plazo que le fuera otorgado para tal efecto, por lo que correspondería proceder a la emisión de la resolución que declare el abandono del procedimiento.

Son setenta y dos palabras en una sola oración. Vamos por partes.

### Busca los verbos escondidos

«Efectuar la revisión» es revisar. «Efectuar la presentación» es presentar. «Proceder a la emisión» es emitir. Tres cambios y el párrafo ya respira.

### Decide qué es seguro

«No habría cumplido» y «correspondería» esconden a quien escribe. Si lo verificaste, afírmalo. Si no lo verificaste, dilo y explica qué falta. El condicional de cortesía confunde al lector y no protege al autor.

### Pon lo principal primero

Quien dirige la oficina quiere saber qué debe firmar. Empieza por ahí.

### Después

> Propongo declarar el abandono del procedimiento. La administrada tenía diez días para presentar los documentos que se le pidieron y no los presentó. El cargo de notificación está en el folio 14; el plazo venció el 8 de mayo.

Treinta y nueve palabras, tres oraciones y más información: la fecha y el folio no estaban en la primera versión. Eso ocurre a menudo: al quitar relleno aparece lo que faltaba.

### Tu turno

Elige el párrafo más largo de tu último escrito. Cuenta las palabras de cada oración. Parte las que pasen de treinta, cambia tres sustantivos por verbos y sube el pedido a la primera línea. Compara y guarda ambas versiones: serán tu mejor manual.`,
          },
        ],
      },
    ],
  },
  {
    id: 304,
    slug: 'matriz-de-consistencia-para-tu-tesis',
    title: 'Matriz de consistencia para tu tesis',
    subtitle: 'Taller para ordenar tu proyecto en una página',
    summary:
      'Construyes la matriz de tu proyecto casilla por casilla y aprendes a usarla para encontrar contradicciones antes que tu jurado.',
    description: `La matriz de consistencia no es un trámite: es el plano de la casa. Si está bien hecha, el resto del proyecto se escribe casi solo.

El taller incluye una plantilla en blanco y un ejemplo completo sobre un tema inventado. Al final rindes una prueba corta para comprobar que sabes leerla en las dos direcciones.`,
    category: 'investigacion',
    staff: ['ines-cardenas'],
    price: 39_00,
    subscriberPrice: 29_00,
    outcomes: [
      'Alinear problema, objetivos, hipótesis y método',
      'Detectar contradicciones leyendo por filas y por columnas',
      'Explicar tu proyecto en tres minutos con la matriz en la mano',
    ],
    materials: [{ title: 'Plantilla de matriz y ejemplo completo', file: 'materiales/taller-matriz-plantilla.pdf' }],
    modules: [
      {
        title: 'La matriz',
        summary: 'Leerla, llenarla y corregirla.',
        classes: [
          { title: 'Leer la matriz en las dos direcciones', clip: 'taller-matriz-de-consistencia' },
          {
            title: 'Llenar la matriz en una mañana',
            text: `Reserva tres horas, apaga el teléfono e imprime la plantilla. No necesitas tus apuntes todavía.

### Primera hora: la columna del problema

Escribe tu pregunta general. Debajo, dos o tres preguntas específicas que, respondidas juntas, contesten la general. Prueba: si respondes las específicas y la general queda pendiente, falta una. Si una específica no ayuda, sobra.

### Segunda hora: las demás columnas

**Objetivos.** Convierte cada pregunta en un verbo: «¿Cómo acreditan las municipalidades la desconexión digital?» pasa a ser «Describir cómo acreditan las municipalidades la desconexión digital». El verbo dice cuánto trabajo te espera: describir es menos que explicar y explicar es menos que evaluar.

**Hipótesis.** Es una respuesta provisional que los datos pueden desmentir. Si tu estudio es exploratorio, puede no llevar hipótesis; dilo y explica por qué.

**Variables o categorías.** Anota de qué hablas y cómo lo reconocerás cuando lo veas. «Eficacia» no se ve; «porcentaje de solicitudes respondidas en plazo» sí.

**Método.** Enfoque, diseño, población o corpus, técnicas e instrumentos. Todo debe servir a la pregunta de su fila.

### Tercera hora: leer en dos direcciones

Lee por filas: ¿cada objetivo corresponde exactamente a su pregunta? Lee por columnas: ¿los objetivos específicos suman el general? Marca con un círculo cada duda.

### Tres contradicciones frecuentes

1. La pregunta dice «¿por qué?» y el diseño solo cuenta casos.
2. La hipótesis habla de causas y la población es de tres personas.
3. El objetivo promete proponer una ley y ninguna fila la construye.

Si encontraste alguna, felicítate: corregirla hoy toma diez minutos. Corregirla después de aplicar doscientas encuestas toma un año.`,
          },
        ],
        exam: {
          title: 'Examen del módulo: la matriz',
          minutes: 8,
          questions: [
            single(
              '¿Qué se comprueba al leer la matriz por filas?',
              [
                'Que las preguntas específicas sumen la general',
                'Que haya el mismo número de palabras en cada casilla',
                'Que cada pregunta tenga su objetivo, su hipótesis y su método',
                'Que la bibliografía esté completa',
              ],
              2,
              'Por filas, cada pregunta se acompaña de lo que le corresponde. Por columnas se comprueba que las partes sumen el todo.',
            ),
            statement(
              'Una casilla vacía de la matriz indica que falta pensar, y no solo que falta escribir.',
              true,
              'La matriz muestra lo que aún no se decidió: llenarla por llenar esconde el problema.',
            ),
            single(
              '¿Cuál de estas variables se puede reconocer cuando se observa?',
              [
                'El porcentaje de solicitudes respondidas en plazo',
                'La eficacia',
                'La calidad institucional',
                'La modernidad del trámite',
              ],
              0,
              'Se puede contar y comprobar. Las otras son ideas que primero hay que traducir a algo que se vea.',
            ),
            ordering(
              'Ordena el trabajo de la mañana.',
              ['Leer en las dos direcciones', 'Escribir las preguntas', 'Convertir cada pregunta en objetivo'],
              [1, 2, 0],
              'Primero las preguntas, después las demás columnas que salen de ellas, y al final la lectura cruzada.',
            ),
          ],
        },
      },
    ],
    exam: {
      title: 'Prueba del taller: matriz de consistencia',
      minutes: 8,
      questions: [
        single(
          '¿Qué debe ocurrir con las preguntas específicas?',
          [
            'Deben ser más interesantes que la general',
            'Respondidas juntas, deben contestar la general',
            'Deben ser cinco, como mínimo',
            'Deben repetir el título de la tesis',
          ],
          1,
          'Las específicas descomponen la general: si todas se responden, la general queda contestada.',
        ),
        statement(
          'Todo estudio, aunque sea exploratorio, necesita una hipótesis.',
          false,
          'Un estudio exploratorio puede no llevar hipótesis, siempre que se explique la razón.',
        ),
        single(
          'La pregunta dice «¿por qué?» y el diseño solo cuenta casos. ¿Qué hay?',
          [
            'Una buena triangulación',
            'Una contradicción entre pregunta y método',
            'Una variable independiente',
            'Un marco teórico',
          ],
          1,
          'Contar describe cuánto ocurre; no explica por qué. O cambia la pregunta o cambia el método.',
        ),
        several(
          '¿Cuáles de estos objetivos corresponden a una descripción?',
          [
            'Describir cómo se notifica',
            'Evaluar el impacto de la norma',
            'Identificar los canales de notificación',
            'Explicar por qué fracasan las notificaciones',
          ],
          [0, 2],
          'Describir e identificar son objetivos descriptivos. Evaluar y explicar exigen un diseño distinto.',
        ),
      ],
    },
  },
];
