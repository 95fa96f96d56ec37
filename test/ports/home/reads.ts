import { expect, test } from 'vitest';
import type { Reads } from '#application/browser/shared/ports/reads.ts';
import { mySeminars } from '#application/read-models/home/my-seminar.ts';
import { myNews } from '#application/read-models/home/news-item.ts';
import { accepted } from '#test/support/shared/accepted.ts';

/**
 * What every `Reads` answers a student, on 10 March 2026 at 10:00 in Lima, who owns the seminars 'proximo' (12 March, room
 * https://salas.pe/2) and 'pasado' (over since 8 March), and had a question about 'pasado' answered.
 */
export function homeReadsContract(make: () => Promise<Reads>): void {
  test('lists the seminars soonest first, with the room of those to come', async () => {
    const seminars = accepted(await (await make()).ask(mySeminars));
    expect(seminars).toMatchObject([
      { slug: 'pasado', room: null, isRecorded: false, planSlug: null },
      { slug: 'proximo', room: 'https://salas.pe/2', startsAt: '2026-03-12T15:00:00.000Z' },
    ]);
  });

  test('tells what is new', async () => {
    expect(accepted(await (await make()).ask(myNews))).toMatchObject([
      { kind: 'answer', slug: 'pasado', productKind: 'seminar', at: '2026-03-09T15:00:00.000Z' },
    ]);
  });

  test('a read that nothing answers is a fault of the house', async () => {
    const reads = await make();
    await expect(async () => reads.ask({ area: 'home', name: 'nothing' })).rejects.toThrow('home/nothing');
  });
}
