import { Container } from 'inversify';

/** An empty container that makes each class once. Flat: a parent would share what one session, request or transaction holds. */
export function flatContainer(): Container {
  return new Container({ defaultScope: 'Singleton' });
}
