import { Cloth } from './cover-cloth.ts';
import type { Dyes } from './cover-dyes.ts';
import type { Numbers } from './cover-numbers.ts';
import { lines } from './cover-threads.ts';
import { tocapus } from './cover-tocapus.ts';

/** Cells of a square of the hem, and of the threads between hem and field. */
const side = 20;
const seam = 4;
const depth = side + seam;

const edges = ['top', 'bottom', 'left', 'right'] as const;

/**
 * A cloth with a hem of tocapu along one of its edges. As on the tunics of the Inca the row of signs is somebody's own: of two
 * products that wear the same weave in the same colours each has another, 12 signs a square in pairs of grounds.
 * @param width cells, as `height`; more than a hem is deep
 */
export function hemmed(width: number, height: number, name: Numbers, dyes: Dyes, weave: (field: Cloth) => void): Cloth {
  const edge = name.pick(edges);
  const isRow = edge === 'top' || edge === 'bottom';
  const field = isRow ? new Cloth(width, height - depth) : new Cloth(width - depth, height);
  weave(field);
  const cloth = new Cloth(width, height);
  cloth.lay(field, edge === 'left' ? depth : 0, edge === 'top' ? depth : 0);
  const begins = edge === 'bottom' ? height - side : edge === 'right' ? width - side : 0;
  const length = isRow ? width : height;
  const first = name.below(dyes.squares.length);
  const second = (first + 1 + name.below(dyes.squares.length - 1)) % dyes.squares.length;
  for (
    let along = -(Math.ceil(length / side) * side - length) / 2, index = 0;
    along < length;
    along += side, index += 1
  ) {
    const scheme = dyes.squares[index % 2 === 0 ? first : second] ?? dyes.squares[0];
    const [x, y] = isRow ? [Math.floor(along), begins] : [begins, Math.floor(along)];
    cloth.fill(x, y, side, side, scheme[0] ?? 0);
    cloth.stamp(name.pick(tocapus), x + 2, y + 2, { scheme, scale: 2, mirrored: name.below(2) === 1 });
  }
  sew(cloth, edge);
  return cloth;
}

/** Fine threads where the hem is sewn on. */
function sew(cloth: Cloth, edge: (typeof edges)[number]): void {
  if (edge === 'top') lines(cloth, side, [1, 3]);
  else if (edge === 'bottom') lines(cloth, cloth.height - depth, [3, 1]);
  else {
    const x = edge === 'left' ? side : cloth.width - depth;
    cloth.fill(x, 0, 2, cloth.height, edge === 'left' ? 1 : 3);
    cloth.fill(x + 2, 0, 2, cloth.height, edge === 'left' ? 3 : 1);
  }
}
