import type { SampleSeminar } from './content-types.ts';

/** Past seminars (with what was recorded) and coming ones; the days count from the day of the first start. */
export const sampleSeminars: readonly SampleSeminar[] = [
  {
    id: 101,
    slug: 'comprobantes-electronicos-errores-que-cuestan',
    title: 'Comprobantes electrónicos: errores que cuestan',
    subtitle: 'Cómo emitir, anular y corregir sin perder el crédito fiscal',
    summary:
      'Una sesión en vivo sobre los errores más frecuentes al emitir facturas y boletas, cuándo corresponde una nota de crédito y cómo revisar lo que recibes de tus proveedores.',
    description: `Emitir es fácil; corregir bien, no tanto. En noventa minutos recorremos los errores que vemos cada mes: el RUC equivocado, la descripción vacía, la nota de crédito con el motivo que no es, la boleta sin el documento de la persona cuando el monto lo exige.

La segunda parte es un taller breve: cuatro comprobantes inventados, cuatro errores, cuatro correcciones. Recibirás las indicaciones de acceso en tu correo antes de la fecha.`,
    category: 'tributacion',
    staff: ['jorge-salas', 'elena-torres'],
    price: 118_00,
    subscriberPrice: 90_00,
    inDays: 9,
    hour: 19,
    minutes: 90,
    modality: 'virtual',
    outcomes: [
      'Elegir entre anular, corregir y emitir una nota de crédito',
      'Revisar un comprobante recibido en un minuto',
      'Resolver cuatro casos en vivo con dos especialistas',
    ],
    topics: [
      {
        title: 'Los errores de cada mes',
        text: 'Datos del cliente, descripción, fechas y montos. Qué se puede corregir y qué obliga a emitir de nuevo.',
        staff: ['jorge-salas'],
      },
      {
        title: 'Notas de crédito y de débito',
        text: 'Motivos, plazos y efectos en el registro de ventas y en el de compras.',
        staff: ['jorge-salas'],
      },
      {
        title: 'Taller: cuatro comprobantes, cuatro correcciones',
        text: 'Trabajo en grupos con casos inventados y solución comentada.',
        staff: ['elena-torres', 'jorge-salas'],
      },
    ],
    materials: [{ title: 'Hoja de trabajo: tres casos resueltos', file: 'materiales/igv-hoja-de-trabajo.pdf' }],
    seats: { label: 'Plaza adicional para tu equipo', price: 70_00 },
  },
  {
    id: 102,
    slug: 'despido-y-debido-procedimiento',
    title: 'Despido y debido procedimiento',
    subtitle: 'Dos miradas sobre un mismo expediente',
    summary:
      'Una laboralista y un penalista analizan un caso inventado de falta grave: cómo se investiga, cómo se imputa y qué no debe hacerse con las pruebas.',
    description: `El mismo hecho puede ser una falta laboral y un delito. Confundir ambos caminos arruina los dos. En esta sesión seguimos un caso inventado, desde el faltante de caja hasta la carta de despido, y nos detenemos en cada decisión.

Puedes asistir en el auditorio de la escuela, en Lima, o conectarte en línea. Recibirás las indicaciones en tu correo antes de la fecha.`,
    category: 'derecho-laboral',
    staff: ['rosa-huaman', 'martin-paredes'],
    price: 150_00,
    subscriberPrice: 115_00,
    discount: { price: 120_00, endsInDays: 14 },
    inDays: 20,
    hour: 18,
    minutes: 120,
    modality: 'híbrido',
    outcomes: [
      'Separar la investigación interna del procedimiento de despido',
      'Redactar una imputación que describe hechos y no adjetivos',
      'Cuidar la prueba y la dignidad de las personas',
    ],
    topics: [
      {
        title: 'El hallazgo',
        text: 'Las primeras cuarenta y ocho horas: qué preservar, a quién informar y qué no preguntar todavía.',
        staff: ['martin-paredes'],
      },
      {
        title: 'La imputación y los descargos',
        text: 'Hechos, falta y plazo. Cómo leer unos descargos con imparcialidad.',
        staff: ['rosa-huaman'],
      },
      {
        title: 'La decisión',
        text: 'Proporcionalidad, inmediatez y carta de despido. Cuándo conviene otra salida.',
        staff: ['rosa-huaman', 'martin-paredes'],
      },
    ],
    materials: [
      { title: 'Lista de control: documentos de salida', file: 'materiales/laboral-documentos-de-salida.pdf' },
    ],
    seats: { label: 'Plaza adicional para tu equipo', price: 95_00, discountedPrice: 80_00 },
  },
  {
    id: 103,
    slug: 'delimitar-un-problema-de-investigacion',
    title: 'Delimitar un problema de investigación',
    subtitle: 'Seminario gratuito para quienes empiezan su tesis',
    summary:
      'Una hora para salir con una pregunta escrita. Gratuito, en vivo y con revisión de ejemplos que envían los propios participantes.',
    description: `Traes un tema y te llevas una pregunta. Trabajamos con los ejemplos de quienes se inscriben, así que lo que verás se parece mucho a lo que te pasa.

La participación es gratuita y los cupos se cubren por orden de inscripción. Recibirás las indicaciones de acceso en tu correo antes de la fecha.`,
    category: 'investigacion',
    staff: ['ines-cardenas'],
    price: 0,
    inDays: 31,
    hour: 10,
    minutes: 60,
    modality: 'virtual',
    outcomes: [
      'Recortar tu tema por lugar, tiempo y población',
      'Escribir una pregunta que se puede responder',
      'Conocer cinco pruebas para revisarla',
    ],
    topics: [
      {
        title: 'Por qué un tema no se investiga',
        text: 'La diferencia entre tema, problema y pregunta, con tres ejemplos.',
        staff: ['ines-cardenas'],
      },
      {
        title: 'Revisión en vivo',
        text: 'Ocho preguntas enviadas por participantes, comentadas una por una.',
        staff: ['ines-cardenas'],
      },
    ],
    materials: [{ title: 'Plantilla de matriz y ejemplo completo', file: 'materiales/taller-matriz-plantilla.pdf' }],
  },
  {
    id: 104,
    slug: 'contratacion-publica-para-proveedores-nuevos',
    title: 'Contratación pública para proveedores nuevos',
    subtitle: 'Una mañana de trabajo en Arequipa',
    summary:
      'Sesión presencial para empresas que nunca han vendido al Estado: del registro de proveedores al primer contrato menor, con tu empresa como ejemplo.',
    description: `Venimos a Arequipa con una sesión de trabajo para grupos pequeños. Cada empresa llena una hoja sobre lo que vende y lo que puede sostener; con ella buscamos procesos reales a su medida y leemos uno juntos.

Incluye material impreso. La dirección exacta llega a tu correo con la confirmación de la inscripción.`,
    category: 'contratacion-publica',
    staff: ['hugo-zegarra'],
    price: 90_00,
    inDays: 48,
    hour: 9,
    minutes: 180,
    modality: 'presencial',
    outcomes: [
      'Saber qué compra el Estado de lo que tú vendes',
      'Leer unas bases con diez preguntas',
      'Salir con un plan para los próximos noventa días',
    ],
    topics: [
      {
        title: 'El mapa: quién compra, qué y dónde se publica',
        text: 'Entidades, plataformas y calendario de compras.',
        staff: ['hugo-zegarra'],
      },
      {
        title: 'Tu empresa en una página',
        text: 'Experiencia, capital y plazos: qué puedes prometer y qué no.',
        staff: ['hugo-zegarra'],
      },
      {
        title: 'Lectura guiada de unas bases',
        text: 'Diez preguntas y una decisión: participar o esperar.',
        staff: ['hugo-zegarra'],
      },
    ],
    materials: [{ title: 'Tu empresa en una página', file: 'materiales/seminario-proveedores-nuevos.pdf' }],
    seats: { label: 'Plaza adicional para tu equipo', price: 60_00 },
  },
  {
    id: 105,
    slug: 'cierre-contable-sin-desvelos',
    title: 'Cierre contable sin desvelos',
    subtitle: 'Cuatro conciliaciones y una lista de diez días',
    summary:
      'Cómo llegar al cierre del año con los saldos explicados. Resumen grabado de la sesión y lista de cierre para descargar.',
    description: `Esta sesión ya se realizó. Al comprarla recibes el resumen grabado con las ideas centrales y la lista de cierre en PDF, que puedes usar tal cual o adaptar a tu empresa.`,
    category: 'gestion-y-finanzas',
    staff: ['elena-torres'],
    price: 15_00,
    subscriberPrice: 12_00,
    inDays: -12,
    hour: 19,
    minutes: 90,
    modality: 'virtual',
    outcomes: [
      'Ordenar el cierre en diez días',
      'Reconocer cuatro señales de alarma',
      'Explicar tres variaciones en una reunión corta',
    ],
    topics: [
      { title: 'Antes de cerrar', text: 'Fechas de corte y responsables.', staff: ['elena-torres'] },
      { title: 'Las cuatro conciliaciones', text: 'Bancos, ventas, planilla e inventario.', staff: ['elena-torres'] },
      { title: 'Contar el resultado', text: 'Tres números y una decisión.', staff: ['elena-torres'] },
    ],
    recording: {
      clip: 'seminario-cierre-contable',
      summary: 'Las ideas centrales de la sesión, en un resumen grabado.',
    },
    materials: [{ title: 'Lista de cierre en diez días', file: 'materiales/seminario-cierre-contable.pdf' }],
  },
  {
    id: 106,
    slug: 'el-libro-de-reclamaciones-bien-llevado',
    title: 'El libro de reclamaciones, bien llevado',
    subtitle: 'Del registro a la respuesta en quince días hábiles',
    summary:
      'La diferencia entre reclamo y queja, el plazo que no se prorroga y una ruta de trabajo para responder bien. Resumen grabado y ruta en PDF.',
    description: `Esta sesión ya se realizó. Al comprarla recibes el resumen grabado y la ruta de quince días hábiles en PDF, con una pauta para redactar respuestas que resuelven.`,
    category: 'gestion-y-finanzas',
    staff: ['gladys-pena'],
    price: 12_00,
    inDays: -27,
    hour: 18,
    minutes: 60,
    modality: 'virtual',
    outcomes: [
      'Distinguir un reclamo de una queja',
      'Organizar la respuesta por días hábiles',
      'Redactar una respuesta justa y clara',
    ],
    topics: [
      { title: 'Registrar sin trabas', text: 'Qué datos se piden y cuáles no.', staff: ['gladys-pena'] },
      { title: 'La ruta de quince días', text: 'Responsables, hitos y constancia de envío.', staff: ['gladys-pena'] },
    ],
    recording: {
      clip: 'seminario-libro-de-reclamaciones',
      summary: 'Las ideas centrales de la sesión, en un resumen grabado.',
    },
    materials: [
      { title: 'Ruta de un reclamo en quince días hábiles', file: 'materiales/seminario-libro-de-reclamaciones.pdf' },
    ],
  },
  {
    id: 107,
    slug: 'teletrabajo-obligaciones-de-la-empresa',
    title: 'Teletrabajo: obligaciones de la empresa',
    subtitle: 'Cuatro acuerdos que conviene escribir',
    summary:
      'Qué debe decir un acuerdo de teletrabajo según la Ley 31572 y cómo llevarlo a la práctica. Resumen grabado y lista de revisión.',
    description: `Esta sesión ya se realizó. Al comprarla recibes el resumen grabado y la lista de contenidos del acuerdo de teletrabajo, para revisar el tuyo línea por línea.`,
    category: 'derecho-laboral',
    staff: ['rosa-huaman'],
    price: 15_00,
    subscriberPrice: 10_00,
    discount: { price: 12_00, endsInDays: 10 },
    inDays: -41,
    hour: 19,
    minutes: 90,
    modality: 'virtual',
    outcomes: ['Revisar un acuerdo de teletrabajo', 'Fijar jornada y desconexión digital', 'Acordar equipos y gastos'],
    topics: [
      { title: 'El acuerdo', text: 'Modalidad, lugar y medios.', staff: ['rosa-huaman'] },
      { title: 'El tiempo', text: 'Jornada, sobretiempo y desconexión digital.', staff: ['rosa-huaman'] },
      { title: 'La salud y los datos', text: 'Autoevaluación del lugar y confidencialidad.', staff: ['rosa-huaman'] },
    ],
    recording: {
      clip: 'seminario-teletrabajo',
      summary: 'Las ideas centrales de la sesión, en un resumen grabado.',
    },
    materials: [{ title: 'Contenido del acuerdo de teletrabajo', file: 'materiales/seminario-teletrabajo.pdf' }],
  },
  {
    id: 108,
    slug: 'igv-e-ipm-como-se-compone-el-18',
    title: 'IGV e IPM: cómo se compone el 18 %',
    subtitle: 'El reparto cambia; el total, no',
    summary:
      'La Ley 32387 traslada medio punto por año del IGV al impuesto de promoción municipal. Qué significa para tu empresa: casi nada, y conviene saber por qué.',
    description: `Esta sesión ya se realizó. Al comprarla recibes el resumen grabado y una tabla con el reparto año por año, además de una lista corta de lo que conviene revisar en tu sistema de facturación.`,
    category: 'tributacion',
    staff: ['jorge-salas'],
    price: 12_00,
    inDays: -62,
    hour: 19,
    minutes: 60,
    modality: 'virtual',
    outcomes: [
      'Explicar el reparto entre IGV y promoción municipal',
      'Revisar el sistema de facturación',
      'Responder a clientes que preguntan si subió el precio',
    ],
    topics: [
      { title: 'Qué dice la ley', text: 'El reparto de 2026 a 2029, con números.', staff: ['jorge-salas'] },
      { title: 'Qué hace la empresa', text: 'Sistemas, comprobantes y atención al público.', staff: ['jorge-salas'] },
    ],
    recording: {
      clip: 'seminario-igv-e-ipm',
      summary: 'Las ideas centrales de la sesión, en un resumen grabado.',
    },
    materials: [{ title: 'El reparto, año por año', file: 'materiales/seminario-igv-e-ipm.pdf' }],
  },
  {
    id: 109,
    slug: 'arbitraje-para-quienes-no-litigan',
    title: 'Arbitraje para quienes no litigan',
    subtitle: 'Leer una cláusula arbitral antes de firmarla',
    summary:
      'Qué es un convenio arbitral, cuánto cuesta equivocarse en él y seis preguntas para leerlo. Resumen grabado y guía en PDF.',
    description: `Esta sesión ya se realizó. Al comprarla recibes el resumen grabado y una guía de una página con las seis preguntas y un ejemplo de cláusula para estudiar.`,
    category: 'contratos-y-derecho-civil',
    staff: ['martin-paredes'],
    price: 15_00,
    inDays: -90,
    hour: 18,
    minutes: 90,
    modality: 'virtual',
    outcomes: [
      'Reconocer un convenio arbitral completo',
      'Comparar arbitraje institucional y ad hoc',
      'Decidir si te conviene firmarlo',
    ],
    topics: [
      { title: 'El convenio', text: 'Por escrito, con alcance y con reglas.', staff: ['martin-paredes'] },
      { title: 'El proceso', text: 'Árbitros, plazos y laudo, contados en una historia.', staff: ['martin-paredes'] },
      { title: 'El costo', text: 'Cuándo conviene y cuándo no.', staff: ['martin-paredes'] },
    ],
    recording: { clip: 'seminario-arbitraje', summary: 'Las ideas centrales de la sesión, en un resumen grabado.' },
    materials: [{ title: 'Cómo leer un convenio arbitral', file: 'materiales/seminario-arbitraje.pdf' }],
  },
];
