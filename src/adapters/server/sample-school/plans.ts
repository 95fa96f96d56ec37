import type { SamplePlan } from './content-types.ts';

/** Plans: two of the kind 'pro', with seats for a team, and two of the kind 'pack'. */
export const samplePlans: readonly SamplePlan[] = [
  {
    id: 901,
    slug: 'plan-pro-juridico',
    title: 'Plan Pro Jurídico',
    subtitle: 'Todo el catálogo legal, para ti y dos personas más',
    summary:
      'Acceso a los cursos, talleres y libros de derecho de la escuela mientras dure el plan, con tres usuarios incluidos y la posibilidad de sumar más.',
    description: `Pensado para estudios, áreas legales y docentes. Incluye los cursos de derecho laboral, cumplimiento y contratación pública, los talleres de contratos y litigación, el libro sobre arrendamiento y el de contratos, y los dos números de Norma y Negocio.

El acceso dura lo que dure el plan. Los certificados que obtengas son tuyos para siempre.`,
    category: 'contratos-y-derecho-civil',
    staff: [],
    price: 299_00,
    outcomes: [
      'Cursos y talleres de derecho',
      'Dos libros y dos revistas',
      'Tres usuarios incluidos; puedes sumar más',
      'Consultas en los cursos que las ofrecen',
    ],
    page: 'pro',
    seats: 3,
    prices: [
      { regular: 299_00, duration: 6, unit: 'month', seat: 80_00 },
      { regular: 449_00, discounted: 399_00, duration: 1, unit: 'year', seat: 130_00 },
    ],
    gives: [
      { kind: 'course', category: 'derecho-laboral' },
      { kind: 'course', category: 'penal-y-cumplimiento' },
      { kind: 'course', category: 'contratacion-publica' },
      { kind: 'workshop', category: 'contratos-y-derecho-civil' },
      { kind: 'book', category: 'contratos-y-derecho-civil' },
      { product: 501 },
      { product: 502 },
    ],
  },
  {
    id: 902,
    slug: 'plan-pro-empresa',
    title: 'Plan Pro Empresa',
    subtitle: 'Tributación, gestión y finanzas para tu equipo',
    summary:
      'Cursos de impuestos, finanzas y formalización, seminarios grabados y libros de gestión, con cinco usuarios incluidos.',
    description: `Para empresas que quieren que su equipo hable el mismo idioma: quien vende, quien compra y quien lleva las cuentas. Incluye cursos de tributación y de gestión, los seminarios de esos temas y los libros «Manual del IGV para no contadores» y «Cuentas claras para la pequeña empresa».

El acceso dura lo que dure el plan. Los certificados que obtengas son tuyos para siempre.`,
    category: 'gestion-y-finanzas',
    staff: [],
    price: 249_00,
    outcomes: [
      'Cursos de tributación y de gestión',
      'Seminarios grabados y por venir de esos temas',
      'Dos libros para el escritorio',
      'Cinco usuarios incluidos; puedes sumar más',
    ],
    page: 'pro',
    seats: 5,
    prices: [
      { regular: 249_00, duration: 6, unit: 'month', seat: 60_00 },
      { regular: 379_00, discounted: 339_00, duration: 1, unit: 'year', seat: 95_00 },
    ],
    gives: [
      { kind: 'course', category: 'tributacion' },
      { kind: 'course', category: 'gestion-y-finanzas' },
      { kind: 'seminar', category: 'tributacion' },
      { kind: 'seminar', category: 'gestion-y-finanzas' },
      { product: 401 },
      { product: 405 },
    ],
  },
  {
    id: 903,
    slug: 'pack-investigacion',
    title: 'Pack Investigación',
    subtitle: 'Lo que necesitas para tu proyecto de tesis',
    summary:
      'El curso de metodología, el taller de la matriz, el libro sobre la tesis y la revista Método en un solo paquete.',
    description: `Cuatro piezas que se completan: la pregunta, el plano, la ruta y el oficio de preguntar. Úsalas en ese orden o en el que pida tu asesora.`,
    category: 'investigacion',
    staff: [],
    price: 149_00,
    outcomes: ['Un curso y un taller con certificado', 'Un libro y una revista', 'Un solo pago'],
    page: 'pack',
    seats: 1,
    prices: [
      { regular: 149_00, duration: 3, unit: 'month' },
      { regular: 259_00, discounted: 229_00, duration: 1, unit: 'year' },
    ],
    gives: [{ product: 206 }, { product: 304 }, { product: 404 }, { product: 503 }],
  },
  {
    id: 904,
    slug: 'pack-biblioteca',
    title: 'Pack Biblioteca',
    subtitle: 'Todos los libros y revistas, durante un año',
    summary:
      'La colección completa de libros y revistas de la escuela para leer en línea durante un año, con los que se publiquen en ese tiempo.',
    description: `Un año para leer sin contar páginas. Incluye todos los libros y revistas publicados y los que aparezcan mientras tu pack esté activo.`,
    category: 'biblioteca',
    staff: [],
    price: 189_00,
    outcomes: ['Todos los libros de la escuela', 'Todas las revistas', 'Lectura en línea durante un año'],
    page: 'pack',
    seats: 1,
    prices: [{ regular: 189_00, duration: 1, unit: 'year' }],
    gives: [{ kind: 'book' }, { kind: 'magazine' }],
  },
];
