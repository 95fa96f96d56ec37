import { beforeEach, expect, test } from 'vitest';
import { answerReview, hideReview, listReviews, showReview } from '#adapters/cli/escuela/reviews.ts';
import { UsageError } from '#adapters/cli/escuela/command.ts';
import { commandLine } from '#test/support/school/command-line.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

const { school, run } = commandLine();

beforeEach(async () => {
  const { db } = school().database;
  await insertUser(db, 'ana');
  await insertProduct(db, 1, { title: 'Derecho laboral' });
  await db
    .insertInto('content_ratings')
    .values({ id: 'r1', product_id: 1, user_id: 'ana', stars: 2, opinion: 'Muy corto', at: '2026-03-01T15:00:00.000Z' })
    .execute();
});

test('opinions are listed, answered, hidden and shown again', async () => {
  expect((await run(listReviews)).said).toMatch(
    /^r1 {2}«Derecho laboral» {2}2 de 5 {2}Ana Q\. .*\(útil para 0\)\n {4}Muy corto$/,
  );
  expect((await run(listReviews, '--reported')).said).toBe('No hay opiniones.');
  expect(await run(answerReview, 'r1', '--text', 'Gracias')).toEqual({ code: 0, said: 'Respuesta publicada.' });
  expect(await run(hideReview, 'r1', '--reason', 'Insulta')).toEqual({ code: 0, said: 'Opinión oculta.' });
  const { said } = await run(listReviews);
  expect(said).toContain('(útil para 0, oculta)');
  expect(said).toContain('Oculta porque: Insulta');
  expect(said).toContain('Respuesta: Gracias');
  expect(await run(showReview, 'r1')).toEqual({ code: 0, said: 'La opinión se ve.' });
  expect(await run(answerReview, 'r1', '--remove')).toEqual({ code: 0, said: 'Respuesta retirada.' });
  expect((await run(listReviews)).said).not.toContain('Respuesta');
});

test('what is not there, and what is no answer, is said', async () => {
  const notThere = { code: 1, said: 'No hay una opinión con ese código.' };
  expect(await run(hideReview, 'nada', '--reason', 'Insulta')).toEqual(notThere);
  expect(await run(showReview, 'nada')).toEqual(notThere);
  expect(await run(hideReview, 'r1', '--reason', ' ')).toEqual({ code: 1, said: 'Escribe por qué la ocultas.' });
  expect(() => hideReview.prepare(['r1'])).toThrow(UsageError);
  expect(() => answerReview.prepare(['r1', '--text', 'Gracias', '--remove'])).toThrow(UsageError);
  expect(await run(answerReview, 'r1', '--text', ' ')).toEqual({ code: 1, said: 'Falta lo que responde la escuela.' });
  expect(() => answerReview.prepare(['r1'])).toThrow(UsageError);
  expect(() => listReviews.prepare(['r1'])).toThrow(UsageError);
});
