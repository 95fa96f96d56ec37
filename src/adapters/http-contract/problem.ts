import * as v from 'valibot';

/**
 * An error as RFC 9457 problem details. `detail` is Spanish, for the person; `field` names the field at fault;
 * `message` is the literal text that calls of section 7 must carry (AUTH-7).
 */
export const problemSchema = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  /** The refusal's `kind`, by which the browser finds its own wording. */
  kind: v.string(),
  field: v.optional(v.string()),
  message: v.optional(v.string()),
  /** By which the answer is found in the school's log (ERROR-4). */
  requestId: v.optional(v.string()),
  /** What the refusal carries besides, already safe to show. */
  data: v.optional(v.record(v.string(), v.unknown())),
});

export type Problem = v.InferOutput<typeof problemSchema>;

export const problemMediaType = 'application/problem+json';
