import { classesOf, scene } from './lesson.mjs';

const course = { course: 'Derecho laboral para empresas', palette: 'granate', teacher: 'rosa-huaman' };

/** Third module of «Derecho laboral para empresas»: the end of the relation. */
export const laboralSalida = classesOf(course, [
  {
    file: 'laboral-causas-y-procedimiento-de-despido',
    title: 'El despido: causa y procedimiento',
    scenes: [
      scene(
        'El despido: causa y procedimiento',
        'points',
        'Despedir es la decisión más delicada de una empresa. Un despido con razón, pero mal hecho, puede perderse en un juicio.',
        ['La causa', 'Verás qué causas admite la ley.'],
        ['El procedimiento', 'Qué pasos se siguen y con qué plazos.'],
        ['El costo de equivocarse', 'Y cuánto cuesta un despido arbitrario.'],
      ),
      scene(
        'Primero, una causa justa',
        'contrast',
        'Para despedir hace falta una causa justa, prevista en la ley y comprobada. Puede referirse a la capacidad o a la conducta.',
        [
          'Por la capacidad | Por ejemplo, rendimiento deficiente comprobado',
          'Por la capacidad: el rendimiento deficiente en relación con la propia capacidad y con el promedio en labores similares, o la pérdida de una aptitud indispensable para el puesto.',
        ],
        [
          'Por la conducta | Por ejemplo, una falta grave',
          'Por la conducta: la falta grave, la condena penal por delito doloso o la inhabilitación.',
        ],
      ),
      scene(
        'Las faltas graves más comunes',
        'points',
        'La ley tiene una lista de faltas graves. No basta con que algo moleste: debe encajar en ella y ser razonable castigarlo así.',
        [
          'Incumplir deberes hasta quebrar la buena fe',
          'Incumplir las obligaciones de trabajo de tal manera que se quiebre la buena fe.',
        ],
        [
          'Apropiarse de bienes o de información',
          'Apropiarse de bienes del empleador, o usar y entregar información reservada.',
        ],
        ['Violencia o faltas de respeto graves', 'La violencia, la injuria grave y el hostigamiento sexual.'],
        [
          'Abandono: más de tres días seguidos',
          'Y el abandono: faltar sin justificación más de tres días consecutivos, más de cinco en treinta días, o más de quince en ciento ochenta.',
        ],
      ),
      scene(
        'Después, el procedimiento',
        'steps',
        'Comprobada la falta, empieza el procedimiento. Son tres pasos y ninguno se salta.',
        [
          '1 | Carta de imputación de cargos',
          'Uno: la carta de imputación. Describe los hechos con fecha, lugar y prueba, y señala qué falta sería. No adelanta la decisión.',
        ],
        [
          '2 | Seis días naturales, como mínimo, para responder',
          'Dos: el plazo para los descargos, no menor de seis días naturales. Mientras dura puedes exonerar a la persona de asistir, pagándole. Si el motivo es la capacidad, el plazo es de treinta días naturales, para demostrarla o corregir.',
        ],
        [
          '3 | Carta de despido: causa y fecha del cese',
          'Tres: la carta de despido, que precisa la causa y la fecha del cese. Si la persona no la recibe, se entrega por notario, por juez de paz o, a falta de ellos, por la policía.',
        ],
      ),
      scene(
        'Tres errores que hacen perder',
        'points',
        'Estos errores convierten un caso ganado en uno perdido.',
        [
          'Demorar',
          'Demorar. Desde que conoces los hechos, actúa: una falta que se deja pasar se entiende perdonada. Es el principio de inmediatez.',
        ],
        ['Cambiar la causa después', 'Cambiar la causa. Lo que no está en la carta no se puede alegar más tarde.'],
        [
          'Castigar dos veces',
          'Y castigar dos veces: si ya suspendiste por ese hecho, no puedes despedir por el mismo.',
        ],
      ),
      scene(
        'Lo que cuesta un despido arbitrario',
        'equation',
        'Si no hay causa, o no se puede probar, se paga una indemnización: una remuneración y media por cada año completo, con un tope de doce. Calculemos con S/. 2400.00 y un tiempo de tres años y cuatro meses.',
        ['2400.00 × 1.5 = 3600.00 | Por cada año completo', 'Cada año vale S/. 3600.00.'],
        ['3600.00 × 3 = 10800.00 | Tres años', 'Por tres años son S/. 10800.00.'],
        [
          '3600.00 ÷ 12 × 4 = 1200.00 | Cuatro meses',
          'Y por cuatro meses, S/. 1200.00. La indemnización suma S/. 12000.00, aparte de los beneficios. En algunos casos, como el despido por embarazo, por afiliación sindical o por discriminación, el despido es nulo y la persona vuelve a su puesto.',
        ],
      ),
    ],
  },
  {
    file: 'laboral-liquidacion',
    title: 'La liquidación y los documentos de salida',
    scenes: [
      scene(
        'La liquidación y los documentos de salida',
        'points',
        'Toda relación de trabajo termina con una cuenta y unos papeles. Hacerlo bien toma una tarde; hacerlo mal, varios meses de cartas.',
        ['Cómo puede terminar', 'Repasaremos las formas de terminar.'],
        ['Una liquidación completa', 'Haremos una liquidación completa.'],
        ['Los documentos y sus plazos', 'Y verás qué documentos se entregan y en qué plazo.'],
      ),
      scene(
        'Cómo puede terminar',
        'points',
        'El despido es solo una de las formas. Las más frecuentes son otras.',
        [
          'La renuncia, con treinta días de aviso',
          'La renuncia se avisa por escrito con treinta días. Si la persona pide que se le exonere del plazo, y la empresa no lo niega por escrito dentro del tercer día, se entiende aceptado.',
        ],
        ['El vencimiento del plazo', 'El vencimiento del plazo, en los contratos sujetos a modalidad.'],
        [
          'El acuerdo de ambas partes',
          'Y el mutuo disenso, que consta por escrito. En todos los casos se pagan los beneficios: cambia si además hay indemnización.',
        ],
      ),
      scene(
        'Un caso: los datos',
        'steps',
        'Liquidemos un caso. Una persona ingresó un primero de enero, gana S/. 2400.00 y renuncia. Su último día es el 31 de agosto. Ha cobrado su gratificación de julio y tomó sus vacaciones anteriores.',
        ['CTS | De mayo a agosto: cuatro meses', 'La CTS hasta abril ya se depositó en mayo. Faltan cuatro meses.'],
        ['Gratificación | Julio y agosto: dos meses', 'De la gratificación de diciembre hay dos meses completos.'],
        ['Vacaciones | De enero a agosto: ocho meses', 'Y de vacaciones, ocho meses del año en curso.'],
      ),
      scene(
        'Un caso: las cuentas',
        'equation',
        'Ahora las cuentas, una por una.',
        [
          '2800.00 ÷ 12 × 4 = 933.33 | CTS trunca',
          'CTS: la base es S/. 2400.00 más un sexto de la gratificación, S/. 400.00. Por cuatro meses son S/. 933.33.',
        ],
        [
          '800.00 + 72.00 = 872.00 | Gratificación trunca con su 9 %',
          'Gratificación: dos sextos de S/. 2400.00 son S/. 800.00, más S/. 72.00 de bonificación extraordinaria: S/. 872.00.',
        ],
        ['2400.00 ÷ 12 × 8 = 1600.00 | Vacaciones truncas', 'Vacaciones: ocho dozavos son S/. 1600.00.'],
        [
          '933.33 + 872.00 + 1600.00 = 3405.33 | Beneficios',
          'Los beneficios suman S/. 3405.33. Sobre las vacaciones se descuenta la pensión: si aporta 13 % al sistema público, son S/. 208.00, y recibe S/. 3197.33. Aparte se paga la remuneración de agosto.',
        ],
      ),
      scene(
        'En 48 horas',
        'points',
        'El pago se hace dentro de las cuarenta y ocho horas del cese. En ese plazo se entregan también los documentos principales.',
        ['La liquidación, con su cálculo', 'La liquidación, con el cálculo de cada concepto y la constancia del pago.'],
        [
          'El certificado de trabajo',
          'El certificado de trabajo, que indica el tiempo y la naturaleza del servicio. No se ponen comentarios que perjudiquen.',
        ],
        ['La constancia de cese para retirar la CTS', 'La constancia de cese, con la que el banco entrega la CTS.'],
        ['La baja en el T-Registro', 'Y, a más tardar al día hábil siguiente, la baja en el T-Registro.'],
      ),
      scene(
        'Cerrar sin cabos sueltos',
        'points',
        'Quedan detalles que conviene tener en una lista.',
        [
          'El certificado de quinta categoría',
          'El certificado de rentas y retenciones de quinta categoría, que le pedirá su siguiente empleador.',
        ],
        [
          'Los bienes y los accesos',
          'La devolución de equipos y el cierre de accesos, con un acta. Si falta algo, no lo descuentes por tu cuenta de los beneficios.',
        ],
        [
          'La firma no es una renuncia a derechos',
          'Y recuerda que firmar la liquidación prueba el pago, pero no elimina derechos que la ley declara irrenunciables. Si hay un error, corrígelo sin esperar un reclamo. Con esto completas el recorrido, del primer contrato al último documento.',
        ],
      ),
    ],
  },
]);
