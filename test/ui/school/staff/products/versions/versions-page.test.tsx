import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { EditedProductsApi } from '#application/browser/office/ports/edited-products-api.ts';
import * as versionsPage from '#ui/school/staff/products/versions/versions-page.tsx';
import { VersionsStore } from '#ui/school/staff/products/versions/versions-store.ts';
import { EditedProductsApiInMemory } from '#test/memory/office/edited-products-api-in-memory.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { contractsInOffice } from '#test/support/catalogue/edited-products.ts';

async function show(api: EditedProductsApiInMemory) {
  const session = await officeSession('editor');
  const path = '/colaboradores/productos/:id/versiones';
  await showPages([{ path, module: versionsPage }], path.replace(':id', '7'), (container) => {
    session.wire(container);
    container.bind(EditedProductsApi).toConstantValue(api);
    container.bind(VersionsStore).toConstantValue(new VersionsStore(api));
  });
  return userEvent.setup();
}

test('a version is compared with the draft, field by field, and taken back into it', async () => {
  const api = new EditedProductsApiInMemory(contractsInOffice);
  api.published = [{ number: 1, by: 'Eva Soto', at: '2026-03-10T15:00:00.000Z' }];
  const differences = [{ field: 'title', before: 'Primera', after: 'Segunda' }];
  api.compared = { number: 1, parts: [{ part: 'facts', differences }] };
  const user = await show(api);
  expect(screen.getByRole('row', { name: /Eva Soto/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Comparar la versión 1 con el borrador' }));
  const row = within(await screen.findByRole('row', { name: /Ficha · title/ }));
  expect([row.getByText('Primera'), row.getByText('Segunda')]).toHaveLength(2);
  expect(await axeProblems()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Llevar esta versión al borrador' }));
  expect(await screen.findByText(/^La versión 1 está en el borrador/)).toBeTruthy();
  expect(api.calls).toEqual(['restore 1']);
});

test('what was never published here has no versions, and says why', async () => {
  await show(new EditedProductsApiInMemory(contractsInOffice));
  expect(screen.getByRole('heading', { name: 'Todavía no se publicó desde aquí' })).toBeTruthy();
});
