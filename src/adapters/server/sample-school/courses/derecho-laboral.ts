import type { SampleProgramme } from '#adapters/server/sample-school/content-types.ts';
import { ordering, pictured, several, single, statement, written } from '#adapters/server/sample-school/questions.ts';

/** A complete course: classes, materials, module exams, general exam and consultations. */
export const derechoLaboral: SampleProgramme = {
  id: 201,
  slug: 'derecho-laboral-para-empresas',
  title: 'Derecho laboral para empresas',
  subtitle: 'Contratar, pagar y terminar una relación de trabajo sin sobresaltos',
  summary:
    'La vida de una relación de trabajo en el régimen general, del primer contrato a la liquidación: ocho clases con casos y números, una lectura, tres guías para descargar, exámenes y consultas respondidas.',
  description: `Este curso sigue el orden en que una empresa vive el derecho laboral. Primero decides cómo contratas; luego organizas la jornada, las horas extras y los beneficios; y al final aprendes a terminar la relación con causa, procedimiento y documentos completos.

Son ocho clases de tres a cuatro minutos. Cada una responde a una pregunta, resuelve un caso con números y termina con algo que puedes hacer esa misma semana. Son láminas con texto, a un ritmo de lectura tranquilo y sin locución, para seguirlas en silencio. Una lectura amplía lo que más dudas genera, y cada módulo trae una guía en PDF que puedes tener a la vista mientras trabajas.

### Para quién es

- Personas que administran una pequeña o mediana empresa.
- Equipos de recursos humanos y de contabilidad.
- Estudiantes de derecho, administración o contabilidad que quieren una base práctica.

### Qué no es

No reemplaza la asesoría sobre un caso concreto. Las reglas que se explican son las del régimen general; los regímenes especiales, como el de la micro y pequeña empresa, se mencionan cuando la diferencia importa.`,
  category: 'derecho-laboral',
  staff: ['rosa-huaman'],
  price: 119_90,
  subscriberPrice: 84_90,
  discount: { price: 95_90, endsInDays: 24 },
  outcomes: [
    'Distinguir un contrato de trabajo de una locación de servicios',
    'Elegir y redactar el contrato que corresponde a cada necesidad',
    'Calcular recargos, gratificaciones, CTS y vacaciones con un método',
    'Seguir paso a paso el procedimiento de despido por falta grave',
    'Preparar la liquidación y los documentos de salida en 48 horas',
  ],
  modules: [
    {
      title: 'Contratar bien',
      summary: 'Cuándo hay relación de trabajo, qué contrato usar y para qué sirve el período de prueba.',
      classes: [
        { title: 'Cuándo hay relación de trabajo', clip: 'laboral-relacion-de-trabajo' },
        {
          title: 'Plazo indeterminado y plazo fijo',
          clip: 'laboral-plazo-fijo',
          materials: [
            {
              title: 'Guía: qué revisar antes de firmar un contrato',
              file: 'materiales/laboral-guia-del-contrato.pdf',
            },
          ],
        },
        { title: 'El período de prueba', clip: 'laboral-periodo-de-prueba' },
      ],
      exam: {
        title: 'Examen del módulo 1: contratar bien',
        minutes: 10,
        questions: [
          several(
            '¿Qué elementos deben juntarse para que haya un contrato de trabajo?',
            [
              'Prestación personal del servicio',
              'Exclusividad',
              'Remuneración',
              'Subordinación',
              'Un documento firmado',
            ],
            [0, 2, 3],
            'Los tres elementos son la prestación personal, la remuneración y la subordinación. La exclusividad y el documento pueden existir o no: no definen la relación.',
          ),
          single(
            'Una persona firma una «locación de servicios», pero cumple horario, recibe órdenes y puede ser sancionada. ¿Qué prevalece?',
            [
              'El nombre del documento, porque ambas partes lo firmaron',
              'Lo que indique el recibo por honorarios',
              'Los hechos: por la primacía de la realidad, es un contrato de trabajo',
              'Lo que decida la empresa al terminar el contrato',
            ],
            2,
            'Cuando los hechos muestran subordinación, prima la realidad sobre las formas y la relación se considera laboral.',
          ),
          statement(
            'El contrato de trabajo a plazo indeterminado puede celebrarse de manera verbal.',
            true,
            'El contrato a plazo indeterminado puede ser verbal o escrito. El que siempre consta por escrito es el contrato sujeto a modalidad.',
          ),
          single(
            '¿Cuánto pueden durar, en conjunto y como máximo, los contratos sujetos a modalidad sucesivos con la misma persona?',
            ['Dos años', 'Tres años', 'Cinco años', 'No hay límite si cambia la modalidad'],
            2,
            'Pueden usarse distintas modalidades de manera sucesiva, siempre que en conjunto no se superen los cinco años.',
          ),
          single(
            '¿Cuál es la duración general del período de prueba?',
            ['Un mes', 'Tres meses', 'Seis meses', 'Un año'],
            1,
            'La regla general es de tres meses. Los seis meses y el año son ampliaciones que se pactan por escrito para personal calificado o de confianza y para personal de dirección.',
          ),
        ],
      },
    },
    {
      title: 'Jornada, remuneración y beneficios',
      summary: 'La jornada y el sobretiempo, los beneficios del año, los documentos de pago y los descansos.',
      classes: [
        { title: 'Jornada y horas extras', clip: 'laboral-jornada-y-horas-extras' },
        {
          title: 'Gratificaciones y CTS',
          clip: 'laboral-beneficios-sociales',
          materials: [{ title: 'Calendario laboral de la empresa', file: 'materiales/laboral-calendario.pdf' }],
        },
        {
          title: 'La boleta de pago y la planilla electrónica',
          text: `Pagar bien es la mitad del trabajo; la otra mitad es poder demostrarlo. En el régimen general, la prueba del pago se construye con dos piezas que se complementan: la planilla electrónica y la boleta de pago.

### La planilla electrónica

La planilla electrónica tiene dos partes. En el **T-Registro** se inscribe a la persona: sus datos, su tipo de contrato, su régimen de salud y de pensiones, y sus derechohabientes. El alta se hace a más tardar el día en que empieza a trabajar, no cuando se paga el primer sueldo. En la **PLAME** se declara cada mes lo que se pagó y lo que se aportó, en la fecha que corresponde al último dígito del RUC.

Un error frecuente es dejar abierta en el T-Registro a una persona que ya se fue, o registrar la fecha de ingreso equivocada. Ambas cosas aparecen de inmediato en una inspección, porque el inspector compara la planilla con la asistencia y con los contratos.

### La boleta de pago

La boleta detalla, para esa persona y ese mes, los ingresos, los descuentos y los aportes del empleador. Se entrega, en papel o por un medio digital que deje constancia, a más tardar el tercer día hábil siguiente a la fecha de pago.

Antes de emitirla, revisa cuatro cosas:

1. Que los días y las horas extras coincidan con el registro de asistencia.
2. Que cada descuento tenga una base: la ley, un mandato judicial o la autorización de la persona.
3. Que los conceptos tengan el mismo nombre en la boleta y en la planilla.
4. Que el neto sea exactamente lo que se depositó.

### Cuánto tiempo se guarda

Guarda boletas, constancias de pago y registros de asistencia por lo menos durante los cinco años siguientes al pago. Un archivo digital ordenado por mes y por persona ahorra horas el día en que alguien pregunta.`,
        },
        { title: 'Descansos y vacaciones', clip: 'laboral-vacaciones' },
      ],
      exam: {
        title: 'Examen del módulo 2: jornada y beneficios',
        minutes: 12,
        questions: [
          single(
            'Con una remuneración de S/. 2400.00 y jornada de ocho horas, ¿cuánto se paga por tres horas extras en un día?',
            ['S/. 30.00', 'S/. 37.50', 'S/. 38.50', 'S/. 40.50'],
            2,
            'La hora vale 2400.00 ÷ 30 ÷ 8 = 10.00. Dos horas a 12.50 y una a 13.50 suman 38.50.',
          ),
          single(
            'Alguien ganó sus vacaciones, trabajó todo el año siguiente sin descansar y recibe S/. 2400.00 al mes. ¿Cuánto se le debe además de lo ya pagado?',
            ['S/. 2400.00', 'S/. 4800.00', 'S/. 7200.00', 'S/. 1200.00'],
            1,
            'Una remuneración por el descanso no gozado y otra como indemnización: 4800.00. La tercera es la que ya recibió por trabajar.',
          ),
          single(
            '¿Cuál es la jornada ordinaria máxima?',
            [
              'Ocho horas diarias o cuarenta y ocho semanales',
              'Nueve horas diarias o cuarenta y cinco semanales',
              'Diez horas diarias, si se paga un recargo',
              'La que fije el contrato',
            ],
            0,
            'La Constitución y la ley fijan el máximo en ocho horas diarias o cuarenta y ocho semanales. El contrato puede fijar menos, no más.',
          ),
          single(
            'Una persona trabaja tres horas extras en un día. ¿Qué recargos mínimos se aplican?',
            [
              '25 % por las tres horas',
              '25 % por las dos primeras y 35 % por la tercera',
              '35 % por las tres horas',
              '50 % desde la primera',
            ],
            1,
            'El recargo mínimo es de 25 % por las dos primeras horas y de 35 % desde la tercera.',
          ),
          statement(
            'La empresa puede obligar siempre a trabajar horas extras si paga el recargo.',
            false,
            'El sobretiempo es voluntario al pedirlo y al aceptarlo, salvo situaciones excepcionales como un caso fortuito o de fuerza mayor.',
          ),
          single(
            '¿En qué meses se deposita la CTS en el régimen general?',
            ['Enero y julio', 'Julio y diciembre', 'Mayo y noviembre', 'Abril y octubre'],
            2,
            'La CTS se deposita en los primeros quince días de mayo y de noviembre. En julio y diciembre se pagan las gratificaciones.',
          ),
          single(
            '¿Hasta cuándo puede entregarse la boleta de pago?',
            [
              'El último día del mes siguiente',
              'El tercer día hábil siguiente a la fecha de pago',
              'Cuando la persona la pida',
              'Dentro de los quince días siguientes al pago',
            ],
            1,
            'La boleta se entrega a más tardar el tercer día hábil siguiente a la fecha de pago, en papel o por un medio digital que deje constancia.',
          ),
        ],
      },
    },
    {
      title: 'Terminar la relación sin errores',
      summary: 'Causa, procedimiento, liquidación y documentos de salida.',
      classes: [
        { title: 'El despido: causa y procedimiento', clip: 'laboral-causas-y-procedimiento-de-despido' },
        {
          title: 'La liquidación y los documentos de salida',
          clip: 'laboral-liquidacion',
          materials: [
            { title: 'Lista de control: documentos de salida', file: 'materiales/laboral-documentos-de-salida.pdf' },
          ],
        },
      ],
      exam: {
        title: 'Examen del módulo 3: terminar la relación',
        minutes: 10,
        questions: [
          ordering(
            'Ordena el procedimiento de despido por falta grave.',
            [
              'Carta de despido con la causa y la fecha del cese',
              'Conocimiento de los hechos',
              'Plazo para los descargos',
              'Carta de imputación de cargos',
            ],
            [1, 3, 2, 0],
            'Conocidos los hechos, se imputan los cargos por escrito, se concede el plazo de descargos y recién entonces se decide y se comunica el despido.',
          ),
          single(
            '¿Cuál es el plazo mínimo para presentar descargos ante una imputación por conducta?',
            ['Tres días hábiles', 'Seis días naturales', 'Diez días hábiles', 'Treinta días naturales'],
            1,
            'El plazo debe ser razonable y no menor de seis días naturales. Los treinta días naturales se refieren a demostrar la capacidad o corregir una deficiencia.',
          ),
          statement(
            'Una falta conocida y tolerada durante meses puede usarse después, sin problema, para despedir.',
            false,
            'El principio de inmediatez exige actuar sin demora desde que se conocen los hechos. La demora se entiende como perdón de la falta.',
          ),
          single(
            '¿En qué plazo se pagan los beneficios y se entrega el certificado de trabajo al terminar la relación?',
            ['48 horas', 'Siete días', 'Quince días', 'Un mes'],
            0,
            'El pago de los beneficios y la entrega del certificado se hacen dentro de las cuarenta y ocho horas del cese.',
          ),
          several(
            '¿Qué conceptos suele incluir una liquidación?',
            [
              'Vacaciones truncas',
              'Gratificación trunca',
              'Devolución de los aportes a EsSalud',
              'CTS pendiente de depósito',
            ],
            [0, 1, 3],
            'Se pagan la CTS no depositada, las vacaciones no gozadas y truncas, la gratificación trunca y la remuneración pendiente. El aporte a EsSalud no se devuelve.',
          ),
        ],
      },
    },
  ],
  exam: {
    title: 'Examen general: Derecho laboral para empresas',
    minutes: 20,
    draws: 8,
    questions: [
      single(
        '¿Qué elemento distingue, en casi todos los casos, al contrato de trabajo de otros contratos de servicios?',
        ['La subordinación', 'El monto del pago', 'La duración', 'El lugar donde se trabaja'],
        0,
        'La subordinación, es decir, el poder de dirigir, fiscalizar y sancionar, es lo que separa al contrato de trabajo de la prestación autónoma.',
      ),
      single(
        'En una prestación personal, remunerada y subordinada, ¿qué presume la ley?',
        [
          'Un contrato a plazo fijo',
          'Un contrato a plazo indeterminado',
          'Una locación de servicios',
          'Nada, hasta que haya un documento',
        ],
        1,
        'La ley presume un contrato de trabajo a plazo indeterminado.',
      ),
      several(
        '¿Qué debe constar en un contrato sujeto a modalidad?',
        ['La causa objetiva', 'La duración', 'La firma de un notario', 'Las demás condiciones del trabajo'],
        [0, 1, 3],
        'El contrato consta por escrito con su causa objetiva, su duración y las demás condiciones. No requiere intervención notarial.',
      ),
      statement(
        'Si la causa que justifica el plazo fijo no es real, el contrato se considera a plazo indeterminado.',
        true,
        'La simulación o el fraude desnaturalizan el contrato sujeto a modalidad.',
      ),
      single(
        '¿Hasta cuánto puede ampliarse por escrito el período de prueba del personal de dirección?',
        ['Tres meses', 'Seis meses', 'Un año', 'Dos años'],
        2,
        'El período de prueba puede ampliarse hasta un año para el personal de dirección y hasta seis meses para el personal calificado o de confianza.',
      ),
      single(
        '¿Cuánto debe durar, como mínimo, el descanso semanal?',
        ['Doce horas', 'Veinticuatro horas seguidas', 'Treinta y seis horas', 'Dos días'],
        1,
        'El descanso semanal obligatorio es de por lo menos veinticuatro horas consecutivas.',
      ),
      single(
        '¿Cuántos días de vacaciones corresponden por cada año completo, cumplido el récord, en el régimen general?',
        ['Quince días hábiles', 'Quince días calendario', 'Veinte días hábiles', 'Treinta días calendario'],
        3,
        'En el régimen general son treinta días calendario por cada año completo de servicios, siempre que se cumpla el récord.',
      ),
      statement(
        'El alta en el T-Registro puede hacerse junto con el primer pago.',
        false,
        'El registro se hace a más tardar el día en que la persona empieza a prestar servicios.',
      ),
      single(
        'Para despedir por falta grave, ¿qué se hace primero?',
        [
          'Entregar la carta de despido',
          'Imputar los cargos por escrito y dar plazo para los descargos',
          'Pagar la liquidación',
          'Retirar a la persona de la planilla',
        ],
        1,
        'Sin imputación previa ni plazo de descargos el despido no sigue el procedimiento de ley.',
      ),
      written(
        '¿Con qué nombre se conoce el pago adicional que se entrega en julio y en diciembre?',
        ['Gratificación', 'Gratificaciones', 'Gratificación legal', 'Gratificaciones legales'],
        'Las gratificaciones legales se pagan en la primera quincena de julio y en la primera quincena de diciembre.',
      ),
      pictured(
        single(
          'Según la boleta de la imagen, ¿cuánto recibe la trabajadora después del descuento?',
          ['S/. 2000.00', 'S/. 1740.00', 'S/. 1900.00', 'S/. 260.00'],
          1,
          'A la remuneración de S/. 2000.00 se le descuenta el aporte de S/. 260.00: recibe S/. 1740.00. El aporte del empleador no se le descuenta.',
        ),
        'preguntas/boleta-de-pago.svg',
        'Boleta de pago con remuneración básica de S/. 2000.00, aporte a la ONP de S/. 260.00 como descuento y aporte a EsSalud de S/. 180.00 a cargo del empleador.',
      ),
      ordering(
        'Ordena estos momentos en la vida de una relación de trabajo.',
        ['Liquidación de beneficios', 'Alta en el T-Registro', 'Evaluación en el período de prueba', 'Cese'],
        [1, 2, 3, 0],
        'El alta coincide con el inicio, la evaluación ocurre durante la prueba, y la liquidación se paga dentro de las 48 horas del cese.',
      ),
    ],
  },
  consultations: [
    {
      question:
        'Tenemos a una persona con recibo por honorarios que viene tres veces por semana y usa nuestro correo. ¿Eso ya es una relación laboral?',
      answer:
        'Ninguno de esos datos decide por sí solo. Pregúntate quién organiza su trabajo: si ustedes fijan su horario, le dan órdenes sobre cómo hacer las cosas y podrían sancionarla, hay subordinación y el riesgo es alto. Si entrega un resultado con sus propios medios y decide cuándo y cómo, es una prestación autónoma. Revisa la guía del módulo 1 y anota la respuesta a cada pregunta con un ejemplo real.',
      answeredBy: 'rosa-huaman',
    },
    {
      question: '¿El período de prueba se interrumpe si la persona sale de vacaciones o tiene un descanso médico?',
      answer:
        'La norma habla de tres meses de servicios y busca que haya tiempo real para evaluar. Por prudencia, no cuentes con descartar esos días: si la ausencia fue larga, documenta la evaluación con lo que sí pudiste observar y decide antes de que venza el plazo calendario.',
      answeredBy: 'rosa-huaman',
    },
    {
      question: '¿Puedo pagar la gratificación de julio en dos partes?',
      answer:
        'No es recomendable. La gratificación debe estar pagada dentro de la primera quincena de julio. Si una parte queda para después, esa parte está fuera de plazo y genera intereses, además de una posible sanción.',
      answeredBy: 'rosa-huaman',
    },
  ],
};
