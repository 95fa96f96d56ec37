/** The video of each workshop. */
export const workshops = [
  {
    file: 'taller-contratos-clausula',
    course: 'Redacción de contratos, paso a paso',
    palette: 'teal',
    teacher: 'lucia-ccori',
    title: 'Anatomía de una cláusula',
    scenes: [
      {
        title: 'Anatomía de una cláusula',
        layout: 'steps',
        items: [
          'Quién | El proveedor',
          'Debe | entregará las sillas',
          'Cuándo y cómo | el 15 de marzo, armadas',
          'Si no | descuento por día de atraso',
        ],
        say: [
          'Una buena cláusula responde a cuatro preguntas.',
          'Quién está obligado.',
          'A qué está obligado, con un verbo en futuro.',
          'Cuándo y cómo lo cumple.',
          'Y qué pasa si no lo cumple.',
        ],
      },
    ],
  },
  {
    file: 'taller-litigacion-preguntas',
    course: 'Litigación oral: preguntar en audiencia',
    palette: 'clay',
    teacher: 'daniel-flores',
    title: 'Dos maneras de preguntar',
    scenes: [
      {
        title: 'Dos maneras de preguntar',
        layout: 'contrast',
        items: [
          'Examen directo | Preguntas abiertas: qué, cómo, cuándo',
          'Contraexamen | Preguntas cerradas: un hecho en cada una',
        ],
        say: [
          'En audiencia se pregunta de dos maneras.',
          'En el examen directo habla el testigo: las preguntas son abiertas.',
          'En el contraexamen conduces tú: las preguntas son cerradas, y cada una contiene un solo hecho.',
        ],
      },
    ],
  },
  {
    file: 'taller-redaccion-clara',
    course: 'Redacción jurídica clara',
    palette: 'granate',
    teacher: 'carmen-bravo',
    title: 'Tres cambios que se notan',
    scenes: [
      {
        title: 'Tres cambios que se notan',
        layout: 'contrast',
        items: [
          'Una idea por oración | Corta donde pondrías un segundo «que»',
          'Verbos, no sustantivos | «Notificar», no «efectuar la notificación»',
          'Lo principal, primero | El pedido antes que la historia',
        ],
        say: [
          'Escribir claro se aprende con tres cambios.',
          'Uno: una idea por oración.',
          'Dos: verbos en lugar de sustantivos largos.',
          'Tres: lo principal, primero; quien lee necesita el pedido antes que la historia.',
        ],
      },
    ],
  },
  {
    file: 'taller-matriz-de-consistencia',
    course: 'Matriz de consistencia para tu tesis',
    palette: 'indigo',
    teacher: 'ines-cardenas',
    title: 'Leer la matriz en las dos direcciones',
    scenes: [
      {
        title: 'Leer la matriz en las dos direcciones',
        layout: 'points',
        items: [
          'Por filas: cada pregunta con su objetivo',
          'Por columnas: todas las preguntas suman el problema',
          'Si una casilla queda vacía, falta pensar',
        ],
        say: [
          'La matriz de consistencia se lee en dos direcciones.',
          'Por filas, cada pregunta tiene su objetivo, su hipótesis y su método.',
          'Por columnas, las preguntas específicas juntas responden la general.',
          'Y si una casilla queda vacía, no falta escribir: falta pensar.',
        ],
      },
    ],
  },
];
