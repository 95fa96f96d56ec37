import type { Result } from '#domain/shared/result.ts';

/**
 * Why a call to the school came back without what was asked for. Kinds of this half: `offline` (no connection), `timed-out`,
 * `server-error` (an answer that says no reason) and `unexpected-answer`; any other kind is the school's own refusal.
 */
export interface CallRefusal {
  readonly kind: string;
  /** HTTP status, or null when no answer came. */
  readonly status: number | null;
  /** Spanish, for the person. */
  readonly detail: string;
  /** The field at fault, when there is one. */
  readonly field: string | null;
  /** By which the school finds the request in its log (ERROR-4); absent when no answer came. */
  readonly requestId?: string;
  /** What the refusal carries besides, e.g. the plan that stands in the way. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** What a call to the school brings. */
export type Answer<T> = Promise<Result<T, CallRefusal>>;

/** No answer came, for want of a connection. */
export const offline: CallRefusal = {
  kind: 'offline',
  status: null,
  detail: 'No hay conexión con la escuela. Revisa tu internet y vuelve a intentarlo.',
  field: null,
  data: {},
};
