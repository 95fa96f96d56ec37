import { Container } from 'inversify';
import { expect, test } from 'vitest';
import { furtherPages } from '#ui/school/further-pages.ts';
import { wire as wireLayouts } from '#ui/school/layouts/container.ts';
import { wireLate } from '#ui/school/boot/late/late.container.ts';

/** A container that tells what was bound in it more than once. */
class CountingContainer extends Container {
  readonly bound: string[] = [];

  override bind: Container['bind'] = (key) => {
    this.bound.push((key as { readonly name?: string }).name ?? String(key));
    return super.bind(key);
  };
}

test.each(['in the order of their folders', 'in the other order'])(
  'whoever walks through all pages, %s, has every service once: two would be none',
  async (order) => {
    const wirings = await Promise.all(Object.values(furtherPages.wirings).map((load) => load()));
    const all = [...new Set([wireLayouts, wireLate, ...wirings.map(({ wire }) => wire)])];
    const container = new CountingContainer();
    for (const wire of order === 'in the other order' ? all.toReversed() : all) wire(container);
    expect(container.bound.length).toBeGreaterThan(20);
    expect(container.bound.filter((name, index) => container.bound.indexOf(name) !== index)).toEqual([]);
  },
);
