import { isReservedSegment } from '#domain/catalogue/reserved-segments.ts';
import { columnOf, countColumn, describeResource } from './resource.ts';
import { textIn } from './field.ts';
import { field } from './field-kinds.ts';

const fields = {
  tradeName: field.line('Nombre comercial', { longest: 120 }),
  fullName: field.line('Nombre de la persona', { longest: 120 }),
  categoryTitle: field.line('A qué se dedica', { longest: 80, hint: 'Como «Estudio contable».' }),
  slug: field.slug('Dirección', {
    madeFrom: 'tradeName',
    hint: 'Su tienda está en esta dirección de la escuela. Déjala en blanco para tomarla del nombre comercial.',
  }),
  email: field.email('Correo', { hint: 'Con una cuenta de este correo ve lo que vendió en «Mis ventas», en su menú.' }),
  phone: field.line('Teléfono', { longest: 20, optional: true }),
  photo: field.picture('Retrato', 'retratos', { optional: true }),
  logo: field.picture('Logotipo', 'logotipos', { optional: true }),
  codeId: field.pick('Código de vendedor', 'seller-codes', { hint: 'Con él pagan menos quienes vienen de su tienda.' }),
  isVerified: field.tick('Verificado', { hint: 'Sin marcar, su tienda no se muestra.' }),
};

/** Verified sellers, each with a storefront and a code. Source: ADS-2. */
export const sellers = describeResource({
  name: 'sellers',
  thing: 'seller',
  path: 'vendedores',
  title: 'Vendedores verificados',
  lead: 'Quienes recomiendan la escuela desde su propia tienda, con su código y lo que se vendió con él.',
  texts: {
    add: 'Nuevo vendedor',
    none: 'Todavía no hay vendedores',
    inUse: 'Tiene una participación acordada: desmarca «Verificado» para que su tienda no se muestre.',
  },
  sees: 'see-catalogue',
  changes: 'manage-catalogue',
  fields,
  nameField: 'tradeName',
  columns: [
    columnOf(fields, 'tradeName'),
    {
      name: 'state',
      title: 'Estado',
      look: 'state',
      text: ({ isVerified }) => (isVerified === true ? 'Verificado' : 'Oculto'),
    },
    columnOf(fields, 'categoryTitle'),
    countColumn('orders', 'Ventas con su código'),
  ],
  orders: { tradeName: 'Nombre comercial' },
  unique: { slug: 'Otro vendedor o un producto ya tiene esta dirección.' },
  // By the one they see what the school owes them, by the other it is counted.
  guarded: { email: 'manage-shares', codeId: 'manage-shares' },
  check: ({ slug }) =>
    isReservedSegment(slug) ? { slug: 'Esta dirección es de una página de la escuela. Elige otra.' } : {},
  pageOf: ({ slug }) => `/${textIn(slug)}`,
});
