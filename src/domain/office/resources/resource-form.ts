import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { slugify } from '#domain/shared/slug.ts';
import { isAsked, textIn, type TypedValue, type TypedFields } from './field.ts';
import type { Faults, Resource, ResourceValues } from './resource.ts';

/** Every fault of what was typed at once: nobody corrects a form one field at a time. */
export interface ResourceFaulty {
  readonly kind: 'resource-faulty';
  readonly faults: Faults;
}

/** What a new form begins with. */
export function blankOf({ fields }: Pick<Resource, 'fields'>): TypedFields {
  return Object.fromEntries(Object.entries(fields).map(([name, { blank }]) => [name, blank]));
}

/** What a form means, or all that is wrong with it. A slug that nobody typed is made from the field that it is made from. */
export function readForm(
  resource: Pick<Resource, 'fields' | 'check'>,
  typed: TypedFields,
): Result<ResourceValues, ResourceFaulty> {
  const values: Record<string, unknown> = {};
  const faults: Record<string, string> = {};
  for (const [name, described] of Object.entries(resource.fields)) {
    if (!isAsked(described, typed)) {
      values[name] = null;
      continue;
    }
    const read = described.read(withSlug(described.madeFrom, typed[name] ?? described.blank, typed));
    if (read.ok) values[name] = read.value;
    else faults[name] = read.refusal.text;
  }
  for (const [name, { madeFrom }] of Object.entries(resource.fields))
    if (madeFrom !== undefined && faults[madeFrom] !== undefined && textIn(typed[name] ?? '') === '')
      // It would be made of what is wrong there; whoever mends that has mended this.
      delete faults[name];
  if (Object.keys(faults).length > 0) return refuse({ kind: 'resource-faulty', faults });
  const wrong = resource.check(values);
  return Object.keys(wrong).length > 0 ? refuse({ kind: 'resource-faulty', faults: wrong }) : accept(values);
}

function withSlug(madeFrom: string | undefined, typed: TypedValue, all: TypedFields): TypedValue {
  return madeFrom !== undefined && textIn(typed) === '' ? slugify(textIn(all[madeFrom])) : typed;
}

/** What values are as a form holds them; a field that they do not tell, such as the lines that lists leave out, is empty. */
export function typedOf({ fields }: Pick<Resource, 'fields'>, values: ResourceValues): TypedFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, described]) => {
      const value = values[name];
      return [name, value === undefined ? described.blank : described.write(value)];
    }),
  );
}
