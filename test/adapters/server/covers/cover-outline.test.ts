import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Cloth, type Thread } from '#adapters/server/covers/cover-cloth.ts';
import { outline } from '#adapters/server/covers/cover-outline.ts';

/** The vertical edges of a path in whole cells, as [x, upper y, lower y]. */
function uprights(path: string): readonly (readonly [number, number, number])[] {
  const edges: [number, number, number][] = [];
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  const go = (toX: number, toY: number) => {
    if (toX === x && toY !== y) edges.push([x, Math.min(y, toY), Math.max(y, toY)]);
    [x, y] = [toX, toY];
  };
  for (const [, command, rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const [first = 0, second = 0] = (rest.match(/-?\d+/g) ?? []).map(Number);
    if (command === 'M' || command === 'm') {
      [x, y] = command === 'M' ? [first, second] : [x + first, y + second];
      [startX, startY] = [x, y];
    } else if (command === 'h') go(x + first, y);
    else if (command === 'v') go(x, y + first);
    else go(startX, startY);
  }
  return edges;
}

/** Whether the middle of a cell is inside, by the even-odd rule. */
function inside(edges: ReturnType<typeof uprights>, x: number, y: number): boolean {
  return edges.filter(([at, top, bottom]) => at > x && top <= y && bottom > y).length % 2 === 1;
}

describe('the outline of a thread', () => {
  it('covers exactly the cells of that thread, in any cloth', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        fc.infiniteStream(fc.boolean()),
        (width, height, coins) => {
          const cloth = new Cloth(width, height);
          for (let y = 0; y < height; y += 1)
            for (let x = 0; x < width; x += 1) cloth.fill(x, y, 1, 1, coins.next().value === true ? 3 : 1);
          const edges = uprights(outline(cloth, 3));
          for (let y = 0; y < height; y += 1)
            for (let x = 0; x < width; x += 1) expect(inside(edges, x, y)).toBe(cloth.at(x, y) === 3);
        },
      ),
    );
  });

  it('is one ring for a block, one more for a hole, and nothing for a thread that is not there', () => {
    const cloth = new Cloth(5, 5);
    cloth.fill(1, 1, 3, 3, 2);
    expect(outline(cloth, 2)).toBe('M1 1h3v3h-3z');
    cloth.fill(2, 2, 1, 1, 0);
    expect(outline(cloth, 2).match(/z/g)).toHaveLength(2);
    expect(outline(cloth, 4)).toBe('');
  });
});

describe('a cloth', () => {
  const threads = (cloth: Cloth): readonly string[] =>
    Array.from({ length: cloth.height }, (_, y) =>
      Array.from({ length: cloth.width }, (__, x) => cloth.at(x, y)).join(''),
    );

  it('takes a motif at a scale, mirrored, upside down, over a ground or through to what is below', () => {
    const cloth = new Cloth(4, 4);
    cloth.stamp(['#.', 'o#'], 0, 0, { scheme: [1, 2, 3], scale: 2 });
    expect(threads(cloth)).toEqual(['2211', '2211', '3322', '3322']);
    const turned = new Cloth(2, 2);
    turned.stamp(['#.', 'o#'], 0, 0, { scheme: [null, 2, 3], mirrored: true });
    expect(threads(turned)).toEqual(['02', '23']);
    const over = new Cloth(2, 2);
    over.fill(0, 0, 2, 2, 4);
    over.stamp(['#.', 'o#'], 0, 0, { scheme: [null, 2, 3], upsideDown: true });
    expect(threads(over)).toEqual(['32', '24']);
  });

  it('cuts off what hangs over its edge', () => {
    const cloth = new Cloth(2, 2);
    cloth.fill(-3, 1, 4, 9, 3 satisfies Thread);
    expect(threads(cloth)).toEqual(['00', '30']);
    expect(cloth.at(2, 0)).toBeNull();
  });
});
