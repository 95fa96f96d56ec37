import type { Endpoint, OutputOf } from '#adapters/http-contract/shared/endpoint.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { CallInput, HttpClient } from './http-client.ts';

/** How one method of a port is answered by the school. */
export type Route<Arguments extends readonly unknown[], T> = (
  http: HttpClient,
  given: Arguments,
) => Promise<Result<T, CallRefusal>>;

/** A route for each method of a port: one without a route does not compile. */
type Routes<Port> = {
  readonly [Method in keyof Port]: Port[Method] extends (
    ...given: infer Arguments
  ) => Promise<Result<infer T, CallRefusal>>
    ? Route<Arguments, T>
    : never;
};

/**
 * The adapter of a port that only passes through: each method calls an endpoint.
 * An adapter that does more is a class of its own.
 */
export function overHttp<Port extends object>(
  port: abstract new () => Port,
  routes: Routes<Port>,
): new (http: HttpClient) => Port {
  class OverHttp extends (port as abstract new () => object) {
    constructor(http: HttpClient) {
      super();
      for (const [method, route] of Object.entries<Route<unknown[], unknown>>(routes)) {
        Object.assign(this, { [method]: (...given: unknown[]) => route(http, given) });
      }
    }
  }
  return OverHttp as new (http: HttpClient) => Port;
}

type Input<E extends Endpoint, Arguments extends readonly unknown[]> = (...given: Arguments) => CallInput<E>;

/**
 * The route to an endpoint.
 * @param input what is sent, by what the method was given; left out where nothing is. @param read the answer as the port has it.
 * @param refused a refusal as the port has it.
 */
export function to<E extends Endpoint>(
  endpoint: object extends CallInput<E> ? E : never,
): Route<readonly [], OutputOf<E['answer']>>;
export function to<E extends Endpoint, Arguments extends readonly unknown[]>(
  endpoint: E,
  input: Input<E, Arguments>,
): Route<Arguments, OutputOf<E['answer']>>;
export function to<E extends Endpoint, Arguments extends readonly unknown[], T>(
  endpoint: E,
  input: Input<E, Arguments>,
  read: (answer: OutputOf<E['answer']>) => T,
  refused?: (refusal: CallRefusal) => CallRefusal,
): Route<Arguments, T>;
export function to<E extends Endpoint, Arguments extends readonly unknown[]>(
  endpoint: E,
  input?: Input<E, Arguments>,
  read: (answer: OutputOf<E['answer']>) => unknown = (answer) => answer,
  refused: (refusal: CallRefusal) => CallRefusal = (refusal) => refusal,
): Route<Arguments, unknown> {
  return async (http, given) => {
    const answer = await http.call(endpoint, input === undefined ? ({} as CallInput<E>) : input(...given));
    return answer.ok ? accept(read(answer.value)) : refuse(refused(answer.refusal));
  };
}
