import { columnOf, countColumn, describeResource } from './resource.ts';
import { textIn } from './field.ts';
import { field } from './field-kinds.ts';

const fields = {
  title: field.line('Nombre', { longest: 80 }),
  slug: field.slug('Dirección', {
    madeFrom: 'title',
    hint: 'Con ella termina la dirección de la página de la categoría. Déjala en blanco para tomarla del nombre.',
  }),
};

/** Subjects by which the catalogue is browsed. */
export const categories = describeResource({
  name: 'categories',
  thing: 'category',
  path: 'categorias',
  title: 'Categorías',
  lead: 'Los temas por los que se recorre el catálogo, en el orden en que aparecen en los menús.',
  texts: {
    add: 'Nueva categoría',
    none: 'Todavía no hay categorías',
    inUse: 'Hay productos o planes en esta categoría. Pásalos a otra antes de quitarla.',
  },
  sees: 'see-catalogue',
  changes: 'manage-catalogue',
  fields,
  nameField: 'title',
  columns: [columnOf(fields, 'title'), columnOf(fields, 'slug'), countColumn('products', 'Productos')],
  orders: { position: 'El orden de los menús', title: 'Nombre' },
  isOrdered: true,
  unique: {
    slug: 'Otra categoría ya tiene esta dirección.',
    title: 'Ya hay una categoría con este nombre.',
  },
  pageOf: ({ slug }) => `/cursos/categoria/${textIn(slug)}`,
});
