import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { StaffReviewApi } from '#application/browser/learning/ports/staff-review-api.ts';
import { offline } from '#application/browser/shared/ports/call-refusal.ts';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import type { StaffReview } from '#application/read-models/learning/staff-reviews.ts';
import * as reviewsPage from '#ui/school/staff/reviews/reviews-page.tsx';
import { StaffReviewStore } from '#ui/school/staff/reviews/staff-review-store.ts';
import { StaffReviewApiInMemory } from '#test/memory/learning/staff-review-api-in-memory.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { aStaffReview, reportedAndLater } from '#test/support/learning/staff-reviews.ts';

const path = '/colaboradores/opiniones';

async function show(reviews: readonly StaffReview[] = reportedAndLater, at = path, role: OfficeRole = 'editor') {
  const session = await officeSession(role);
  const api = new StaffReviewApiInMemory(reviews);
  const shown = await showPages([{ path, module: reviewsPage }], at, (container) => {
    session.wire(container);
    container.bind(StaffReviewApi).toConstantValue(api);
    container.bind(Reads).toConstantValue(api.reads);
    container.bind(StaffReviewStore).toConstantValue(new StaffReviewStore(api, api.reads));
  });
  return { ...shown, api, user: userEvent.setup() };
}

const rows = () => screen.queryAllByRole('article').map((row) => row.getAttribute('aria-label'));
const row = (name: string) => within(screen.getByRole('article', { name: `Opinión de ${name}` }));

