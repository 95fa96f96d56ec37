import type { Container } from 'inversify';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DiscussionApiInMemory } from '#test/memory/learning/discussion-api-in-memory.ts';
import { DeviceStorageInMemory } from '#test/memory/shared/device-storage-in-memory.ts';
import { HomeApiInMemory } from '#test/memory/home/home-api-in-memory.ts';
import { LearningApiInMemory } from '#test/memory/learning/learning-api-in-memory.ts';
import { WatchOutbox } from '#application/browser/learning/watch-outbox.ts';
import { DiscussionApi } from '#application/browser/learning/ports/discussion-api.ts';
import { ExamApi } from '#application/browser/exams/ports/exam-api.ts';
import { HomeApi } from '#application/browser/home/ports/home-api.ts';
import { LearningApi } from '#application/browser/learning/ports/learning-api.ts';
import type { ExpiredAccess } from '#domain/learning/expired-access.ts';
import { parsePlainDate } from '#domain/shared/typed-day.ts';
import { ExpiredAccessNotice } from '#ui/school/student/expired-access/expired-access-notice.tsx';
import type { PageModule } from '#ui/school/boot/page-module.ts';
import { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import * as commentsPage from '#ui/school/student/comments/comments-page.tsx';
import * as consultationsPage from '#ui/school/student/consultations/consultations-page.tsx';
import * as coursePage from '#ui/school/student/course/course-page.tsx';
import * as examsPage from '#ui/school/student/exam/exams-page.tsx';
import * as videoPage from '#ui/school/student/player/video-page.tsx';
import { accepted } from '#test/support/shared/accepted.ts';
import { examsInMemory } from '#test/support/exams/exams-in-memory.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { onSale } from '#test/support/cart/shop.ts';
import { shoppingServices } from '#test/support/cart/shopping-services.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const lost: ExpiredAccess = {
  product: { title: 'Contrataciones', slug: onSale.course.slug, isDiscountValid: false },
  plan: {
    title: 'Plan PRO Laboral',
    slug: onSale.proPlan.slug,
    endedOn: accepted(parsePlainDate('2026-03-01')),
    renewal: { price: soles('500.00'), former: null, isExempt: false },
  },
  regular: soles('199.90'),
  reduced: null,
  offer: { price: soles('199.90'), former: null, isExempt: false },
};

/** A page of the content 'contrataciones', which is not the student's; `access`: it was once. */
async function show(module: PageModule, access: ExpiredAccess | null, query = '') {
  const shopping = await shoppingServices();
  const home = new HomeApiInMemory();
  if (access !== null) home.ended.set('contrataciones', access);
  const wire = (container: Container): void => {
    shopping.wire(container);
    container.bind(HomeApi).toConstantValue(home);
    const learning = new LearningApiInMemory();
    container.bind(LearningApi).toConstantValue(learning);
    container.bind(WatchOutbox).toConstantValue(new WatchOutbox(new DeviceStorageInMemory(), learning, () => 'rosa'));
    container.bind(DiscussionApi).toConstantValue(new DiscussionApiInMemory([]));
    container.bind(ExamApi).toConstantValue(examsInMemory().api);
  };
  const { Component: Page } = module;
  const framed = {
    ...module,
    Component: () => (
      <main>
        <Page />
        <ExpiredAccessNotice />
      </main>
    ),
  };
  const shown = await showPages([{ path: '/main/:slug', module: framed }], `/main/contrataciones${query}`, wire);
  const cart = shown.services.get(CartStore);
  await cart.restore();
  return { ...shown, cart, user: userEvent.setup() };
}

test('a content that was never the student’s leads to where it is sold, and nothing is told of an end', async () => {
  await show(coursePage, null);
  expect(screen.getByRole('heading', { level: 1, name: 'Contrataciones' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Ver «Contrataciones»' });
  expect(link.getAttribute('href')).toBe('/cursos/contrataciones');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each<[string, PageModule, string]>([
  ['contents', coursePage, ''],
  ['class', videoPage, '?clase=1'],
  ['consultations', consultationsPage, ''],
  ['comments', commentsPage, ''],
  ['exams', examsPage, ''],
])('AUTH-6: the page of the %s tells that access ended, with content and plan', async (_, page, query) => {
  await show(page, lost, query);
  // Behind the dialog, for whoever closes it.
  const link = screen.getByRole('link', { name: 'Ver «Contrataciones»', hidden: true });
  expect(link.getAttribute('href')).toBe('/cursos/contrataciones');
  const dialog = within(await screen.findByRole('dialog', { name: 'Tu acceso terminó' }));
  expect(dialog.getByText('Contrataciones')).toBeTruthy();
  expect(dialog.getByText(/«Plan PRO Laboral», que terminó el domingo 1 de marzo de 2026/)).toBeTruthy();
});

test.each([
  ['Comprar por S/.\u00A0199.90', onSale.course.id],
  ['Renovar el plan', onSale.proPlan.id],
])('LEARN-5: «%s» puts it into the cart', async (button, product) => {
  const { cart, user } = await show(coursePage, lost);
  const dialog = within(await screen.findByRole('dialog', { name: 'Tu acceso terminó' }));
  await user.click(dialog.getByRole('button', { name: button }));
  await waitFor(() => expect(cart.cart.items.map(({ productId }) => productId)).toEqual([product]));
});
