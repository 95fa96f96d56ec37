/** Draws the portraits of the sample school's (fictional) people: `node make-portraits.mjs`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { band, palettes } from './textile.mjs';
import { people } from './people.mjs';

const skins = {
  light: { face: '#e9bd97', shade: '#d6a27a', line: '#9c6a48', lip: '#b8605a' },
  wheat: { face: '#d9a27a', shade: '#c38a61', line: '#83542f', lip: '#a8524c' },
  brown: { face: '#b97d55', shade: '#a26945', line: '#6a3f24', lip: '#93443c' },
  dark: { face: '#7d4f35', shade: '#693f29', line: '#3e2214', lip: '#6f332c' },
};

const face = 'M143 152c0-52 24-72 57-72s57 20 57 72v26c0 42-28 72-57 72s-57-30-57-72z';
const shoulders = 'M40 400c0-66 40-88 92-102l40-14q28 22 56 0l40 14c52 14 92 36 92 102z';

/** Shapes behind the head and over it, for each way of wearing one's hair. */
const hairs = {
  long: (c) => [
    `<path fill="${c}" d="M126 160c0-66 30-96 74-96s74 30 74 96v112c0 22-24 34-44 34h-60c-20 0-44-12-44-34z"/>`,
    `<path fill="${c}" d="M136 176c-4-70 22-102 64-102s68 32 64 102c-8-34-26-54-50-64-14 24-50 30-78 64z"/>`,
  ],
  bob: (c) => [
    `<path fill="${c}" d="M124 164c0-66 32-98 76-98s76 32 76 98v50c0 18-14 26-26 26H150c-12 0-26-8-26-26z"/>`,
    `<path fill="${c}" d="M137 172c-4-64 20-98 63-98s67 34 63 98c-6-26-12-42-22-54-34 6-82 0-104 54z"/>`,
  ],
  bun: (c) => [
    `<circle cx="200" cy="62" r="34" fill="${c}"/><path fill="${c}" d="M134 164c0-62 26-90 66-90s66 28 66 90l-8 34H142z"/>`,
    `<path fill="${c}" d="M138 168c-6-62 22-94 62-94s68 32 62 94c-6-30-18-52-34-62-24 4-70 6-90 62z"/>`,
  ],
  braids: (c) => [
    `<path fill="${c}" d="M130 170c0-68 28-100 70-100s70 32 70 100l-6 40H136z"/>`,
    `<path fill="${c}" d="M138 176c-6-70 20-102 62-102s68 32 62 102c-8-34-30-60-62-78-32 18-54 44-62 78z"/>` +
      braid(c, 136, -1) +
      braid(c, 264, 1),
  ],
  curly: (c) => [
    circles(c, [
      [132, 176, 34],
      [126, 134, 36],
      [148, 96, 36],
      [186, 74, 36],
      [226, 78, 36],
      [258, 106, 36],
      [274, 146, 34],
      [268, 184, 32],
      [140, 212, 26],
      [262, 214, 26],
    ]),
    circles(c, [
      [152, 118, 20],
      [176, 100, 22],
      [206, 96, 22],
      [234, 106, 20],
      [250, 128, 16],
    ]),
  ],
  side: (c) => [
    `<path fill="${c}" d="M136 166c-4-66 24-96 66-96s68 30 62 96z"/>`,
    `<path fill="${c}" d="M138 166c-10-60 14-100 66-100 46 0 68 34 58 100-4-22-10-36-20-48-30 4-56-2-74-18-8 22-22 34-30 66z"/>`,
  ],
  crop: (c) => [
    `<path fill="${c}" d="M138 160c-2-62 24-88 62-88s64 26 62 88z"/>`,
    `<path fill="${c}" d="M139 158c-6-56 18-90 61-90s67 34 61 90c-4-18-8-28-14-36-30-8-64-8-94 0-6 8-10 18-14 36z"/>`,
  ],
  wavy: (c) => [
    `<path fill="${c}" d="M134 170c-6-70 24-104 68-104s70 34 64 104z"/>`,
    `<path fill="${c}" d="M138 164c-18-50 10-102 60-102 20-8 74 6 72 58 2 16-2 30-8 44-2-22-10-34-18-42-12 4-20 0-26-8-10 12-26 14-38 6-8 16-34 8-42 44z"/>`,
  ],
  receding: (c) => [
    `<path fill="${c}" d="M136 186c-6-30-4-58 8-78l16 20-8 58zM264 186c6-30 4-58-8-78l-16 20 8 58z"/>`,
    `<path fill="${c}" d="M140 168c-4-28 0-52 12-66 2 22-4 40-12 66zM260 168c4-28 0-52-12-66-2 22 4 40 12 66z"/>`,
  ],
};

