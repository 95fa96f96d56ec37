/**
 * What must not compile: a schema that differs from its read model. Nothing runs here; `tsc -b` fails when one of the marked
 * lines compiles after all.
 */
import * as v from 'valibot';
import { type Wire, wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import type { Money } from '#domain/shared/money.ts';
import type { Rate } from '#domain/shared/rate.ts';

interface Fine {
  readonly id: number;
  readonly amount: Money;
  readonly rate: Rate;
  readonly dueOn: PlainDate;
  readonly at: Date | null;
  readonly state: 'due' | 'paid';
  readonly note?: string | undefined;
  readonly lines: readonly (Named & { readonly pages: readonly [number, number] })[];
}

interface Named {
  readonly name: string;
}

const line = { name: v.string(), pages: v.tuple([v.number(), v.number()]) };
const fields = {
  id: v.number(),
  amount: v.string(),
  rate: v.number(),
  dueOn: v.string(),
  at: v.nullable(v.string()),
  state: v.picklist(['due', 'paid']),
  note: v.optional(v.string()),
  lines: v.array(v.object(line)),
};

export const schemasThatDiffer = [
  wireOf<Fine>()(v.object(fields)),
  // @ts-expect-error a field is missing
  wireOf<Fine>()(v.object(v.omit(v.object(fields), ['id']).entries)),
  // @ts-expect-error a field that may be left out is missing
  wireOf<Fine>()(v.object(v.omit(v.object(fields), ['note']).entries)),
  // @ts-expect-error a field is extra
  wireOf<Fine>()(v.object({ ...fields, secret: v.string() })),
  // @ts-expect-error a field that may be left out is extra
  wireOf<Fine>()(v.object({ ...fields, secret: v.optional(v.string()) })),
  // @ts-expect-error a field of another type
  wireOf<Fine>()(v.object({ ...fields, id: v.string() })),
  // @ts-expect-error an amount travels as a text
  wireOf<Fine>()(v.object({ ...fields, amount: v.number() })),
  // @ts-expect-error a field that is never null here
  wireOf<Fine>()(v.object({ ...fields, at: v.string() })),
  // @ts-expect-error a field that may be null there alone
  wireOf<Fine>()(v.object({ ...fields, dueOn: v.nullable(v.string()) })),
  // @ts-expect-error a field that may be left out there alone
  wireOf<Fine>()(v.object({ ...fields, id: v.optional(v.number()) })),
  // @ts-expect-error a state too few
  wireOf<Fine>()(v.object({ ...fields, state: v.picklist(['due']) })),
  // @ts-expect-error a state too many
  wireOf<Fine>()(v.object({ ...fields, state: v.picklist(['due', 'paid', 'lost']) })),
  // @ts-expect-error a field is extra further in
  wireOf<Fine>()(v.object({ ...fields, lines: v.array(v.object({ ...line, price: v.number() })) })),
  // @ts-expect-error a field is missing further in
  wireOf<Fine>()(v.object({ ...fields, lines: v.array(v.object({ name: line.name })) })),
  // @ts-expect-error a pair is no list
  wireOf<Fine>()(v.object({ ...fields, lines: v.array(v.object({ ...line, pages: v.array(v.number()) })) })),
];

export function whatTravels(amount: Money, at: Date): Wire<{ readonly amount: Money; readonly at: Date }> {
  // @ts-expect-error an amount and an instant do not travel as they are
  return { amount, at };
}
