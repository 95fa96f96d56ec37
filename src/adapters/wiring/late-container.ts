import type { AbstractNewable, Container } from 'inversify';
import { flatContainer } from './flat-container.ts';
import { NotedBindings, type NotedToken } from './noted-bindings.ts';

/** What the server's containers bind into. */
export type Bindings = Pick<Container, 'bind'>;

/**
 * A flat container that takes up a binding when it is first needed. Every transaction has a container of its own, and the school
 * hundreds of classes: to bind them all took longer than most transactions, which need a dozen.
 */
export class LateContainer implements Bindings {
  readonly #later = new NotedBindings();
  readonly #container = flatContainer();

  /** @param known how things are made that are not bound here. Only that: what is made of it is made here, and is this container's. */
  constructor(private readonly known: NotedBindings | null = null) {}

  /** A value, or what makes one of other bindings. @throws what is bound twice, of which neither could be meant. */
  readonly bind = ((token: NotedToken) => {
    if (this.known?.find(token) !== undefined) throw new Error(`${token.name} is bound already`);
    return this.#later.bind(token);
  }) as Bindings['bind'];

  /** What a token stands for, made once. @throws as inversify does, when it or something that it needs is not bound. */
  get<T>(token: AbstractNewable<T>): T {
    this.#take(token);
    return this.#container.get<T>(token);
  }

  #take(token: NotedToken): void {
    if (this.#container.isBound(token)) return;
    const noted = this.known?.find(token) === undefined ? this.#later : this.known;
    for (const need of noted.take(token, this.#container)) this.#take(need);
  }
}
