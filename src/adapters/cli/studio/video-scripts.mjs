/**
 * What each video says and shows. A scene has a title, items that appear one by one, and the sentences that are spoken;
 * when there is one sentence more than items, the first sentence introduces the title.
 * An item is 'text', or 'head | text' in the layouts steps, contrast and equation.
 */
const labour = { course: 'Derecho laboral para empresas', palette: 'granate', teacher: 'rosa-huaman' };
const tax = { course: 'IGV paso a paso', palette: 'indigo', teacher: 'jorge-salas', brief: true };

export const videos = [
  {
    ...labour,
    file: 'laboral-relacion-de-trabajo',
    title: 'Cuándo hay relación de trabajo',
    scenes: [
      {
        title: 'Tres elementos',
        layout: 'points',
        items: ['Prestación personal', 'Remuneración', 'Subordinación'],
        say: [
          'Hay contrato de trabajo cuando se juntan tres elementos.',
          'El primero es la prestación personal: el servicio lo da esa persona y no otra.',
          'El segundo es la remuneración: se paga por el servicio, en dinero o en especie.',
          'Y el tercero, el que decide casi todos los casos, es la subordinación.',
        ],
      },
      {
        title: 'Los hechos mandan',
        layout: 'contrast',
        items: [
          'Lo que dice el papel | Locación de servicios, recibo por honorarios',
          'Lo que pasa en la práctica | Horario, órdenes, sanciones, exclusividad',
        ],
        say: [
          'El nombre del documento no cambia los hechos.',
          'Un contrato puede llamarse locación de servicios.',
          'Pero si hay horario, órdenes y sanciones, prima la realidad: es un contrato de trabajo.',
        ],
      },
    ],
  },
  {
    ...labour,
    file: 'laboral-plazo-fijo',
    title: 'Plazo indeterminado y plazo fijo',
    scenes: [
      {
        title: 'La regla y la excepción',
        layout: 'contrast',
        items: [
          'La regla | Plazo indeterminado: verbal o escrito',
          'La excepción | Sujeto a modalidad: por escrito y con causa',
        ],
        say: [
          'La regla es el contrato a plazo indeterminado, que puede ser verbal o escrito.',
          'El contrato sujeto a modalidad es la excepción, y siempre consta por escrito.',
        ],
      },
      {
        title: 'Qué debe decir el contrato a plazo fijo',
        layout: 'points',
        items: [
          'La modalidad y la causa objetiva',
          'La duración: fecha de inicio y de término',
          'Las demás condiciones del trabajo',
        ],
        say: [
          'El documento indica la modalidad y explica la causa objetiva: por qué la necesidad es temporal.',
          'Señala también cuándo empieza y cuándo termina.',
          'Y fija las demás condiciones, como el puesto y la remuneración.',
        ],
      },
      {
        title: 'Límites',
        layout: 'points',
        items: ['Cinco años en conjunto, como máximo', 'Sin causa real, el contrato pasa a ser indeterminado'],
        say: [
          'Los contratos sucesivos con la misma persona no pueden pasar, en conjunto, de cinco años.',
          'Si la causa no es real, o si se sigue trabajando después del vencimiento, el contrato se vuelve indeterminado.',
        ],
      },
    ],
  },
  {
    ...labour,
    file: 'laboral-periodo-de-prueba',
    title: 'El período de prueba',
    scenes: [
      {
        title: 'Cuánto dura',
        layout: 'steps',
        items: [
          '3 meses | La regla general',
          'Hasta 6 meses | Personal calificado o de confianza',
          'Hasta 1 año | Personal de dirección',
        ],
        say: [
          'El período de prueba es de tres meses.',
          'Puede ampliarse por escrito hasta seis meses, en el caso de personal calificado o de confianza.',
          'Y hasta un año, en el caso de personal de dirección.',
        ],
      },
      {
        title: 'Para qué sirve',
        layout: 'points',
        items: [
          'Evaluar con criterios conocidos',
          'Dejar constancia de la evaluación',
          'Al terminar, hay protección contra el despido arbitrario',
        ],
        say: [
          'La prueba sirve para evaluar con criterios que la persona conoce desde el primer día.',
          'Conviene dejar constancia de esa evaluación.',
          'Porque, superada la prueba, nace la protección contra el despido arbitrario.',
        ],
      },
    ],
  },
  {
    ...labour,
    file: 'laboral-jornada-y-horas-extras',
    title: 'Jornada y horas extras',
    scenes: [
      {
        title: 'La jornada máxima',
        layout: 'steps',
        items: ['8 horas | al día', '48 horas | a la semana', '24 horas | de descanso seguido a la semana'],
        say: [
          'La jornada máxima es de ocho horas diarias.',
          'O de cuarenta y ocho horas a la semana.',
          'Y cada semana hay un descanso de por lo menos veinticuatro horas seguidas.',
        ],
      },
      {
        title: 'El sobretiempo',
        layout: 'steps',
        items: [
          'Voluntario | Para ambas partes',
          '25 % | Como mínimo, las dos primeras horas',
          '35 % | Como mínimo, desde la tercera',
        ],
        say: [
          'El trabajo en sobretiempo es voluntario, tanto al pedirlo como al aceptarlo.',
          'Las dos primeras horas se pagan con un recargo mínimo de 25 % sobre el valor de la hora.',
          'Desde la tercera, el recargo mínimo es de 35 %.',
        ],
      },
      {
        title: 'Si no se registra, se discute',
        layout: 'points',
        items: ['Lleva el registro de control de asistencia'],
        say: [
          'Por eso el registro de control de asistencia protege a las dos partes: lo que no se registra, se discute.',
        ],
      },
    ],
  },
  {
    ...labour,
    file: 'laboral-beneficios-sociales',
    title: 'Gratificaciones, CTS y vacaciones',
    scenes: [
      {
        title: 'Tres beneficios y su calendario',
        layout: 'steps',
        items: [
          'Gratificaciones | Julio y diciembre',
          'CTS | Mayo y noviembre',
          'Vacaciones | 30 días por año completo',
        ],
        say: [
          'Tres beneficios ordenan el año de una empresa del régimen general.',
          'Las gratificaciones se pagan en la primera quincena de julio y de diciembre.',
          'La CTS se deposita dentro de los primeros quince días de mayo y de noviembre.',
          'Y por cada año completo, cumplido el récord, hay treinta días calendario de vacaciones.',
        ],
      },
      {
        title: 'Antes de calcular',
        layout: 'points',
        items: [
          '¿Qué conceptos entran en la remuneración?',
          '¿El período está completo o es trunco?',
          '¿La empresa es micro o pequeña?',
        ],
        say: [
          'Antes de calcular, revisa qué conceptos forman la remuneración computable.',
          'Mira después si el período está completo o si corresponde una parte proporcional.',
          'Y confirma si la empresa está inscrita como micro o pequeña, porque sus reglas son distintas.',
        ],
      },
    ],
  },
  {
    ...labour,
    file: 'laboral-causas-y-procedimiento-de-despido',
    title: 'El despido: causa y procedimiento',
    scenes: [
      {
        title: 'Primero, una causa justa',
        layout: 'contrast',
        items: [
          'Por la capacidad | Por ejemplo, rendimiento deficiente comprobado',
          'Por la conducta | Por ejemplo, una falta grave',
        ],
        say: [
          'Para despedir hace falta una causa justa, prevista en la ley y comprobada.',
          'Puede estar relacionada con la capacidad.',
          'O con la conducta, como ocurre con la falta grave.',
        ],
      },
      {
        title: 'Después, el procedimiento',
        layout: 'steps',
        items: [
          '1 | Carta de imputación de cargos',
          '2 | Seis días naturales, como mínimo, para responder',
          '3 | Carta de despido: causa y fecha del cese',
        ],
        say: [
          'Si el motivo es la conducta, el empleador entrega una carta que describe los hechos y la falta.',
          'La persona tiene un plazo razonable, no menor de seis días naturales, para presentar sus descargos.',
          'Solo entonces se decide; y la carta de despido precisa la causa y la fecha del cese.',
        ],
      },
      {
        title: 'Inmediatez',
        layout: 'points',
        items: ['Actuar sin demora desde que se conocen los hechos'],
        say: ['Todo esto, sin demora: una falta que se deja pasar ya no sirve para despedir.'],
      },
    ],
  },
  {
    ...labour,
    file: 'laboral-liquidacion',
    title: 'La liquidación y los documentos de salida',
    scenes: [
      {
        title: 'Qué se paga al terminar',
        layout: 'points',
        items: [
          'CTS pendiente de depósito',
          'Vacaciones no gozadas y truncas',
          'Gratificación trunca',
          'Remuneración pendiente',
        ],
        say: [
          'Al terminar la relación se paga la CTS que no se llegó a depositar.',
          'Se pagan las vacaciones no gozadas y la parte trunca.',
          'La gratificación, por los meses completos del semestre.',
          'Y la remuneración de los días trabajados.',
        ],
      },
      {
        title: 'En 48 horas',
        layout: 'steps',
        items: [
          'Pago | Liquidación de beneficios',
          'Certificado | Tiempo y naturaleza del servicio',
          'Constancia | Para retirar la CTS',
        ],
        say: [
          'El pago se hace dentro de las cuarenta y ocho horas del cese.',
          'En el mismo plazo se entrega el certificado de trabajo.',
          'Y la constancia que permite retirar la CTS del banco.',
        ],
      },
    ],
  },
  {
    ...tax,
    file: 'igv-que-grava',
    title: 'Qué operaciones grava',
    scenes: [
      {
        title: 'Qué operaciones grava el IGV',
        layout: 'points',
        items: ['Vender bienes muebles en el país', 'Prestar o utilizar servicios', 'Importar'],
        say: [
          'El IGV grava la venta de bienes muebles en el país,',
          'los servicios que se prestan o utilizan en él,',
          'y la importación.',
        ],
      },
    ],
  },
  {
    ...tax,
    file: 'igv-la-tasa',
    title: 'La tasa total: 18 %',
    scenes: [
      {
        title: 'Una sola tasa para quien compra',
        layout: 'equation',
        items: ['IGV + IPM = 18 % | Dos impuestos, una sola línea en el comprobante'],
        say: [
          'La tasa total es 18 %.',
          'Incluye el IGV y el impuesto de promoción municipal, que comparten la misma base.',
        ],
      },
    ],
  },
  {
    ...tax,
    file: 'igv-separar-el-impuesto',
    title: 'Separar el impuesto del precio',
    scenes: [
      {
        title: 'Del precio a la base',
        layout: 'equation',
        items: ['118.00 ÷ 1.18 = 100.00 | La base imponible', '118.00 − 100.00 = 18.00 | El impuesto'],
        say: [
          'Para hallar la base, divide el precio entre uno punto dieciocho.',
          'El impuesto es la diferencia: dieciocho soles.',
        ],
      },
    ],
  },
  {
    ...tax,
    file: 'igv-credito-fiscal',
    title: 'El crédito fiscal',
    scenes: [
      {
        title: 'El crédito fiscal',
        layout: 'points',
        items: [
          'Es costo o gasto del negocio',
          'Se destina a operaciones gravadas',
          'El comprobante separa el impuesto',
        ],
        say: [
          'El impuesto de tus compras es crédito si la compra es costo o gasto,',
          'si sirve a operaciones gravadas',
          'y si el comprobante lo separa.',
        ],
      },
    ],
  },
  {
    ...tax,
    file: 'igv-debito-menos-credito',
    title: 'Débito menos crédito',
    scenes: [
      {
        title: 'Cuánto se paga en el mes',
        layout: 'equation',
        items: ['900.00 − 540.00 = 360.00 | Impuesto de ventas menos impuesto de compras'],
        say: [
          'Del impuesto de tus ventas restas el de tus compras.',
          'Si el crédito es mayor, el saldo pasa al mes siguiente.',
        ],
      },
    ],
  },
  {
    ...tax,
    file: 'igv-calendario',
    title: 'El calendario mensual',
    scenes: [
      {
        title: 'Un mes de IGV, en orden',
        layout: 'steps',
        items: [
          'Emitir | cada comprobante a tiempo',
          'Registrar | ventas y compras',
          'Declarar | según el último dígito del RUC',
        ],
        say: [
          'Emite cada comprobante a tiempo,',
          'registra tus ventas y compras,',
          'y declara en la fecha que toca al último dígito de tu RUC.',
        ],
      },
    ],
  },
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
  {
    file: 'seminario-igv-e-ipm',
    course: 'Seminario',
    palette: 'indigo',
    teacher: 'jorge-salas',
    title: 'IGV e IPM: cómo se compone el 18 %',
    scenes: [
      {
        title: 'El total no cambia; cambia el reparto',
        layout: 'equation',
        items: [
          '2026: 15.5 % + 2.5 % = 18 % | IGV más impuesto de promoción municipal',
          '2029: 14 % + 4 % = 18 % | Medio punto por año',
        ],
        say: [
          'La Ley 32387 cambió el reparto del impuesto, no su total.',
          'En 2026 son 15.5 puntos de IGV y 2.5 de promoción municipal.',
          'Cada año pasa medio punto a las municipalidades, hasta llegar a 14 y 4 en 2029.',
        ],
      },
      {
        title: 'Qué hace la empresa',
        layout: 'points',
        items: ['El comprobante muestra una tasa total: 18 %', 'Ningún precio sube por este cambio'],
        say: [
          'En el comprobante sigue apareciendo una sola tasa, de 18 %.',
          'Y ningún precio tiene por qué subir debido a este cambio.',
        ],
      },
    ],
  },
  {
    file: 'seminario-teletrabajo',
    course: 'Seminario',
    palette: 'teal',
    teacher: 'rosa-huaman',
    title: 'Teletrabajo: obligaciones de la empresa',
    scenes: [
      {
        title: 'Cuatro acuerdos por escrito',
        layout: 'points',
        items: [
          'Modalidad: total o parcial',
          'Equipos y compensación de gastos',
          'Jornada y desconexión digital',
          'Seguridad y salud en el lugar elegido',
        ],
        say: [
          'El teletrabajo se acuerda por escrito, y conviene que el acuerdo responda a cuatro preguntas.',
          'Si es total o parcial.',
          'Quién pone los equipos y cómo se compensan los gastos.',
          'Cuál es la jornada y desde qué hora empieza la desconexión digital.',
          'Y cómo se cuida la salud en el lugar donde se trabaja.',
        ],
      },
    ],
  },
  {
    file: 'seminario-libro-de-reclamaciones',
    course: 'Seminario',
    palette: 'granate',
    teacher: 'gladys-pena',
    title: 'El libro de reclamaciones, bien llevado',
    scenes: [
      {
        title: 'Del registro a la respuesta',
        layout: 'steps',
        items: [
          'Registrar | Reclamo o queja, sin trabas',
          'Entregar copia | En el momento',
          'Responder | En 15 días hábiles, sin prórroga',
        ],
        say: [
          'El libro de reclamaciones es un derecho del consumidor y una oportunidad de la empresa.',
          'Se registra sin pedir requisitos que la norma no pide.',
          'Se entrega copia en el momento.',
          'Y se responde dentro de quince días hábiles, que no se pueden prorrogar.',
        ],
      },
    ],
  },
  {
    file: 'seminario-arbitraje',
    course: 'Seminario',
    palette: 'clay',
    teacher: 'martin-paredes',
    title: 'Arbitraje para quienes no litigan',
    scenes: [
      {
        title: 'El convenio arbitral',
        layout: 'points',
        items: ['Por escrito', 'Qué controversias incluye', 'Quién administra y cuántos árbitros', 'Sede y plazo'],
        say: [
          'Todo arbitraje nace de un acuerdo: el convenio arbitral.',
          'Consta por escrito.',
          'Dice qué controversias se someten.',
          'Quién administra el caso y cuántos árbitros deciden.',
          'Y conviene que fije la sede y un plazo razonable.',
        ],
      },
    ],
  },
  {
    file: 'seminario-cierre-contable',
    course: 'Seminario',
    palette: 'maize',
    teacher: 'elena-torres',
    title: 'Cierre contable sin desvelos',
    scenes: [
      {
        title: 'Cuatro conciliaciones antes de cerrar',
        layout: 'points',
        items: [
          'Bancos con libros',
          'Ventas con comprobantes electrónicos',
          'Planilla con gastos de personal',
          'Inventario físico con el kardex',
        ],
        say: [
          'Un cierre tranquilo empieza con cuatro conciliaciones.',
          'Los bancos con los libros.',
          'Las ventas con los comprobantes electrónicos emitidos.',
          'La planilla con los gastos de personal.',
          'Y el inventario físico con el kardex.',
        ],
      },
    ],
  },
];
