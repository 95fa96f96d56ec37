import { describe, expect, test } from 'vitest';
import { commands } from '#adapters/cli/commands.ts';
import { prepared, UsageError } from '#adapters/cli/escuela/command.ts';
import { listExams } from '#adapters/cli/escuela/exams.ts';
import { changeHoliday } from '#adapters/cli/escuela/change-holiday.ts';
import { hidePromotion } from '#adapters/cli/escuela/promotions.ts';
import { addToTeam } from '#adapters/cli/escuela/team.ts';
import { OfficeLog } from '#application/server/office/ports/office-log.ts';
import { insertCode } from '#test/support/cart/shop.ts';
import { commandLine } from '#test/support/school/command-line.ts';
import { insertUser } from '#test/support/shared/rows.ts';

/** Commands that change nothing of the school. */
const reading = [
  'bank-accounts list',
  'books',
  'certificate show',
  'complaints list',
  'complaints show',
  'consultations list',
  'deposits list',
  'disputes list',
  'exams list',
  'export book',
  'gifts list',
  'messages list',
  'products list',
  'products show',
  'promotions list',
  'receipts check',
  'reviews list',
  'settlements list',
  'staff list',
  'staff log',
  'surplus list',
  'vouchers list',
];
/** Those that are done in the name of somebody, always. */
const named = [
  'books close',
  'deposits ask-rest',
  'deposits confirm',
  'deposits ignore',
  'deposits reopen',
  'deposits return',
  'disputes answer',
  'disputes decide',
  'disputes note',
  'surplus return',
  'vouchers approve',
  'vouchers reject',
];
test('every command that changes something is in the log of the office, by a line of its own or by its words', () => {
  const unlogged = commands.flatMap((each) =>
    'prepareBeside' in each || each.logged !== undefined ? [] : [each.words.join(' ')],
  );
  expect(unlogged.toSorted()).toEqual([...reading, ...named].toSorted());
});

describe('what the command line changes', () => {
  const { school, run } = commandLine();
  const log = async () =>
    (await school().school.get(OfficeLog).list(null, 9)).map(({ by, action, thing }) => [
      by?.id ?? null,
      action,
      `${thing.kind}:${thing.id}`,
    ]);

  test('is one line, of whoever is named, or of nobody; what was refused or only read is none', async () => {
    const { db } = school().database;
    await insertUser(db, 'ana', { is_collaborator: 1 });
    await insertUser(db, 'luis');
    await insertCode(db, {
      id: 1,
      word: 'VERANO',
      origin: 'promotion',
      starts_at: '2026-01-01T05:00:00.000Z',
      ends_at: '2026-04-01T04:59:59.000Z',
    });
    await run(listExams, 'nada');
    await run(hidePromotion, 'OTRA');
    await run(hidePromotion, 'VERANO');
    await run(hidePromotion, '--as', 'Ana@correo.pe', 'VERANO');
    await run(changeHoliday, '24/12/2998', '--holiday', '--reason', 'Ley', '--as', 'ana@correo.pe');
    await run(addToTeam, 'luis@correo.pe', '--role', 'editor', '--as', 'ana@correo.pe');
    expect(await log()).toEqual(
      expect.arrayContaining([
        [null, 'command-run', 'command:promotions-hide'],
        ['ana', 'command-run', 'command:promotions-hide'],
        ['ana', 'holiday-declared', 'holiday:2998-12-24'],
        ['ana', 'roles-changed', 'member:luis'],
      ]),
    );
    expect(await log()).toHaveLength(4);
  });

  test('is in nobody’s name who does not work for the school', async () => {
    await insertUser(school().database.db, 'eva');
    await expect(
      run(changeHoliday, '28/07/2026', '--holiday', '--reason', 'Ley', '--as', 'eva@correo.pe'),
    ).rejects.toThrow('no trabaja en la escuela');
    expect(() => prepared(changeHoliday, ['28/07/2026', '--holiday', '--reason', 'Ley', '--as', 'nadie'])).toThrow(
      UsageError,
    );
    expect(await log()).toEqual([]);
  });
});
