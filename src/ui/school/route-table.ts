import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { createRoutes, OFFICE_PATH, OFFICE_ROUTE } from './boot/routes.tsx';

/** The route of which all others are children, by the name that the router gives it for its place. */
const ROOT_ROUTE = '0';
/** That of which the pages of the storefront are; in the order of `createRoutes`. */
const STOREFRONT_ROUTE = '0-0-0';

/**
 * Which routes the router knows. It ranks all that it is given, and looks through them for the page that is shown, which together hold a
 * slow phone as long as the scripts of a first page. Where the server has drawn a page of the storefront it begins with that one alone, and
 * learns the others when an address is asked for that it does not have for its own; the office's are in a file that only who opens it
 * fetches.
 */
export class RouteTable {
  /** Every page; the office's only once they are here. */
  readonly all: RouteObject[];
  /** The storefront and the frame of the office, where a page of the storefront was drawn; else every page. */
  readonly #near: RouteObject[];
  /** What of the storefront the router does not know yet, and what of the rest. */
  readonly #pages: RouteObject[] = [];
  readonly #others: RouteObject[];
  /** The first parts of the addresses of the rest. */
  readonly #otherStarts: ReadonlySet<string>;
  readonly #office: RouteObject[] = [];
  #knowsOffice = false;

  /**
   * @param drawn the route that the server has drawn, by its name in the whole table; null where it has drawn none.
   * @param fetchOffice may reject; it is asked again the next time.
   */
  constructor(
    private readonly drawn: string | null,
    private readonly fetchOffice: () => Promise<readonly RouteObject[]>,
  ) {
    this.all = createRoutes(this.#office);
    const [root] = this.all;
    // In the order of `createRoutes`.
    const [storefront, office, ...others] = root?.children ?? [];
    // What the server loaded is kept by the place of each route: only what comes behind may be missing.
    const isPart = drawn?.startsWith(`${STOREFRONT_ROUTE}-`) === true;
    // Without pages a frame is taken for any other that is there: the office's is there from the start.
    this.#near = isPart ? [{ ...root, children: [storefront, office] } as RouteObject] : this.all;
    this.#others = isPart ? others : [];
    this.#otherStarts = new Set([startOf(OFFICE_PATH), ...startsOf(this.#others)]);
  }

  /** What the router begins with; to be asked for once, when what is shown has its component. */
  begin(): RouteObject[] {
    const [root] = this.#near;
    const [storefront, office] = root?.children ?? [];
    const [group] = storefront?.children ?? [];
    const pages = group?.children ?? [];
    const shown = this.#near === this.all ? undefined : pages[Number(this.drawn?.split('-').at(-1))];
    // Of two pages that an address could be of, the router takes the one that stands first: one whose address begins with anything must not.
    if (shown === undefined || shown.path?.startsWith('/:') === true) return this.#near;
    this.#pages.push(...pages.filter((page) => page !== shown));
    // By its name in the whole table, under which the server has sent what it shows.
    const only = { ...group, children: [{ ...shown, id: this.drawn }] } as RouteObject;
    return [{ ...root, children: [{ ...storefront, children: [only] }, office] } as RouteObject];
  }

  /** The routes among which an address has its page: no more than need be ranked for that. */
  around(path: string): RouteObject[] {
    return this.#otherStarts.has(startOf(path)) ? this.all : this.#near;
  }

  /** Brings what the first page needs, before the router begins with it. */
  async prepare(path: string): Promise<void> {
    if (!isOfOffice(path)) return;
    await this.#bringOffice();
    this.#knowsOffice = true;
  }

  readonly patch: PatchRoutesOnNavigationFunction = async ({ path, patch, signal }) => {
    if (signal.aborted) return;
    if (this.#pages.length > 0) patch(STOREFRONT_ROUTE, this.#pages.splice(0));
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
