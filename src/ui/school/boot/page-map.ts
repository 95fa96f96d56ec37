import type { RouteObject } from 'react-router-dom';

/** Which fixed addresses are pages of this school, so that menus lead nowhere else. */
export class PageMap {
  readonly #paths = new Set<string>();
  #isCollected = false;

  constructor(private readonly routes: readonly RouteObject[]) {}

  /** Whether a page lives at this path, which has neither parameters nor a query. */
  has(path: string): boolean {
    // Not before somebody asks: with the scripts of a first page it would hold a slow phone.
    if (!this.#isCollected) this.#collect(this.routes, '');
    this.#isCollected = true;
    return this.#paths.has(path);
  }

  #collect(routes: readonly RouteObject[], parent: string): void {
    for (const { path, index, children } of routes) {
      const full = path === undefined ? parent : path.startsWith('/') ? path : `${parent}/${path}`;
      if (index === true) this.#paths.add(parent === '' ? '/' : parent);
      else if (path !== undefined && children === undefined) this.#add(full);
      this.#collect(children ?? [], full);
    }
  }

  /** Parameters that may be left out are; an address that needs one is not fixed. */
  #add(pattern: string): void {
    const path = pattern.replaceAll(/\/:\w+\?/g, '');
    if (!/[:*]/.test(path)) this.#paths.add(path);
  }
}
