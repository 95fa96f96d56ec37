import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { ReviewApi } from '#application/browser/learning/ports/review-api.ts';
import { offline } from '#application/browser/shared/ports/call-refusal.ts';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import { Clock } from '#application/ports/clock.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import * as productPage from '#ui/school/storefront/product/product-page.tsx';
import { ReviewApiInMemory } from '#test/memory/learning/review-api-in-memory.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { shoppingServices } from '#test/support/cart/shopping-services.ts';
import { storedProduct } from '#test/support/catalogue/catalogue-builders.ts';
import { ProductPagesInMemory } from '#test/support/catalogue/product-pages-in-memory.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { heldBack } from '#test/support/shared/held-back.ts';

class NothingSeen {
  observe = () => undefined;
  disconnect = () => undefined;
}
beforeEach(() => void vi.stubGlobal('IntersectionObserver', NothingSeen));

const said = {
  author: 'Ana Q.',
  stars: 4,
  text: 'Muy claro.',
  at: '2026-03-01T15:00:00.000Z',
  answer: null,
  isMoved: false,
};
/** As the page was drawn, for everybody: the vote of whoever looks may be counted already. */
const reviews = [
  { ...said, id: 'r1', helpful: 2 },
  { ...said, id: 'r2', helpful: 0, text: 'Breve.' },
];
const vote = { helpful: 2, isOwn: false, isHelpful: false, isReported: false };

async function look(votes: ReviewApiInMemory, isVisitor = false) {
  const shopping = await shoppingServices({ isVisitor });
  const clock = new FixedClock();
  const product = storedProduct(1, { rating: { average: '4.0', count: 2 }, reviews });
  const shown = await showPages([{ path: '/cursos/:slug', module: productPage }], '/cursos/curso-1', (container) => {
    shopping.wire(container);
    container.bind(CatalogueApi).toConstantValue(new ProductPagesInMemory([product], clock.now()));
    container.bind(Clock).toConstantValue(clock);
    container.bind(ReviewApi).toConstantValue(votes);
    container.bind(Reads).toConstantValue(votes.reads);
  });
  await shown.services.get(SessionStore).restore();
  return userEvent.setup();
}

const pressed = (name: string) => screen.findByRole('button', { name, pressed: true });
const open = (name: string) => screen.findByRole('button', { name, pressed: false });

test('an opinion helped: it is counted once, and taken back', async () => {
  // Three by now, so that it is seen when the school has said so.
  const votes = new ReviewApiInMemory([
    { ...vote, id: 'r1', helpful: 3 },
    { ...vote, id: 'r2', helpful: 0 },
  ]);
  const user = await look(votes);
  await user.click(await open('Me sirvió (3)'));
  await user.click(await pressed('Me sirvió (4)'));
  expect(await open('Me sirvió (3)')).toBeTruthy();
  expect(votes.asked).toEqual(['votes', 'r1 helps', 'r1 helps no more']);
  expect(await axeProblems()).toEqual([]);
});

test('one that is given before the school said how they stand is not taken back when it says so late', async () => {
  const votes = new ReviewApiInMemory([{ ...vote, id: 'r1' }]);
  const come = heldBack(votes.reads as { ask: () => Promise<unknown> }, 'ask');
  const user = await look(votes);
  await user.click(await open('Me sirvió (2)'));
  await pressed('Me sirvió (3)');
  await act(come);
  expect(await pressed('Me sirvió (3)')).toBeTruthy();
  expect(votes.asked).toEqual(['votes', 'r1 helps', 'votes']);
});

test('an own vote from before is shown and counted once, however the page counted it', async () => {
  const user = await look(new ReviewApiInMemory([{ ...vote, id: 'r1', isHelpful: true }]));
  await user.click(await pressed('Me sirvió (2)'));
  expect(await open('Me sirvió (1)')).toBeTruthy();
});

test('what was reported is said, also the next time, and is not reported again', async () => {
  const user = await look(
    new ReviewApiInMemory([
      { ...vote, id: 'r1', isReported: true },
      { ...vote, id: 'r2', helpful: 0 },
    ]),
  );
  expect(await screen.findByText('La reportaste: la revisaremos.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reportar' }));
  expect(await screen.findAllByText('La reportaste: la revisaremos.')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Reportar' })).toBeNull();
});

test('nobody votes on their own opinion, nor without having signed in', async () => {
  await look(new ReviewApiInMemory([{ ...vote, id: 'r1', isOwn: true }]));
  expect(await screen.findByText('Útil para 2 personas')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Reportar' })).toHaveLength(1);
});

test('a visitor reads the count, and nothing is asked', async () => {
  const votes = new ReviewApiInMemory();
  await look(votes, true);
  expect(await screen.findByText('Útil para 2 personas')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Me sirvió/ })).toBeNull();
  expect(votes.asked).toEqual([]);
});

test('without a network the page stays as it was drawn, a press says so, and the next one counts right', async () => {
  const votes = new ReviewApiInMemory([{ ...vote, id: 'r1', helpful: 3, isHelpful: true }]);
  votes.refusal = offline;
  const user = await look(votes);
  await user.click(await open('Me sirvió (2)'));
  expect(await screen.findByText(offline.detail)).toBeTruthy();
  expect(await open('Me sirvió (2)')).toBeTruthy();
  votes.refusal = null;
  await user.click(await open('Me sirvió (2)'));
  expect(await pressed('Me sirvió (3)')).toBeTruthy();
  votes.refusal = offline;
  await user.click(await pressed('Me sirvió (3)'));
  expect(await screen.findByText(offline.detail)).toBeTruthy();
  expect(await pressed('Me sirvió (3)')).toBeTruthy();
});
