import { expect, test } from 'vitest';
import { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';

const rosa = aProfile();
const luis = aProfile({ id: 'u-luis', email: 'luis@correo.pe' });
const typed = { text: '¿Cuándo empieza?' };

async function inTab(storage = new TabStorageInMemory()) {
  const browser = new BrowserOfTest(rosa, luis);
  const keeper = await browser.signedInTab(rosa);
  return { browser, keeper, storage, drafts: new FormDrafts(storage, keeper) };
}

test('what was typed is found after a reload, until it was sent', async () => {
  const { drafts, storage, keeper } = await inTab();
  drafts.write('consulta', typed);
  expect(await new FormDrafts(storage, keeper).read('consulta')).toEqual(typed);
  expect(await drafts.read('otra')).toBeNull();
  drafts.forget('consulta');
  expect(await drafts.read('consulta')).toBeNull();
});

test('it outlives a lost session, also what is typed after it, and belongs to whoever typed it', async () => {
  const { drafts, keeper, browser, storage } = await inTab();
  drafts.write('consulta', typed);
  await keeper.end('expired');
  expect(await drafts.read('consulta')).toBeNull();
  drafts.write('consulta', { text: '¿Cuándo empieza? ¿Y termina?' });
  await keeper.adopt(browser.api.admit(luis.email));
  await keeper.noteUser(luis);
  expect(await drafts.read('consulta')).toBeNull();
  await keeper.adopt(browser.api.admit(rosa.email));
  await keeper.noteUser(rosa);
  expect(await new FormDrafts(storage, keeper).read('consulta')).toEqual({ text: '¿Cuándo empieza? ¿Y termina?' });
});

test('what a visitor typed follows the one who then signs in', async () => {
  const { keeper, storage, browser } = await inTab();
  await keeper.end('signed-out');
  const visitor = browser.tab();
  new FormDrafts(storage, visitor).write('mensaje', typed);
  await visitor.adopt(browser.api.admit(luis.email));
  await visitor.noteUser(luis);
  expect(await new FormDrafts(storage, visitor).read('mensaje')).toEqual(typed);
});

test.each([
  '{',
  '[]',
  'null',
  '{"owner":1,"fields":{}}',
  '{"owner":"","fields":{"text":3}}',
  '{"owner":"","fields":{"text":" "}}',
])('what says nothing (%s) is no draft', async (text) => {
  const { drafts, storage } = await inTab();
  storage.texts.set('escuela.borrador.consulta', text);
  expect(await drafts.read('consulta')).toBeNull();
});
