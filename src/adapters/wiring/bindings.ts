import type { AbstractNewable, Container, MapToResolvedValueInjectOptions } from 'inversify';

/** A class that names what a container holds: a port, or a class that is bound as itself. */
type Token<T> = abstract new (...ports: never) => T;

/** A token for each parameter of a constructor, in their order. */
type Tokens<Ports extends unknown[]> = { [Index in keyof Ports]: Token<Ports[Index]> };

/**
 * Binds a class as itself: `bindClass(container, AddToCart, [Carts, Products, Clock])`. The list names what its constructor takes:
 * a port too few, one too many or one in another's place does not compile.
 */
export function bindClass<T, Ports extends unknown[]>(
  container: Pick<Container, 'bind'>,
  made: new (...ports: Ports) => T,
  ports: Tokens<Ports>,
): void {
  bindPort<T, Ports>(container, made, made, ports);
}

/** Binds a port to the class that stands for it here: `bindPort(container, ReadingApi, ReadingApiOverHttp, [HttpClient])`. */
export function bindPort<T, Ports extends unknown[]>(
  container: Pick<Container, 'bind'>,
  port: Token<T>,
  adapter: new (...ports: Ports) => NoInfer<T>,
  ports: Tokens<Ports>,
): void {
  container
    .bind<T>(port as AbstractNewable<T>)
    .toResolvedValue((...made: Ports) => new adapter(...made), ports as MapToResolvedValueInjectOptions<Ports>);
}
