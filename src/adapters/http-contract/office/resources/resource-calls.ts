import * as v from 'valibot';
import { endpoint, type Schema } from '#adapters/http-contract/shared/endpoint.ts';
import { formFile } from '#adapters/http-contract/shared/form-file.ts';
import { tooLong } from '#adapters/http-contract/shared/texts.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { idText, instant, kindsText, pageText, positiveId } from '#adapters/http-contract/shared/wire-values.ts';
import type {
  ShownChoice,
  ShownForm,
  ShownSaved,
  ShownThings,
} from '#application/read-models/office/resources/shown-things.ts';
import { resourceNames, type ResourceName, resources } from '#domain/office/resources/all-resources.ts';
import type { ResourceField, TypedValue } from '#domain/office/resources/field.ts';
import type { Resource } from '#domain/office/resources/resource.ts';
import { officeUploadRules } from '#domain/office/office-upload-rules.ts';

const area = 'Contenidos de la escuela';
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const things = v.object({ id: idText });
const longestPicks = 5000;

const choice = v.object({ id: v.number(), label: v.string() });
const choices = v.pipe(v.array(choice), v.readonly());
const shownThings = v.pipe(
  v.array(v.object({ id: v.number(), name: v.string(), cells: v.record(v.string(), v.string()) })),
  v.readonly(),
);

/** What a form holds of a field, as the API carries it. */
function typedSchema({ kind, longest, parts = {} }: ResourceField): Schema {
  switch (kind) {
    case 'tick':
      return v.boolean();
    case 'picks':
      return v.pipe(v.array(positiveId), v.maxLength(longestPicks, tooLong));
    case 'rows': {
      const row = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, typedSchema(part)]));
      return v.pipe(v.array(v.object(row)), v.maxLength(100, tooLong));
    }
    default:
      // Longer than the field takes is refused in its own words; this keeps what nobody means out of the house.
      return v.pipe(v.string(), v.maxLength(Math.max(1000, 4 * (longest ?? 0)), tooLong));
  }
}

/** Whatever a form holds, by the names of its fields. */
const anyTyped = v.record(
  v.string(),
  v.custom<TypedValue>(() => true),
);

/** The form of a resource; every field of it is sent. */
function formSchema({ fields }: Resource) {
  const entries = Object.entries(fields).map(([name, field]) => [name, typedSchema(field)] as const);
  return v.object(Object.fromEntries(entries)) as unknown as typeof anyTyped;
}

/** What a code's form holds. */
export const codeForm = formSchema(resources.codes);

const pathOf = ({ name }: Resource): string => `/api/v1/staff/${name}`;

/** The calls by which a resource is read: all by the same shapes, each under its own address and permission. */
function readsOf(resource: Resource) {
  const { title, sees } = resource;
  const given = { area, method: 'GET', signIn: 'required', permission: sees } as const;
  const filters = Object.entries(resource.filters).map(
    ([filter, { choices: words }]) => [filter, v.optional(v.picklist(['', ...Object.keys(words)]), '')] as const,
  );
  const list = endpoint({
    ...given,
    path: pathOf(resource),
    summary: `${title}: una página de la lista`,
    query: v.object({
      search: v.optional(v.pipe(v.string(), v.maxLength(200, tooLong)), ''),
      order: v.optional(v.picklist(['', ...Object.keys(resource.orders)]), ''),
      page: pageText,
      ...(Object.fromEntries(filters) as Record<string, v.OptionalSchema<v.PicklistSchema<string[], undefined>, ''>>),
    }),
    answer: wireOf<ShownThings>()(v.object({ things: shownThings, total: count, size: count })),
  });
  const read = endpoint({
    ...given,
    path: `${pathOf(resource)}/:id`,
    summary: `${title}: lo que hay en un formulario; 0 es uno nuevo`,
    params: v.object({ id: v.union([v.pipe(v.literal('0'), v.transform(Number)), idText]) }),
    answer: wireOf<ShownForm>()(
      v.object({
        typed: formSchema(resource),
        revision: count,
        savedBy: v.string(),
        savedAt: v.nullable(instant),
        choices: v.record(v.string(), choices),
      }),
    ),
  });
  return { list, read };
}

const saved = wireOf<ShownSaved>()(v.object({ id: v.number(), revision: v.number() }));

