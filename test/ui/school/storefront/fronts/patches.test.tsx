import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ServicesProvider } from '#ui/kit/layout/services.tsx';
import { servicesOf } from '#test/support/browser/show-page.tsx';
import { PortraitPatch } from '#ui/school/storefront/fronts/patches.tsx';

const faces = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Persona ${index}`, photo: `retratos/${index}.svg` }));

function shown(people: readonly { readonly name: string; readonly photo: string | null }[]): readonly string[] {
  const { container } = render(
    <ServicesProvider services={servicesOf(() => undefined)}>
      <PortraitPatch faces={people} />
    </ServicesProvider>,
  );
  return [...container.querySelectorAll('img')].map((each) => each.getAttribute('src') ?? '');
}

test.each([
  [0, 0],
  [3, 3],
  [4, 4],
  [7, 4],
  [11, 8],
  [12, 12],
  [40, 12],
])('of %i portraits %i are shown: whole rows, three at most', (there, seen) => {
  expect(shown(faces(there))).toHaveLength(seen);
});

test('who has no portrait leaves no hole', () => {
  expect(shown([{ name: 'Eva', photo: null }, ...faces(1)])).toEqual(['/imagenes/retratos/0.svg']);
});
