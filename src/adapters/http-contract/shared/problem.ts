import * as v from 'valibot';

/**
 * An error as RFC 9457 problem details. `detail` is Spanish, for the person; `field` names the field at fault;
 * `message`, which the calls of section 7 read, is one of AUTH-7's literal texts where one applies, else the detail.
 */
export const problemSchema = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  /** The refusal's `kind`, by which the browser finds its own wording. */
  kind: v.string(),
  field: v.optional(v.string()),
  /** Every answer of the school has it; whoever reads one does without. */
  message: v.optional(v.string()),
  /** By which the answer is found in the school's log (ERROR-4). */
  requestId: v.optional(v.string()),
  /** What the refusal carries besides, already safe to show. */
  data: v.optional(v.record(v.string(), v.unknown())),
});

export type Problem = v.InferOutput<typeof problemSchema>;

export const problemMediaType = 'application/problem+json';