function braid(colour, x, side) {
  let links = '';
  for (let step = 0; step < 6; step++)
    links += `<ellipse cx="${x + side * (6 + (step % 2) * 5)}" cy="${214 + step * 24}" rx="15" ry="17" fill="${colour}" stroke="#fff" stroke-opacity=".12" stroke-width="2"/>`;
  return `${links}<path fill="#e2a93b" d="M${x + side * 8 - 10} ${350}h20v9h-20z"/>`;
}

function circles(colour, list) {
  return list.map(([cx, cy, r]) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${colour}"/>`).join('');
}

/** What a person wears, over the shoulders. */
const clothes = {
  blazer: (c, accent) =>
    `<path fill="${accent}" d="M160 288l40 26 40-26 18 112H142z"/><path fill="${c}" d="${shoulders}M172 284l28 92 28-92q-28 22-56 0z" fill-rule="evenodd"/>` +
    `<path fill="#000" fill-opacity=".16" d="M170 285l30 95-48-46 6-44zM230 285l-30 95 48-46-6-44z"/>`,
  suit: (c, accent) =>
    `<path fill="#f6efe2" d="M156 288l44 24 44-24 16 112H140z"/><path fill="${accent}" d="M190 312h20l6 16-6 72h-20l-6-72z"/>` +
    `<path fill="${c}" d="${shoulders}M170 284l30 108 30-108q-30 24-60 0z" fill-rule="evenodd"/>` +
    `<path fill="#000" fill-opacity=".2" d="M168 285l32 110-54-56 8-46zM232 285l-32 110 54-56-8-46z"/><path fill="#fffaf0" d="M170 282l30 34-22 14-16-42zM230 282l-30 34 22 14 16-42z"/>`,
  sweater: (c, accent) =>
    `<path fill="${c}" d="${shoulders}"/><path fill="${accent}" d="M164 286q36 32 72 0l8 6q-44 40-88 0z"/><path fill="#000" fill-opacity=".1" d="M100 400l8-56 10 56zM300 400l-8-56-10 56z"/>`,
  shirt: (c, accent) =>
    `<path fill="${c}" d="${shoulders}"/><path fill="${accent}" d="M168 284l32 32-26 22-20-46zM232 284l-32 32 26 22 20-46z"/><path stroke="#000" stroke-opacity=".18" stroke-width="2" d="M200 318v82"/>` +
    circles('#fff', [
      [200, 344, 3.4],
      [200, 376, 3.4],
    ]),
  shawl: (c, accent, name) =>
    `<path fill="${accent}" d="${shoulders}"/><path fill="${c}" d="M40 400c0-66 40-88 92-102l32-10 40 112zM360 400c0-66-40-88-92-102l-32-10-40 112z"/>` +
    `<g transform="rotate(70 200 300)">${band({ word: name, palette: 'maize', x: 190, y: 226, motifCount: 4, cell: 3 })}</g>` +
    `<g transform="rotate(-70 200 300)">${band({ word: name, palette: 'maize', x: 90, y: 226, motifCount: 4, cell: 3 })}</g>`,
};

/** An SVG of 400 x 400: background, hair behind, clothes, neck, face, features, hair in front. */
function portrait(person) {
  const skin = skins[person.skin];
  const [behind, inFront] = hairs[person.hair](person.hairColour);
  const { ground, thread } = palettes[person.palette];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400" role="img" aria-label="Retrato dibujado de ${person.name}">` +
    `<title>Retrato dibujado de ${person.name}</title><path fill="${ground}" d="M0 0h400v400H0z"/>` +
    `<circle cx="200" cy="190" r="168" fill="#fff" fill-opacity=".09"/>` +
    `<path fill="${thread}" d="M0 352h400v48H0z"/>${band({ word: person.slug, palette: person.palette, x: 0, y: 356, motifCount: 10, cell: 4 })}` +
    behind +
    `<path fill="${skin.shade}" d="M172 226h56v92h-56z"/>` +
    clothes[person.clothes](person.cloth, person.accent, person.slug) +
    `<ellipse cx="143" cy="176" rx="10" ry="17" fill="${skin.shade}"/><ellipse cx="257" cy="176" rx="10" ry="17" fill="${skin.shade}"/>` +
    `<path fill="${skin.face}" d="${face}"/><path fill="${skin.shade}" fill-opacity=".55" d="M200 80c33 0 57 20 57 72v26c0 42-28 72-57 72 22-16 38-44 38-84 0-38-12-68-38-86z"/>` +
    features(person, skin) +
    inFront +
    extras(person) +
    '</svg>\n'
  );
}

