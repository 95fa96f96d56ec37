import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PlanApiInMemory } from '#test/memory/plans/plan-api-in-memory.ts';
import { Clock } from '#application/ports/clock.ts';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import { type EndingPlan, myEndings } from '#application/read-models/plans/plan-renewal.ts';
import { ReadsInMemory } from '#test/memory/shared/reads-in-memory.ts';
import { shoppingServices } from '#test/support/cart/shopping-services.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { PlanApi } from '#application/browser/plans/ports/plan-api.ts';
import type { ManagedPlans } from '#application/read-models/plans/managed-plan.ts';
import { PageMap } from '#ui/school/boot/page-map.ts';
import * as page from '#ui/school/student/plan-users/plan-users-page.tsx';
import { PlanUsersStore } from '#ui/school/student/plan-users/plan-users-store.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { aManagedPlan, aPlanPerson, managedPlans } from '#test/support/plans/managed-plans.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const eva = aPlanPerson('Eva Ruiz', { userId: null, state: 'invited', seat: 3, acceptedAt: null });
const rosa = aPlanPerson('Rosa Sol', { state: 'disabled', seat: 4 });

async function open(managing: ManagedPlans, failure = false, endings: readonly EndingPlan[] = []) {
  const api = new PlanApiInMemory();
  api.managing = managing;
  const reads = new ReadsInMemory();
  reads.answer(myEndings, { plans: endings, pausedBy: null });
  const shopping = await shoppingServices();
  if (failure) api.failure = { kind: 'offline', status: null, detail: 'Sin conexión.', field: null, data: {} };
  const shown = await showPages(
    [{ path: '/main/gestion-usuarios', module: page }],
    '/main/gestion-usuarios',
    (container) => {
      if (endings.length > 0) shopping.wire(container);
      container.bind(Reads).toConstantValue(reads);
      if (!container.isBound(Clock)) container.bind(Clock).toConstantValue(new FixedClock());
      container.bind(PlanApi).toConstantValue(api);
      container.bind(PlanUsersStore).toConstantValue(new PlanUsersStore(api, new CountingIds()));
      if (!container.isBound(PageMap)) container.bind(PageMap).toConstantValue(new PageMap([{ path: '/pro' }]));
    },
  );
  return { ...shown, api, user: userEvent.setup() };
}

const rowOf = (name: string) => screen.getByText(name).closest('li') as HTMLElement;

// jsdom knows no popovers: a menu is there all the time, and folding it does nothing.
HTMLElement.prototype.hidePopover ??= () => undefined;

/** Presses an entry of a person's menu. */
async function act(user: ReturnType<typeof userEvent.setup>, name: string, what: string) {
  await user.click(within(rowOf(name)).getByRole('button', { name: what, hidden: true }));
}

