import { expect, test } from 'vitest';
import { FirstBindings } from '#adapters/wiring/first-bindings.ts';
import { flatContainer } from '#adapters/wiring/flat-container.ts';
import { LateContainer } from '#adapters/wiring/late-container.ts';
import { NotedBindings } from '#adapters/wiring/noted-bindings.ts';
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

/** What takes up a binding late: the server's container, and what a page of the browser starts with. */
const kinds = [
  { name: 'a late container', empty: () => new LateContainer() },
  { name: 'the first bindings', empty: () => new FirstBindings() },
];

/** All but `Names`. */
function bound<T extends LateContainer | FirstBindings | NotedBindings>(container: T): T {
  bindClass(container, Welcome, [Greetings, Names]);
  bindClass(container, Farewell, [Names]);
  bindPort(container, Greetings, SpanishGreetings, []);
  return container;
}

test.each(kinds)(
  '$name: gives what was bound, with what it needs, each made once however it is come by',
  ({ empty }) => {
    const container = bound(empty());
    const names = new Names('Ana');
    container.bind(Names).toConstantValue(names);
    expect(container.get(Welcome).text()).toBe('Hola, Ana');
    expect(container.get(Welcome)).toBe(container.get(Welcome));
    expect(container.get(Farewell).names).toBe(names);
    expect(container.get(Names)).toBe(names);
  },
);

test.each(kinds)('$name: makes nothing before it is asked for', ({ empty }) => {
  const container = bound(empty());
  let made = 0;
  container.bind(Names).toResolvedValue(() => new Names(`Ana ${(made += 1)}`));
  container.get(Greetings);
  expect(made).toBe(0);
  expect(container.get(Welcome).text()).toBe('Hola, Ana 1');
  container.get(Farewell);
  expect(made).toBe(1);
});

test.each(kinds)('$name: says which is missing, and takes what is bound afterwards', ({ empty }) => {
  const container = bound(empty());
  expect(() => container.get(Names)).toThrow('Names');
  expect(() => container.get(Farewell)).toThrow('Names');
  container.bind(Names).toConstantValue(new Names('Ana'));
  expect(container.get(Names).first).toBe('Ana');
});

test.each(kinds)('$name: refuses a second binding of the same', ({ empty }) => {
  const container = bound(empty());
  expect(() => bindPort(container, Greetings, SpanishGreetings, [])).toThrow('Greetings is bound already');
});

test('what a page started with moves into a container: what was made stays, what was not is made there', () => {
  const first = bound(new FirstBindings());
  first.bind(Names).toConstantValue(new Names('Ana'));
  const farewell = first.get(Farewell);
  const container = first.movedInto(flatContainer());
  expect(container.get(Farewell)).toBe(farewell);
  expect(container.get(Names)).toBe(farewell.names);
  expect(container.get(Welcome).text()).toBe('Hola, Ana');
});

test('knows from a list how things are made, and makes its own of what it is given itself', () => {
  const known = bound(new NotedBindings());
  const [ana, eva] = ['Ana', 'Eva'].map((first) => {
    const container = new LateContainer(known);
    container.bind(Names).toConstantValue(new Names(first));
    return container;
  });
  expect([ana?.get(Welcome).text(), eva?.get(Welcome).text()]).toEqual(['Hola, Ana', 'Hola, Eva']);
  expect(ana?.get(Greetings)).not.toBe(eva?.get(Greetings));
  expect(() => new LateContainer(known).get(Welcome)).toThrow('Names');
  expect(() => bindPort(new LateContainer(known), Greetings, SpanishGreetings, [])).toThrow(
    'Greetings is bound already',
  );
});
