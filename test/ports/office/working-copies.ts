import { expect, test } from 'vitest';
import type { WorkingCopies } from '#application/server/office/ports/working-copies.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

const nine = new Date('2026-03-10T14:00:00.000Z');
const ten = new Date('2026-03-10T15:00:00.000Z');

/** What every adapter of WorkingCopies does. `make` gives one with the products 1 and 2 and the accounts 'ana' (Ana Quispe) and 'luis'. */
export function workingCopiesContract(make: () => Promise<WorkingCopies>): void {
  test('keeps a part with who saved it and when, and nothing of others', async () => {
    const copies = await make();
    expect(await copies.find(1, 'facts')).toBeNull();
    expect(accepted(await copies.keep(1, 'facts', { title: 'Ñandú' }, 0, 'ana', nine))).toBe(1);
    expect(await copies.find(1, 'facts')).toEqual({
      part: 'facts',
      content: { title: 'Ñandú' },
      revision: 1,
      isPending: true,
      savedBy: { id: 'ana', name: 'Ana Quispe' },
      savedAt: nine,
    });
    accepted(await copies.keep(1, 'prices', [], 0, null, ten));
    expect((await copies.list(1)).map(({ part, savedBy }) => [part, savedBy?.id])).toEqual([
      ['facts', 'ana'],
      ['prices', undefined],
    ]);
    expect(await copies.list(2)).toEqual([]);
  });

  test('overwrites only what was read: whoever saves later is told who did before', async () => {
    const copies = await make();
    accepted(await copies.keep(1, 'facts', 'uno', 0, 'ana', nine));
    expect(refused(await copies.keep(1, 'facts', 'otro', 0, 'luis', ten))).toEqual({
      kind: 'part-saved-meanwhile',
      by: 'Ana Quispe',
      at: nine,
      revision: 1,
    });
    expect(accepted(await copies.keep(1, 'facts', 'dos', 1, 'luis', ten))).toBe(2);
    expect(refused(await copies.keep(1, 'facts', 'tres', 1, 'ana', ten))).toMatchObject({ revision: 2 });
    expect((await copies.find(1, 'facts'))?.content).toBe('dos');
  });

  test('goes on counting after it was published', async () => {
    const copies = await make();
    accepted(await copies.keep(1, 'facts', 'uno', 0, 'ana', nine));
    accepted(await copies.keep(2, 'facts', 'uno', 0, 'ana', nine));
    await copies.lock(1);
    await copies.settle(1);
    expect(await copies.find(1, 'facts')).toMatchObject({ isPending: false, revision: 1 });
    expect(await copies.find(2, 'facts')).toMatchObject({ isPending: true });
    expect(refused(await copies.keep(1, 'facts', 'dos', 0, 'luis', ten)).revision).toBe(1);
    expect(accepted(await copies.keep(1, 'facts', 'dos', 1, 'luis', ten))).toBe(2);
    expect(await copies.find(1, 'facts')).toMatchObject({ isPending: true, content: 'dos' });
  });
}
