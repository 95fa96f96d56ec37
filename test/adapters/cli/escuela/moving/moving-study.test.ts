import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { importGrants } from '#adapters/cli/escuela/moving/moving-in.ts';
import { importCertificates, importProgress, importReviews } from '#adapters/cli/escuela/moving/moving-study.ts';
import { IssueCertificates } from '#application/server/learning/certificates/issue-certificates.ts';
import { RevokeCertificate } from '#application/server/learning/certificates/revoke-certificate.ts';
import { ValidateCertificate } from '#application/server/learning/certificates/validate-certificate.ts';
import { Discussions } from '#application/server/learning/ports/discussions.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { insertStudyContent, studyContent } from '#test/support/learning/study-builders.ts';
import { commandLine } from '#test/support/school/command-line.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

const { school, run } = commandLine();

function fileOf(...lines: readonly string[]): string {
  const file = join(temporaryFolder(), 'mudanza.csv');
  writeFileSync(file, [...lines, ''].join('\n'));
  return file;
}

/** The people ana and eva, a course of three classes (id 10) and a book without any (id 2). */
async function fill(): Promise<void> {
  const { db } = school().database;
  for (const id of ['ana', 'eva']) await insertUser(db, id);
  await insertStudyContent(db, studyContent());
  await insertProduct(db, 2, { kind: 'book', slug: 'libro-2' });
}
const course = 'derecho-laboral';

describe('import progress', () => {
  const csv = (...rows: readonly string[]) => fileOf('correo,producto,avance,clase,fecha', ...rows);
  const done = () =>
    school()
      .database.db.selectFrom('class_progress')
      .select(['user_id', 'class_id', 'completed_at', 'watched'])
      .orderBy('user_id')
      .orderBy('class_id')
      .execute();

  test('marks classes as done, by a percentage and one by one; it only grows, and brings the certificate to whoever looks for it', async () => {
    await fill();
    const first = csv(`ana@correo.pe,${course},67%,,1/2/2025`, `eva@correo.pe,${course},,clase 3,`);
    expect((await run(importProgress, first, '--dry-run')).said).toContain('Nuevos: 2.');
    expect(await done()).toEqual([]);
    expect((await run(importProgress, first)).said).toContain('Nuevos: 2. Cambiados: 0. Ya estaban: 0.');
    const day = { completed_at: '2025-02-01T05:00:00.000Z', watched: '[]' };
    expect(await done()).toMatchObject([
      { user_id: 'ana', class_id: 1, ...day },
      { user_id: 'ana', class_id: 2, ...day },
      { user_id: 'eva', class_id: 3 },
    ]);
    expect((await run(importProgress, first)).said).toContain('Nuevos: 0. Cambiados: 0. Ya estaban: 2.');
    const later = csv(`ana@correo.pe,${course},100,,`, `eva@correo.pe,${course},0,,`);
    expect((await run(importProgress, later)).said).toContain('Nuevos: 0. Cambiados: 1. Ya estaban: 1.');
    expect((await run(importProgress, csv(`ana@correo.pe,${course},10,,`))).said).toContain('Ya estaban: 1.');
    expect((await done()).filter((each) => each.user_id === 'ana')).toMatchObject([day, day, { class_id: 3 }]);
    expect(await school().database.db.selectFrom('certificates').selectAll().execute()).toEqual([]);
    const issued = await school().school.write(IssueCertificates, (issue) => issue.execute('ana', 10));
    expect(accepted(issued)).toHaveLength(1);
  });

  test('names who, what and which class it does not know', async () => {
    await fill();
    const file = csv(
      `x@y.pe,${course},5,,`,
      'ana@correo.pe,nada,5,,',
      'ana@correo.pe,libro-2,5,,',
      `ana@correo.pe,${course},,Otra,`,
    );
    expect((await run(importProgress, file)).said.split('\n')).toEqual([
      'Línea 2: correo: «x@y.pe» no tiene cuenta; importa antes a las personas.',
      'Línea 3: producto: ningún producto tiene el código o la dirección «nada».',
      'Línea 4: producto: «libro-2» no tiene clases.',
      'Línea 5: clase: no hay en este producto una clase que se llame «Otra».',
      'No se importó nada. Errores: 4. Corrígelos y repite la orden.',
    ]);
  });

  test('a random file twice, and its lines in another order, mark what it marks once', async () => {
    await fill();
    const line = fc
      .tuple(
        fc.constantFrom('ana', 'eva'),
        fc.constantFrom(course, 'VT-10'),
        fc.constantFrom('0,', '40,', '67,', ',Clase 2', ',Clase 3'),
      )
      .map(([who, product, reached]) => `${who}@correo.pe,${product},${reached},`);
    const files = fc
      .array(line, { minLength: 1, maxLength: 8 })
      .chain((lines) => fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })));
    const marked = async () => (await done()).map(({ user_id: who, class_id: what }) => `${who} ${what}`);
    await fc.assert(
      fc.asyncProperty(files, async ([lines, shuffled]) => {
        const { db } = school().database;
        await db.deleteFrom('class_progress').execute();
        await run(importProgress, csv(...lines));
        const once = await marked();
        await run(importProgress, csv(...shuffled));
        expect(await marked()).toEqual(once);
        await db.deleteFrom('class_progress').execute();
        await run(importProgress, csv(...shuffled));
        expect(await marked()).toEqual(once);
      }),
      { numRuns: 8 },
    );
  });
});

