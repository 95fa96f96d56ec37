import { expect, test } from 'vitest';
import { LateContainer } from '#adapters/wiring/late-container.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';

abstract class Greetings {
  abstract greet(name: string): string;
}

class SpanishGreetings extends Greetings {
  greet(name: string): string {
    return `Hola, ${name}`;
  }
}

class Names {
  constructor(readonly first: string) {}
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

class Farewell {
  constructor(readonly names: Names) {}
}

/** All but `Names`. */
function aContainer(): LateContainer {
  const container = new LateContainer();
  bindClass(container, Welcome, [Greetings, Names]);
  bindClass(container, Farewell, [Names]);
  bindPort(container, Greetings, SpanishGreetings, []);
  return container;
}

test('gives what was bound, with what it needs, each made once however it is come by', () => {
  const container = aContainer();
  const names = new Names('Ana');
  container.bind(Names).toConstantValue(names);
  expect(container.get(Welcome).text()).toBe('Hola, Ana');
  expect(container.get(Welcome)).toBe(container.get(Welcome));
  expect(container.get(Farewell).names).toBe(names);
  expect(container.get(Names)).toBe(names);
});

test('makes nothing before it is asked for', () => {
  const container = aContainer();
  let made = 0;
  container.bind(Names).toResolvedValue(() => new Names(`Ana ${(made += 1)}`));
  container.get(Greetings);
  expect(made).toBe(0);
  expect(container.get(Welcome).text()).toBe('Hola, Ana 1');
  container.get(Farewell);
  expect(made).toBe(1);
});

test('says which is missing, and takes what is bound afterwards', () => {
  const container = aContainer();
  expect(() => container.get(Names)).toThrow('Names');
  expect(() => container.get(Farewell)).toThrow('Names');
  container.bind(Names).toConstantValue(new Names('Ana'));
  expect(container.get(Names).first).toBe('Ana');
});

test('refuses a second binding of the same', () => {
  const container = aContainer();
  expect(() => bindPort(container, Greetings, SpanishGreetings, [])).toThrow('Greetings is bound already');
});
