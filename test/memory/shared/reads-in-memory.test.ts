import { describe } from 'vitest';
import { mySeminars } from '#application/read-models/home/my-seminar.ts';
import { myNews } from '#application/read-models/home/news-item.ts';
import { homeReadsContract } from '#test/ports/home/reads.ts';
import { aSeminar } from '#test/support/home/home-builders.ts';
import { ReadsInMemory } from './reads-in-memory.ts';

const answered = { title: 'Pasado', slug: 'pasado', productKind: 'seminar' } as const;

describe('ReadsInMemory', () => {
  homeReadsContract(() => {
    const reads = new ReadsInMemory();
    reads.answer(mySeminars, [
      aSeminar({ id: 1, slug: 'pasado', startsAt: '2026-03-08T12:36:00.000Z', endsAt: '2026-03-08T15:00:00.000Z' }),
      aSeminar({ id: 2, slug: 'proximo', room: 'https://salas.pe/2' }),
    ]);
    reads.answer(myNews, [{ kind: 'answer', isUnread: true, id: 'c1', at: '2026-03-09T15:00:00.000Z', ...answered }]);
    return Promise.resolve(reads);
  });
});