describe('import certificates', () => {
  const csv = (...rows: readonly string[]) =>
    fileOf('correo;producto;codigo;fecha;horas;nota;nombre;documento', ...rows);
  const ana = `ana@correo.pe;${course};Reg. 0123/2023;1/2/2023;20;16,5;ANA M. QUISPE;DNI 44556677`;
  const found = (code: string) => school().school.get(ValidateCertificate).execute(code);

  test('an old code is validated as it stands, and revoked; again nothing doubles', async () => {
    await fill();
    const file = csv(ana, `eva@correo.pe;libro-2;Q7xPz9;31/12/2022;8;;;`);
    expect((await run(importCertificates, file)).said).toContain('Nuevos: 2. Cambiados: 0. Ya estaban: 0.');
    const certificate = accepted(await found('reg. 0123 / 2023'));
    expect(certificate).toMatchObject({
      code: 'Reg. 0123/2023',
      userId: 'ana',
      kind: 'approval',
      grade: 165,
      hours: 20,
      holderName: 'ANA M. QUISPE',
      holderDocument: 'DNI 44556677',
      productTitle: 'Derecho laboral para empresas',
      signer: null,
      syllabus: [],
      teachers: [],
      issuedAt: new Date('2023-02-01T05:00:00.000Z'),
    });
    expect(accepted(await found('q7xpz9'))).toMatchObject({ kind: 'participation', grade: null, holderDocument: '' });
    expect((await run(importCertificates, file)).said).toContain('Nuevos: 0. Cambiados: 0. Ya estaban: 2.');
    await school().school.write(RevokeCertificate, (revoke) => revoke.execute('REG. 0123/2023', 'Copia'));
    expect(accepted(await found('Reg. 0123/2023')).revokedReason).toBe('Copia');
    expect((await run(importCertificates, file)).said).toContain('Ya estaban: 2.');
  });

  test('a code that is another’s, own ones among them, and a second of one kind keep everything out', async () => {
    await fill();
    await run(importProgress, fileOf('correo,producto,avance', `eva@correo.pe,${course},100`));
    const issued = accepted(await school().school.write(IssueCertificates, (issue) => issue.execute('eva', 10)));
    const own = issued[0]?.code ?? '';
    await run(importCertificates, csv(ana));
    const file = csv(
      `eva@correo.pe;${course};reg. 0123/2023;1/2/2023;20;15;;`,
      `ana@correo.pe;libro-2;${own};1/2/2023;20;;;`,
      `eva@correo.pe;${course};Otro-99;1/2/2023;20;;;`,
      `eva@correo.pe;libro-2;Nuevo-1;1/2/2023;20;;;`,
    );
    expect((await run(importCertificates, file)).said.split('\n')).toEqual([
      'Línea 2: codigo: «reg. 0123/2023» ya es el código de otro certificado.',
      `Línea 3: codigo: «${own}» ya es el código de otro certificado.`,
      `Línea 4: codigo: la persona ya tiene un certificado de participación de este producto, con el código «${own}».`,
      'No se importó nada. Errores: 3. Corrígelos y repite la orden.',
    ]);
    expect((await found('Nuevo-1')).ok).toBe(false);
    // By its other name it is the same product.
    const twice = csv('eva@correo.pe;libro-2;Uno-1;1/2/2023;20;;;', 'eva@correo.pe;VT-2;Dos-2;1/2/2023;20;;;');
    expect((await run(importCertificates, twice)).said.split('\n')).toEqual([
      'Línea 3: codigo: la persona ya tiene un certificado de participación de este producto, con el código «Uno-1».',
      'No se importó nada. Errores: 1. Corrígelos y repite la orden.',
    ]);
    // Whoever has both already keeps them: the file that says so is known.
    expect((await run(importCertificates, csv(`eva@correo.pe;${course};${own};1/2/2023;20;;;`))).said).toContain(
      'Ya estaban: 1.',
    );
  });
});

