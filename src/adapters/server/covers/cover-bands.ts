import { creatures, emblems, runners } from './cover-motifs.ts';
import { column, frieze, lines, motifColumns } from './cover-threads.ts';
import type { Weave } from './cover-weave.ts';

/** Lliklla, the shoulder cloth: one great band of figures between plain fields and narrow bands. */
export const shoulderCloth: Weave = (cloth, numbers, dyes) => {
  const motif = numbers.pick([emblems.chakana, emblems.hookedDiamond, emblems.eye, emblems.star]);
  const scale = Math.max(1, Math.floor(Math.min(cloth.height * 0.58, cloth.width) / motif.length));
  const scheme = numbers.pick(dyes.bands);
  const top = Math.floor((cloth.height - motif.length * scale) / 2);
  const bottom = top + motif.length * scale;
  const touching = motif === emblems.hookedDiamond || motif === emblems.eye;
  frieze(cloth, motif, top, { scheme, scale, gap: touching ? 0 : 2 });
  lines(cloth, top - 6, [1, 3, 2]);
  lines(cloth, bottom, [2, 3, 1]);
  const small = numbers.pick([emblems.eye, emblems.star, runners.hook, runners.mountain]);
  const at = Math.floor((top - 6 - small.length) / 2);
  if (at < 2) return;
  frieze(cloth, small, at, { scheme: dyes.onField, scale: 1, gap: 2 });
  frieze(cloth, small, cloth.height - at - small.length, { scheme: dyes.onField, scale: 1, gap: 2 });
};

/** The same hung up: columns of figures, plain fields between them. */
export const hanging: Weave = (cloth, numbers, dyes) => {
  const { chakana, eye, star } = emblems;
  const motif = numbers.pick([chakana, eye, star, creatures.condor, creatures.bird]);
  const scale = 2;
  const room = numbers.pick([1.6, 1.9, 2.6]);
  const turn = numbers.below(2);
  const count = Math.max(1, Math.round(cloth.width / (motifColumns(motif) * scale * room)));
  const scheme = numbers.pick(dyes.bands);
  for (let index = 0; index < count; index += 1) {
    const middle = Math.round((cloth.width / count) * (index + 0.5));
    column(cloth, motif, middle, { scheme, scale, turning: index % 2 === turn });
  }
};

/** One emblem as large as the cloth allows, a smaller one at each side, between borders. */
export const medallion: Weave = (cloth, numbers, dyes) => {
  const motif = numbers.pick([emblems.chakana, emblems.star, emblems.hookedDiamond, emblems.eye]);
  const small = numbers.pick([runners.greca, runners.mountain, runners.hook]);
  const border = 15;
  const scale = Math.max(1, Math.floor(Math.min(cloth.width - 8, cloth.height - 2 * border - 6) / motif.length));
  const size = motif.length * scale;
  for (const top of [0, cloth.height - border]) {
    cloth.fill(0, top, cloth.width, border, 1);
    frieze(cloth, small, top + Math.floor((border - small.length) / 2), { scheme: dyes.onDark, scale: 1 });
  }
  lines(cloth, border, [2], 1);
  lines(cloth, cloth.height - border - 1, [2], 1);
  const middle = Math.floor((cloth.width - size) / 2);
  cloth.stamp(motif, middle, Math.floor((cloth.height - size) / 2), { scheme: dyes.onField, scale });
  const lesser = numbers.pick([emblems.chakana, emblems.star, emblems.hookedDiamond, emblems.eye]);
  const aside = Math.max(1, scale - 2);
  const asideSize = lesser.length * aside;
  if (middle < asideSize + 8) return;
  for (const x of [Math.floor((middle - asideSize) / 2), cloth.width - Math.floor((middle + asideSize) / 2)]) {
    cloth.stamp(lesser, x, Math.floor((cloth.height - asideSize) / 2), { scheme: dyes.onDark, scale: aside });
  }
};
