import { expect, test } from 'vitest';
import { onDemand } from '#ui/school/boot/late/on-demand.ts';

class Greeter {
  readonly #name = 'Ana';
  greet(word: string) {
    return Promise.resolve({ ok: true as const, value: `${word} ${this.#name}` });
  }
}

test('the adapter comes with the first call, once, and keeps its own fields', async () => {
  let made = 0;
  const greeter = onDemand(async () => {
    made += 1;
    return new Greeter();
  });
  expect(made).toBe(0);
  const answers = await Promise.all([greeter.greet('Hola'), greeter.greet('Adiós')]);
  expect(answers.map((each) => each.value)).toEqual(['Hola Ana', 'Adiós Ana']);
  expect(made).toBe(1);
});

test('no connection to fetch it over is a refusal, and the next call tries again', async () => {
  let isOffline = true;
  const greeter = onDemand(async () => {
    if (isOffline) throw new Error('Failed to fetch dynamically imported module');
    return new Greeter();
  });
  expect(await greeter.greet('Hola')).toMatchObject({ ok: false, refusal: { kind: 'offline' } });
  isOffline = false;
  expect(await greeter.greet('Hola')).toMatchObject({ ok: true });
});

test('it is no promise, whatever hands it out', async () => {
  const greeter = onDemand(() => Promise.resolve(new Greeter()));
  expect(await Promise.resolve(greeter)).toBe(greeter);
});
