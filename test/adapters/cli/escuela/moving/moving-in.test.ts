import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UsageError } from '#adapters/cli/escuela/command.ts';
import { importPeople } from '#adapters/cli/escuela/moving/moving-in.ts';
import { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import { ResetPassword } from '#application/server/accounts/reset-password.ts';
import { commandLine } from '#test/support/school/command-line.ts';
import { insertUser } from '#test/support/shared/rows.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

const { school, run } = commandLine();

function fileOf(content: string | Uint8Array): string {
  const file = join(temporaryFolder(), 'mudanza.csv');
  writeFileSync(file, content);
  return file;
}

describe('import people', () => {
  const heading = 'correo,nombres,primer_apellido,segundo_apellido';
  const csv = (...rows: readonly string[]) => fileOf([heading, ...rows, ''].join('\n'));
  const ana = 'Ana@correo.pe,Ana,Quispe,Rojas';
  const people = () =>
    school()
      .database.db.selectFrom('users')
      .select(['email', 'given_names', 'password_hash'])
      .orderBy('email')
      .execute();
  const letters = () =>
    school().database.db.selectFrom('outbox_mails').select(['recipient', 'text_body']).orderBy('recipient').execute();

  test('gives accounts, and one letter each by which a password is chosen; again it does nothing', async () => {
    const file = csv(ana, 'eva@correo.pe,Eva,Huamán,', ana);
    expect(await run(importPeople, file)).toEqual({
      code: 0,
      said: 'Nuevos: 2. Cambiados: 0. Ya estaban: 0. Cartas: 2. Repetidas en el archivo: 1.',
    });
    const [letter, ...more] = await letters();
    expect([letter?.recipient, more.length]).toEqual(['"Ana Quispe Rojas" <ana@correo.pe>', 1]);
    const secret = /\/recuperar\/(\S+)/.exec(letter?.text_body ?? '')?.[1] ?? '';
    const device = { address: '190.12.3.4', userAgent: 'Firefox/150' };
    const chosen = await school().school.get(ResetPassword).execute(secret, 'tres tristes tigres', device);
    expect(chosen.ok).toBe(true);
    const [{ password_hash: hash } = { password_hash: '' }] = await people();
    expect(await school().school.get(PasswordHasher).verify(hash, 'tres tristes tigres')).toBe(true);
    expect((await run(importPeople, file)).said).toContain('Nuevos: 0. Cambiados: 0. Ya estaban: 2. Cartas: 0.');
    // The two invitations, and the word that Ana's password is another.
    expect(await letters()).toHaveLength(3);
  });

  test('who is known keeps what the school knows, and is not written to', async () => {
    await insertUser(school().database.db, 'ana');
    const before = await people();
    expect((await run(importPeople, csv('ana@correo.pe,Otra,Persona,'))).said).toContain('Ya estaban: 1. Cartas: 0.');
    expect([await people(), await letters()]).toEqual([before, []]);
  });

  test('a rehearsal says what would come and writes nothing; without letters nobody is written to until they are asked for', async () => {
    const file = csv(ana);
    expect(await run(importPeople, file, '--dry-run')).toEqual({
      code: 0,
      said: 'Ensayo, no se escribió nada. Líneas: 1. Nuevos: 1. Cambiados: 0. Ya estaban: 0. Cartas: 1. Repetidas en el archivo: 0. Errores: 0.',
    });
    expect(await people()).toEqual([]);
    expect((await run(importPeople, file, '--no-letters')).said).toContain(
      'Nuevos: 1. Cambiados: 0. Ya estaban: 0. Cartas: 0.',
    );
    expect(await letters()).toEqual([]);
    expect((await run(importPeople, file, '--dry-run')).said).toContain('Ya estaban: 1. Cartas: 1.');
    const both = await Promise.all([run(importPeople, file), run(importPeople, file)]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(await letters()).toHaveLength(1);
  });

  test('one line at fault keeps everything out; every fault is named', async () => {
    const { code, said } = await run(importPeople, csv(ana, 'eva,Eva,,'));
    expect([code, said.split('\n')]).toEqual([
      1,
      [
        'Línea 3: correo: no es un correo; dice «eva».',
        'Línea 3: primer_apellido: está vacía.',
        'No se importó nada. Errores: 2. Corrígelos y repite la orden.',
      ],
    ]);
    expect((await run(importPeople, csv('eva,Eva,,'), '--dry-run')).code).toBe(1);
    expect(await people()).toEqual([]);
  });

  test('reads what spreadsheets write, and says what is no such file', async () => {
    const excel = '\uFEFFCorreo;Nombres;Primer_apellido\r\n"eva@correo.pe";"Eva ""Evita""";Huamán\r\n';
    expect((await run(importPeople, fileOf(excel))).said).toContain('nombres: solo lleva letras');
    expect((await run(importPeople, fileOf(excel.replaceAll('""Evita""', 'Luz')))).code).toBe(0);
    expect(await people()).toMatchObject([{ email: 'eva@correo.pe', given_names: 'Eva Luz' }]);
    const folder = join(temporaryFolder(), 'carpeta');
    mkdirSync(folder);
    const said = async (file: string) => (await run(importPeople, file)).said;
    expect(await said(fileOf(Buffer.from('correo,nombres,primer_apellido\nx@y.pe,José,R\n', 'latin1')))).toContain(
      'UTF-8',
    );
    expect(await said(fileOf('%PDF-1.7'))).toContain('no se reconoce');
    expect(await said(fileOf(heading))).toContain('las demás son personas');
    expect(await said(folder)).toContain('no es un archivo que se pueda leer');
    for (const args of [[], ['a', 'b'], ['a', '--otra']]) expect(() => importPeople.prepare(args)).toThrow(UsageError);
  });

  test('a random file twice, and its lines in another order, bring what it brings once', async () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{3,8}$/), { minLength: 1, maxLength: 12 });
    const files = names.chain((all) => {
      const lines = all.map((name) => `${name}@correo.pe,Ana,Quispe,`);
      return fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length }));
    });
    await fc.assert(
      fc.asyncProperty(files, async ([lines, shuffled]) => {
        await run(importPeople, csv(...lines));
        const once = [await people(), await letters()];
        expect((await run(importPeople, csv(...shuffled, ...lines))).code).toBe(0);
        expect([await people(), await letters()]).toEqual(once);
        const emails = (await people()).map(({ email }) => email);
        expect(lines.every((line) => emails.includes(line.split(',')[0] ?? ''))).toBe(true);
        expect(new Set((await letters()).map(({ recipient }) => recipient)).size).toBe((await letters()).length);
      }),
      { numRuns: 8 },
    );
  });
});
