import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';

import { FileStore } from '#application/server/shared/ports/file-store.ts';
import { findCover } from '#adapters/server/covers/find-cover-facts.ts';
import { insertProduct } from '#test/support/shared/rows.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

let at: TestSchool;
const before = new Date('2026-12-01T15:00:00.000Z');

async function addTeacher(id: number, name: string, productId: number): Promise<void> {
  await at.db
    .insertInto('staff')
    .values({ id, slug: `docente-${id}`, full_name: name, profession: '', biography: '', photo_file: null })
    .execute();
  await at.db
    .insertInto('product_staff')
    .values({ product_id: productId, staff_id: id, position: id, part: 'Docente' })
    .execute();
}

beforeEach(async () => {
  at = await testSchool();
  await insertProduct(at.db, 1, { slug: 'derecho-laboral', title: 'Derecho laboral' });
});

describe('the covers that the school draws', () => {
  it('are served as SVG and as PNG by the slug of the product', async () => {
    const svg = await at.app.inject({ method: 'GET', url: '/portadas/derecho-laboral.svg' });
    expect(svg.statusCode).toBe(200);
    expect(svg.headers['content-type']).toBe('image/svg+xml');
    expect(svg.body).toContain('<title>Derecho laboral</title>');
    const png = await at.app.inject({ method: 'GET', url: '/portadas/derecho-laboral.png' });
    expect(png.headers['content-type']).toBe('image/png');
    expect(await sharp(png.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it('give way to what was uploaded where links are shown: wide to the edges, a book whole on paper', async () => {
    const photograph = { create: { width: 300, height: 300, channels: 3, background: '#0000ff' } } as const;
    await at.school.get(FileStore).put('portadas/foto.webp', await sharp(photograph).webp().toBuffer());
    await insertProduct(at.db, 2, { kind: 'book', slug: 'manual' });
    await at.db.updateTable('products').set({ cover_file: 'portadas/foto.webp' }).execute();
    const corner = async (slug: string) => {
      const { rawPayload } = await at.app.inject({ method: 'GET', url: `/portadas/${slug}.png` });
      const picture = sharp(rawPayload);
      expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
      const { data } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
      return [...data.subarray(0, 3)];
    };
    expect(await corner('derecho-laboral')).toEqual([0, 0, 255]);
    expect(await corner('manual')).toEqual([251, 248, 242]);
    await at.db.updateTable('products').set({ cover_file: 'portadas/fuera.webp' }).execute();
    expect(await corner('derecho-laboral')).not.toEqual([0, 0, 255]);
  });

  it('stand for the product until one is uploaded, where whoever asks does not know', async () => {
    const asked = () => at.app.inject({ method: 'GET', url: '/portadas/derecho-laboral' });
    const drawn = await asked();
    expect(drawn.headers['content-type']).toBe('image/svg+xml');
    expect(drawn.body).toContain('<title>Derecho laboral</title>');
    await at.db.updateTable('products').set({ cover_file: 'portadas/foto.webp' }).execute();
    const uploaded = await asked();
    expect([uploaded.statusCode, uploaded.headers['location']]).toEqual([302, '/imagenes/portadas/foto.webp']);
    expect(uploaded.headers['cache-control']).toBe('no-cache');
  });

  it('travel compressed and let nothing run when opened by themselves', async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const answer = await at.app.inject({ method: 'GET', url: '/portadas/derecho-laboral.svg', headers });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toMatch(/^<svg /);
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'");
  });

  it('are not sent again to who has them, and are once the title changes', async () => {
    const url = '/portadas/derecho-laboral.svg';
    const first = await at.app.inject({ method: 'GET', url });
    const headers = { 'if-none-match': String(first.headers['etag']) };
    expect((await at.app.inject({ method: 'GET', url, headers })).statusCode).toBe(304);
    await at.db.updateTable('products').set({ title: 'Derecho laboral, edición 2027' }).execute();
    expect((await at.app.inject({ method: 'GET', url, headers })).statusCode).toBe(200);
  });

  it('are refused for an unknown slug and for plans, which have none', async () => {
    await insertProduct(at.db, 2, { kind: 'plan', slug: 'plan-pro' });
    for (const url of ['/portadas/nada.svg', '/portadas/plan-pro.svg', '/portadas/nada.png']) {
      const answer = await at.app.inject({ method: 'GET', url });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ detail: 'No existe esta portada.' });
    }
  });

  it('stay for who owns a product that was withdrawn', async () => {
    await at.db.updateTable('products').set({ status: 'draft' }).execute();
    expect((await at.app.inject({ method: 'GET', url: '/portadas/derecho-laboral.svg' })).statusCode).toBe(200);
  });
});

describe('what a cover is drawn from', () => {
  it('names one author, two, or the first of several', async () => {
    const by = async () => (await findCover(at.db, 'derecho-laboral', before))?.facts.by;
    expect(await by()).toBe('');
    await addTeacher(1, 'Rosa Huamán', 1);
    expect(await by()).toBe('Rosa Huamán');
    await addTeacher(2, 'Jorge Salas', 1);
    expect(await by()).toBe('Rosa Huamán y Jorge Salas');
    await addTeacher(3, 'Inés Rojas', 1);
    expect(await by()).toBe('Rosa Huamán y otros');
  });

  it('takes the day on which a seminar begins in Lima, and whether it was held', async () => {
    // 11 p. m. of the 14th in Lima is 4 a. m. of the 15th in UTC.
    await insertProduct(at.db, 3, { kind: 'seminar', slug: 'reforma', starts_at: '2026-12-15T04:00:00.000Z' });
    expect((await findCover(at.db, 'reforma', before))?.facts).toMatchObject({ day: '2026-12-14' });
    expect((await findCover(at.db, 'reforma', before))?.facts).not.toHaveProperty('isOver');
    const after = new Date('2026-12-15T04:00:01.000Z');
    expect((await findCover(at.db, 'reforma', after))?.facts).toMatchObject({ isOver: true });
  });
});
