/**
 * Bands in the spirit of an Andean textile, for portraits, slides, logos and advertisements.
 * Half motifs on a 5 x 10 grid, mirrored: '.' ground, '1' figure, '2' second figure.
 */
const motifs = [
  ['....1', '...11', '..111', '.1112', '11122', '11122', '.1112', '..111', '...11', '....1'],
  ['11111', '1....', '1.111', '1.1.1', '1.1.2', '1.1.2', '1.1.1', '1.111', '1....', '11111'],
  ['..111', '..111', '11111', '11..2', '11..2', '11..2', '11..2', '11111', '..111', '..111'],
  ['1....', '11...', '111..', '1111.', '2.111', '2.111', '1111.', '111..', '11...', '1....'],
  ['11111', '12221', '1211.', '121..', '111.1', '111.1', '121..', '1211.', '12221', '11111'],
];

/** The school's colours: ground, figure, second figure, thread (the same hues as the tokens of the interface). */
export const palettes = {
  granate: { ground: '#7d1f33', figure: '#f2e6d0', second: '#e2a93b', thread: '#2b1a20' },
  indigo: { ground: '#243a6b', figure: '#f1e8d6', second: '#e2a93b', thread: '#131d38' },
  teal: { ground: '#1f5d57', figure: '#f2e6d0', second: '#e9b44c', thread: '#0f2f2c' },
  maize: { ground: '#d9a441', figure: '#5a1626', second: '#243a6b', thread: '#f6ecd8' },
  clay: { ground: '#8a4b2a', figure: '#f3e6cf', second: '#e2b04a', thread: '#331a10' },
};

/** A number from 0 to 1 at every call, always the same for the same word. */
export function dice(word) {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}

/** SVG paths of a band `motifCount` motifs long, one path a colour; each motif is ten cells wide and ten high. */
export function band({ word, palette, x, y, motifCount, cell }) {
  const throwDie = dice(word);
  const { figure, second, thread } = palettes[palette];
  const pair = [motifs[Math.floor(throwDie() * motifs.length)], motifs[Math.floor(throwDie() * motifs.length)]];
  const grounds = new Map();
  const figures = new Map();
  for (let index = 0; index < motifCount; index++) {
    const colours = index % 2 ? { ground: thread, 1: figure, 2: second } : { ground: second, 1: thread, 2: figure };
    const left = x + index * cell * 10;
    add(grounds, colours.ground, left, y, cell * 10, cell * 10);
    for (const [row, half] of pair[index % 2].entries()) {
      const cells = half + [...half].reverse().join('');
      for (let start = 0; start < 10;) {
        let end = start;
        while (end < 10 && cells[end] === cells[start]) end++;
        if (cells[start] !== '.')
          add(figures, colours[cells[start]], left + start * cell, y + row * cell, (end - start) * cell, cell);
        start = end;
      }
    }
  }
  return [...grounds, ...figures].map(([fill, path]) => `<path fill="${fill}" d="${path}"/>`).join('');
}

function add(paths, fill, x, y, width, height) {
  paths.set(fill, `${paths.get(fill) ?? ''}M${x} ${y}h${width}v${height}h-${width}z`);
}
