/** The single video of each short course. */
export const shortCourses = [
  {
    file: 'compliance-elementos',
    course: 'Compliance penal en la práctica',
    palette: 'clay',
    teacher: 'martin-paredes',
    title: 'Los elementos del modelo de prevención',
    scenes: [
      {
        title: 'Un modelo de prevención que funciona',
        layout: 'points',
        items: [
          'Una persona encargada, con autonomía',
          'Un mapa de riesgos propio',
          'Un canal de denuncias',
          'Capacitación y mejora continua',
        ],
        say: [
          'Un modelo de prevención no es una carpeta: es una forma de trabajar.',
          'Necesita una persona encargada, con autonomía y recursos.',
          'Un mapa de los riesgos de esa empresa, no de una genérica.',
          'Un canal de denuncias en el que se pueda confiar.',
          'Y capacitación, seguimiento y mejora continua.',
        ],
      },
    ],
  },
  {
    file: 'contratacion-publica-fases',
    course: 'Contratación pública para proveedores',
    palette: 'teal',
    teacher: 'hugo-zegarra',
    title: 'Las tres fases de una contratación',
    scenes: [
      {
        title: 'Tres fases',
        layout: 'steps',
        items: [
          'Actuaciones preparatorias | La entidad define qué necesita',
          'Selección | Se comparan las ofertas',
          'Ejecución | Se cumple y se paga',
        ],
        say: [
          'Toda contratación del Estado recorre tres fases.',
          'En las actuaciones preparatorias, la entidad define qué necesita y con qué presupuesto.',
          'En la selección, los proveedores presentan ofertas y se elige una.',
          'En la ejecución se cumple el contrato, se da la conformidad y se paga.',
        ],
      },
    ],
  },
  {
    file: 'finanzas-tres-estados',
    course: 'Finanzas para quienes no son financieros',
    palette: 'maize',
    teacher: 'elena-torres',
    title: 'Tres estados, tres preguntas',
    scenes: [
      {
        title: 'Tres estados, tres preguntas',
        layout: 'steps',
        items: [
          'Situación financiera | ¿Qué tengo y qué debo hoy?',
          'Resultados | ¿Gané o perdí en el período?',
          'Flujo de efectivo | ¿De dónde vino el dinero?',
        ],
        say: [
          'Los estados financieros responden tres preguntas sencillas.',
          'El de situación financiera: qué tengo y qué debo hoy.',
          'El de resultados: si gané o perdí en el período.',
          'Y el de flujo de efectivo: de dónde vino el dinero y a dónde se fue.',
        ],
      },
    ],
  },
  {
    file: 'investigacion-del-tema-al-problema',
    course: 'Metodología de la investigación jurídica',
    palette: 'indigo',
    teacher: 'ines-cardenas',
    title: 'Del tema al problema',
    scenes: [
      {
        title: 'Del tema al problema',
        layout: 'steps',
        items: [
          'Tema | El teletrabajo',
          'Recorte | En municipalidades, desde 2022',
          'Problema | ¿Cómo acreditan la desconexión digital?',
        ],
        say: [
          'Un tema no se investiga: se investiga un problema.',
          'El teletrabajo, por ejemplo, es un tema enorme.',
          'Recórtalo por lugar, por tiempo y por persona.',
          'Y conviértelo en una pregunta que se pueda responder con datos a tu alcance.',
        ],
      },
    ],
  },
  {
    file: 'datos-personales-consentimiento',
    course: 'Protección de datos personales',
    palette: 'teal',
    teacher: 'valeria-montes',
    title: 'Un consentimiento que vale',
    scenes: [
      {
        title: 'Un consentimiento que vale',
        layout: 'points',
        items: [
          'Libre: se puede decir que no',
          'Previo: antes de usar el dato',
          'Expreso e inequívoco',
          'Informado: para qué y por cuánto tiempo',
        ],
        say: [
          'Publicar una política de privacidad no reemplaza al consentimiento.',
          'El consentimiento es libre: quien dice que no, no pierde el servicio por eso.',
          'Es previo al uso del dato.',
          'Es expreso e inequívoco: una casilla ya marcada no sirve.',
          'Y es informado: se sabe para qué se usará el dato y por cuánto tiempo.',
        ],
      },
    ],
  },
  {
    file: 'formalizar-empresa-pasos',
    course: 'Primeros pasos para formalizar tu empresa',
    palette: 'granate',
    teacher: 'gladys-pena',
    title: 'El camino, en cuatro paradas',
    scenes: [
      {
        title: 'El camino, en cuatro paradas',
        layout: 'points',
        items: [
          'Elegir la forma: persona natural o jurídica',
          'Reservar el nombre y constituir',
          'Inscribir en Registros Públicos',
          'Obtener el RUC y elegir régimen tributario',
        ],
        say: [
          'Formalizarse es un camino de cuatro paradas.',
          'Primero eliges si trabajarás como persona natural o como persona jurídica.',
          'Si eliges una empresa, reservas el nombre y firmas el acto de constitución.',
          'Luego la inscribes en Registros Públicos.',
          'Y por último obtienes el RUC y eliges tu régimen tributario.',
        ],
      },
    ],
  },
];
