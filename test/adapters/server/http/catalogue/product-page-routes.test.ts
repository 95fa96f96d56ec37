import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { rosa, storedProduct, storedSeminar } from '#test/support/catalogue/catalogue-builders.ts';
import { insertCatalogue } from '#test/support/catalogue/catalogue-rows.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

let school: TestSchool;
const get = (url: string, headers: Record<string, string> = {}) => school.app.inject({ method: 'GET', url, headers });

beforeEach(async () => {
  school = await testSchool();
  const classes = [
    { title: 'A', kind: 'video', seconds: 60 },
    { title: 'B', kind: 'video', seconds: 60 },
  ] as const;
  const syllabus = [{ title: 'Uno', text: '', staffNames: [], hasExam: false, classes }];
  const freeClass = { id: 10_000, ...classes[0] };
  await insertCatalogue(school.db, [
    storedProduct(1, { syllabus, classes: 2, freeClass, staff: [rosa], title: 'Derecho laboral' }),
    storedSeminar(2, '2026-05-01T00:00:00.000Z'),
    storedProduct(3, { kind: 'book', slug: 'libro', certificateHours: 0 }),
  ]);
  await school.db.updateTable('classes').set({ video_file: 'videos/a.webm' }).where('id', '=', 10_000).execute();
});

describe('the date of a seminar, for a calendar', () => {
  test('is a file of one event at its time in Lima', async () => {
    const { statusCode, headers, body } = await get('/calendario/seminario-2.ics');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(headers['content-disposition']).toBe('attachment; filename="seminario-2.ics"');
    expect(body).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    expect(body).toContain('DTSTART;TZID=America/Lima:20260430T190000\r\n');
    expect(body).toContain('DTEND;TZID=America/Lima:20260430T210000\r\n');
    expect(body).toContain(`URL:${school.config.schoolOrigin}/seminarios/seminario-2\r\n`);
  });

  test.each(['/calendario/curso-1.ics', '/calendario/nada.ics'])('%s is not there', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('what the certificate of a product looks like', () => {
  test('is the page of the real one, as a picture', async () => {
    const { statusCode, headers, body } = await get('/certificados/curso-1.svg');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(headers['content-security-policy']).toBe("default-src 'none'");
    expect(body).toContain('aria-label="Certificado de participación: Derecho laboral"');
    const { rawPayload } = await get('/certificados/curso-1.svg', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(rawPayload).toString()).toBe(body);
    const again = await get('/certificados/curso-1.svg', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  test.each(['/certificados/libro.svg', '/certificados/nada.svg'])('%s is not there', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('GET /api/v1/products/{slug}/free-class', () => {
  test('gives anyone the addresses of the free class, and leave for them alone', async () => {
    const answer = await get('/api/v1/products/curso-1/free-class');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ title: 'A', readingHtml: null, video: { mediaType: 'video/webm' } });
    const { source } = answer.json().video as { source: string };
    expect(source).toMatch(/^\/api\/v1\/files\/videos\/a\.webm\?/);
    // Signed for this file: it is looked for, while another with the same leave is refused.
    expect((await get(source)).statusCode).toBe(404);
    expect((await get(source.replace('a.webm', 'b.webm'))).statusCode).toBe(403);
  });

  test.each([
    ['libro', 'free-class-not-found'],
    ['nada', 'product-not-found'],
  ])('%s has none', async (slug, kind) => {
    const answer = await get(`/api/v1/products/${slug}/free-class`);
    expect([answer.statusCode, answer.json().kind]).toEqual([404, kind]);
  });
});
