import type { Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import type { FormProblem } from '#ui/kit/forms/form-errors.tsx';

/** The fields of a posted form, by their names; one that was not sent is empty. */
export type Typed = (name: string) => string;

/** The call of the API that a form stands for. */
export interface PlainCall {
  readonly endpoint: Endpoint;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * A form that a browser sends by itself, before its script or without any: a second door to a call of the API, answered by a
 * page. What the call refuses, this door refuses.
 */
export interface PlainForm {
  /** The page that draws it, which is also where it is posted; with `:name` parameters. */
  readonly path: string;
  /** What the page calls it. */
  readonly name: string;
  /** The fields that are shown again when the form was not taken. */
  readonly fields: readonly string[];
  /** What can be said of the fields without asking: all of it at once, as the script does. */
  readonly problems?: (typed: Typed) => readonly FormProblem[];
  /** @param params those of the path. */
  readonly call: (typed: Typed, params: Readonly<Record<string, string>>) => PlainCall;
  /** Path of the page that says it is done. @param answer of the call, as JSON; null: it has none. */
  readonly done: (answer: Readonly<Record<string, unknown>> | null) => string;
}
