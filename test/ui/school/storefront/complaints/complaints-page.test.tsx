import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Container } from 'inversify';
import { expect, test } from 'vitest';
import { ComplaintBookInMemory } from '#test/memory/complaints/complaint-book-in-memory.ts';
import { ComplaintBook } from '#application/browser/complaints/ports/complaint-book.ts';
import { blankComplaint, ComplaintDrafts } from '#application/browser/complaints/complaint-drafts.ts';
import { SendComplaint } from '#application/browser/complaints/send-complaint.ts';
import { initialNotices, initialProvider } from '#domain/legal/statute.ts';
import { numbersTogether } from '#domain/shared/numbers-together.ts';
import { ComplaintStore } from '#ui/school/storefront/complaints/complaint-store.ts';
import * as complaintsPage from '#ui/school/storefront/complaints/complaints-page.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';

const module = { Component: complaintsPage.Component, load: complaintsPage.load };

async function show(tab = new TabStorageInMemory(), book = new ComplaintBookInMemory(), ids = new CountingIds()) {
  const shown = await showPages([{ path: '/reclamaciones', module }], '/reclamaciones', (container) => {
    container.bind(ComplaintBook).toConstantValue(book);
    const drafts = new ComplaintDrafts(tab);
    container.bind(ComplaintStore).toConstantValue(new ComplaintStore(drafts, new SendComplaint(book, tab, ids)));
  });
  return { ...shown, tab, book, user: userEvent.setup() };
}

const box = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => screen.findByRole('button', { name: 'Registrar mi hoja' });

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('radio', { name: /Reclamo/ }));
  await pasteInto(user, box('Nombre completo'), 'Rosa Huamán');
  await pasteInto(user, box('Número de documento'), '45678912');
  await pasteInto(user, box('Correo'), 'rosa@correo.pe');
  await pasteInto(user, box('Detalle'), 'Pagué y no aparece mi curso.');
}

test('the book says who the provider is, what a reclamo and a queja are, and the notes of the law', async () => {
  await show();
  const text = document.body.textContent;
  for (const part of [
    numbersTogether(initialProvider.name),
    initialProvider.ruc,
    initialProvider.address,
    initialProvider.bookCode,
    initialNotices.notice,
  ])
    expect(text).toContain(part);
  for (const part of [
    initialNotices.claim,
    initialNotices.grievance,
    initialNotices.privacy,
    ...initialNotices.footnotes,
  ])
    expect(text).toContain(part);
});

test('a person files a sheet: its number, the last day as a date, the copy and the sheet', async () => {
  const { user, book } = await show();
  await fillIn(user);
  await user.click(await send());
  expect(await screen.findByText('Tu hoja está registrada')).toBeTruthy();
  // The form it stands in for was long: what follows is brought to the eye.
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /^Tu hoja está registrada/ }));
  expect(document.body.textContent).toContain('000000001-2026');
  expect(document.body.textContent).toContain('martes 15 de diciembre de 2026');
  expect(document.body.textContent).toContain('Te enviamos una copia a rosa@correo.pe.');
  expect(screen.getByRole('link', { name: 'Ver e imprimir mi hoja' }).getAttribute('href')).toMatch(
    /^\/reclamaciones\/hoja\/.+/,
  );
  expect(book.sent[0]?.complaint).toMatchObject({ draft: { kind: 'claim', fullName: 'Rosa Huamán' }, website: '' });
});

test('SAFE-20: where no copy goes out, it is said so', async () => {
  const book = new ComplaintBookInMemory();
  book.sendsNoCopies = true;
  const { user } = await show(new TabStorageInMemory(), book);
  await fillIn(user);
  await user.click(await send());
  expect((await screen.findByRole('group', { name: /^Tu hoja está registrada/ })).textContent).toContain(
    'no enviaremos más: guarda o imprime tu hoja',
  );
});

test('what is missing is said at once, with its fields, and nothing that was typed is lost', async () => {
  const { user, book } = await show();
  await pasteInto(user, box('Detalle'), 'Algo pasó.');
  await pasteInto(user, box('Correo'), 'rosa@');
  await user.click(await send());
  const problems = await screen.findByRole('group', { name: 'Revisa estos datos' });
  expect(problems.textContent).toContain('Elige si es un reclamo o una queja.');
  expect(problems.textContent).toContain('Escribe tu nombre completo.');
  expect(problems.textContent).toContain('Revisa el correo');
  expect([box('Detalle').value, box('Correo').value]).toEqual(['Algo pasó.', 'rosa@']);
  expect(box('Nombre completo').getAttribute('aria-invalid')).toBe('true');
  expect(book.sent).toEqual([]);
});

