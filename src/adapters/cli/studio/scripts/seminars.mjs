/** The recorded summary of each past seminar. */
export const seminars = [
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
