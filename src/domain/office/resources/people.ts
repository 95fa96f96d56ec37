import { teacherPath } from '#domain/catalogue/staff-profile.ts';
import { columnOf, countColumn, describeResource } from './resource.ts';
import { textIn } from './field.ts';
import { field } from './field-kinds.ts';

const fields = {
  fullName: field.line('Nombre completo', { longest: 120 }),
  profession: field.line('Profesión', { longest: 120, hint: 'Se lee junto al nombre, como «Abogada laboralista».' }),
  photo: field.picture('Retrato', 'retratos', { optional: true }),
  biography: field.lines('Biografía', { optional: true, longest: 4000 }),
  slug: field.slug('Dirección', {
    madeFrom: 'fullName',
    hint: 'Con ella termina la dirección de su página. Déjala en blanco para tomarla del nombre.',
  }),
};

/** Who teaches or writes here. */
export const people = describeResource({
  name: 'people',
  thing: 'person',
  path: 'docentes',
  title: 'Docentes y autores',
  lead: 'Quienes enseñan o escriben en la escuela. Su página aparece cuando tienen un producto publicado.',
  texts: {
    add: 'Nueva ficha',
    none: 'Todavía no hay nadie',
    inUse:
      'Tiene productos o sesiones a su nombre, de los que se la quita antes; o una participación acordada, con la que se queda.',
  },
  sees: 'see-catalogue',
  changes: 'manage-catalogue',
  fields,
  nameField: 'fullName',
  columns: [columnOf(fields, 'fullName'), columnOf(fields, 'profession'), countColumn('products', 'Productos')],
  orders: { fullName: 'Nombre' },
  unique: { slug: 'Otra persona ya tiene esta dirección.' },
  pageOf: ({ slug }) => teacherPath(textIn(slug)),
});
