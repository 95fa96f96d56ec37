import type { AbstractNewable, Container } from 'inversify';
import { NotedBindings, type NotedToken } from './noted-bindings.ts';

/** What the server's containers bind into. */
export type Bindings = Pick<Container, 'bind'>;

const beingMade = Symbol('being made');

/**
 * A flat container that makes a thing when it is first needed, from what is written down of it. Every transaction has a container of
 * its own, and the school hundreds of classes, of which most transactions need a dozen: to bind even those in one of inversify's
 * took longer than what they did.
 */
export class LateContainer implements Bindings {
  readonly #own = new NotedBindings();
  readonly #made = new Map<NotedToken, unknown>();

  /** @param known how things are made that are not bound here. Only that: what is made of it is made here, and is this container's. */
  constructor(private readonly known: NotedBindings | null = null) {}

  /** A value, or what makes one of other bindings. @throws what is bound twice, of which neither could be meant. */
  readonly bind = ((token: NotedToken) => {
    if (this.known?.find(token) !== undefined) throw new Error(`${token.name} is bound already`);
    return this.#own.bind(token);
  }) as Bindings['bind'];

  /** What a token stands for, made once. @throws the name of what is not bound, and of what would need itself. */
  get<T>(token: AbstractNewable<T>): T {
    const made = this.#made.get(token);
    if (made === beingMade) throw new Error(`${token.name} needs itself`);
    if (made !== undefined) return made as T;
    this.#made.set(token, beingMade);
    try {
      const thing = this.#make(token);
      this.#made.set(token, thing);
      return thing as T;
    } catch (error) {
      this.#made.delete(token);
      throw error;
    }
  }

  #make(token: NotedToken): unknown {
    const noted = this.known?.find(token) ?? this.#own.find(token);
    if (noted === undefined) throw new Error(`${token.name} is not bound`);
    return 'value' in noted ? noted.value : noted.make(...noted.needs.map((need) => this.get(need)));
  }
}
