/**
 * What must not compile: a class bound to other ports than its constructor takes, or a port bound to what is none. Nothing runs
 * here; `tsc -b` fails when one of the marked lines compiles after all.
 */
import type { Container } from 'inversify';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';

abstract class Carts {
  abstract cart(): string;
}
abstract class Clock {
  abstract now(): Date;
}
class CartsKept extends Carts {
  cart(): string {
    return '';
  }
}
class AddToCart {
  constructor(
    readonly carts: Carts,
    readonly clock: Clock,
  ) {}
}
class Pause {
  constructor(
    readonly clock: Clock,
    readonly milliseconds = 0,
  ) {}
}

export function bindingsNameWhatAConstructorTakes(container: Container): void {
  bindClass(container, AddToCart, [Carts, Clock]);
  bindClass(container, AddToCart, [CartsKept, Clock]);
  bindClass(container, Pause, [Clock]);
  bindPort(container, Carts, CartsKept, []);
  // @ts-expect-error a port too few
  bindClass(container, AddToCart, [Carts]);
  // @ts-expect-error a port too many
  bindClass(container, AddToCart, [Carts, Clock, Clock]);
  // @ts-expect-error one in another's place
  bindClass(container, AddToCart, [Clock, Carts]);
  // @ts-expect-error what is no port
  bindClass(container, AddToCart, [Carts, 'clock']);
  // @ts-expect-error a port is not made, what stands for it is
  bindClass(container, Carts, []);
  // @ts-expect-error another port than the class stands for
  bindPort(container, Clock, CartsKept, []);
  // @ts-expect-error what it takes is missing
  bindPort(container, AddToCart, AddToCart, []);
}
