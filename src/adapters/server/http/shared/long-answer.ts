import { setImmediate as nextTurn } from 'node:timers/promises';
import * as v from 'valibot';
import type { Schema } from '#adapters/http-contract/shared/endpoint.ts';

/** Rows of a list that are checked and written at once: some milliseconds. */
const rowsAtOnce = 250;

/**
 * What a schema reads of an answer of thousands of rows, as JSON in UTF-8: the same that would be sent of it whole. Lists are checked
 * and written some rows at a time; between them others are answered.
 * @throws v.ValiError where the answer is not what the schema describes.
 */
export async function writtenInParts(schema: Schema, answer: unknown): Promise<Buffer> {
  const parts: string[] = [];
  for await (const part of partsOf(schema, answer)) {
    parts.push(part);
    await nextTurn();
  }
  return Buffer.from(parts.join(''));
}

async function* partsOf(schema: Schema, value: unknown): AsyncGenerator<string> {
  if (isPlain(schema, 'object') && typeof value === 'object' && value !== null) {
    let mark = '{';
    for (const [name, entry] of Object.entries(
      (schema as unknown as v.ObjectSchema<v.ObjectEntries, undefined>).entries,
    )) {
      const given = (value as Record<string, unknown>)[name];
      if (given === undefined && v.is(entry as Schema, undefined)) continue;
      yield `${mark}${JSON.stringify(name)}:`;
      yield* partsOf(entry as Schema, given);
      mark = ',';
    }
    yield mark === '{' ? '{}' : '}';
  } else if (isPlain(schema, 'array') && Array.isArray(value)) {
    for (let from = 0; from < value.length; from += rowsAtOnce) {
      const rows = JSON.stringify(v.parse(schema, value.slice(from, from + rowsAtOnce)));
      yield (from === 0 ? '[' : ',') + rows.slice(1, -1);
    }
    yield value.length === 0 ? '[]' : ']';
  } else yield JSON.stringify(v.parse(schema, value));
}

/** Whether a schema is of that type and looks at nothing but its parts. */
function isPlain(schema: Schema, type: 'object' | 'array'): boolean {
  return schema.type === type && !('pipe' in schema);
}
