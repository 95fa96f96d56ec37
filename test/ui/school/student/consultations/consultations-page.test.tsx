import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ContentOutline } from '#application/read-models/learning/content-outline.ts';
import type { ListedConsultation } from '#application/read-models/learning/listed-consultation.ts';
import * as consultationsPage from '#ui/school/student/consultations/consultations-page.tsx';
import { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { noDrafts } from '#test/support/browser/form-drafts.ts';
import { callRefusal, contentOutline } from '#test/support/learning/outline-builders.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { studentServices } from '#test/support/learning/student-pages.tsx';

const answered: ListedConsultation = {
  id: 'a',
  own: false,
  author: 'Luis P.',
  question: '¿Puedo pagar la gratificación en dos partes?',
  askedAt: '2026-03-01T15:00:00.000Z',
  answer: { text: 'No es recomendable.', at: '2026-03-02T15:00:00.000Z', by: 'Rosa Huamán Quispe', isNew: false },
};
const question = '¿El descanso médico interrumpe el periodo de prueba?';

async function show(
  consultations: readonly ListedConsultation[] = [answered],
  drafts = noDrafts(),
  studied?: ContentOutline,
) {
  const services = studentServices(undefined, drafts);
  if (studied) services.api.studies(studied);
  services.api.holds(consultations);
  const page = { path: '/main/contenido/:slug/consultas', module: consultationsPage };
  const shown = await showPages([page], '/main/contenido/derecho-laboral/consultas', services.wire);
  return {
    ...shown,
    ...services,
    user: userEvent.setup(),
    field: screen.getByRole('textbox', { name: 'Tu consulta' }),
  };
}

const send = () => screen.getByRole('button', { name: 'Enviar consulta' });

test('shows what others asked, with the answer and who gave it', async () => {
  await show();
  const article = within(screen.getByRole('article'));
  expect(article.getByText(/Luis P\./)).toBeTruthy();
  expect(article.getByText('No es recomendable.')).toBeTruthy();
  expect(article.getByText(/Rosa Huamán Quispe/)).toBeTruthy();
});

test('in a consultancy nothing of others is awaited, and who reads the case is said before it is written', async () => {
  await show([], noDrafts(), contentOutline({ kind: 'consultancy' }));
  expect(screen.queryByRole('heading', { name: 'Consultas respondidas' })).toBeNull();
  expect(screen.getByText(/^La leen solo tú y quienes te atienden/)).toBeTruthy();
  cleanup();
  await show([]);
  expect(screen.getByText(/La leen también, con su respuesta, quienes tienen el contenido/)).toBeTruthy();
});

test('in what was asked and answered no amount parts from its currency', async () => {
  const text = 'Pagas S/. 118.00';
  await show([{ ...answered, question: text, answer: answered.answer && { ...answered.answer, text } }]);
  const [asked, answer] = screen.getAllByText(/^Pagas/).map(({ textContent }) => textContent);
  expect([asked, answer]).toEqual(['Pagas S/.\u00A0118.00', 'Pagas S/.\u00A0118.00']);
});

test('a question sent stands among one’s own, and the field is free again', async () => {
  const { user, field } = await show();
  await user.type(field, question);
  await user.click(send());
  expect(await screen.findByText('Recibimos tu consulta. Verás la respuesta en esta página.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Tus consultas' })).toBeTruthy();
  expect(screen.getByText(question)).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe('');
});

test('a question that says nothing is not sent; the field says why and keeps the focus', async () => {
  const { user, field } = await show([]);
  await user.click(send());
  expect(screen.getByText('Escribe tu consulta.')).toBeTruthy();
  await pasteInto(user, field, '¿Y?');
  await user.click(send());
  expect(screen.getByText(/necesita al menos 10 caracteres/)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('what was typed stays when the school cannot take it', async () => {
  const { user, field, api } = await show();
  await user.type(field, question);
  api.refusal = callRefusal({ kind: 'offline', detail: 'No hay conexión con la escuela.' });
  await user.click(send());
  expect(await screen.findByText('No hay conexión con la escuela.')).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe(question);
});

test('an answer that was not seen yet is marked as new', async () => {
  const answer = { text: 'Sí.', at: '2026-03-02T15:00:00.000Z', by: null, isNew: true };
  await show([{ ...answered, own: true, answer }]);
  expect(screen.getByText('Respuesta nueva')).toBeTruthy();
});

test('AUTH-7: a session lost while writing loses nothing: signed in again, the text is there until it is sent', async () => {
  const rosa = aProfile();
  const browser = new BrowserOfTest(rosa);
  const keeper = await browser.signedInTab(rosa);
  const storage = new TabStorageInMemory();
  const { user, field } = await show([answered], new FormDrafts(storage, keeper));
  await user.type(field, question);
  keeper.refused({ status: 401, message: 'Token has expired' });
  expect(keeper.state.sessionExpired).toBe(true);
  cleanup();

  const again = browser.tab();
  await again.restore();
  await waitFor(() => expect(again.state.sessionExpired).toBe(true));
  await again.adopt(browser.api.admit(rosa.email));
  await again.noteUser(rosa);
  const drafts = new FormDrafts(storage, again);
  const back = await show([answered], drafts);
  await waitFor(() => expect((back.field as HTMLTextAreaElement).value).toBe(question));
  await back.user.click(send());
  await screen.findByText('Recibimos tu consulta. Verás la respuesta en esta página.');
  cleanup();
  expect(((await show([], drafts)).field as HTMLTextAreaElement).value).toBe('');
});

test('axe finds nothing', async () => {
  await show([answered, { ...answered, id: 'b', own: true, answer: null }]);
  expect(await axeProblems()).toEqual([]);
});
