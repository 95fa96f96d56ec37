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

  /** A value, or what makes one of other bindings. @throws what is bound twice, of which neither could be meant. */
  readonly bind = this.#later.bind;

  /** What a token stands for, made once. @throws as inversify does, when it or something that it needs is not bound. */
  get<T>(token: AbstractNewable<T>): T {
    this.#take(token);
    return this.#container.get<T>(token);
  }

  #take(token: NotedToken): void {
    if (this.#container.isBound(token)) return;
    for (const need of this.#later.take(token, this.#container)) this.#take(need);
  }
}
