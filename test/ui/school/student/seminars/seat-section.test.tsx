import { mySeminars } from '#application/read-models/home/my-seminar.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SeatApiInMemory } from '#test/memory/learning/seat-api-in-memory.ts';
import * as seminarPage from '#ui/school/student/seminars/seminar-page.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { aSeminar } from '#test/support/home/home-builders.ts';
import { catalogueWith } from '#test/support/learning/module-pages.tsx';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { studentServices } from '#test/support/learning/student-pages.tsx';

const accounts = { 'luis@correo.pe': 'Luis Soto', 'eva@correo.pe': 'Eva Ruiz' };

/** The page of the seminar «Despido», of which `bought` seats were bought for others. */
async function show(
  bought: number,
  { planSlug = null as string | null, api = seatsFor(bought), startsAt = undefined as string | undefined } = {},
) {
  const services = studentServices(undefined, undefined, api);
  services.reads.answer(mySeminars, [
    aSeminar({ id: 1, slug: 'despido', title: 'Despido', planSlug, ...(startsAt && { startsAt, endsAt: null }) }),
  ]);
  const pages = [{ path: '/main/seminarios/:slug', module: seminarPage }];
  await showPages(pages, '/main/seminarios/despido', (container) => {
    services.wire(container);
    catalogueWith([])(container);
  });
  return { api, user: userEvent.setup() };
}

const seatsFor = (bought: number) => new SeatApiInMemory({ despido: bought }, accounts);
const heading = () => screen.queryByRole('heading', { name: 'Cupos para otras personas' });
const give = async (user: ReturnType<typeof userEvent.setup>, email: string) => {
  const field = screen.getByRole('textbox', { name: 'Correo' });
  await user.clear(field);
  if (email !== '') await user.type(field, email);
  await user.click(screen.getByRole('button', { name: 'Dar un cupo' }));
};

test('CART-9: the owner of additional seats gives one, is told, and takes it back for somebody else', async () => {
  const { user } = await show(1);
  expect(screen.getByText('0 de 1')).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
  await give(user, 'luis@correo.pe');
  expect(await screen.findByText('Diste un cupo a luis@correo.pe. Le avisamos por correo.')).toBeTruthy();
  expect(screen.getByText('Luis Soto')).toBeTruthy();
  expect(screen.getByText('1 de 1')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Dar un cupo' })).toBeNull();
  expect(screen.getByText(/Ya diste todos tus cupos/)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Retirar el cupo de Luis Soto' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '¿Retirar el cupo de Luis Soto?' }));
  await user.click(dialog.getByRole('button', { name: 'Retirar' }));
  expect(await screen.findByText(/Retiramos el cupo de Luis Soto/)).toBeTruthy();
  await give(user, 'eva@correo.pe');
  expect(await screen.findByText('Eva Ruiz')).toBeTruthy();
});

test.each([
  ['2099-03-10T15:00:00.000Z', 'Puedes comprar cupos de este seminario'],
  ['2001-03-10T15:00:00.000Z', 'El seminario ya se realizó: los cupos que compres'],
])('what a seat bought now is for is said: %s', async (startsAt, said) => {
  const api = seatsFor(0);
  api.sells = true;
  await show(0, { api, startsAt });
  expect(screen.getByText(said, { exact: false })).toBeTruthy();
});

test('what cannot be done is said beside the field, and what was written stays', async () => {
  const { user } = await show(2);
  await give(user, '');
  expect(screen.getByText('Escribe el correo de quien usará el cupo.')).toBeTruthy();
  await give(user, 'nadie@correo.pe');
  expect(await screen.findByText('Refused: guest-unknown')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Correo' }).value).toBe('nadie@correo.pe');
  expect(screen.getByText('0 de 2')).toBeTruthy();
});

test('a seat that could not be taken back stays, with the reason', async () => {
  const { api, user } = await show(2);
  await give(user, 'luis@correo.pe');
  await user.click(await screen.findByRole('button', { name: 'Retirar el cupo de Luis Soto' }));
  api.failure = callRefusal({ kind: 'offline' });
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Retirar' }));
  expect(await screen.findByText('No pudimos retirarlo')).toBeTruthy();
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancelar' }));
  expect(screen.getByText('Luis Soto')).toBeTruthy();
});

test.each<[string, { bought: number; planSlug: string | null }]>([
  ['none were bought', { bought: 0, planSlug: null }],
  ['a plan lends the seminar', { bought: 3, planSlug: 'pro' }],
])('where %s there is nothing of seats', async (_, { bought, planSlug }) => {
  await show(bought, { planSlug });
  expect(screen.getByRole('heading', { level: 1, name: 'Despido' })).toBeTruthy();
  expect(heading()).toBeNull();
});

test('who does not own it by a purchase sees nothing of seats either', async () => {
  await show(0, { api: new SeatApiInMemory() });
  expect(screen.getByRole('heading', { level: 1, name: 'Despido' })).toBeTruthy();
  expect(heading()).toBeNull();
});

test.each([0, 2])('where the school sells further seats, the owner of %i is led to buy them', async (bought) => {
  const api = seatsFor(bought);
  api.sells = true;
  await show(bought, { api });
  const link = await screen.findByRole('link', { name: 'Comprar más cupos' });
  expect(link.getAttribute('href')).toBe('/set-product/despido');
});

test('seats that could not be read can be asked for again', async () => {
  const api = seatsFor(1);
  api.failure = callRefusal({ kind: 'offline' });
  const { user } = await show(1, { api });
  expect(screen.getByText('No pudimos cargar tus cupos')).toBeTruthy();
  api.failure = null;
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await waitFor(() => expect(screen.getByText('0 de 1')).toBeTruthy());
});
