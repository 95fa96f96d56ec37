import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PlanApiInMemory } from '#test/memory/plans/plan-api-in-memory.ts';
import { Clock } from '#application/ports/clock.ts';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import { type EndingPlan, myEndings } from '#application/read-models/plans/plan-renewal.ts';
import { ReadsInMemory } from '#test/memory/shared/reads-in-memory.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { onSale } from '#test/support/cart/shop.ts';
import { shoppingServices } from '#test/support/cart/shopping-services.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { PlanApi } from '#application/browser/plans/ports/plan-api.ts';
import type { MyPlan, MyPlans } from '#application/read-models/plans/my-plans.ts';
import { money } from '#domain/shared/money.ts';
import * as page from '#ui/school/student/plan/plan-page.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const plan: MyPlan = {
  id: 10,
  slug: 'plan-pro',
  title: 'Plan Pro',
  page: 'pro',
  since: '2026-03-10T15:00:00.000Z',
  // The last second of 10 March in Lima is 11 March in Greenwich.
  until: '2027-03-11T04:59:59.000Z',
  isOwn: true,
  seats: { total: 4, used: 2 },
  responsible: null,
  holds: [{ id: 1, slug: 'curso-1', title: 'Curso de contratos', kind: 'course' }],
};

const purchase = {
  orderId: 'o',
  orderNumber: 12,
  title: 'Plan Pro',
  slug: 'plan-pro',
  boughtAt: plan.since,
  net: money(49_900),
  extraSeats: 2,
};

const InItsPlace = () => (
  <main>
    <page.Component />
  </main>
);

async function open(plans: Partial<MyPlans>, endings: readonly EndingPlan[] = []) {
  const planApi = new PlanApiInMemory();
  const reads = new ReadsInMemory();
  reads.answer(myEndings, { plans: endings, pausedBy: null });
  const shopping = await shoppingServices();
  planApi.plans = { plans: [], history: [], pausedBy: null, ...plans };
  const paying = { Component: () => <h1>Pagos</h1> };
  const pages = [
    { path: '/main/plan', module: { ...page, Component: InItsPlace } },
    { path: '/pagos', module: paying },
    { path: '/carrito', module: paying },
  ];
  const shown = await showPages(pages, '/main/plan', (container) => {
    shopping.wire(container);
    container.bind(PlanApi).toConstantValue(planApi);
    container.bind(Reads).toConstantValue(reads);
    if (!container.isBound(Clock)) container.bind(Clock).toConstantValue(new FixedClock());
  });
  return { ...shown, ...shopping, planApi };
}

test('an own plan: until when in Lima, its seats, what it holds, renewing, and what was bought', async () => {
  await open({ plans: [plan], history: [purchase] });
  expect(screen.getByText('10 de marzo de 2027')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('2 de 4 en uso')).toBeInstanceOf(HTMLElement);
  const linkTo = (name: string) => screen.getByRole('link', { name, hidden: true }).getAttribute('href');
  expect(linkTo('Renovar o ampliar')).toBe('/set-plan/plan-pro');
  expect(linkTo('Gestionar usuarios')).toBe('/main/gestion-usuarios');
  expect(linkTo('Curso de contratos')).toBe('/main/contenido/curso-1');
  const row = screen.getByText('N.º 12').closest('tr');
  expect(row?.textContent).toContain('10 de marzo de 2026');
  expect(row?.textContent).toContain('S/.\u00A0499.00');
  expect(await axeProblems()).toEqual([]);
});

test('of a seminar that was held, a plan gives the recording', async () => {
  const seminar = { id: 2, slug: 'despido', title: 'Despido', kind: 'seminar' } as const;
  await open({
    plans: [
      {
        ...plan,
        holds: [
          { ...seminar, isOver: true },
          { ...seminar, id: 3, title: 'Planillas' },
        ],
      },
    ],
  });
  const rowOf = (name: string) => screen.getByRole('link', { name, hidden: true }).closest('li')?.textContent;
  expect([rowOf('Despido'), rowOf('Planillas')]).toEqual(['DespidoGrabación', 'PlanillasSeminario']);
});

test('an own plan that ends says in how many days, and is had again by one press at the price on the button', async () => {
  const offer = {
    price: soles('50.00'),
    isExempt: false,
    duration: { amount: 1, unit: 'month' },
    extraSeats: 0,
  } as const;
  const { id: planId, slug } = onSale.proPlan;
  const ending = {
    planId,
    slug,
    title: 'Plan Pro',
    until: '2026-03-26T04:59:59.000Z',
    hasEnded: false,
    extraSeats: 2,
    offer,
  };
  const { address, api } = await open({ plans: [{ ...plan, id: planId }] }, [ending]);
  expect(screen.getByText('Termina en 15 días')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/1 mes · IGV incluido.*Ya no se ofrecen los usuarios adicionales que tenías/)).toBeInstanceOf(
    HTMLElement,
  );
  const user = userEvent.setup();
  const press = (name: RegExp) => user.click(screen.getByRole('button', { name }));
  await press(/^Renovar por S\/\.\s50\.00 ?: Plan Pro$/);
  await screen.findByRole('heading', { name: 'Pagos' });
  expect(address()).toBe('/pagos');
  const view = await api.read();
  expect(view.ok && view.value.cart.items.map(({ productId }) => productId)).toEqual([planId]);
});

