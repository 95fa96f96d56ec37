import { expect, test } from 'vitest';
import { UsageError } from '#adapters/cli/escuela/command.ts';
import { addToTeam, listOfficeLog, listTeam, removeFromTeam } from '#adapters/cli/escuela/team.ts';
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
