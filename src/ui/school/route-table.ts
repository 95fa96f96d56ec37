import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { createRoutes, OFFICE_PATH, OFFICE_ROUTE } from './boot/routes.tsx';

/** The route of which all others are children, by the name that the router gives it for its place. */
const ROOT_ROUTE = '0';

/**
 * Which routes the router knows. It ranks all that it is given, which holds a slow phone as long as the scripts of a first page. Where the
 * server has drawn a page of the storefront it begins with those, and learns the others when an address is asked for that none of them
 * has for its own; the office's are in a file that only who opens it fetches.
 */
export class RouteTable {
  /** Every page; the office's only once they are here. */
  readonly all: RouteObject[];
  /** What the router begins with. */
  readonly first: RouteObject[];
  readonly #others: RouteObject[];
  /** The first parts of the addresses of those that the router does not begin with. */
  readonly #otherStarts: ReadonlySet<string>;
  readonly #office: RouteObject[] = [];
  #knowsOffice = false;

  /**
   * @param drawn the route that the server has drawn, by its name in the whole table; null where it has drawn none.
   * @param fetchOffice may reject; it is asked again the next time.
   */
  constructor(
    drawn: string | null,
    private readonly fetchOffice: () => Promise<readonly RouteObject[]>,
  ) {
    this.all = createRoutes(this.#office);
    const [root] = this.all;
    // In the order of `createRoutes`.
    const [storefront, office, ...others] = root?.children ?? [];
    // What the server loaded is kept by the place of each route: only what comes behind may be missing.
    const isPart = drawn?.startsWith(`${ROOT_ROUTE}-0-`) === true;
    // Without pages a frame is taken for any other that is there: the office's is there from the start.
    this.first = isPart ? [{ ...root, children: [storefront, office] } as RouteObject] : this.all;
    this.#others = isPart ? others : [];
    this.#otherStarts = new Set([startOf(OFFICE_PATH), ...startsOf(this.#others)]);
  }

  /** The routes among which an address has its page: no more than need be ranked for that. */
  around(path: string): RouteObject[] {
    return this.#otherStarts.has(startOf(path)) ? this.all : this.first;
  }

  /** Brings what the first page needs, before the router begins with it. */
  async prepare(path: string): Promise<void> {
    if (!isOfOffice(path)) return;
    await this.#bringOffice();
    this.#knowsOffice = true;
  }

  readonly patch: PatchRoutesOnNavigationFunction = async ({ path, patch, signal }) => {
    if (signal.aborted) return;
    // To rank them all takes its time again: not while somebody waits for one of the storefront's own.
    if (this.#others.length > 0 && this.#otherStarts.has(startOf(path))) patch(ROOT_ROUTE, this.#others.splice(0));
    if (this.#knowsOffice || !isOfOffice(path)) return;
    const pages = await this.#bringOffice();
    // The router learns nothing for a page that somebody has turned away from meanwhile.
    if (signal.aborted) return;
    patch(OFFICE_ROUTE, pages);
    this.#knowsOffice = true;
  };

  async #bringOffice(): Promise<RouteObject[]> {
    if (this.#office.length > 0) return this.#office;
    const pages = await this.fetchOffice();
    if (this.#office.length === 0) this.#office.push(...pages);
    return this.#office;
  }
}

/** The first parts of the addresses of these routes. */
function startsOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children = [] }) => (path === undefined ? startsOf(children) : [startOf(path)]));
}

/** The router takes capitals and small letters for the same. */
function startOf(path: string): string {
  return path.split('/')[1]?.toLowerCase() ?? '';
}

function isOfOffice(path: string): boolean {
  return path.startsWith(OFFICE_PATH);
}