/** The calls by which one of a resource is added, changed and taken away. */
function writesOf(resource: Resource) {
  const { title, changes } = resource;
  const given = { area, signIn: 'required', permission: changes } as const;
  const typed = formSchema(resource);
  const [all, one] = [pathOf(resource), `${pathOf(resource)}/:id`];
  return {
    add: endpoint({
      ...given,
      method: 'POST',
      path: all,
      status: 201,
      summary: `${title}: agrega`,
      body: v.object({ typed }),
      answer: saved,
    }),
    change: endpoint({
      ...given,
      method: 'PUT',
      path: one,
      summary: `${title}: cambia, si nadie lo cambió desde la revisión leída`,
      params: things,
      body: v.object({ typed, fromRevision: count }),
      answer: saved,
    }),
    remove: endpoint({
      ...given,
      method: 'DELETE',
      path: one,
      summary: `${title}: quita lo que nada más necesita`,
      params: things,
    }),
  };
}

/** How one of an ordered list is moved. */
function moveOf({ name, title, changes }: Resource) {
  return endpoint({
    method: 'POST',
    path: `/api/v1/staff/${name}/:id/moves`,
    summary: `${title}: sube o baja un lugar`,
    area,
    signIn: 'required',
    permission: changes,
    params: things,
    body: v.object({ direction: v.picklist(['up', 'down']) }),
  });
}

/** How a picture is sent that a form names afterwards. */
function pictureOf({ name, title, changes }: Resource) {
  return endpoint({
    method: 'POST',
    path: `/api/v1/staff/${name}/pictures`,
    summary: `${title}: envía una imagen, que un formulario nombra después`,
    area,
    signIn: 'required',
    permission: changes,
    bodyFormat: 'form',
    largestFile: officeUploadRules.portrait.largestBytes,
    body: v.object({ folder: v.picklist(['retratos', 'logotipos', 'anuncios']), image: formFile('Elige una imagen.') }),
    answer: v.object({ file: v.string() }),
  });
}

const hasPictures = ({ fields }: Resource): boolean =>
  Object.values(fields).some(
    ({ kind, parts = {} }) => kind === 'picture' || Object.values(parts).some((part) => part.kind === 'picture'),
  );

type Calls = ReturnType<typeof readsOf> &
  ReturnType<typeof writesOf> & {
    /** Null: its order is nobody's choice. */
    readonly move: ReturnType<typeof moveOf> | null;
    /** Null: it has none. */
    readonly picture: ReturnType<typeof pictureOf> | null;
  };

const callsByName = new Map(
  resourceNames.map((name): [ResourceName, Calls] => {
    const resource: Resource = resources[name];
    const move = resource.isOrdered ? moveOf(resource) : null;
    return [
      name,
      {
        ...readsOf(resource),
        ...writesOf(resource),
        move,
        picture: hasPictures(resource) ? pictureOf(resource) : null,
      },
    ];
  }),
);

/** The calls of a resource. */
export function resourceCalls(name: ResourceName): Calls {
  const calls = callsByName.get(name);
  if (calls === undefined) throw new Error(`No calls of ${name}`);
  return calls;
}

export const searchPickable = endpoint({
  method: 'GET',
  path: '/api/v1/staff/pickable/:of',
  summary: 'Lo que se puede elegir en un formulario, por palabras',
  area,
  signIn: 'required',
  permission: 'enter-office',
  params: v.object({ of: v.picklist(['products', 'seller-codes']) }),
  query: v.object({
    search: v.optional(v.pipe(v.string(), v.maxLength(200, tooLong)), ''),
    /** Of products, kinds with commas between them; absent: all. */
    kinds: v.optional(kindsText, ''),
    /** Ids with blanks between them: these, whatever they are called. */
    ids: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}(?: \d{1,9}){0,99}$/, 'El campo «ids» lleva números.'))),
  }),
  answer: wireOf<readonly ShownChoice[]>()(choices),
});

export const resourceEndpoints = [
  ...resourceNames.flatMap((name) => {
    const { move, picture, ...calls } = resourceCalls(name);
    return [...Object.values(calls), ...(move === null ? [] : [move]), ...(picture === null ? [] : [picture])];
  }),
  searchPickable,
];
