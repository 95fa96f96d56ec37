import { expect, test } from 'vitest';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { flatContainer } from '#adapters/wiring/flat-container.ts';

abstract class Greetings {
  abstract greet(name: string): string;
}

class SpanishGreetings extends Greetings {
  greet(name: string): string {
    return `Hola, ${name}`;
  }
}

class Names {
  readonly first = 'Ana';
}

class Welcome {
  constructor(
    private readonly greetings: Greetings,
    private readonly names: Names,
  ) {}

  text(): string {
    return this.greetings.greet(this.names.first);
  }
}

test('a class is made of its ports, whatever the order of binding, and once for each container', () => {
  const container = flatContainer();
  bindClass(container, Welcome, [Greetings, Names]);
  bindPort(container, Greetings, SpanishGreetings, []);
  bindClass(container, Names, []);
  const welcome = container.get(Welcome);
  expect(welcome).toBeInstanceOf(Welcome);
  expect(welcome.text()).toBe('Hola, Ana');
  expect(container.get(Welcome)).toBe(welcome);
});

test('nothing is made before it is asked for', () => {
  let made = 0;
  class Counted {
    constructor() {
      made += 1;
    }
  }
  const container = flatContainer();
  bindClass(container, Counted, []);
  expect(made).toBe(0);
  container.get(Counted);
  container.get(Counted);
  expect(made).toBe(1);
});
