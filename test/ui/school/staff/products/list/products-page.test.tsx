import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { OfficeProductsApi, type ProductListAsked } from '#application/browser/office/ports/edited-products-api.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { OfficeProductsPage, ShownOfficeProduct } from '#application/read-models/office/products/product-list.ts';
import { accept } from '#domain/shared/result.ts';
import { MakeProductStore } from '#ui/school/staff/products/list/make-product-store.ts';
import * as productsPage from '#ui/school/staff/products/list/products-page.tsx';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const contracts: ShownOfficeProduct = {
  id: 7,
  sku: 'VT-001',
  kind: 'course',
  slug: 'contratos',
  title: 'Contratos civiles',
  state: 'published',
  publishAt: null,
  isChanged: true,
  changedAt: '2026-03-10T15:00:00.000Z',
  lacks: [
    { part: 'prices', field: 'regularPrice', text: 'Precio normal: está vacío.', hinders: true },
    { part: 'facts', field: 'title', text: 'Título: está vacío.', hinders: true },
  ],
};

class ListInMemory extends OfficeProductsApi {
  readonly asked: ProductListAsked[] = [];
  readonly made: string[] = [];

  constructor(private readonly page: Partial<OfficeProductsPage>) {
    super();
  }

  async list(asked: ProductListAsked): Answer<OfficeProductsPage> {
    this.asked.push(asked);
    return accept({ products: [contracts], total: 41, pages: 3, mayMake: true, ...this.page });
  }

  async make(kind: string, title: string): Answer<{ readonly id: number }> {
    this.made.push(`${kind} ${title}`);
    return accept({ id: 8 });
  }

  async copy(productId: number): Answer<{ readonly id: number }> {
    this.made.push(`copy ${productId}`);
    return accept({ id: 9 });
  }
}

async function show(page: Partial<OfficeProductsPage> = {}, at = '/') {
  const [api, session] = [new ListInMemory(page), await officeSession('editor')];
  const pages = [
    { path: '/', module: productsPage },
    { path: '/colaboradores/productos', module: productsPage },
  ];
  const shown = await showPages(pages, at, (container) => {
    session.wire(container);
    container.bind(OfficeProductsApi).toConstantValue(api);
    container.bind(MakeProductStore).toConstantValue(new MakeProductStore(api));
  });
  return { ...shown, api, user: userEvent.setup() };
}

test('products are listed with their state and what they lack, narrowed and turned by the address', async () => {
  const { api, user, address } = await show({}, '/?tipo=course&estado=published&buscar=civil&pagina=2');
  expect(api.asked).toEqual([{ kind: 'course', state: 'published', words: 'civil', page: 2 }]);
  const row = within(screen.getByRole('row', { name: /Contratos civiles/ }));
  expect(row.getByText('Con cambios')).toBeTruthy();
  expect(row.getByRole('link', { name: 'Precio normal: está vacío.' }).getAttribute('href')).toContain('#regularPrice');
  expect(row.getByText('y 1 más')).toBeTruthy();
  expect(screen.getByText('41 productos')).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Siguiente' }));
  await waitFor(() =>
    expect(address()).toBe('/colaboradores/productos?tipo=course&estado=published&buscar=civil&pagina=3'),
  );
});

test('a product is made of a kind, with a title, and opened; another begins as a copy', async () => {
  const { api, user, address } = await show();
  await user.click(screen.getByRole('button', { name: 'Nuevo producto' }));
  const kinds = within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Tipo' });
  await user.selectOptions(kinds, 'Seminario');
  await user.click(screen.getByRole('button', { name: 'Crear' }));
  expect(screen.getByText('Escribe un título: se puede cambiar después.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Título' }));
  await pasteInto(user, screen.getByRole('textbox', { name: 'Título' }), 'Hoy');
  await user.click(screen.getByRole('button', { name: 'Crear' }));
  expect(await screen.findByRole('heading', { name: 'Otra página' })).toBeTruthy();
  expect([address(), api.made]).toEqual(['/colaboradores/productos/8/ficha', ['seminar Hoy']]);
});

test('a product is copied', async () => {
  const { api, user, address } = await show();
  await user.click(screen.getByRole('button', { name: 'Copiar Contratos civiles' }));
  expect(await screen.findByRole('heading', { name: 'Otra página' })).toBeTruthy();
  expect([address(), api.made]).toEqual(['/colaboradores/productos/9/ficha', ['copy 7']]);
});

test('an empty list says what to do next', async () => {
  await show({ products: [], total: 0, pages: 1 });
  expect(screen.getByRole('heading', { name: 'Todavía no hay productos' })).toBeTruthy();
});