test('shows seats, everybody with their state in words, and what kind of account it is', async () => {
  await open(managedPlans(aManagedPlan({ used: 4, members: [aPlanPerson('Luis Paz'), eva, rosa] })));
  expect(screen.getByText('4 de 4')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/No quedan cupos libres/)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('Cuenta PRO')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('Cuenta de empresa')).toBeInstanceOf(HTMLElement);
  expect(rowOf('Ana Quispe').textContent).toContain('Responsable');
  expect(rowOf('Luis Paz').textContent).toContain('Con acceso');
  expect(rowOf('Eva Ruiz').textContent).toContain('Invitación enviada');
  expect(rowOf('Rosa Sol').textContent).toContain('Sin acceso');
  expect(screen.getByRole('button', { name: 'Invitar' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('link', { name: 'Ampliar el plan' }).getAttribute('href')).toBe('/set-plan/plan-pro');
  expect(await axeProblems()).toEqual([]);
});

test('AUTH-3: a PRO plan, one of a company and a pack each have a colour of their own', async () => {
  await open(
    managedPlans(
      aManagedPlan({ id: 1, title: 'PRO', isCompany: false }),
      aManagedPlan({ id: 2, title: 'Empresa', isCompany: true }),
      aManagedPlan({ id: 3, title: 'Pack', page: 'pack', isCompany: false }),
    ),
  );
  const marks = ['PRO', 'Empresa', 'Pack'].map((name) => screen.getByRole('region', { name }).dataset['mark']);
  expect(marks).toEqual(['pro', 'company', 'pack']);
  const sheet = readFileSync('src/ui/school/student/plan-users/plan-people.module.css', 'utf8');
  const colours = marks.map(
    (mark) => new RegExp(`\\[data-mark='${mark}'\\] \\{\\s+border-inline-start-color: (.+);`).exec(sheet)?.[1],
  );
  expect(new Set(colours).size).toBe(3);
});

test('finds people by name, address and state', async () => {
  const { user } = await open(managedPlans(aManagedPlan({ members: [aPlanPerson('Luis Paz'), eva, rosa] })));
  await pasteInto(user, screen.getByRole('searchbox', { name: 'Buscar por nombre o correo' }), 'EVA@');
  expect(screen.queryByText('Luis Paz')).toBeNull();
  expect(screen.getByText('Eva Ruiz')).toBeInstanceOf(HTMLElement);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Sin acceso');
  expect(screen.getByText('Nadie coincide con lo que buscas.')).toBeInstanceOf(HTMLElement);
  await user.clear(screen.getByRole('searchbox', { name: 'Buscar por nombre o correo' }));
  expect(screen.getByText('Rosa Sol')).toBeInstanceOf(HTMLElement);
});

test('invites a pasted list, tells what became of each line, and keeps what did not go in', async () => {
  const { user, api } = await open(managedPlans(aManagedPlan({ seats: 3 })));
  await user.click(screen.getByRole('button', { name: 'Invitar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invitar al Plan Pro' });
  await user.click(within(dialog).getByRole('button', { name: 'Invitar' }));
  expect(within(dialog).getByText('Escribe al menos un correo.')).toBeInstanceOf(HTMLElement);
  const field = within(dialog).getByRole('textbox', { name: 'Correos' });
  await user.type(field, 'Juan Vera <juan@correo.pe>{enter}ana@correo.pe{enter}no es{enter}otra@correo.pe');
  await user.click(within(dialog).getByRole('button', { name: 'Invitar a 4 personas' }));
  const told = await within(dialog).findByRole('status');
  expect(told.textContent).toContain('Enviamos 1 invitación de 4.');
  expect(
    within(told)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'juan@correo.pe: Le enviamos la invitación.',
    'ana@correo.pe: Es tu propio correo: tú ya usas el plan.',
    'no es: No es un correo válido.',
    'otra@correo.pe: No quedan cupos libres.',
  ]);
  expect(field).toHaveProperty('value', 'no es\notra@correo.pe');
  expect(api.written).toEqual(['juan@correo.pe']);
  expect(rowOf('Juan Vera').textContent).toContain('Invitación enviada');
  await user.click(await within(dialog).findByRole('button', { name: 'Invitar a 2 personas' }));
  expect(await within(dialog).findByText('No enviamos ninguna invitación.')).toBeInstanceOf(HTMLElement);
});

test('takes access away, gives it back, writes again, and removes after asking', async () => {
  const { user, api } = await open(managedPlans(aManagedPlan({ members: [aPlanPerson('Luis Paz'), eva] })));
  await act(user, 'Luis Paz', 'Quitar el acceso');
  expect(await screen.findByText('Luis Paz ya no tiene acceso.')).toBeInstanceOf(HTMLElement);
  expect(rowOf('Luis Paz').textContent).toContain('Sin acceso');
  await act(user, 'Luis Paz', 'Devolver el acceso');
  expect(await screen.findByText('Luis Paz tiene acceso otra vez.')).toBeInstanceOf(HTMLElement);
  await act(user, 'Eva Ruiz', 'Enviar otra vez');
  expect(await screen.findByText('Enviamos otra vez la invitación a eva@correo.pe.')).toBeInstanceOf(HTMLElement);
  expect(api.written).toEqual(['eva@correo.pe']);
  await act(user, 'Luis Paz', 'Retirar del plan');
  const question = await screen.findByRole('alertdialog', { name: '¿Retirar a Luis Paz?' });
  await user.click(within(question).getByRole('button', { name: 'Retirar' }));
  expect(await screen.findByText('Retiramos a Luis Paz. Su cupo quedó libre.')).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText('Luis Paz')).toBeNull();
});

test('one person is responsible, and the owner can be again', async () => {
  const { user } = await open(managedPlans(aManagedPlan()));
  expect(screen.queryByRole('button', { name: 'Ser responsable' })).toBeNull();
  await act(user, 'Luis Paz', 'Hacer responsable');
  expect(await screen.findByText('Luis Paz es responsable del plan.')).toBeInstanceOf(HTMLElement);
  expect(screen.getAllByText('Responsable')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Ser responsable' }));
  expect(await screen.findByText('Ana Quispe es responsable del plan.')).toBeInstanceOf(HTMLElement);
  expect(rowOf('Ana Quispe').textContent).toContain('Responsable');
});

test('whose plan has ended reads that, and renews it from here: its people are there still', async () => {
  const offer = {
    price: soles('529.00'),
    isExempt: false,
    duration: { amount: 1, unit: 'year' },
    extraSeats: 2,
  } as const;
  const until = '2026-03-01T15:00:00.000Z';
  const ended = { planId: 902, slug: 'plan-pro', title: 'Plan Pro', until, hasEnded: true, extraSeats: 2, offer };
  await open(managedPlans(), false, [ended]);
  expect(screen.getByText(/^Terminó .*: Plan Pro$/)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('button', { name: /^Renovar por S\/\.\s529\.00/ })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText('Tu cuenta no tiene un plan propio')).toBeNull();
});

test('whoever has no plan sees an offer', async () => {
  await open(managedPlans());
  expect(screen.getByRole('heading', { name: 'Tu cuenta no tiene un plan propio' })).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('link', { name: 'Ver los planes' }).getAttribute('href')).toBe('/pro');
});

test('what could not be loaded can be tried again; what could not be done is said', async () => {
  const { user, api } = await open(managedPlans(aManagedPlan()), true);
  expect(screen.getByRole('alert').textContent).toContain('Sin conexión.');
  api.failure = null;
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByText('Luis Paz')).toBeInstanceOf(HTMLElement);
  api.failure = { kind: 'offline', status: null, detail: 'Sin conexión.', field: null, data: {} };
  await act(user, 'Luis Paz', 'Quitar el acceso');
  expect((await screen.findByRole('alert')).textContent).toContain('Sin conexión.');
  expect(rowOf('Luis Paz').textContent).toContain('Con acceso');
});