describe('the school’s list of opinions', () => {
  test('shows what waits first, with why, and leads to what there is of each kind', async () => {
    const { user, address } = await show();
    expect(rows()).toEqual(['Opinión de Ana Q.', 'Opinión de Eva Q.']);
    expect(row('Ana Q.').getByText('Reportada una vez')).toBeTruthy();
    expect(row('Ana Q.').getByText('Copia')).toBeTruthy();
    expect(row('Eva Q.').getByRole('link', { name: 'Derecho laboral' }).getAttribute('href')).toBe(
      '/cursos/derecho-laboral#opiniones',
    );
    expect(await axeProblems()).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Reportadas 1' }));
    expect(await screen.findByText('1 opinión')).toBeTruthy();
    expect(address()).toBe(`${path}?estado=reportadas`);
    expect(rows()).toEqual(['Opinión de Ana Q.']);
    expect(screen.getByRole('link', { name: 'Reportadas 1' }).getAttribute('aria-current')).toBe('page');
  });

  test('is narrowed to a product, and goes on page by page', async () => {
    const many = Array.from({ length: 21 }, (_, index) => aStaffReview({ id: `r${index}`, author: `Ana ${index}` }));
    const product = { slug: 'libro', title: 'Un libro', path: '/contenidos/libros/libro' };
    const { user, address } = await show([...many, aStaffReview({ id: 'otra', author: 'Eva Q.', product })]);
    expect(screen.getByText('22 opiniones')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Siguiente' }));
    expect(await screen.findByRole('article', { name: 'Opinión de Eva Q.' })).toBeTruthy();
    expect([address(), rows().length]).toEqual([`${path}?pagina=2`, 2]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Producto' }), 'Un libro');
    await user.click(screen.getByRole('button', { name: 'Filtrar' }));
    expect(await screen.findByText('1 opinión')).toBeTruthy();
    expect(address()).toBe(`${path}?producto=libro`);
    expect(rows()).toEqual(['Opinión de Eva Q.']);
    await user.click(screen.getByRole('link', { name: 'Ocultas' }));
    expect(await screen.findByRole('heading', { name: 'No hay opiniones ocultas' })).toBeTruthy();
    expect(address()).toBe(`${path}?estado=ocultas&producto=libro`);
  });

  test.each([
    ['', 'No hay opiniones'],
    ['?estado=reportadas', 'No hay opiniones por revisar'],
    ['?estado=sin-respuesta', 'No hay opiniones sin respuesta'],
  ])('says what would stand there: %s', async (query, title) => {
    await show([], path + query);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('an opinion', () => {
  test('is hidden with a reason, and shown again', async () => {
    const { user } = await show();
    const ana = () => row('Ana Q.');
    await user.click(ana().getByRole('button', { name: 'Ocultar' }));
    const reason = ana().getByRole('textbox', { name: 'Por qué la ocultas' });
    expect(document.activeElement).toBe(reason);
    await user.click(ana().getByRole('button', { name: 'Ocultar opinión' }));
    expect(await ana().findByText('Escribe por qué la ocultas.')).toBeTruthy();
    expect(document.activeElement).toBe(reason);
    await pasteInto(user, reason, 'Es publicidad');
    await user.click(ana().getByRole('button', { name: 'Ocultar opinión' }));
    expect(await screen.findByText(/Ocultaste la opinión/)).toBeTruthy();
    expect(ana().getByText('Oculta desde el 10/03/2026')).toBeTruthy();
    expect(ana().getByText('Es publicidad')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Opinión de Ana Q.' }));
    expect(await axeProblems()).toEqual([]);
    await user.click(ana().getByRole('button', { name: 'Volver a mostrar' }));
    expect(await screen.findByText(/se lee otra vez/)).toBeTruthy();
    expect(ana().queryByText('Es publicidad')).toBeNull();
  });

  test('stays in spite of its reports, and leaves the list of those that wait; the message takes the focus', async () => {
    const { user } = await show(reportedAndLater, `${path}?estado=reportadas`);
    await user.click(row('Ana Q.').getByRole('button', { name: 'Dejar a la vista' }));
    const said = await screen.findByText(/sus reportes están atendidos/);
    expect(document.activeElement).toBe(said);
    expect(rows()).toEqual([]);
    expect(screen.getByRole('heading', { name: 'No hay opiniones por revisar' })).toBeTruthy();
  });

  test('is answered, answered otherwise, and the answer is taken away', async () => {
    const { user } = await show();
    const eva = () => row('Eva Q.');
    await user.click(eva().getByRole('button', { name: 'Responder' }));
    await pasteInto(user, eva().getByRole('textbox', { name: 'Respuesta de la escuela' }), 'Gracias');
    await user.click(eva().getByRole('button', { name: 'Publicar respuesta' }));
    expect(await eva().findByText('Gracias')).toBeTruthy();
    await user.click(await eva().findByRole('button', { name: 'Cambiar respuesta' }));
    const text = eva().getByRole('textbox', { name: 'Respuesta de la escuela' });
    expect(text).toHaveProperty('value', 'Gracias');
    await user.clear(text);
    await user.click(eva().getByRole('button', { name: 'Publicar respuesta' }));
    expect(await eva().findByText('Falta lo que responde la escuela.')).toBeTruthy();
    await user.click(eva().getByRole('button', { name: 'Quitar respuesta' }));
    expect(await screen.findByText('Quitaste la respuesta de la escuela.')).toBeTruthy();
    expect(await eva().findByRole('button', { name: 'Responder' })).toBeTruthy();
  });

  test('without a network what was written stays, and it is said', async () => {
    const { user, api } = await show();
    api.refusal = offline;
    await user.click(row('Eva Q.').getByRole('button', { name: 'Responder' }));
    const field = row('Eva Q.').getByRole('textbox', { name: 'Respuesta de la escuela' });
    await pasteInto(user, field, 'Gracias');
    await user.click(row('Eva Q.').getByRole('button', { name: 'Publicar respuesta' }));
    expect(await row('Eva Q.').findByText(offline.detail)).toBeTruthy();
    expect(field).toHaveProperty('value', 'Gracias');
    await user.click(row('Eva Q.').getByRole('button', { name: 'Cancelar' }));
    expect(document.activeElement).toBe(row('Eva Q.').getByRole('button', { name: 'Responder' }));
    await user.click(row('Ana Q.').getByRole('button', { name: 'Dejar a la vista' }));
    expect(await screen.findByText(offline.detail)).toBeTruthy();
    expect(row('Ana Q.').getByText('Reportada una vez')).toBeTruthy();
  });

  test('that was changed while the list could not be read anew says both', async () => {
    const { user, api } = await show();
    api.reads.refusal = offline;
    await user.click(row('Ana Q.').getByRole('button', { name: 'Dejar a la vista' }));
    expect(await screen.findByText(/sus reportes están atendidos\. No pudimos actualizar la lista/)).toBeTruthy();
  });
});

test('what was done with an opinion is led to for whoever sees the log, and for nobody else', async () => {
  await show(reportedAndLater, path, 'auditor');
  const history = screen.getByRole('link', { name: 'Historial de la opinión de Ana Q.' });
  expect(history.getAttribute('href')).toMatch(/^\/colaboradores\/registro\?sobre=review%3A/);
  cleanup();
  await show();
  expect(screen.queryByRole('link', { name: /^Historial/ })).toBeNull();
});

test('whoever only sees opinions can change none', async () => {
  await show(reportedAndLater, path, 'auditor');
  expect(rows()).toEqual(['Opinión de Ana Q.', 'Opinión de Eva Q.']);
  expect(row('Ana Q.').queryByRole('button')).toBeNull();
});
