import * as v from 'valibot';
import { levels } from '#domain/catalogue/product.ts';

/**
 * What is written of a product and travels as it was written, on its page and while it is edited: one entry for each.
 * @param text how a text travels; whoever takes one in says how long it may be.
 * @param lines how a list of short sentences travels.
 */
export const writtenEntries = <
  Text extends v.GenericSchema<string>,
  Lines extends v.GenericSchema<string[], readonly string[]>,
>(
  text: Text,
  lines: Lines,
) => ({
  outcomes: lines,
  level: v.nullable(v.picklist(levels)),
  requirements: lines,
  arranging: text,
});