function features(person, skin) {
  const brow = person.browColour ?? person.hairColour;
  const beard =
    person.beard === 'full'
      ? `<path fill="${person.hairColour}" d="M144 178c4 16 12 22 22 24 20-8 48-8 68 0 10-2 18-8 22-24v4c0 42-26 72-56 72s-56-30-56-72z"/>`
      : person.beard === 'moustache'
        ? `<path fill="${person.hairColour}" d="M172 212c6-10 20-12 28-6 8-6 22-4 28 6-10 2-18 2-28-1-10 3-18 3-28 1z"/>`
        : '';
  return (
    beard +
    `<path fill="none" stroke="${brow}" stroke-width="5.5" stroke-linecap="round" d="M160 154q14-9 28-3M212 151q14-6 28 3"/>` +
    `<ellipse cx="175" cy="172" rx="5.4" ry="6.6" fill="#261a17"/><ellipse cx="226" cy="172" rx="5.4" ry="6.6" fill="#261a17"/>` +
    circles('#fff', [
      [177, 169.6, 1.8],
      [228, 169.6, 1.8],
    ]) +
    `<path fill="none" stroke="${skin.line}" stroke-opacity=".75" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round" d="M201 168l-7 27q5 5 12 3"/>` +
    `<path fill="${person.smile === 'open' ? '#fff6ee' : 'none'}" stroke="${skin.lip}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" d="M181 219q20 ${person.smile === 'open' ? '18 39 0z' : '12 39 0'}"/>` +
    `<ellipse cx="163" cy="202" rx="11" ry="7" fill="${skin.lip}" fill-opacity=".2"/><ellipse cx="239" cy="202" rx="11" ry="7" fill="${skin.lip}" fill-opacity=".2"/>`
  );
}

function extras(person) {
  const glasses =
    person.glasses === undefined
      ? ''
      : `<g fill="#fff" fill-opacity=".14" stroke="${person.glasses}" stroke-width="4"><rect x="152" y="157" width="42" height="32" rx="13"/><rect x="206" y="157" width="42" height="32" rx="13"/><path fill="none" d="M194 171q6-4 12 0M152 169l-10-4M248 169l10-4"/></g>`;
  const earrings =
    person.earrings === undefined
      ? ''
      : circles(person.earrings, [
          [141, 200, 5.5],
          [259, 200, 5.5],
        ]);
  return glasses + earrings;
}

const folder = new URL('../../server/sample-school/media/retratos/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const person of people) writeFileSync(new URL(`${person.slug}.svg`, folder), portrait(person));
