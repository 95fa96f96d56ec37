import { expect, test } from 'vitest';
import { SessionsInSql } from '#adapters/server/sql/accounts/sessions-in-sql.ts';
import { SecondFactors } from '#application/server/accounts/ports/second-factors.ts';
import { UsageError } from '#adapters/cli/escuela/command.ts';
import { addToTeam, listOfficeLog, listTeam, removeFromTeam, resetFactor } from '#adapters/cli/escuela/team.ts';
import { aSession } from '#test/support/accounts/account-builders.ts';
import { commandLine } from '#test/support/school/command-line.ts';
import { insertUser } from '#test/support/shared/rows.ts';

const { school, run } = commandLine();

test('gives roles, lists the team and takes roles; the last owner stays', async () => {
  expect(await run(listTeam)).toEqual({ code: 0, said: 'Nadie trabaja todavía en la escuela.' });
  const { db } = school().database;
  await insertUser(db, 'ana');
  await insertUser(db, 'luis');
  expect(await run(addToTeam, 'Ana@correo.pe', '--role', 'owner, cashier')).toEqual({
    code: 0,
    said: 'ana@correo.pe tiene ahora: Titular, Caja.',
  });
  const stays = await run(removeFromTeam, 'ana@correo.pe');
  expect(stays).toMatchObject({ code: 1, said: expect.stringContaining('Es el último titular') });
  await run(addToTeam, 'luis@correo.pe', '--role', 'owner');
  expect(await run(removeFromTeam, 'ana@correo.pe', '--role', 'owner')).toEqual({
    code: 0,
    said: 'ana@correo.pe tiene ahora: Caja.',
  });
  expect((await run(listTeam)).said.split('\n')).toEqual([
    expect.stringMatching(/^Ana Quispe Rojas <ana@correo\.pe> {2}Caja, desde el \d\d\/\d\d\/\d{4}$/),
    expect.stringContaining('<luis@correo.pe>  Titular'),
  ]);
  expect(await run(removeFromTeam, 'ana@correo.pe')).toEqual({ code: 0, said: 'ana@correo.pe ya no tiene roles.' });
});

test('an account that there is not, or that was closed, is given nothing', async () => {
  const unknown = { code: 1, said: expect.stringContaining('Ninguna cuenta abierta tiene este correo.') };
  expect(await run(addToTeam, 'nadie@correo.pe', '--role', 'auditor')).toMatchObject(unknown);
  await insertUser(school().database.db, 'eva', { disabled_at: '2026-01-01T00:00:00.000Z' });
  expect(await run(addToTeam, 'eva@correo.pe', '--role', 'auditor')).toMatchObject(unknown);
});

test('says what is missing, and which roles there are', () => {
  for (const args of [[], ['a@b.pe'], ['x', '--role', 'owner'], ['a@b.pe', 'c@d.pe'], ['a@b.pe', '--otra', 'x']]) {
    expect(() => addToTeam.prepare(args)).toThrow(UsageError);
  }
  expect(() => addToTeam.prepare(['a@b.pe', '--role', 'dueña'])).toThrow('auditor (Auditoría)');
  expect(() => removeFromTeam.prepare([])).toThrow(UsageError);
  expect(() => listTeam.prepare(['x'])).toThrow(UsageError);
});

test('tells what was done in the office, of everything or of one thing, the latest first', async () => {
  expect(await run(listOfficeLog)).toEqual({ code: 0, said: 'No hay nada anotado.' });
  const { db } = school().database;
  await insertUser(db, 'ana');
  await insertUser(db, 'luis');
  await run(addToTeam, 'ana@correo.pe', '--role', 'owner');
  await run(addToTeam, 'luis@correo.pe', '--role', 'cashier');
  await run(addToTeam, 'luis@correo.pe', '--role', 'editor');
  expect((await run(listOfficeLog)).said.split('\n')).toHaveLength(3);
  const ofLuis = (await run(listOfficeLog, '--about', 'member:luis')).said.split('\n');
  expect(ofLuis.map((line) => line.split('  ').slice(1))).toEqual(
    expect.arrayContaining([
      ['La línea de órdenes cambió los roles de la cuenta', 'member:luis', 'Caja → Edición, Caja'],
      ['La línea de órdenes cambió los roles de la cuenta', 'member:luis', 'Caja'],
    ]),
  );
  for (const args of [['x'], ['--about'], ['--about', 'luis'], ['--about', 'a:b', 'c']]) {
    expect(() => listOfficeLog.prepare(args)).toThrow(UsageError);
  }
});

test('takes the second factor from whoever lost telephone and codes, ends their sessions, tells them and writes it down', async () => {
  const { database, school: opened } = school();
  await insertUser(database.db, 'ana');
  const refused = { code: 1, said: expect.stringContaining('La verificación en dos pasos no está activa.') };
  expect(await run(resetFactor, 'ana@correo.pe')).toMatchObject(refused);
  expect(await run(resetFactor, 'nadie@correo.pe')).toMatchObject({ code: 1 });
  const [factors, now] = [opened.get(SecondFactors), new Date()];
  await factors.begin('ana', 'JBSWY3DPEHPK3PXP', now);
  await factors.confirm('ana', 0, now);
  await factors.replaceRecoveryCodes('ana', ['a']);
  await new SessionsInSql(database.db).add(aSession('s1', 'ana', { expiresAt: new Date(now.getTime() + 60_000) }));
  expect(await run(resetFactor, 'Ana@correo.pe')).toMatchObject({ code: 0 });
  expect([await factors.find('ana'), await factors.recoveryCodesLeft('ana')]).toEqual([null, 0]);
  expect(await database.db.selectFrom('sessions').select('ended_reason').execute()).toEqual([
    { ended_reason: 'factor-changed' },
  ]);
  const mails = await database.db.selectFrom('outbox_mails').select('subject').execute();
  expect(mails).toEqual([{ subject: 'La escuela retiró tu verificación en dos pasos' }]);
  expect((await run(listOfficeLog)).said).toContain(
    'La línea de órdenes retiró la verificación en dos pasos de la cuenta  member:ana',
  );
  for (const args of [[], ['x'], ['a@b.pe', '--role', 'owner']]) {
    expect(() => resetFactor.prepare(args)).toThrow(UsageError);
  }
});
