import * as v from 'valibot';
import type { Schema } from '#adapters/http-contract/shared/endpoint.ts';
import { ownTurn } from '#adapters/server/own-turn.ts';

/** Rows of lists that are checked and written at once: some milliseconds. */
const rowsAtOnce = 125;

interface Part {
  readonly text: string;
  readonly rows: number;
}

/**
 * What a schema reads of an answer of thousands of rows, as JSON in UTF-8: the same that would be sent of it whole. Lists are checked
 * and written some rows at a time, each time in a turn of its own; between them others are answered.
 * @throws v.ValiError where the answer is not what the schema describes.
 */
export async function writtenInParts(schema: Schema, answer: unknown): Promise<Buffer> {
  await ownTurn();
  const written: Buffer[] = [];
  let text = '';
  let rows = 0;
  for (const part of partsOf(schema, answer)) {
    text += part.text;
    rows += part.rows;
    if (rows < rowsAtOnce) continue;
    // In bytes at once: megabytes of letters would take too long at the end.
    written.push(Buffer.from(text));
    text = '';
    rows = 0;
    await ownTurn();
  }
  return Buffer.concat([...written, Buffer.from(text)]);
}

function* partsOf(schema: Schema, value: unknown): Generator<Part> {
  if (isPlain(schema, 'object') && typeof value === 'object' && value !== null) {
    let mark = '{';
    for (const [name, entry] of Object.entries(
      (schema as unknown as v.ObjectSchema<v.ObjectEntries, undefined>).entries,
    )) {
      const given = (value as Record<string, unknown>)[name];
      if (given === undefined && v.is(entry as Schema, undefined)) continue;
      yield { text: `${mark}${JSON.stringify(name)}:`, rows: 0 };
      yield* partsOf(entry as Schema, given);
      mark = ',';
    }
    yield { text: mark === '{' ? '{}' : '}', rows: 0 };
  } else if (isPlain(schema, 'array') && Array.isArray(value)) {
    for (let from = 0; from < value.length; from += rowsAtOnce) {
      const some = value.slice(from, from + rowsAtOnce);
      const rows = JSON.stringify(v.parse(schema, some));
      yield { text: (from === 0 ? '[' : ',') + rows.slice(1, -1), rows: some.length };
    }
    yield { text: value.length === 0 ? '[]' : ']', rows: 0 };
  } else yield { text: JSON.stringify(v.parse(schema, value)), rows: 0 };
}

/** Whether a schema is of that type and looks at nothing but its parts. */
function isPlain(schema: Schema, type: 'object' | 'array'): boolean {
  return schema.type === type && !('pipe' in schema);
}
