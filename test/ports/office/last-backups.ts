import { expect, test } from 'vitest';
import type { LastBackups } from '#application/server/office/ports/last-backups.ts';
import type { LastBackup } from '#domain/office/backup-duty.ts';

/** What every `LastBackups` does. @param make one that was told of such a copy, or of none. */
export function lastBackupsContract(make: (told: LastBackup | null) => Promise<LastBackups>): void {
  test('tells the last copy, or that there is none', async () => {
    const copy = { endedAt: new Date('2026-03-10T15:00:00.000Z'), bytes: 5_000_000_000 };
    expect(await (await make(null)).last()).toBeNull();
    expect(await (await make(copy)).last()).toEqual(copy);
  });
}
