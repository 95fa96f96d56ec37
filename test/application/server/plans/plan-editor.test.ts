import { expect, test } from 'vitest';
import { PlanEditor } from '#application/server/plans/plan-editor.ts';
import type { GivenNames, LivePlan } from '#application/server/plans/ports/live-plan.ts';
import type { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import { generalRate } from '#test/support/catalogue/product-drafts.ts';
import { aPlan } from '#test/support/plans/edited-plans.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

/** What is said of a plan that gives a seminar with so many places left; undefined: it has no limit. */
async function saidWith(placesLeft: number | undefined, seats = '1'): Promise<readonly string[]> {
  const seminar = {
    title: 'Reforma',
    kind: 'seminar',
    state: 'published',
    ...(placesLeft !== undefined && { placesLeft }),
  } as const;
  const names: GivenNames = { products: new Map([[1, seminar]]), categories: new Map(), sold: [] };
  const live = { names: async () => names } as unknown as LivePlan;
  const settings = { generalRate: () => generalRate } as unknown as PriceSettings;
  const content = aPlan({ seats, gives: [{ productId: 1, kind: null, categoryId: null }] });
  const lacks = await new PlanEditor(live, settings, new FixedClock()).check(content, { id: 9 });
  expect(lacks.filter(({ hinders }) => hinders)).toEqual([]);
  return lacks.map(({ text }) => text);
}

test('a plan that gives what has places says that it is sold as long as they last, and why it is sold no more', async () => {
  expect(await saidWith(undefined)).toEqual([]);
  expect(await saidWith(4)).toEqual([
    '«Reforma» tiene aforo: cada persona del plan ocupa un cupo y, si se agotan, el plan también sale como agotado.',
  ]);
  expect(await saidWith(0)).toEqual([
    '«Reforma» está agotado, y por eso el plan también: amplía su aforo o quítalo del plan para seguir vendiéndolo.',
  ]);
  expect(await saidWith(2, '3')).toEqual([
    '«Reforma» no tiene cupos para 3 personas más, y por eso el plan está agotado: amplía su aforo o quítalo del plan para seguir vendiéndolo.',
  ]);
  expect(await saidWith(3, '3')).toEqual([expect.stringMatching(/^«Reforma» tiene aforo/)]);
});
