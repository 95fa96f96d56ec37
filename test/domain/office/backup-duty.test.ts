import { expect, test } from 'vitest';
import { isBackupOverdue } from '#domain/office/backup-duty.ts';

test('a copy is overdue after seven days, and where there was none', () => {
  const copy = { endedAt: new Date('2026-03-03T15:00:00.000Z'), bytes: 1 };
  expect(isBackupOverdue(copy, new Date('2026-03-10T15:00:00.000Z'))).toBe(false);
  expect(isBackupOverdue(copy, new Date('2026-03-10T15:00:00.001Z'))).toBe(true);
  expect(isBackupOverdue(null, new Date('2026-03-10T15:00:00.000Z'))).toBe(true);
});
