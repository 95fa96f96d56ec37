import { classesOf, scene } from './lesson.mjs';

const course = { course: 'Derecho laboral para empresas', palette: 'granate', teacher: 'rosa-huaman' };

/** First module of «Derecho laboral para empresas»: hiring. */
export const laboralContratar = classesOf(course, [
  {
    file: 'laboral-relacion-de-trabajo',
    title: 'Cuándo hay relación de trabajo',
    scenes: [
      scene(
        'Cuándo hay relación de trabajo',
        'points',
        'Una empresa puede tener trabajadores sin saberlo. No depende de lo que firmó, sino de lo que pasa cada día. En esta clase aprendes a reconocerlo antes de que lo haga un inspector.',
        ['Los tres elementos', 'Verás los tres elementos del contrato de trabajo.'],
        ['Las señales de la subordinación', 'Las señales que muestran la subordinación.'],
        [
          'Qué ocurre si el papel dice otra cosa',
          'Y qué ocurre cuando el papel dice una cosa y los hechos dicen otra.',
        ],
      ),
      scene(
        'Tres elementos',
        'points',
        'La ley presume que hay contrato de trabajo cuando se juntan tres elementos. Faltando uno, la relación es de otro tipo.',
        [
          'Prestación personal',
          'El primero es la prestación personal. El servicio lo da esa persona y no puede enviar a otra en su lugar. Por eso una empresa no puede ser trabajadora: solo una persona natural.',
        ],
        [
          'Remuneración',
          'El segundo es la remuneración: un pago por el servicio, en dinero o en especie, con cualquier nombre. Que lo llames apoyo, honorario o propina no cambia nada.',
        ],
        [
          'Subordinación',
          'Y el tercero, el que decide casi todos los casos, es la subordinación. Quien contrata puede dirigir el trabajo, supervisarlo y sancionar dentro de lo razonable.',
        ],
      ),
      scene(
        'Las señales de la subordinación',
        'points',
        'Los dos primeros elementos también aparecen en otros contratos. Por eso se buscan señales del tercero. Ninguna decide sola; lo que cuenta es el conjunto.',
        ['Horario y control de asistencia', 'Hay un horario y alguien controla si se cumple.'],
        [
          'Órdenes sobre cómo se trabaja',
          'Hay órdenes sobre la manera de hacer las cosas, y no solo sobre el resultado.',
        ],
        [
          'Lugar y herramientas de la empresa',
          'El lugar, la computadora, el correo y el uniforme los pone la empresa.',
        ],
        [
          'Integración en el equipo',
          'La persona figura en el organigrama, cubre turnos y reemplaza a otras personas en su descanso.',
        ],
        ['Permisos y sanciones', 'Y debe pedir permiso para ausentarse, o recibe llamadas de atención.'],
      ),
      scene(
        'Los hechos mandan',
        'contrast',
        'Cuando el documento y la realidad no coinciden, prima la realidad. Es un principio que aplican los inspectores y los jueces.',
        [
          'Lo que dice el papel | Locación de servicios, recibo por honorarios',
          'Un contrato puede llamarse locación de servicios y pagarse con recibos por honorarios. Es válido si la persona organiza su propio trabajo y entrega un resultado.',
        ],
        [
          'Lo que pasa en la práctica | Horario, órdenes, sanciones',
          'Pero si cumple horario, recibe órdenes y puede ser sancionada, es un contrato de trabajo desde el primer día. En un juicio, a quien reclama le basta probar que prestó el servicio personalmente: después le toca a la empresa demostrar que era autónomo.',
        ],
      ),
      scene(
        'Qué se debe si te equivocas',
        'points',
        'Reconocer tarde una relación de trabajo sale caro, porque los derechos nacieron con ella.',
        [
          'Todos los beneficios del período',
          'Se deben los beneficios de todo el período: gratificaciones, CTS y vacaciones, con sus intereses.',
        ],
        ['Los aportes que no se pagaron', 'Se deben los aportes a la seguridad social que no se pagaron.'],
        [
          'La multa por no registrar',
          'Y hay una multa por no tener a la persona en la planilla, que es una infracción muy grave.',
        ],
      ),
      scene(
        'Practica con dos casos',
        'contrast',
        'Para terminar, decide tú en estos dos casos.',
        [
          'Una diseñadora | Entrega un logotipo, desde su casa, a su ritmo',
          'Una diseñadora entrega un logotipo por un precio pactado. Usa su equipo, trabaja para otros clientes y decide sus horas. Es autónoma: importa el resultado.',
        ],
        [
          'Otra diseñadora | De nueve a seis, en la oficina, con jefe',
          'Otra va de nueve a seis, atiende lo que le encarga una jefa y avisa si se enferma. Emite recibos, pero los tres elementos están ahí. Lo correcto es contratarla y ponerla en planilla. Si dudas con alguien de tu equipo, usa la guía de este módulo y anota un hecho concreto al lado de cada respuesta.',
        ],
      ),
    ],
  },
  {
    file: 'laboral-plazo-fijo',
    title: 'Plazo indeterminado y plazo fijo',
    scenes: [
      scene(
        'Plazo indeterminado y plazo fijo',
        'points',
        'Ya sabes que es un contrato de trabajo. Ahora toca decidir cuánto dura. Muchas empresas firman tres meses y renuevan, por costumbre. La ley no funciona así.',
        ['La regla y la excepción', 'Verás cuál es la regla y cuál la excepción.'],
        ['Las modalidades', 'Qué modalidades de plazo fijo existen.'],
        ['Qué se escribe y qué se paga', 'Y qué debe decir el contrato para que valga.'],
      ),
      scene(
        'La regla y la excepción',
        'contrast',
        'El punto de partida es la necesidad de la empresa, no su comodidad.',
        [
          'La regla | Plazo indeterminado: verbal o escrito',
          'Si la necesidad es permanente, el contrato es a plazo indeterminado. Puede ser verbal o escrito, aunque conviene escribirlo.',
        ],
        [
          'La excepción | Sujeto a modalidad: por escrito y con causa',
          'Si la necesidad es temporal, y solo entonces, puede usarse un contrato sujeto a modalidad. Siempre consta por escrito y siempre explica su causa.',
        ],
      ),
      scene(
        'Tres familias de modalidades',
        'steps',
        'La ley agrupa las modalidades en tres familias. Escoge por el motivo, nunca por el plazo que te gustaría.',
        [
          'Temporales | Inicio o incremento, mercado, reconversión',
          'En las temporales están el inicio o incremento de actividad, hasta tres años; las necesidades del mercado, hasta cinco; y la reconversión empresarial, hasta dos.',
        ],
        [
          'Accidentales | Ocasional, suplencia, emergencia',
          'En las accidentales están el contrato ocasional, hasta seis meses al año; el de suplencia, mientras falta el titular; y el de emergencia.',
        ],
        [
          'De obra | Obra o servicio, intermitente, temporada',
          'Y en las de obra o servicio están el contrato por obra determinada, el intermitente y el de temporada.',
        ],
      ),
      scene(
        'Qué debe decir el contrato',
        'points',
        'Un contrato a plazo fijo se sostiene por su causa objetiva. Mira la diferencia entre una causa vacía y una que explica.',
        [
          'La modalidad y la causa objetiva',
          'No basta con escribir «por incremento de actividades». Escribe qué aumentó, cuánto y por qué: «por la apertura del segundo local, que duplica los pedidos de la temporada escolar».',
        ],
        ['La fecha de inicio y la de término', 'Fija cuándo empieza y cuándo termina.'],
        [
          'El puesto, la jornada y la remuneración',
          'Y las demás condiciones: el puesto, el lugar, la jornada y la remuneración. Entrega una copia a la persona. Sus derechos son los mismos que los de quienes tienen plazo indeterminado.',
        ],
      ),
      scene(
        'Los límites',
        'points',
        'El plazo fijo tiene topes y trampas.',
        [
          'Cinco años en conjunto, como máximo',
          'Puedes usar modalidades sucesivas con la misma persona, pero en conjunto no pueden pasar de cinco años.',
        ],
        [
          'Si sigue trabajando al vencer, es indeterminado',
          'Si el contrato vence y la persona sigue trabajando, se vuelve indeterminado. Pon un aviso en tu calendario un mes antes de cada vencimiento.',
        ],
        [
          'Si la causa no es real, también',
          'Y si la causa es falsa o copiada de otro contrato, ocurre lo mismo, desde el inicio.',
        ],
      ),
      scene(
        'Terminar antes de tiempo',
        'equation',
        'Quien firma un plazo se compromete a respetarlo. Si la empresa lo corta sin causa justa, pasada la prueba, paga una remuneración y media por cada mes que faltaba, con un tope de doce remuneraciones.',
        [
          '2000.00 × 1.5 × 3 = 9000.00 | Faltaban tres meses',
          'Si la remuneración es de S/. 2000.00 y faltaban tres meses, la indemnización es de S/. 9000.00.',
        ],
        [
          '2000.00 × 12 = 24000.00 | El tope',
          'El tope, en este caso, sería de S/. 24000.00. Un plazo largo, firmado sin necesidad, puede costar más que un contrato indeterminado.',
        ],
      ),
    ],
  },
  {
    file: 'laboral-periodo-de-prueba',
    title: 'El período de prueba',
    scenes: [
      scene(
        'El período de prueba',
        'points',
        'Los primeros meses sirven para que las dos partes se conozcan. Bien usados evitan un problema largo; mal usados lo crean.',
        ['Cuánto dura', 'Verás cuánto dura y cómo se amplía.'],
        ['Qué derechos hay desde el primer día', 'Qué derechos existen desde el primer día.'],
        ['Cómo evaluar y decidir', 'Y un modo de evaluar que puedes empezar esta semana.'],
      ),
      scene(
        'Cuánto dura',
        'steps',
        'La duración depende del puesto.',
        ['3 meses | La regla general', 'La regla es de tres meses, y se aplica aunque el contrato no la mencione.'],
        [
          'Hasta 6 meses | Personal calificado o de confianza',
          'Puede ampliarse hasta seis meses, contados los tres primeros, si el puesto es calificado o de confianza.',
        ],
        [
          'Hasta 1 año | Personal de dirección',
          'Y hasta un año, si es de dirección. La ampliación se pacta por escrito y se justifica: porque hace falta capacitarse, o por el grado de responsabilidad. Lo que exceda esos topes no tiene efecto.',
        ],
      ),
      scene(
        'Contar bien el plazo',
        'points',
        'El plazo corre desde el primer día de trabajo. Quien ingresa el 10 de febrero completa tres meses el 9 de mayo.',
        ['Decide antes del último día', 'Decide antes de ese día. El 10 de mayo ya no está a prueba.'],
        [
          'Si vuelve al mismo puesto, los períodos se suman',
          'Si la persona ya trabajó contigo y regresa al mismo puesto, los períodos se suman: no hay una prueba nueva. Solo la habría en un puesto claramente distinto, o si pasaron más de tres años.',
        ],
        [
          'En un contrato corto, no la alargues',
          'Y en un contrato de tres meses no tiene sentido hablar de prueba y renovar para seguir probando. Eso no es una causa temporal.',
        ],
      ),
      scene(
        'Lo que rige desde el primer día',
        'points',
        'Durante la prueba la empresa puede terminar la relación sin expresar causa y sin indemnización. Todo lo demás rige igual.',
        [
          'Planilla, seguro y seguridad en el trabajo',
          'Hay alta en la planilla, seguro de salud, pensión y condiciones seguras.',
        ],
        [
          'Remuneración y beneficios proporcionales',
          'Hay remuneración, horas extras y beneficios por el tiempo trabajado.',
        ],
        [
          'Derechos fundamentales',
          'Y están los derechos fundamentales. Nadie puede ser cesado por estar embarazada, por afiliarse a un sindicato, por su origen o por reclamar, esté o no a prueba.',
        ],
      ),
      scene(
        'Un plan de evaluación en tres fechas',
        'steps',
        'Evalúa con criterios que la persona conozca desde el inicio. Bastan tres o cuatro, y que se puedan observar.',
        [
          'Día 1 | Entregar los criterios',
          'El primer día entrega los criterios por escrito: qué se espera, con qué calidad y en cuánto tiempo.',
        ],
        [
          'Día 30 | Conversar y corregir',
          'Al mes, conversen media hora. Di qué va bien, qué falta y qué ayuda darás. Deja una nota firmada por ambos.',
        ],
        [
          'Día 75 | Decidir con tiempo',
          'A los setenta y cinco días decide, con los mismos criterios. Te quedan dos semanas para comunicarlo con calma.',
        ],
      ),
      scene(
        'Después de la prueba',
        'contrast',
        'Tomada la decisión, hay dos caminos.',
        [
          'Continúa | Hay protección contra el despido arbitrario',
          'Si la persona continúa, queda protegida contra el despido arbitrario: desde entonces, terminar la relación exige una causa justa y un procedimiento.',
        ],
        [
          'Termina | Carta simple y liquidación en 48 horas',
          'Si no continúa, comunícalo por escrito dentro del plazo, sin adjetivos. Paga la liquidación en cuarenta y ocho horas y entrega el certificado de trabajo. Un cierre respetuoso también habla de tu empresa.',
        ],
      ),
    ],
  },
]);
