import type { Thread } from './cover-cloth.ts';
import { creatures, runners } from './cover-motifs.ts';
import { lines, motifColumns } from './cover-threads.ts';
import { tocapus } from './cover-tocapus.ts';
import type { Weave } from './cover-weave.ts';

/** A field of tocapu: squares of signs whose colours run on slantwise. */
export const squares: Weave = (cloth, numbers, dyes) => {
  const scale = 3;
  const side = 10 * scale;
  const [offset, stride] = [numbers.below(tocapus.length), numbers.pick([5, 7])];
  const across = Math.ceil(cloth.width / side / 2) * 2;
  const left = Math.floor((cloth.width - across * side) / 2);
  const grounds = dyes.squares;
  const [slant, turn] = [1 + numbers.below(grounds.length - 1), numbers.below(2)];
  const margin = Math.floor((side - 8 * scale) / 2);
  for (let row = 0; row * side < cloth.height; row += 1) {
    for (let place = 0; place < across; place += 1) {
      const scheme = grounds[(place + row * slant) % grounds.length] ?? grounds[0];
      const sign = tocapus[(offset + place * stride + row * 3) % tocapus.length] ?? tocapus[0];
      const [x, y] = [left + place * side, row * side];
      cloth.fill(x, y, side, side, scheme[0] ?? 0);
      cloth.stamp(sign, x + margin, y + margin, { scheme, scale, mirrored: (row + place) % 2 === turn });
    }
  }
};

/** As on the mantles of Paracas: one creature all over, on a chequer of grounds, each row looking the other way. */
export const mantle: Weave = (cloth, numbers, dyes) => {
  const motif = numbers.pick([creatures.bird, creatures.condor, creatures.puma]);
  const rows = Math.max(1, Math.round(cloth.height / 45));
  const columns = Math.max(
    1,
    Math.round(cloth.width / ((cloth.height / rows) * (motifColumns(motif) / motif.length) * 0.92)),
  );
  const [width, height] = [Math.ceil(cloth.width / columns), Math.ceil(cloth.height / rows)];
  const room = Math.min((width - 4) / motifColumns(motif), (height - 6) / motif.length);
  const scale = Math.max(1, Math.floor(room));
  const grounds = dyes.chequer;
  const [shift, slant, turn] = [numbers.below(grounds.length), 1 + numbers.below(grounds.length - 1), numbers.below(2)];
  for (let row = 0; row < rows; row += 1) {
    for (let place = 0; place < columns; place += 1) {
      const scheme = grounds[(place + row * slant + shift) % grounds.length] ?? grounds[0];
      const [x, y] = [place * width, row * height];
      cloth.fill(x, y, width, height, scheme[0] ?? 0);
      const inX = x + Math.floor((width - motifColumns(motif) * scale) / 2);
      const inY = y + Math.floor((height - motif.length * scale) / 2);
      cloth.stamp(motif, inX, inY, { scheme, scale, mirrored: row % 2 === turn });
    }
  }
};

/** Great waves, row against row. */
export const surf: Weave = (cloth, numbers, dyes) => {
  const motif = numbers.pick([runners.greca, runners.greca, runners.hook]);
  const scale = numbers.pick([2, 3, 3, 4]);
  const turn = numbers.below(2);
  const rows = Math.max(1, Math.floor((cloth.height - 8) / (motif.length * scale)));
  const border = Math.floor((cloth.height - rows * motif.length * scale) / 2);
  const pair = numbers.pick(dyes.pairs);
  const first = numbers.below(2);
  const pitch = motifColumns(motif) * scale;
  for (let row = 0; row < rows; row += 1) {
    const odd = row % 2 === 1;
    const scheme = pair[(row + first) % 2 === 1 ? 1 : 0];
    const y = border + row * motif.length * scale;
    cloth.fill(0, y, cloth.width, motif.length * scale, scheme[0] ?? 0);
    for (let x = odd ? -pitch / 2 : 0; x < cloth.width; x += pitch) {
      cloth.stamp(motif, x, y, { scheme, scale, mirrored: odd !== (turn === 1), upsideDown: odd });
    }
  }
  lines(cloth, border - 4, [1, 3]);
  lines(cloth, cloth.height - border, [3, 1]);
};

/** How far a place is from the middle of the nearest repeat, in steps; the middle of the cloth is the middle of one. */
function fromMiddle(place: number, middle: number, step: number, half: number): number {
  const away = Math.floor(Math.abs(place + step / 2 - middle) / step);
  return Math.abs(((away + half) % (2 * half)) - half);
}

/** Diamonds in diamonds, as wide as the cloth is high. */
export const rhombs: Weave = (cloth, numbers) => {
  const step = numbers.pick([3, 4, 5]);
  const half = Math.ceil(Math.min(cloth.height, cloth.width) / 2 / step);
  const cycle = numbers.pick<readonly Thread[]>([
    [1, 2, 1, 3, 4, 3, 1, 2],
    [2, 0, 2, 4, 3, 4, 2, 1],
    [3, 1, 0, 2, 0, 1, 3, 4],
  ]);
  const heart = numbers.below(cycle.length);
  for (let y = 0; y < cloth.height; y += step) {
    for (let x = 0; x < cloth.width; x += step) {
      const away = fromMiddle(x, cloth.width / 2, step, half) + fromMiddle(y, cloth.height / 2, step, half);
      cloth.fill(x, y, step, step, cycle[(Math.floor(away / 2) + heart) % cycle.length] ?? 0);
    }
  }
};

/** Mayu, the river: zigzags of several threads over the plain field. */
export const river: Weave = (cloth, numbers) => {
  const step = 5;
  const half = numbers.pick([4, 8, 8]);
  const cycle = numbers.pick<readonly Thread[]>([
    [0, 0, 0, 1, 2, 3, 1],
    [1, 0, 0, 0, 2, 0, 0, 0, 1, 3, 3],
    [4, 2, 0, 0, 0, 2, 4, 1, 3, 1],
    [0, 0, 0, 0, 0, 2, 4, 4, 2],
  ]);
  const [high, turn] = [numbers.below(cycle.length), numbers.below(2)];
  for (let x = 0; x < cloth.width; x += step) {
    const away = fromMiddle(x, cloth.width / 2, step, half);
    const wave = high + (turn === 1 ? half - away : away);
    for (let y = 0; y < cloth.height; y += step) {
      cloth.fill(x, y, step, step, cycle[(wave + y / step) % cycle.length] ?? 0);
    }
  }
};
