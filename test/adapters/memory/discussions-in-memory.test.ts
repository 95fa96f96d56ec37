import { DiscussionsInMemory } from '#adapters/memory/discussions-in-memory.ts';
import { discussionsContract } from '#test/ports/discussions.ts';

discussionsContract(() =>
  Promise.resolve(
    new DiscussionsInMemory(
      new Map([
        ['ana', { givenNames: 'Ana', paternalSurname: 'Quispe' }],
        ['luis', { givenNames: 'Luis', paternalSurname: 'Soto' }],
      ]),
    ),
  ),
);
