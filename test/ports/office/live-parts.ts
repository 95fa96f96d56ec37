import { expect, test } from 'vitest';
import type { LiveFacts } from '#application/server/office/products/ports/live-facts.ts';
import type { LivePrices } from '#application/server/office/products/ports/live-prices.ts';
import { readFacts } from '#domain/office/products/facts-content.ts';
import { readPrices } from '#domain/office/products/read-prices.ts';
import { courseFacts, coursePrices } from '#test/support/catalogue/edited-products.ts';
import { generalRate } from '#test/support/catalogue/product-drafts.ts';

const now = new Date('2026-03-10T15:00:00.000Z');

/** What every adapter of LiveFacts does. `make` gives one with a seminar, the category 7 and two people of the school. */
export function liveFactsContract(
  make: () => Promise<{ facts: LiveFacts; id: number; people: readonly [number, number] }>,
): void {
  test('reads what was written, as it was typed', async () => {
    const { facts, id, people } = await make();
    const content = courseFacts({
      title: 'Otro',
      slug: 'otro',
      subtitle: 'Y más',
      categoryId: 7,
      staffIds: [people[1], people[0]],
      level: 'básico',
      requirements: ['Nada'],
      startsAt: '2026-12-14T19:00',
      endsAt: '2026-12-14T21:30',
      modality: 'virtual',
      bibliographic: [
        { label: 'Páginas', value: '120' },
        { label: 'Edición', value: 'Segunda' },
      ],
      durationMinutes: '150',
      coverFile: 'portadas/x.png',
    });
    const html = `<p>${content.description}</p>`;
    const written = {
      ...content,
      ...readFacts(content).facts,
      descriptionHtml: html,
      tellsMinutes: true,
      tellsDates: true,
    };
    await facts.write(id, written, now);
    expect(await facts.read(id)).toEqual(content);
    // The minutes of what has classes are counted elsewhere.
    await facts.write(id, { ...written, durationMinutes: 1, tellsMinutes: false }, now);
    expect((await facts.read(id)).durationMinutes).toBe('150');
  });

  test('knows which categories and people there are', async () => {
    const { facts, people } = await make();
    expect(await facts.knows(null, [])).toEqual({ category: true, staff: true });
    expect(await facts.knows(7, people)).toEqual({ category: true, staff: true });
    expect(await facts.knows(8, [people[0], 99])).toEqual({ category: false, staff: false });
  });
}

/** What every adapter of LivePrices does. `make` gives one with a published product. */
export function livePricesContract(make: () => Promise<{ prices: LivePrices; id: number }>): void {
  test('reads what was written; an option that stays keeps its id', async () => {
    const { prices, id } = await make();
    const content = coursePrices({
      regularPrice: '100.00',
      subscriberPrice: '80.00',
      discountedPrice: '90.00',
      discountFrom: '2026-12-14T19:00',
      discountUntil: '2026-12-31',
      extensionDiscount: '30',
      extensionFactor: '3',
    });
    const option = { id: null, key: 'a', kind: 'seat', discountedPrice: '' } as const;
    const options = [
      { ...option, label: 'Cupo', price: '20.00' },
      { ...option, label: 'Impreso', price: '5.00', kind: 'extra', discountedPrice: '4.00' },
    ] as const;
    await prices.write(id, readPrices({ ...content, options }, generalRate).prices, now);
    const read = await prices.read(id);
    expect({ ...read, options: [] }).toEqual(content);
    expect(read.options.map(({ id: _, key: __, ...rest }) => rest)).toEqual(
      options.map(({ id: _, key: __, ...rest }) => rest),
    );
    const [, second] = read.options;
    const kept = second === undefined ? [] : [{ ...second, price: '6.00' }];
    await prices.write(id, readPrices({ ...content, isExempt: true, options: kept }, generalRate).prices, now);
    // What was asked for it stays written down; what costs the same is not a new price.
    expect((await prices.asked(id)).map(({ regular, reduced }) => [regular, reduced])).toEqual([
      [19_990, null],
      [10_000, 9000],
    ]);
    expect(await prices.read(id)).toEqual({ ...content, isExempt: true, options: kept });
    // A page that knows no id of it yet speaks of the same.
    const nameless = kept.map((each) => ({ ...each, id: null }));
    await prices.write(id, readPrices({ ...content, options: nameless }, generalRate).prices, now);
    expect((await prices.read(id)).options).toEqual(kept);
  });
}