test('a failure keeps everything; the next try is the same complaint, not another', async () => {
  const { user, book } = await show();
  book.failure = callRefusal({ kind: 'offline', status: null, detail: 'No hay conexión con la escuela.' });
  await fillIn(user);
  await user.click(await send());
  expect((await screen.findByRole('group', { name: 'Revisa estos datos' })).textContent).toContain('No hay conexión');
  expect(box('Detalle').value).toBe('Pagué y no aparece mi curso.');
  book.failure = null;
  await user.click(await send());
  expect(await screen.findByText('Tu hoja está registrada')).toBeTruthy();
  expect(new Set(book.sent.map(({ key }) => key)).size).toBe(1);
});

test('a draft survives a reload, with the guardian of a minor', async () => {
  const { user, tab, unmount } = await show();
  await fillIn(user);
  await user.click(screen.getByRole('checkbox', { name: 'Quien reclama es menor de edad' }));
  await pasteInto(user, box('Madre, padre o apoderado'), 'Julia Ñaupari');
  unmount();
  await show(tab);
  await waitFor(() => expect(box('Nombre completo').value).toBe('Rosa Huamán'));
  expect(box('Detalle').value).toBe('Pagué y no aparece mi curso.');
  expect(box('Madre, padre o apoderado').value).toBe('Julia Ñaupari');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Reclamo/ }).checked).toBe(true);
});

test('the number survives a reload, and another sheet begins empty', async () => {
  const { user, tab, unmount } = await show();
  await fillIn(user);
  await user.click(await send());
  await screen.findByText('Tu hoja está registrada');
  unmount();
  const again = await show(tab);
  expect(await screen.findByText('000000001-2026')).toBeTruthy();
  await again.user.click(screen.getByRole('button', { name: 'Registrar otra hoja' }));
  expect(box('Nombre completo').value).toBe('');
});

test('the hidden field is for programs alone; after it was filled in, the next try passes', async () => {
  const { user, container } = await show();
  await fillIn(user);
  const trap = container.querySelector<HTMLInputElement>('input[name=website]');
  expect([trap?.tabIndex, trap?.closest('[aria-hidden]') !== null]).toEqual([-1, true]);
  if (trap !== null) trap.value = 'https://spam.example';
  await user.click(await send());
  await screen.findByRole('group', { name: 'Revisa estos datos' });
  await user.click(await send());
  expect(await screen.findByText('Tu hoja está registrada')).toBeTruthy();
});

test('axe finds nothing, empty or refused', async () => {
  const { user } = await show();
  expect(await axeProblems()).toEqual([]);
  await user.click(await send());
  await screen.findByRole('group', { name: 'Revisa estos datos' });
  expect(await axeProblems()).toEqual([]);
});

test('a sheet that the browser posted by itself and the school did not take: what was typed and what is wrong are there', async () => {
  const values = { documentNumber: '12', detail: 'Pagué y no aparece.', isMinor: 'on', guardianName: 'Luz Ñaupari' };
  const problems = [{ field: 'documentNumber', message: 'Revisa el número de tu documento.' }];
  const posted = { form: 'complaint', values, problems };
  const tab = new TabStorageInMemory();
  const book = new ComplaintBookInMemory();
  const send = new SendComplaint(book, tab, new CountingIds());
  const store = new ComplaintStore(new ComplaintDrafts(tab), send);
  const wire = (container: Container) => {
    container.bind(ComplaintBook).toConstantValue(book);
    container.bind(ComplaintStore).toConstantValue(store);
  };
  await showPages([{ path: '/reclamaciones', module }], '/reclamaciones', wire, undefined, posted);
  expect([box('Detalle').value, box('Madre, padre o apoderado').value]).toEqual(['Pagué y no aparece.', 'Luz Ñaupari']);
  expect(screen.getByRole('link', { name: problems[0]?.message ?? '' }).getAttribute('href')).toBe(
    '#reclamo-documentNumber',
  );
  expect(box('Número de documento').getAttribute('aria-invalid')).toBe('true');
  // The tab keeps it, as if it had been typed with the script.
  expect(new ComplaintDrafts(tab).read()?.draft.detail).toBe('Pagué y no aparece.');
});

test('what was typed before the script came goes before what the tab kept', () => {
  const tab = new TabStorageInMemory();
  const drafts = new ComplaintDrafts(tab);
  drafts.write({ draft: { ...blankComplaint, detail: 'De antes' }, filed: null });
  const make = () => new ComplaintStore(drafts, new SendComplaint(new ComplaintBookInMemory(), tab, new CountingIds()));
  const blank = make();
  blank.takeOver(blankComplaint);
  expect(blank.draft.detail).toBe('De antes');
  const typed = make();
  typed.takeOver({ ...blankComplaint, fullName: 'Rosa' });
  expect(typed.draft).toEqual({ ...blankComplaint, fullName: 'Rosa' });
});
