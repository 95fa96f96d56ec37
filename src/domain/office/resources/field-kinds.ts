import { chosenFields } from './chosen-fields.ts';
import { numberFields } from './number-fields.ts';
import { textFields } from './text-fields.ts';

/** The kinds of fields, each with how it is read, written and told. */
export const field = { ...textFields, ...numberFields, ...chosenFields } as const;
