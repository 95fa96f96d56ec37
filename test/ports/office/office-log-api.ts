import { expect, test } from 'vitest';
import type { OfficeLogApi } from '#application/browser/office/ports/office-log-api.ts';
import { accepted } from '#test/support/shared/accepted.ts';

/** What every `OfficeLogApi` does. The factory gives an owner's, before 51 lines: Rosa's about member m1, before them the command line's about m2. */
export function officeLogApiContract(make: () => Promise<OfficeLogApi>): void {
  test('tells the latest first, fifty at a time, with who did what and what changed', async () => {
    const api = await make();
    const { entries, hasMore } = accepted(await api.read('', 1));
    expect([entries.length, hasMore]).toEqual([50, true]);
    const what = { action: 'roles-changed', thing: { kind: 'member', id: 'm1' } };
    expect(entries[0]).toMatchObject({ ...what, by: 'Rosa', before: { roles: '' }, after: { roles: 'editor' } });
    const older = accepted(await api.read('', 2));
    expect(older).toMatchObject({ hasMore: false, entries: [{ by: '', thing: { kind: 'member', id: 'm2' } }] });
  });

  test('tells of one thing alone', async () => {
    const api = await make();
    expect(accepted(await api.read('member:m2', 1)).entries).toHaveLength(1);
    expect(accepted(await api.read('voucher:m2', 1)).entries).toEqual([]);
  });
}
