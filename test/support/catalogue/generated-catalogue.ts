import type { Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { slugify } from '#domain/shared/slug.ts';

const kinds = ['seminario', 'curso', 'taller', 'libro', 'revista', 'consultoria', 'diplomado', 'curso-especializado'];
const matters = ['Contratos', 'Planillas', 'Renta', 'Compras públicas', 'Familia', 'Marcas', 'Penal', 'Aduanas', 'IGV'];
const audiences = ['pymes', 'estudios', 'municipios', 'comercios', 'estudiantes', 'auditores', 'notarías'];

/** Who teaches in a generated catalogue. */
export const generatedStaff = Array.from({ length: 40 }, (_, index) => `Docente Quispe ${index + 1}`);
/** Slugs of the categories of a generated catalogue. */
export const generatedCategories = ['laboral', 'tributario', 'civil', 'penal', 'empresa'];

/** Inserts the categories and the people that a generated catalogue names. */
export async function insertGeneratedNames(db: Kysely<SchoolDatabase>): Promise<void> {
  const categories = generatedCategories.map((slug, index) => ({
    id: 1000 + index,
    slug,
    title: slug,
    position: index,
  }));
  const staff = generatedStaff.map((name, index) => ({
    id: 1000 + index,
    slug: slugify(name),
    full_name: name,
    profession: 'Docente',
    biography: '',
    photo_file: null,
  }));
  await db
    .insertInto('categories')
    .values(categories)
    .onConflict((same) => same.doNothing())
    .execute();
  await db
    .insertInto('staff')
    .values(staff)
    .onConflict((same) => same.doNothing())
    .execute();
}

/** A catalogue file of so many rows for `escuela import catalogue`, the same each time: every kind, price and category in turn. */
export function catalogueCsv(rows: number): string {
  const lines = Array.from({ length: rows }, (_, index) => line(index).join(';'));
  return ['sku;tipo;titulo;resumen;categoria;precio;duracion_minutos;docentes;inicio;fin;modalidad', ...lines].join(
    '\n',
  );
}

/** Slugs of courses of such a file, spread over all of it, at most so many. */
export function generatedCourses(rows: number, most: number): readonly string[] {
  const courses = Array.from({ length: rows }, (_, index) => index).filter((index) => turn(kinds, index) === 'curso');
  const apart = Math.max(1, Math.floor(courses.length / most));
  const some = courses.filter((_, place) => place % apart === 0).slice(0, most);
  return some.map((index) => slugify(titleOf(index)));
}

const titleOf = (index: number): string =>
  `${turn(matters, index)} para ${turn(audiences, index * 3)}, edición ${index + 1}`;

function line(index: number): readonly (string | number)[] {
  const kind = turn(kinds, index);
  const title = titleOf(index);
  const day = `${String((index % 28) + 1).padStart(2, '0')}/${String((index % 12) + 1).padStart(2, '0')}/2030`;
  const dates = kind === 'seminario' ? [`${day} 18:00`, `${day} 20:00`, 'virtual'] : ['', '', ''];
  const price = `${(index * 7) % 300}.00`;
  const staff = turn(generatedStaff, index);
  return [`GEN-${index + 1}`, kind, title, `${title}.`, turn(generatedCategories, index), price, 90, staff, ...dates];
}

function turn(list: readonly string[], index: number): string {
  return list[index % list.length] ?? '';
}
