import type { Cloth } from './cover-cloth.ts';

/** Right, down, left, up. */
const steps = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/**
 * The outline of every cell of one thread as an SVG path in whole cells, '' when there is none. Outer edges run clockwise and
 * holes the other way round, so that any fill rule serves.
 */
export function outline(cloth: Cloth, thread: number): string {
  const edges = edgesOf(cloth, thread);
  const stride = cloth.width + 1;
  let path = '';
  let [fromX, fromY] = [0, 0];
  for (const [start, leaving] of edges) {
    while (leaving.length > 0) {
      const x = start % stride;
      const y = (start - x) / stride;
      path += `${path === '' ? 'M' : 'm'}${pair(x - fromX, y - fromY)}${ring(edges, start, stride)}z`;
      [fromX, fromY] = [x, y];
    }
  }
  return path;
}

type Edges = Map<number, number[]>;

/** For each corner of the grid the directions in which an edge leaves it, the thread to the right. */
function edgesOf(cloth: Cloth, thread: number): Edges {
  const edges: Edges = new Map();
  const stride = cloth.width + 1;
  const leave = (x: number, y: number, direction: number) => {
    const corner = y * stride + x;
    const known = edges.get(corner);
    if (known === undefined) edges.set(corner, [direction]);
    else known.push(direction);
  };
  for (let y = 0; y < cloth.height; y += 1) {
    for (let x = 0; x < cloth.width; x += 1) {
      if (cloth.at(x, y) !== thread) continue;
      if (cloth.at(x, y - 1) !== thread) leave(x, y, 0);
      if (cloth.at(x + 1, y) !== thread) leave(x + 1, y, 1);
      if (cloth.at(x, y + 1) !== thread) leave(x + 1, y + 1, 2);
      if (cloth.at(x - 1, y) !== thread) leave(x, y + 1, 3);
    }
  }
  return edges;
}

/** Walks one ring from a corner, taking its edges away; straight runs become one step. */
function ring(edges: Edges, start: number, stride: number): string {
  let path = '';
  let corner = start;
  let direction = edges.get(corner)?.shift();
  let run = 0;
  while (direction !== undefined) {
    const [dx, dy] = steps[direction as 0 | 1 | 2 | 3];
    corner += dx + dy * stride;
    run += 1;
    const next: number | undefined = corner === start ? undefined : takeTurn(edges.get(corner), direction);
    if (next !== direction) {
      // The last side is drawn by `z`.
      if (next !== undefined) path += dy === 0 ? `h${dx * run}` : `v${dy * run}`;
      run = 0;
    }
    direction = next;
  }
  return path;
}

/** Where two cells of the thread touch by a corner only, the ring turns right and keeps them apart. */
function takeTurn(leaving: number[] | undefined, direction: number): number | undefined {
  if (leaving === undefined || leaving.length < 2) return leaving?.shift();
  const right = leaving.indexOf((direction + 1) % 4);
  return leaving.splice(Math.max(0, right), 1)[0];
}

function pair(x: number, y: number): string {
  return `${x}${y < 0 ? '' : ' '}${y}`;
}
