import type { CoverFacts } from '#domain/catalogue/cover-facts.ts';
import { coverPath } from '#domain/catalogue/cover-facts.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { money } from '#domain/shared/money.ts';

type Cover = Pick<CoverFacts, 'kind'> & Partial<Pick<CoverFacts, 'day'>>;

function product(slug: string, cover: Cover, title: string, by: string, meta: string, price: number, former = 0) {
  const facts: CoverFacts = { day: null, ...cover, slug, title, by };
  return {
    facts,
    to: `/cursos/${slug}`,
    cover: coverPath(slug),
    meta,
    title,
    by,
    price: money(price),
    former: money(former),
  };
}

const seminarDay = '2026-12-14' as PlainDate;

export const classes = [
  product(
    'derecho-laboral-para-empresas',
    { kind: 'course' },
    'Derecho laboral para empresas',
    'Rosa Huamán Quispe',
    'Curso · 12 clases, 6 h',
    159_90,
    199_90,
  ),
  product(
    'reforma-tributaria',
    { kind: 'seminar', day: seminarDay },
    'Reforma tributaria: lo que cambia en 2027',
    'Jorge Salas Ríos',
    'Seminario · 14 de diciembre, 7 p. m.',
    118_00,
  ),
  product(
    'redaccion-de-contratos-paso-a-paso',
    { kind: 'workshop' },
    'Redacción de contratos, paso a paso',
    'Lucía Ccori Mamani',
    'Taller · 4 sesiones',
    240_00,
  ),
  product(
    'diplomado-en-gestion-laboral',
    { kind: 'diploma' },
    'Derecho administrativo y contratación con el Estado',
    'Martín Paredes León',
    'Diplomado · 120 h',
    1800_00,
  ),
];

export const books = [
  product(
    'manual-del-igv-para-no-contadores',
    { kind: 'book' },
    'Manual del IGV para no contadores',
    'Elena Torres Vega',
    'Libro',
    89_90,
  ),
  product(
    'constitucion-politica',
    { kind: 'book' },
    'Constitución Política del Perú de 1993',
    'Texto oficial',
    'Libro',
    0,
  ),
  product(
    'arrendamiento-y-desalojo',
    { kind: 'book' },
    'Arrendamiento y desalojo',
    'Daniel Flores Inga',
    'Libro',
    64_50,
  ),
  product(
    'contratos-de-obra',
    { kind: 'book' },
    'Contratos de obra: de la licitación a la liquidación',
    'Inés Rojas Tello',
    'Libro',
    120_00,
  ),
  product(
    'indicadores-noviembre',
    { kind: 'magazine' },
    'Indicadores 118: noviembre',
    'Equipo editorial',
    'Revista',
    35_00,
  ),
];
