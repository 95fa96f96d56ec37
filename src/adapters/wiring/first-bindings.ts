import type { AbstractNewable, Container } from 'inversify';
import { NotedBindings, type NotedToken } from './noted-bindings.ts';

/**
 * What every visit needs, bound and made without inversify, whose file many a visit never fetches: it comes with the first page that
 * has services of its own. Then all of this moves into its container, with what has been made by then.
 */
export class FirstBindings {
  readonly #noted = new NotedBindings();
  readonly #made = new Map<unknown, unknown>();

  /** A value, or what makes one of other bindings. @throws what is bound twice, of which neither could be meant. */
  readonly bind = this.#noted.bind;

  /** What a token stands for, made once. @throws the name of what is not bound. */
  get<T>(token: AbstractNewable<T>): T {
    if (!this.#made.has(token)) this.#made.set(token, this.#make(token));
    return this.#made.get(token) as T;
  }

  /** Binds all of them in a container, which takes their place: what has been made stays what it is. @returns that container. */
  movedInto(container: Container): Container {
    for (const token of this.#noted.tokens) {
      if (this.#made.has(token)) container.bind(token).toConstantValue(this.#made.get(token));
      else this.#noted.take(token, container);
    }
    return container;
  }

  #make(token: NotedToken): unknown {
    const noted = this.#noted.find(token);
    if (noted === undefined) throw new Error(`${token.name} is not bound`);
    return 'value' in noted ? noted.value : noted.make(...noted.needs.map((need) => this.get(need)));
  }
}
