/**
 * What must not compile: a call whose answer does not become the read model, or that is asked with something else. Nothing runs
 * here; `tsc -b` fails when one of the marked lines compiles after all.
 */
import * as v from 'valibot';
import { readEndpoint } from '#adapters/http-contract/shared/read-endpoint.ts';
import type { Read } from '#application/read-models/shared/read.ts';

const titles: Read<readonly string[]> = { area: 'home', name: 'titles' };
const since: Read<number, { readonly day: string }> = { area: 'home', name: 'since' };
const told = { path: '/x', summary: 'x', area: 'x', signIn: 'required' } as const;

export const fine = [
  readEndpoint(titles, { ...told, query: null, answer: v.array(v.string()), fromWire: (wire) => wire }),
  readEndpoint(since, { ...told, query: v.object({ day: v.string() }), answer: v.string(), fromWire: Number }),
];

export const refused = [
  // @ts-expect-error another model
  readEndpoint(titles, { ...told, query: null, answer: v.array(v.number()), fromWire: (wire) => wire }),
  // @ts-expect-error asked with nothing, though the read takes a day
  readEndpoint(since, { ...told, query: null, answer: v.string(), fromWire: Number }),
  // @ts-expect-error asked with something else
  readEndpoint(since, { ...told, query: v.object({ week: v.string() }), answer: v.string(), fromWire: Number }),
];
