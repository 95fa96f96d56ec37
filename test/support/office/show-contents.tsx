import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfficeCodeApi } from '#application/browser/cart/ports/office-code-api.ts';
import { TeacherAccountApi } from '#application/browser/office/ports/teacher-account-api.ts';
import { ResourceApi } from '#application/browser/office/resources/ports/resource-api.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import * as contentsPage from '#ui/school/staff/resources/contents-page.tsx';
import * as formPage from '#ui/school/staff/resources/form-page.tsx';
import * as listPage from '#ui/school/staff/resources/list-page.tsx';
import { ResourceFormStore } from '#ui/school/staff/resources/resource-form-store.ts';
import { ResourceListStore } from '#ui/school/staff/resources/resource-list-store.ts';
import { OfficeCodeApiInMemory } from '#test/memory/cart/office-code-api-in-memory.ts';
import { TeacherAccountApiInMemory } from '#test/memory/office/teacher-account-api-in-memory.ts';
import { ResourceApiInMemory } from '#test/memory/office/resources/resource-api-in-memory.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { noDrafts } from '#test/support/browser/form-drafts.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const base = '/colaboradores/contenidos';

/** The contents of the office at an address below theirs, as somebody of a role sees them. */
export async function showContents(
  at: string,
  fill: (api: ResourceApiInMemory) => unknown = () => null,
  as: OfficeRole = 'editor',
  codes = new OfficeCodeApiInMemory(),
  drafts = noDrafts(),
) {
  const [api, session] = [new ResourceApiInMemory(), await officeSession(as)];
  await fill(api);
  const pages = [
    { path: base, module: contentsPage },
    { path: `${base}/:recurso`, module: listPage },
    { path: `${base}/:recurso/:id`, module: formPage },
  ];
  const shown = await showPages(pages, base + at, (container) => {
    session.wire(container);
    container.bind(ResourceApi).toConstantValue(api);
    container.bind(OfficeCodeApi).toConstantValue(codes);
    container.bind(TeacherAccountApi).toConstantValue(new TeacherAccountApiInMemory());
    container.bind(ResourceFormStore).toConstantValue(new ResourceFormStore(api, drafts));
    container.bind(ResourceListStore).toConstantValue(new ResourceListStore(api));
  });
  return { api, address: shown.address, user: userEvent.setup() };
}

/** Two of them. */
export const twoCategories = async (api: ResourceApiInMemory) => {
  for (const title of ['Tributación', 'Contratos']) await api.add('categories', { title, slug: '' });
};
export const box = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('textbox', { name });
export const press = (name: string) => screen.findByRole('button', { name });
