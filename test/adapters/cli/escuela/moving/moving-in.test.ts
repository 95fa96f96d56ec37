import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { UsageError } from '#adapters/cli/escuela/command.ts';
import { importGrants, importPeople } from '#adapters/cli/escuela/moving/moving-in.ts';
import { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import { OfficeLog } from '#application/server/office/ports/office-log.ts';
import { ResetPassword } from '#application/server/accounts/reset-password.ts';
import { commandLine } from '#test/support/school/command-line.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';
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

  test('what stops halfway is in the log with what it did, letters alone as well; the same order goes on from there', async () => {
    const { db } = school().database;
    const file = csv(...Array.from({ length: 101 }, (_, at) => `p${at}@correo.pe,Ana,Quispe,`));
    const stopped = (counts: string) => ({
      code: 1,
      said: `La mudanza se detuvo: planted\n${counts} Repite la misma orden: sigue donde quedó y nada se duplica.`,
    });
    const logged = async () =>
      (await school().school.get(OfficeLog).list(null, 9)).map(({ thing, after }) => [thing.id, after]);
    const cutShort = ['import-people', { state: 'cut-short' }];
    await sql`create trigger fails before insert on users when new.email = 'p100@correo.pe'
      begin select raise(abort, 'planted'); end`.execute(db);
    expect(await run(importPeople, file, '--no-letters')).toEqual(stopped('Nuevos: 100. Cambiados: 0. Ya estaban: 0.'));
    expect(await logged()).toEqual([cutShort]);
    await sql`drop trigger fails`.execute(db);
    expect((await run(importPeople, file, '--no-letters')).said).toContain('Nuevos: 1. Cambiados: 0. Ya estaban: 100.');
    await sql`create trigger fails before insert on outbox_mails when new.recipient like '%p100@%'
      begin select raise(abort, 'planted'); end`.execute(db);
    expect(await run(importPeople, file)).toEqual(stopped('Nuevos: 0. Cambiados: 0. Ya estaban: 100. Cartas: 100.'));
    expect((await logged())[0]).toEqual(cutShort);
    expect(await letters()).toHaveLength(100);
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

describe('import grants', () => {
  const csv = (...rows: readonly string[]) => fileOf(['correo;producto;desde;hasta', ...rows, ''].join('\r\n'));
  const given = () =>
    school()
      .database.db.selectFrom('grants')
      .select(['user_id', 'product_id', 'granted_at', 'ends_at'])
      .orderBy('id')
      .execute();
  const fill = async () => {
    const { db } = school().database;
    for (const id of ['ana', 'eva']) await insertUser(db, id);
    for (const id of [1, 2]) await insertProduct(db, id);
    await insertProduct(db, 3, { kind: 'plan', slug: 'plan', sku: 'PL-3' });
  };

  test('gives by sku or slug, for ever or through a last day; a later end lasts longer, an earlier one changes nothing', async () => {
    await fill();
    const first = csv('ana@correo.pe;VT-1;1/2/2025;', 'ANA@correo.pe;curso-2;2025-02-01;31/12/2099');
    expect((await run(importGrants, first)).said).toBe(
      'Nuevos: 2. Cambiados: 0. Ya estaban: 0. Repetidas en el archivo: 0.',
    );
    const ana = { user_id: 'ana', granted_at: '2025-02-01T05:00:00.000Z' };
    const forEver = { ...ana, product_id: 1, ends_at: null };
    const ending = { ...ana, product_id: 2, ends_at: '2100-01-01T04:59:59.999Z' };
    expect(await given()).toMatchObject([
      forEver,
      { ...ending, ends_at: expect.stringMatching(/^2100-01-01T04:59:59/) },
    ]);
    const owned = await school().school.get(Ownership).of('ana', new Date('2098-01-01T00:00:00.000Z'));
    expect(owned.map(({ id }) => id).toSorted()).toEqual([1, 2]);
    expect((await run(importGrants, csv('ana@correo.pe;VT-2;;1/1/2030'))).said).toContain('Ya estaban: 1.');
    expect((await run(importGrants, csv('ana@correo.pe;VT-2;;1/1/2101'))).said).toContain('Cambiados: 1.');
    expect((await run(importGrants, first)).said).toContain('Nuevos: 0. Cambiados: 0. Ya estaban: 2.');
  });

  test('whoever was written to about the end of a plan is written to about a later one again, not about the same', async () => {
    await fill();
    const { db } = school().database;
    const told = async () => (await db.selectFrom('grants').select('told_days').execute()).map((row) => row.told_days);
    await run(importGrants, csv('ana@correo.pe;PL-3;1/2/2025;31/12/2099'));
    await db.updateTable('grants').set({ told_days: 3 }).execute();
    expect((await run(importGrants, csv('ana@correo.pe;PL-3;1/1/2025;31/12/2099'))).said).toContain('Cambiados: 1.');
    expect(await told()).toEqual([3]);
    await run(importGrants, csv('ana@correo.pe;PL-3;;31/12/2100'));
    expect(await told()).toEqual([null]);
  });

  test('who or what is unknown, and a plan without an end, keep everything out', async () => {
    await fill();
    const { code, said } = await run(
      importGrants,
      csv(
        'ana@correo.pe;VT-1;;',
        'x@y.pe;VT-1;;',
        'ana@correo.pe;VT-9;;',
        'ana@correo.pe;plan;;',
        'ana@correo.pe;;1/1/2999;x',
        'eva@correo.pe;VT-1;1/2/2025;31/1/2025',
        'eva@correo.pe;VT-1;1/1/2999;',
      ),
    );
    expect([code, said.split('\n')]).toEqual([
      1,
      [
        'Línea 3: correo: «x@y.pe» no tiene cuenta; importa antes a las personas.',
        'Línea 4: producto: ningún producto tiene el código o la dirección «VT-9».',
        'Línea 5: hasta: un plan necesita su último día.',
        'Línea 6: hasta: debe ser un día como 31/12/2026; dice «x».',
        'Línea 6: producto: está vacía.',
        'Línea 7: hasta: no puede ser antes de «desde».',
        'Línea 8: desde: no puede ser un día que no ha llegado.',
        'No se importó nada. Errores: 7. Corrígelos y repite la orden.',
      ],
    ]);
    expect(await given()).toEqual([]);
  });

  test('a random file twice, and its lines in another order, give what it gives once', async () => {
    await fill();
    const line = fc
      .tuple(
        fc.constantFrom('ana', 'eva'),
        fc.constantFrom('VT-1', 'curso-1', 'VT-2', 'PL-3'),
        fc.constantFrom('1/1/2024', '2/1/2024'),
        fc.constantFrom('1/1/2040', '1/1/2050', '1/1/2060'),
      )
      .map(([who, ...rest]) => [`${who}@correo.pe`, ...rest].join(';'));
    const files = fc
      .array(line, { minLength: 1, maxLength: 8 })
      .chain((lines) => fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })));
    await fc.assert(
      fc.asyncProperty(files, async ([lines, shuffled]) => {
        const { db } = school().database;
        await db.deleteFrom('grants').execute();
        expect((await run(importGrants, csv(...lines))).code).toBe(0);
        const once = await given();
        await run(importGrants, csv(...lines));
        expect(await given()).toEqual(once);
        await db.deleteFrom('grants').execute();
        await run(importGrants, csv(...shuffled));
        expect(await given()).toEqual(once);
      }),
      { numRuns: 10 },
    );
  });
});