test('a price that is another by then is said and stands on the button, and nothing is put in', async () => {
  const offer = {
    price: soles('45.00'),
    isExempt: false,
    duration: { amount: 1, unit: 'month' },
    extraSeats: 0,
  } as const;
  const { id: planId, slug } = onSale.proPlan;
  const ended = {
    planId,
    slug,
    title: 'Plan Pro',
    until: '2026-03-01T04:59:59.000Z',
    hasEnded: true,
    extraSeats: 0,
    offer,
  };
  const { address, api } = await open({}, [ended]);
  expect(screen.getByText('Terminó hace 10 días: Plan Pro')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/Empieza cuando confirmamos tu pago; no se cobra hasta que pagues/)).toBeInstanceOf(
    HTMLElement,
  );
  expect(screen.queryByText('No tienes un plan')).toBeNull();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^Renovar por S\/\.\s45\.00/ }));
  expect(await screen.findByRole('button', { name: /^Renovar por S\/\.\s50\.00/ })).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('Refused: renewal-price-changed')).toBeInstanceOf(HTMLElement);
  expect(address()).toBe('/main/plan');
  const view = await api.read();
  expect(view.ok && view.value.cart.items).toEqual([]);
  expect(await axeProblems()).toEqual([]);
});

test('a lent plan names who answers for it, and is not renewed by the guest', async () => {
  await open({ plans: [{ ...plan, isOwn: false, seats: null, responsible: 'Ana Quispe' }] });
  expect(screen.getByText('Como invitado')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('Ana Quispe')).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('link', { name: 'Renovar o ampliar' })).toBeNull();
});

const leaveThisPlan = () => screen.getByRole('button', { name: 'Dejar este plan' });

test('GUEST-1: a guest leaves the plan they use, after reading what goes and what stays', async () => {
  const { guests, planApi, toasts } = await open({
    plans: [{ ...plan, isOwn: false, seats: null, responsible: 'Ana Quispe' }],
  });
  const user = userEvent.setup();
  await user.click(leaveThisPlan());
  const dialog = screen.getByRole('alertdialog', { name: '¿Dejar el Plan Pro?' });
  expect(dialog.textContent).toMatch(/Pierdes el acceso a lo que el plan incluye/);
  expect(dialog.textContent).toMatch(/Se quedan contigo tu avance, tus notas, tus certificados y lo que compraste tú/);
  expect(await axeProblems()).toEqual([]);
  guests.failure = callRefusal({ kind: 'offline', status: null });
  await user.click(within(dialog).getByRole('button', { name: 'Dejar el plan' }));
  expect(await screen.findByText('No pudimos retirarte del plan')).toBeInstanceOf(HTMLElement);
  guests.failure = null;
  planApi.plans = { plans: [], history: [], pausedBy: null };
  await user.click(await within(dialog).findByRole('button', { name: 'Dejar el plan' }));
  expect(await screen.findByText('No tienes un plan')).toBeInstanceOf(HTMLElement);
  expect(toasts.toasts.map(({ text }) => text)).toEqual(['Ya no usas el Plan Pro.']);
  // Where the dialog was opened from went with the plan: the page begins again at its head.
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Mi plan' }));
});

test('nobody leaves a plan of their own; a seat without access is left as well', async () => {
  await open({ plans: [plan], pausedBy: 'Ana Quispe' });
  await userEvent.click(leaveThisPlan());
  expect(screen.getByRole('alertdialog', { name: '¿Dejar este plan?' })).toBeInstanceOf(HTMLElement);
});

test('a seat without access says whom to ask, and leads to what is left', async () => {
  await open({ pausedBy: 'Ana Quispe' });
  expect(screen.getByText(/Tienes un cupo en el plan de Ana Quispe/)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('link', { name: 'Ver mis notas' }).getAttribute('href')).toBe('/main/mis-notas');
  expect(screen.getByRole('link', { name: 'Ver los planes' }).getAttribute('href')).toBe('/contenidos/planes');
  expect(screen.queryByText('No tienes un plan')).toBeNull();
});

test('whose plan ended reads that it did, and what is kept', async () => {
  await open({ history: [purchase] });
  expect(screen.getByRole('heading', { name: 'Tu plan terminó' })).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/Tu avance y tus notas siguen guardados/)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText('No tienes un plan')).toBeNull();
});

test('whoever has no plan finds the plans', async () => {
  await open({});
  expect(screen.getByRole('heading', { name: 'No tienes un plan' })).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('link', { name: 'Ver los planes' }).getAttribute('href')).toBe('/contenidos/planes');
});