describe('import reviews', () => {
  const csv = (...rows: readonly string[]) => fileOf('correo,producto,estrellas,fecha,opinion', ...rows);

  test('counts and shows what was said by whoever has the product, or had it; what somebody said here stays', async () => {
    await fill();
    const first = csv(
      `ana@correo.pe,${course},4,1/2/2023,"Muy ""claro"".\nVolvería."`,
      `eva@correo.pe,${course},5,2/2/2023,`,
    );
    expect((await run(importReviews, first)).said).toContain(
      'Línea 2: producto: «ana@correo.pe» no tiene ni tuvo este producto; importa antes los accesos.',
    );
    const grants = fileOf(
      'correo,producto,desde,hasta',
      `ana@correo.pe,${course},1/1/2022,1/1/2024`,
      `eva@correo.pe,${course},,`,
    );
    await run(importGrants, grants);
    expect((await run(importReviews, first)).said).toContain('Nuevos: 2. Cambiados: 0. Ya estaban: 0.');
    const discussions = school().school.get(Discussions);
    expect(await discussions.ratingSum(10)).toEqual({ count: 2, stars: 9 });
    expect(await discussions.reviews(10)).toMatchObject([
      { userId: 'ana', opinion: 'Muy "claro".\nVolvería.', isMoved: true },
    ]);
    const again = csv(`ana@correo.pe,${course},1,1/2/2023,Otra`, `eva@correo.pe,VT-10,5,2/2/2023,`);
    expect((await run(importReviews, again)).said).toContain('Nuevos: 0. Cambiados: 0. Ya estaban: 2.');
    expect(await discussions.ratingSum(10)).toEqual({ count: 2, stars: 9 });
  });

  test('says what is wrong by line and column', async () => {
    await fill();
    const file = csv(
      `ana@correo.pe,${course},6,,`,
      `ana@correo.pe,${course},4.5,1/1/2999,`,
      `eva@correo.pe,${course},5,1/1/2023,${'x'.repeat(501)}`,
    );
    expect((await run(importReviews, file, '--dry-run')).said.split('\n').slice(0, -1)).toEqual([
      'Línea 2: estrellas: debe ser un número entero de 1 a 5; dice «6».',
      'Línea 2: fecha: está vacía.',
      'Línea 3: estrellas: debe ser un número entero de 1 a 5; dice «4.5».',
      'Línea 3: fecha: no puede ser un día que no ha llegado.',
      'Línea 4: opinion: no puede pasar de 500 caracteres.',
    ]);
  });
});
