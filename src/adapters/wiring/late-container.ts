import type { AbstractNewable, Container, MapToResolvedValueInjectOptions } from 'inversify';
import { flatContainer } from './bindings.ts';

/** What the server's containers bind into. */
export type Bindings = Pick<Container, 'bind'>;

type Token = AbstractNewable<unknown>;
type Tokens = MapToResolvedValueInjectOptions<unknown[]>;
type Binding =
  | { readonly value: unknown }
  | { readonly make: (...made: unknown[]) => unknown; readonly needs: readonly Token[] };

/**
 * A flat container that takes up a binding when it is first needed. Every transaction has a container of its own, and the school
 * hundreds of classes: to bind them all took longer than most transactions, which need a dozen.
 */
export class LateContainer implements Bindings {
  readonly #later = new Map<unknown, Binding>();
  readonly #container = flatContainer();

  /** A value, or what makes one of other bindings. @throws what is bound twice, of which neither could be meant. */
  readonly bind = ((token: unknown) => {
    if (this.#later.has(token)) throw new Error(`${String((token as Token).name)} is bound already`);
    return {
      toConstantValue: (value: unknown) => this.#later.set(token, { value }),
      toResolvedValue: (make: (...made: unknown[]) => unknown, needs: readonly Token[] = []) =>
        this.#later.set(token, { make, needs }),
    };
    // The rest of what inversify offers nobody here uses: a binding that did would fail when the school starts.
  }) as unknown as Bindings['bind'];

  /** What a token stands for, made once. @throws as inversify does, when it or something that it needs is not bound. */
  get<T>(token: AbstractNewable<T>): T {
    this.#take(token);
    return this.#container.get<T>(token);
  }

  #take(token: Token): void {
    const binding = this.#later.get(token);
    if (binding === undefined || this.#container.isBound(token)) return;
    if ('value' in binding) {
      this.#container.bind(token).toConstantValue(binding.value);
      return;
    }
    const { make, needs } = binding;
    this.#container.bind(token).toResolvedValue(make, needs as Tokens);
    for (const need of needs) this.#take(need);
  }
}
