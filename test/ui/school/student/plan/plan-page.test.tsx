import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlanApiInMemory } from '#test/memory/plans/plan-api-in-memory.ts';
import { PlanApi } from '#application/browser/plans/ports/plan-api.ts';
import type { MyPlan, MyPlans } from '#application/read-models/plans/my-plans.ts';
import { money } from '#domain/shared/money.ts';
import { PageMap } from '#ui/school/boot/page-map.ts';
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

async function open(plans: Partial<MyPlans>) {
  const api = new PlanApiInMemory();
  api.plans = { plans: [], history: [], pausedBy: null, ...plans };
  return showPages([{ path: '/main/plan', module: page }], '/main/plan', (container) => {
    container.bind(PlanApi).toConstantValue(api);
    container.bind(PageMap).toConstantValue(new PageMap([]));
  });
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

test('a lent plan names who answers for it, and is not renewed by the guest', async () => {
  await open({ plans: [{ ...plan, isOwn: false, seats: null, responsible: 'Ana Quispe' }] });
  expect(screen.getByText('Como invitado')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('Ana Quispe')).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('link', { name: 'Renovar o ampliar' })).toBeNull();
});

test('a seat without access says whom to ask', async () => {
  await open({ pausedBy: 'Ana Quispe' });
  expect(screen.getByText(/Tienes un cupo en el plan de Ana Quispe/)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText('Todavía no tienes un plan')).toBeNull();
});

test('whose plan ended reads that it did, and what is kept', async () => {
  await open({ history: [purchase] });
  expect(screen.getByRole('heading', { name: 'Tu plan terminó' })).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/Tu avance y tus notas siguen guardados/)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText('Todavía no tienes un plan')).toBeNull();
});

test('whoever has no plan finds the plans', async () => {
  await open({});
  expect(screen.getByRole('heading', { name: 'Todavía no tienes un plan' })).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('link', { name: 'Ver los planes' }).getAttribute('href')).toBe('/contenidos/planes');
});
