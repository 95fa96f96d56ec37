import type { AbstractNewable, Container, MapToResolvedValueInjectOptions } from 'inversify';

export type NotedToken = AbstractNewable<unknown>;
type NotedBinding =
  | { readonly value: unknown }
  | { readonly make: (...made: unknown[]) => unknown; readonly needs: readonly NotedToken[] };

/** Bindings that are only written down, for a container that takes them up later. */
export class NotedBindings {
  readonly #all = new Map<NotedToken, NotedBinding>();

  /** A value, or what makes one of other bindings. @throws what is bound twice, of which neither could be meant. */
  readonly bind = ((token: NotedToken) => {
    if (this.#all.has(token)) throw new Error(`${token.name} is bound already`);
    return {
      toConstantValue: (value: unknown) => this.#all.set(token, { value }),
      toResolvedValue: (make: (...made: unknown[]) => unknown, needs: readonly NotedToken[] = []) =>
        this.#all.set(token, { make, needs }),
    };
    // The rest of what inversify offers nobody here uses: a binding that did would fail when the school starts.
  }) as unknown as Container['bind'];

  get tokens(): Iterable<NotedToken> {
    return this.#all.keys();
  }

  find(token: NotedToken): NotedBinding | undefined {
    return this.#all.get(token);
  }

  /** Binds in a container what is written down of a token; says what that needs. */
  take(token: NotedToken, container: Pick<Container, 'bind'>): readonly NotedToken[] {
    const noted = this.#all.get(token);
    if (noted === undefined) return [];
    if ('value' in noted) {
      container.bind(token).toConstantValue(noted.value);
      return [];
    }
    container.bind(token).toResolvedValue(noted.make, noted.needs as MapToResolvedValueInjectOptions<unknown[]>);
    return noted.needs;
  }
}
