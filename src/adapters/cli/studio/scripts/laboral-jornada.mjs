import { classesOf, scene } from './lesson.mjs';

const course = { course: 'Derecho laboral para empresas', palette: 'granate', teacher: 'rosa-huaman' };

/** Second module of «Derecho laboral para empresas»: time, pay and benefits. */
export const laboralJornada = classesOf(course, [
  {
    file: 'laboral-jornada-y-horas-extras',
    title: 'Jornada y horas extras',
    scenes: [
      scene(
        'Jornada y horas extras',
        'points',
        'El tiempo es lo que más se discute entre una empresa y su gente. Casi siempre se discute porque no se midió.',
        ['La jornada máxima', 'Verás cuál es la jornada máxima y qué queda fuera de ella.'],
        ['El valor de una hora', 'Cuánto vale una hora, y cuánto vale cuando es extra.'],
        [
          'El registro que evita el conflicto',
          'Y qué registro necesitas para que las cuentas no dependan de la memoria.',
        ],
      ),
      scene(
        'La jornada máxima',
        'steps',
        'La Constitución y la ley fijan un máximo. El contrato puede señalar menos, nunca más.',
        ['8 horas | al día', 'La jornada máxima es de ocho horas diarias.'],
        ['48 horas | a la semana', 'O de cuarenta y ocho semanales, si los días se reparten de otra manera.'],
        [
          '45 minutos | de refrigerio, que no se cuentan',
          'El refrigerio dura por lo menos cuarenta y cinco minutos y, como regla, no forma parte de la jornada. Quien entra a las nueve y sale a las seis, con una hora para almorzar, trabaja ocho.',
        ],
      ),
      scene(
        'Quiénes no tienen jornada máxima',
        'points',
        'La ley exceptúa a tres grupos. Se interpretan de manera estricta, así que no basta con poner la palabra en el contrato.',
        ['Personal de dirección', 'El personal de dirección, que representa a la empresa y decide por ella.'],
        [
          'Quien trabaja sin fiscalización inmediata',
          'Quien trabaja sin fiscalización inmediata: hace su labor fuera del local y nadie controla su tiempo. Si un aplicativo registra cada visita, hay control.',
        ],
        [
          'Quien presta servicios intermitentes',
          'Y quien presta servicios intermitentes de espera, vigilancia o custodia, con períodos largos sin actividad efectiva.',
        ],
      ),
      scene(
        'El sobretiempo',
        'steps',
        'Lo que se trabaja más allá de la jornada es sobretiempo.',
        [
          'Voluntario | Para ambas partes',
          'Es voluntario, al pedirlo y al aceptarlo. Solo es obligatorio en casos excepcionales, como un hecho fortuito o de fuerza mayor que ponga en peligro a personas o bienes.',
        ],
        [
          '25 % | Como mínimo, las dos primeras horas',
          'Las dos primeras horas del día se pagan con un recargo mínimo de 25 %.',
        ],
        [
          '35 % | Como mínimo, desde la tercera',
          'Desde la tercera, el recargo mínimo es de 35 %. También pueden acordar por escrito que se compense con descanso.',
        ],
      ),
      scene(
        'Cuánto vale la hora',
        'equation',
        'Calculemos con una remuneración mensual de S/. 2400.00 y una jornada de ocho horas.',
        [
          '2400.00 ÷ 30 ÷ 8 = 10.00 | La hora ordinaria',
          'Divides entre treinta días y después entre ocho horas: la hora ordinaria vale S/. 10.00.',
        ],
        ['10.00 × 1.25 = 12.50 | Las dos primeras horas extras', 'Con 25 % de recargo, la hora extra vale S/. 12.50.'],
        [
          '10.00 × 1.35 = 13.50 | Desde la tercera',
          'Con 35 %, vale S/. 13.50. Si un martes se quedó tres horas, son dos horas de S/. 12.50 y una de S/. 13.50: en total, S/. 38.50.',
        ],
      ),
      scene(
        'Si no se registra, se discute',
        'points',
        'La empresa debe llevar un registro de control de asistencia, y cada persona marca el suyo.',
        [
          'Ingreso y salida, también del sobretiempo',
          'Anota el ingreso y la salida, y el inicio y el fin del sobretiempo.',
        ],
        [
          'Quien se queda, se presume que trabaja',
          'Si alguien permanece en el local fuera de su horario, se presume que trabaja con autorización. Por eso las luces se apagan a una hora y las excepciones se piden por escrito.',
        ],
        [
          'Un registro perfecto no es creíble',
          'Y desconfía del registro en que todos marcan las nueve en punto cada día: nadie lo cree. Los minutos reales protegen a las dos partes.',
        ],
      ),
    ],
  },
  {
    file: 'laboral-beneficios-sociales',
    title: 'Gratificaciones y CTS',
    scenes: [
      scene(
        'Gratificaciones y CTS',
        'points',
        'Cuatro fechas ordenan el año de una empresa del régimen general: dos gratificaciones y dos depósitos de CTS.',
        ['Cómo se calcula la gratificación', 'Aprenderás a calcular la gratificación, completa y trunca.'],
        ['Cómo se calcula la CTS', 'A calcular el depósito de CTS.'],
        [
          'Qué conceptos entran',
          'Y a decidir qué conceptos entran en el cálculo, que es donde se cometen más errores.',
        ],
      ),
      scene(
        'El calendario',
        'steps',
        'Anota las cuatro fechas.',
        [
          'Mayo | CTS de noviembre a abril',
          'En la primera quincena de mayo se deposita la CTS del semestre que va de noviembre a abril.',
        ],
        [
          'Julio | Gratificación de enero a junio',
          'En la primera quincena de julio se paga la gratificación por el semestre de enero a junio.',
        ],
        [
          'Noviembre | CTS de mayo a octubre',
          'En la primera quincena de noviembre se deposita la CTS de mayo a octubre.',
        ],
        [
          'Diciembre | Gratificación de julio a diciembre',
          'Y en la primera quincena de diciembre, la gratificación del segundo semestre.',
        ],
      ),
      scene(
        'La gratificación',
        'equation',
        'La gratificación equivale a una remuneración si se trabajó todo el semestre. Si no, se paga un sexto por cada mes calendario completo. Supongamos S/. 2400.00 de remuneración e ingreso el primero de abril.',
        [
          '2400.00 ÷ 6 × 3 = 1200.00 | Abril, mayo y junio',
          'Hasta junio hay tres meses completos. Un sexto es S/. 400.00; tres sextos son S/. 1200.00.',
        ],
        [
          '1200.00 × 9 % = 108.00 | Bonificación extraordinaria',
          'La gratificación no paga aporte a EsSalud. Ese 9 % se entrega a la persona como bonificación extraordinaria: S/. 108.00. Con una entidad prestadora de salud, la tasa es 6.75 %.',
        ],
        [
          '1200.00 + 108.00 = 1308.00 | Lo que recibe en julio',
          'En julio recibe S/. 1308.00. Tampoco se descuenta la pensión, aunque sí cuenta para el impuesto a la renta de quinta categoría.',
        ],
      ),
      scene(
        'La CTS',
        'equation',
        'La CTS es un ahorro para cuando la relación termine. Su base incluye un sexto de la última gratificación. Tomemos un semestre de mayo a octubre, con S/. 2400.00 de remuneración y una gratificación de julio del mismo monto.',
        ['2400.00 ÷ 6 = 400.00 | El sexto de la gratificación', 'Un sexto de S/. 2400.00 es S/. 400.00.'],
        [
          '2400.00 + 400.00 = 2800.00 | La remuneración computable',
          'Se suma a la remuneración: la base es de S/. 2800.00.',
        ],
        [
          '2800.00 ÷ 12 × 6 = 1400.00 | El depósito del semestre',
          'Por cada mes se deposita un dozavo, y por seis meses, la mitad: S/. 1400.00. Si hay días sueltos, cada uno vale un treintavo de ese dozavo.',
        ],
      ),
      scene(
        'Qué conceptos entran',
        'contrast',
        'La remuneración computable reúne lo que se recibe de manera regular por el trabajo.',
        [
          'Entra | Básico, asignación familiar, comisiones y horas extras regulares',
          'Entran la remuneración básica, la asignación familiar y la alimentación principal. Las comisiones y las horas extras entran por su promedio, si se recibieron en tres meses o más del semestre.',
        ],
        [
          'No entra | Utilidades, movilidad para ir a trabajar, condiciones de trabajo',
          'No entran las utilidades, la gratificación extraordinaria, la movilidad condicionada a la asistencia ni lo que se da para poder trabajar, como el uniforme o los viáticos.',
        ],
      ),
      scene(
        'Antes de pagar',
        'points',
        'Revisa tres cosas antes de ordenar el pago.',
        [
          '¿La empresa es micro o pequeña?',
          'Si la empresa está inscrita como pequeña, paga la mitad de cada beneficio; si es micro, no está obligada. La inscripción debe existir antes de contratar, no después.',
        ],
        [
          '¿La persona trabajaba en la fecha?',
          'Si ya no trabajaba el 15 de julio o de diciembre, no hay gratificación ordinaria, sino trunca, y se paga en la liquidación.',
        ],
        [
          '¿Entregaste la liquidación de la CTS?',
          'Y después del depósito, entrega la hoja de liquidación de CTS dentro de los cinco días hábiles. Un depósito tardío genera intereses, como si se hubiera hecho a tiempo.',
        ],
      ),
    ],
  },
  {
    file: 'laboral-vacaciones',
    title: 'Descansos y vacaciones',
    scenes: [
      scene(
        'Descansos y vacaciones',
        'points',
        'Descansar no es un premio: es un derecho que la empresa organiza. Cuando se posterga sin orden, se convierte en una deuda.',
        ['El descanso semanal y los feriados', 'Verás cómo se paga el descanso semanal y un feriado que se trabaja.'],
        ['Cómo se ganan las vacaciones', 'Cómo se ganan las vacaciones y cómo se dividen.'],
        ['Cuánto cuesta no darlas', 'Y cuánto cuesta no darlas a tiempo.'],
      ),
      scene(
        'Descanso semanal y feriados',
        'equation',
        'Cada semana hay un descanso de por lo menos veinticuatro horas seguidas, de preferencia el domingo. También se descansa, con pago, en los feriados. Con S/. 2400.00 al mes, un día vale S/. 80.00.',
        ['2400.00 ÷ 30 = 80.00 | El valor de un día', 'El pago mensual ya incluye ese día de descanso.'],
        [
          '80.00 + 80.00 = 160.00 | Si se trabaja sin otro descanso',
          'Si se trabaja ese día y no se da otro a cambio, se paga la labor y una sobretasa de 100 %: S/. 160.00 más en el mes. Si se cambia por otro día de la semana, no hay pago adicional.',
        ],
      ),
      scene(
        'Cómo se ganan las vacaciones',
        'steps',
        'Por cada año completo de servicios hay treinta días calendario de vacaciones, si además se cumple un récord de asistencia.',
        ['1 año | De servicios, contado desde el ingreso', 'El año se cuenta desde la fecha de ingreso.'],
        [
          '260 días | Si se trabaja seis días por semana',
          'Con jornada de seis días a la semana, el récord es de doscientos sesenta días trabajados.',
        ],
        [
          '210 días | Si se trabaja cinco días por semana',
          'Con jornada de cinco días, doscientos diez. El descanso por maternidad y los primeros sesenta días de enfermedad de cada año, entre otros, cuentan como trabajados.',
        ],
      ),
      scene(
        'Dividir, vender y adelantar',
        'points',
        'Los treinta días no tienen que tomarse juntos. Todo acuerdo se pone por escrito.',
        [
          'Quince días: juntos, o en siete y ocho',
          'Quince días se toman de una vez, o en dos partes, de siete y de ocho días calendario seguidos.',
        ],
        [
          'Los otros quince: desde un día',
          'Los otros quince pueden tomarse en períodos más cortos, incluso de un día, si la persona lo pide y lo acuerdan.',
        ],
        [
          'Hasta quince días pueden venderse',
          'Hasta quince días pueden reducirse a cambio de su pago. Lo que se vende es el descanso; el resto se goza.',
        ],
        ['También se pueden adelantar', 'Y pueden adelantarse días a cuenta del período que se está formando.'],
      ),
      scene(
        'La oportunidad y el costo del olvido',
        'equation',
        'Las vacaciones se gozan dentro del año siguiente a aquel en que se ganaron. La fecha se fija de común acuerdo; a falta de acuerdo, decide la empresa. Si pasa ese año sin descanso, se debe más.',
        [
          '2400.00 | El descanso ganado y no gozado',
          'Se debe una remuneración por el descanso que se ganó y no se gozó.',
        ],
        ['2400.00 | La indemnización por no haber descansado', 'Y otra, como indemnización.'],
        [
          '2400.00 + 2400.00 = 4800.00 | Además del mes ya pagado',
          'Son S/. 4800.00, además del mes que ya se pagó por trabajarlo. Por eso se habla de la triple vacacional. La indemnización no alcanza a los gerentes que decidieron no descansar.',
        ],
      ),
      scene(
        'Vacaciones truncas',
        'equation',
        'Si la persona se va antes de completar el año, y tiene al menos un mes de servicios, se pagan las vacaciones truncas: un dozavo por mes y un treintavo de dozavo por día.',
        ['2400.00 ÷ 12 × 5 = 1000.00 | Cinco meses', 'Por cinco meses: S/. 200.00 por cinco, es decir, S/. 1000.00.'],
        [
          '200.00 ÷ 30 × 12 = 80.00 | Doce días',
          'Por doce días más: S/. 80.00. En total, S/. 1080.00. Antes de cerrar esta clase, haz una lista con tu gente, su fecha de ingreso y los días que le faltan. Si alguien acumula más de un período, ponle fecha hoy.',
        ],
      ),
    ],
  },
]);
