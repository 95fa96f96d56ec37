import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DiscussionApiInMemory } from '#test/memory/learning/discussion-api-in-memory.ts';
import { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import { DiscussionApi } from '#application/browser/learning/ports/discussion-api.ts';
import type { ListedComment } from '#application/read-models/learning/discussion.ts';
import * as commentsPage from '#ui/school/student/comments/comments-page.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { noDrafts } from '#test/support/browser/form-drafts.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { studentServices } from '#test/support/learning/student-pages.tsx';

const others: ListedComment = {
  id: 'a',
  own: false,
  author: 'Luis P.',
  text: 'El caso de la clase 2 me sirvió mucho.',
  writtenAt: '2026-03-01T15:00:00.000Z',
  changedAt: null,
};

async function show(
  slug = 'derecho-laboral',
  drafts = noDrafts(),
  api = new DiscussionApiInMemory(['derecho-laboral'], [others]),
) {
  const services = studentServices(undefined, drafts);
  const page = { path: '/main/contenido/:slug/comentarios', module: commentsPage };
  const shown = await showPages([page], `/main/contenido/${slug}/comentarios`, (container) => {
    services.wire(container);
    container.bind(DiscussionApi).toConstantValue(api);
  });
  return { ...shown, api, user: userEvent.setup() };
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tu comentario' });
const comments = () => screen.getAllByRole('article').map((each) => each.textContent);

test('is a tab of the content, the one being shown', async () => {
  await show();
  const tabs = within(screen.getByRole('navigation', { name: 'Partes del contenido' })).getAllByRole('link');
  const current = tabs.filter((tab) => tab.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual(['Comentarios']);
});

test('a comment sent stands first, and can be changed and taken away', async () => {
  const { user } = await show();
  await pasteInto(user, field(), 'Muy claro.');
  await user.click(screen.getByRole('button', { name: 'Publicar comentario' }));
  expect(await screen.findByText('Tu comentario está publicado.')).toBeTruthy();
  expect(comments()[0]).toContain('Muy claro.');
  expect(field().value).toBe('');

  await user.click(screen.getByRole('button', { name: 'Editar' }));
  const changing = screen.getByRole('textbox', { name: 'Cambia tu comentario' });
  await user.clear(changing);
  await pasteInto(user, changing, 'Muy claro, gracias.');
  await user.click(screen.getByRole('button', { name: 'Guardar cambio' }));
  expect(await screen.findByText('Guardamos el cambio.')).toBeTruthy();
  expect(comments()[0]).toMatch(/editado.*Muy claro, gracias\./);

  await user.click(screen.getByRole('button', { name: 'Eliminar' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText('Eliminamos tu comentario.')).toBeTruthy();
  expect(comments()).toHaveLength(1);
});

test('in a comment no amount parts from its currency', async () => {
  const paid = { ...others, text: 'Pagué S/. 118.00.' };
  await show('derecho-laboral', noDrafts(), new DiscussionApiInMemory(['derecho-laboral'], [paid]));
  expect(comments()[0]).toContain('S/.\u00A0118.00');
});

test('comments of others cannot be changed', async () => {
  await show();
  expect(comments()[0]).toContain('Luis P.');
  expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
});

test('what was typed stays when the school cannot take it', async () => {
  const { user, api } = await show();
  await pasteInto(user, field(), 'Muy claro.');
  api.refusal = callRefusal({ kind: 'offline', detail: 'No hay conexión con la escuela.' });
  await user.click(screen.getByRole('button', { name: 'Publicar comentario' }));
  expect(await screen.findByText('No hay conexión con la escuela.')).toBeTruthy();
  expect(field().value).toBe('Muy claro.');
  expect(document.activeElement).toBe(field());
});

test('a comment that says nothing is not sent', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Publicar comentario' }));
  expect(screen.getByText('Escribe tu comentario.')).toBeTruthy();
});

test('a rating is chosen, given and changed', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Calificar' }));
  expect(screen.getByText('Elige de 1 a 5 estrellas.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '4 estrellas' }));
  await pasteInto(user, screen.getByRole('textbox', { name: /Por qué/ }), 'Buenos casos.');
  await user.click(screen.getByRole('button', { name: 'Calificar' }));
  expect(await screen.findByText(/Guardamos tu calificación/)).toBeTruthy();
  expect(screen.getByText('4.0').parentElement?.textContent).toBe('4.0 de 5, 1 calificación');
  expect(within(screen.getByRole('list', { name: 'Opiniones' })).getByText('Buenos casos.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '5 estrellas' }));
  await user.click(await screen.findByRole('button', { name: 'Guardar calificación' }));
  expect(await screen.findByText('5.0')).toBeTruthy();
});

test('axe finds nothing', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('radio', { name: '4 estrellas' }));
  expect(await axeProblems()).toEqual([]);
});

/** The same tab after a reload: another page over the same storage. */
function tabOfTest() {
  const storage = new TabStorageInMemory();
  const api = new DiscussionApiInMemory(['derecho-laboral'], [others]);
  return () => show('derecho-laboral', new FormDrafts(storage, new BrowserOfTest().tab()), api);
}

test('SAFE-23: a comment being written outlives a reload until the school has it', async () => {
  const load = tabOfTest();
  const first = await load();
  await pasteInto(first.user, field(), 'A medias');
  first.unmount();
  const second = await load();
  await waitFor(() => expect(field().value).toBe('A medias'));
  await second.user.click(screen.getByRole('button', { name: 'Publicar comentario' }));
  await screen.findByText('Tu comentario está publicado.');
  second.unmount();
  await load();
  await screen.findByText('A medias');
  expect(field().value).toBe('');
});

test('SAFE-23: so does a comment being changed, until it is changed or left as it was', async () => {
  const load = tabOfTest();
  const changing = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Cambia tu comentario' });
  const first = await load();
  await pasteInto(first.user, field(), 'Muy claro.');
  await first.user.click(screen.getByRole('button', { name: 'Publicar comentario' }));
  await first.user.click(await screen.findByRole('button', { name: 'Editar' }));
  await pasteInto(first.user, await changing(), ' Gracias');
  first.unmount();
  const second = await load();
  await second.user.click(screen.getByRole('button', { name: 'Editar' }));
  const again = await changing();
  await waitFor(() => expect(again.value).toBe('Muy claro. Gracias'));
  await second.user.click(screen.getByRole('button', { name: 'Dejarlo como estaba' }));
  await second.user.click(screen.getByRole('button', { name: 'Editar' }));
  expect((await changing()).value).toBe('Muy claro.');
});

test('SAFE-23: so do stars and opinion that were not saved', async () => {
  const load = tabOfTest();
  const opinion = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Por qué/ });
  const stars = () => screen.getByRole<HTMLInputElement>('radio', { name: '4 estrellas' });
  const first = await load();
  await first.user.click(stars());
  await pasteInto(first.user, opinion(), 'Buenos casos');
  first.unmount();
  const second = await load();
  await waitFor(() => expect([stars().checked, opinion().value]).toEqual([true, 'Buenos casos']));
  await second.user.click(screen.getByRole('button', { name: /^Calificar|^Guardar calificación/ }));
  await screen.findByText(/Guardamos tu calificación/);
});
