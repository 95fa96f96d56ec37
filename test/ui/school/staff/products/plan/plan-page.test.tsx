import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { EditedProductsApi } from '#application/browser/office/ports/edited-products-api.ts';
import { PlanMakingApi, PlanPartApi } from '#application/browser/plans/ports/plan-making-api.ts';
import { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import { Timer } from '#application/browser/shared/ports/timer.ts';
import type { PlanInOffice, GivenProduct } from '#application/read-models/plans/plan-in-office.ts';
import type { PlanContent } from '#domain/plans/plan-content.ts';
import { accept } from '#domain/shared/result.ts';
import { EditedProductStore } from '#ui/school/staff/products/editor/edited-product-store.ts';
import * as planPage from '#ui/school/staff/products/plan/plan-page.tsx';
import { EditedProductsApiInMemory } from '#test/memory/office/edited-products-api-in-memory.ts';
import { PartApiInMemory } from '#test/memory/office/part-api-in-memory.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { contractsInOffice } from '#test/support/catalogue/edited-products.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';
import { aPlan } from '#test/support/plans/edited-plans.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { TimerByHand } from '#test/support/shared/timer-by-hand.ts';

const product = (id: number, title: string, changes: Partial<GivenProduct> = {}): GivenProduct => ({
  id,
  title,
  sku: `VT-${id}`,
  kind: 'course',
  state: 'published',
  classes: 12,
  sections: 0,
  ...changes,
});

const beside: PlanInOffice = {
  generalRate: 1800,
  categories: [{ id: 7, title: 'Laboral' }],
  products: [product(1, 'Contratos')],
  sold: [{ kind: 'book', categoryId: 7, count: 3 }],
  plans: [{ id: 8, title: 'Plan Pro Jurídico', page: 'pro', categoryId: 7 }],
  categoryId: 7,
};

const api: PlanMakingApi = {
  surroundings: async () => accept(beside),
  findGivable: async (_id, words) =>
    accept({ products: words === 'bole' ? [product(5, 'Boletas', { state: 'draft' })] : [] }),
};

async function show(changes: Partial<PlanContent> = {}) {
  const products = new EditedProductsApiInMemory({ ...contractsInOffice, kind: 'plan', parts: ['facts', 'plan'] });
  const [plan, timer] = [new PartApiInMemory(aPlan(changes)), new TimerByHand()];
  const session = await officeSession('editor');
  const path = '/colaboradores/productos/:id/plan';
  await showPages([{ path, module: planPage }], path.replace(':id', '7'), (container) => {
    session.wire(container);
    container.bind(EditedProductsApi).toConstantValue(products);
    container.bind(PlanPartApi).toConstantValue(plan as PlanPartApi);
    container.bind(PlanMakingApi).toConstantValue(api);
    container.bind(Timer).toConstantValue(timer);
    if (!container.isBound(TabStorage)) container.bind(TabStorage).toConstantValue(new TabStorageInMemory());
    container.bind(EditedProductStore).toConstantValue(new EditedProductStore(products, timer));
  });
  return { plan, timer, user: userEvent.setup() };
}

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (within: HTMLElement, name: string) => within.querySelector(`[id$="${name}"]`) as HTMLInputElement;

test('a plan is told by what it gives, what each of it holds, and with which plans it cannot be bought', async () => {
  await show();
  const given = within(screen.getByRole('list', { name: 'Qué incluye' }));
  expect(given.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Contratos Curso · 12 clasesQuitar',
    'Todos los libros 3 a la venta hoy, y los que venganQuitar',
  ]);
  expect(screen.getByText(/^En un carrito no va junto a «Plan Pro Jurídico»/)).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
});

test('what is picked, ordered, taken out and priced is saved by itself', async () => {
  const { user, plan, timer } = await show();
  await pasteInto(user, screen.getByRole('combobox', { name: 'Agregar un producto' }), 'bole');
  await user.click(await screen.findByRole('option', { name: /12 clases · borrador/ }));
  await user.click(press('Subir Boletas'));
  await user.click(press('Quitar Contratos'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Todo de un tipo' }), 'Seminarios');
  await user.selectOptions(screen.getByRole('combobox', { name: 'De la categoría' }), 'Laboral');
  await user.click(press('Agregar todo lo de este tipo'));
  await user.click(press('Agregar todo lo de este tipo'));
  await user.click(press('Agregar un precio'));
  const second = screen.getByRole('group', { name: 'Precio 2' });
  await user.clear(box(second, 'duration'));
  await pasteInto(user, box(second, 'duration'), '6');
  await user.selectOptions(within(second).getByRole('combobox', { name: 'En' }), 'Meses');
  await pasteInto(user, box(second, 'regularPrice'), '180.00');
  await user.click(press('Subir el precio 2'));
  timer.advance(800);
  await waitFor(() => expect(plan.saves).toHaveLength(1));
  expect(plan.saves[0]).toMatchObject({
    gives: [
      { productId: 5 },
      { productId: null, kind: 'book', categoryId: null },
      { productId: null, kind: 'seminar', categoryId: 7 },
    ],
    terms: [
      { id: null, duration: '6', unit: 'month', regularPrice: '180.00' },
      { duration: '1', unit: 'year', regularPrice: '300.00' },
    ],
  });
});
