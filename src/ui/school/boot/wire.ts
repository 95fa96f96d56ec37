import type { Container } from 'inversify';

/** Binds what the pages of one folder need; a page's folder exports one as `wire` from its own `container.ts`. */
export type WireUp = (container: Container) => void;

/** What the `container.ts` of a page's folder exports. */
export interface Wiring {
  readonly wire: WireUp;
}
