import { expect, test } from 'vitest';
import { noDrafts } from '#test/support/browser/form-drafts.ts';
import { LeftDrafts } from '#ui/school/staff/desk/left-drafts.ts';

test('what the tab kept goes into its form alone, and never over what was typed since', async () => {
  const tab = noDrafts();
  new LeftDrafts<string>(tab, 'ajustes').keep('contacto', 'de antes');
  const come: string[] = [];
  const put = (draft: string) => void come.push(draft);
  const reloaded = () => new LeftDrafts<string>(tab, 'ajustes');
  await reloaded().bringBack('proveedor', () => true, put);
  await reloaded().bringBack('contacto', () => false, put);
  const typing = reloaded();
  const coming = typing.bringBack('contacto', () => true, put);
  typing.keep('contacto', 'de ahora');
  await coming;
  expect(come).toEqual([]);
  await reloaded().bringBack('contacto', () => true, put);
  expect(come).toEqual(['de ahora']);
  typing.forget('contacto');
  await reloaded().bringBack('contacto', () => true, put);
  expect(come).toHaveLength(1);
});
