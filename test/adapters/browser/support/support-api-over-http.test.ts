import { expect, test } from 'vitest';
import sharp from 'sharp';
import { CaptchaSolverByWorker } from '#adapters/browser/support/captcha-solver-by-worker.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { SupportApiOverHttp } from '#adapters/browser/support/support-api-over-http.ts';
import { HelpQuestionsInSql } from '#adapters/server/sql/support/help-questions-in-sql.ts';
import { supportApiContract, supportDraft } from '#test/ports/support/support-api.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { solveCaptcha } from '#test/support/support/solve-captcha.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';

async function overHttp() {
  const school = await testSchool();
  const help = new HelpQuestionsInSql(school.db);
  await help.replaceAll([{ question: '¿Vencen los cursos?', answerHtml: '<p>No.</p>' }]);
  const http = new HttpClient(new TokenOf(school, await school.addUser()), {}, fetchInto(school.app));
  const solver = new CaptchaSolverByWorker(http, solveCaptcha);
  const captcha = async () => {
    const solved = await solver.solve();
    return solved.ok ? solved.value.answer : '';
  };
  return { school, http, api: new SupportApiOverHttp(http), captcha };
}

supportApiContract(overHttp);

test('an image that is none is refused under the name that the page knows', async () => {
  const { api, captcha } = await overHttp();
  const text = new File(['nada'], 'captura.png', { type: 'image/png' });
  expect(await api.report(supportDraft, text, await captcha())).toMatchObject({
    ok: false,
    refusal: { kind: 'upload-format', field: 'image' },
  });
});

test('an image arrives', async () => {
  const { api, captcha, school } = await overHttp();
  const content = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const image = new File([new Uint8Array(content)], 'captura.png', { type: 'image/png' });
  expect(await api.report(supportDraft, image, await captcha())).toMatchObject({ ok: true });
  const row = await school.db.selectFrom('messages').select('file_key').executeTakeFirst();
  expect(row?.file_key).toMatch(/^solicitudes\//);
});

test('a puzzle that the browser cannot solve is said, not thrown', async () => {
  const { http } = await overHttp();
  const solver = new CaptchaSolverByWorker(http, () => Promise.reject(new Error('no crypto')));
  expect(await solver.solve()).toMatchObject({ ok: false, refusal: { kind: 'captcha-unsolved', field: 'captcha' } });
});
