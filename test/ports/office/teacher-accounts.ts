import { expect, test } from 'vitest';
import type { TeacherAccounts } from '#application/server/office/ports/teacher-accounts.ts';

/** What every adapter of TeacherAccounts does. `make` gives one with two people who teach, and the accounts `ana` and `luis`. */
export function teacherAccountsContract(
  make: () => Promise<{ teachers: TeacherAccounts; people: readonly [number, number] }>,
): void {
  test('an account is one person’s; it can be another’s once it is given back', async () => {
    const { teachers, people } = await make();
    const [rosa, eva] = people;
    expect([await teachers.of(rosa), await teachers.of(99)]).toEqual([null, undefined]);
    expect(await teachers.set(rosa, 'ana')).toBe(true);
    expect(await teachers.set(rosa, 'ana')).toBe(true);
    expect(await teachers.set(eva, 'ana')).toBe(false);
    expect([await teachers.of(rosa), await teachers.of(eva)]).toEqual(['ana', null]);
    expect(await teachers.set(rosa, 'luis')).toBe(true);
    expect(await teachers.set(eva, 'ana')).toBe(true);
    for (const id of people) expect(await teachers.set(id, null)).toBe(true);
    expect([await teachers.of(rosa), await teachers.of(eva)]).toEqual([null, null]);
  });
}
