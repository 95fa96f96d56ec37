import { expect, test } from 'vitest';
import { insertBooks } from '#test/support/reading/book-rows.ts';
import { leaseGuide } from '#test/support/reading/lease-guide.ts';
import { insertGrant } from '#test/support/shared/rows.ts';
import { testSchool } from '#test/support/school/test-school.ts';

const address = '/api/v1/books/guia-del-arrendamiento';

async function bookshop() {
  const school = await testSchool();
  await insertBooks(school.db, [leaseGuide]);
  const userId = await school.addUser();
  const headers = await school.signIn(userId);
  return { ...school, userId, headers };
}

test('a visitor sees the whole index and reads the free sample only', async () => {
  const { app } = await bookshop();
  const index = await app.inject(address);
  expect(index.json()).toMatchObject({
    book: { title: 'Guía del arrendamiento', isOwned: false, authors: ['Rosa Huamán'] },
    index: [{ isAvailable: true }, { isAvailable: false }, { isAvailable: false }, { isAvailable: false }],
  });
  expect((await app.inject(`${address}/sections/presentacion`)).json()).toMatchObject({
    section: { html: '<p id="p-esta-guia-es-breve">Esta guía es breve.</p>' },
    previous: null,
    next: { slug: 'la-renta', isAvailable: false },
  });
  const blocked = await app.inject(`${address}/sections/la-renta`);
  expect(blocked.statusCode).toBe(403);
  expect(blocked.json()).toMatchObject({ kind: 'section-blocked', data: { slug: 'guia-del-arrendamiento' } });
  expect(blocked.body).not.toContain('vencimiento');
});

test('whoever owns the book reads every section; without owning it a sign-in changes nothing', async () => {
  const { app, db, headers, userId } = await bookshop();
  const url = `${address}/sections/la-renta`;
  expect((await app.inject({ url, headers })).statusCode).toBe(403);
  await insertGrant(db, userId, 30);
  expect((await app.inject({ url, headers })).json()).toMatchObject({
    book: { isOwned: true },
    above: ['El contrato'],
    section: {
      title: 'La renta',
      html: '<p id="p-al-vencimiento-de-cada-periodo">Al vencimiento de cada período.</p>',
    },
  });
});

test('an unknown book or section is not found', async () => {
  const { app } = await bookshop();
  expect((await app.inject('/api/v1/books/otro')).json()).toMatchObject({ status: 404, kind: 'book-not-found' });
  expect((await app.inject(`${address}/sections/otra`)).json()).toMatchObject({
    status: 404,
    kind: 'section-not-found',
  });
});
