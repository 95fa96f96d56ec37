import type { Container } from 'inversify';

/** Binds what the pages of one folder need; a page's folder exports one as `wire` from its own `container.ts`. */
export type WireUp = (container: Container) => void;

/** Binds what every visit needs, before or as soon as a page stands: it binds and asks for nothing, so that no container is needed for it. */
export type WireEarly = (container: Pick<Container, 'bind'>) => void;

/** What the `container.ts` of a page's folder exports. */
export interface Wiring {
  readonly wire: WireUp;
}
