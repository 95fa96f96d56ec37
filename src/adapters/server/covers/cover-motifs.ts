import type { Motif } from './cover-cloth.ts';

/*
  Figures that Andean weavers have used for three thousand years, drawn on a grid of cells: '#' the figure, 'o' what is
  inside it. Those that are the same left and right are written by their left half, those that are the same above and below
  too by their upper left quarter.
*/

const fromHalf = (rows: Motif): Motif => rows.map((row) => row + [...row].toReversed().join(''));
const fromQuarter = (rows: Motif): Motif => fromHalf([...rows, ...rows.toReversed()]);

/** The stepped cross, a cross in its heart. */
const chakana = fromQuarter([
  '......###',
  '......###',
  '......##o',
  '...#####o',
  '...#####o',
  '...##oooo',
  '#####oo..',
  '#####oo..',
  '##oooo..#',
]);

/** Stair and spiral: the wave that climbs the mountain. */
const greca: Motif = [
  '...........#',
  '..........##',
  '.........###',
  '........####',
  '.......#####',
  '######.#####',
  '#....#.#####',
  '#.##.#.#####',
  '#.#..#.#####',
  '#.####.#####',
  '#......#####',
  '############',
];

/** Ñawi, the eye: diamond in a diamond. */
const eye = fromQuarter([
  '.......#',
  '......##',
  '.....##.',
  '....##..',
  '...##..o',
  '..##..oo',
  '.##..oo#',
  '##..oo##',
]);

/** A diamond with a pair of hooks at each side. */
const hookedDiamond = fromQuarter([
  '.........#',
  '...###..##',
  '...#.#.##.',
  '.###..##..',
  '.#..###..o',
  '.##.##..oo',
  '...##..oo.',
  '..##..oo.#',
  '.##..oo.##',
  '##..oo.###',
]);

/** Ch'aska, the star of eight points. */
const star = fromQuarter([
  '....#...',
  '....##..',
  '....###.',
  '....####',
  'oooo.###',
  '.oooo.##',
  '..oooo.#',
  '...oooo.',
]);

/** K'uti, the double hook. */
const hook: Motif = [
  '.######.....',
  '.#....#..o..',
  '.#.##.#.ooo.',
  '.#..#.#..o..',
  '.####.#.....',
  '......#.....',
  '.....##.....',
  '.....#......',
  '.....#.####.',
  '..o..#.#..#.',
  '.ooo.#.##.#.',
  '..o..#....#.',
  '.....######.',
];

/** Apu, the terraced mountain. */
const mountain = fromHalf([
  '......##',
  '......##',
  '....####',
  '....##..',
  '..####oo',
  '..##..oo',
  '####oooo',
  '##..oo..',
  '##..oo##',
]);

/** A bird of the coast, as on the gauzes of Chancay. */
const bird: Motif = [
  '......#.#.....',
  '.....#####....',
  '....##o##.....',
  '.#######......',
  '...#####......',
  '.....###......',
  '.....####.....',
  '.....######...',
  '.....##oooo##.',
  '.....###ooo###',
  '......########',
  '.......###.###',
  '.......#.#..##',
  '......##.##...',
];

/** Kuntur, the condor, its wings spread. */
const condor = fromHalf([
  '.........#',
  '........##',
  '........#o',
  '#.......##',
  '##...#####',
  '##########',
  '#.#.######',
  '#.#.#.##oo',
  '#.#.#.##oo',
  '..#.#.####',
  '....#.####',
  '.......###',
  '......####',
  '.....#.#.#',
  '.....#.#.#',
]);

/** Puma as at Paracas: the face to the front, the body from the side, the tail rolled up. */
const puma: Motif = [
  '##...##..........',
  '#######.....####.',
  '#oo#oo#.....#..#.',
  '#oo#oo#.....##.#.',
  '#######........#.',
  '##.#.##.......##.',
  '#########.#####..',
  '.###############.',
  '..##o##o##o##o##.',
  '..#o##o##o##o###.',
  '..##############.',
  '..##.##....##.##.',
  '..##.##....##.##.',
  '.###.##...###.##.',
];

/** The same from wherever it is looked at; they make friezes, fields and medallions. */
export const emblems = { chakana, eye, hookedDiamond, star } as const;

/** What walks and flies; it stands upright. */
export const creatures = { bird, condor, puma } as const;

/** What runs on sideways. */
export const runners = { greca, hook, mountain } as const;
