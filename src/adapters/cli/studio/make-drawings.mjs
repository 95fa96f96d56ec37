/** Draws the header advertisements and the sellers' logos as SVG, text as outlines: `node make-drawings.mjs`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { openSync } from 'fontkit';
import { fixedFont } from './fixed-fonts.mjs';
import { band, palettes } from './textile.mjs';

const serif = openSync(fixedFont('source-serif-4', 600));
const sans = openSync(fixedFont('source-sans-3', 400));
const sansBold = openSync(fixedFont('source-sans-3', 600));

const advertisements = [
  {
    file: 'laboral',
    palette: 'granate',
    title: 'Derecho laboral para empresas',
    text: 'Del primer contrato a la liquidación, con precio especial.',
    short: 'Con precio especial',
    call: 'Ver el curso',
  },
  {
    file: 'formalizar',
    palette: 'teal',
    title: 'Formaliza tu empresa',
    text: 'Un curso gratuito y breve, con certificado y lista de control.',
    short: 'Curso gratuito con certificado',
    call: 'Empezar gratis',
  },
  {
    file: 'plan-juridico',
    palette: 'indigo',
    title: 'Plan Pro Jurídico',
    text: 'Todo el catálogo legal de la escuela, por seis meses o por un año.',
    short: 'Todo el catálogo legal, por un año',
    call: 'Conocer el plan',
  },
  {
    file: 'plan-empresa',
    palette: 'clay',
    title: 'Plan Pro Empresa',
    text: 'Tributación, gestión y finanzas para todo tu equipo.',
    short: 'Para todo tu equipo',
    call: 'Conocer el plan',
  },
];

/** Outlines of a line of text and its width, in px. */
function outline(font, text, size, x, baseline, fill) {
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  let cursor = 0;
  let path = '';
  for (const [index, glyph] of run.glyphs.entries()) {
    const { xAdvance, xOffset, yOffset } = run.positions[index];
    for (const { command, args } of glyph.path.commands) {
      const letter = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }[command];
      const places = args.map((value, at) =>
        at % 2 === 0 ? x + (cursor + xOffset + value) * scale : baseline - (yOffset + value) * scale,
      );
      path += letter + places.map((place) => Number(place.toFixed(1))).join(' ');
    }
    cursor += xAdvance;
  }
  return { svg: `<path fill="${fill}" d="${path}"/>`, width: cursor * scale };
}

function drawing(width, height, label, content) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${label}">${content}</svg>\n`;
}

function button(label, x, y, height, colours) {
  const text = outline(sansBold, label, height * 0.46, x + height * 0.5, y + height * 0.66, colours.thread);
  const width = text.width + height;
  return {
    svg: `<rect x="${x}" y="${y}" width="${width.toFixed(1)}" height="${height}" rx="4" fill="${colours.second}"/>${text.svg}`,
    width,
  };
}

/** 1440 x 72; the last 130 px stay free for the button that closes it. */
function desktop(ad) {
  const colours = palettes[ad.palette];
  const title = outline(serif, ad.title, 27, 0, 45, '#fffaf0');
  const text = outline(sans, ad.text, 19.5, 0, 44, colours.figure);
  const call = button(ad.call, 0, 16, 40, colours);
  const start = 144 + (1310 - 144 - title.width - 28 - text.width - 32 - call.width) / 2;
  const at = (x, svg) => `<g transform="translate(${x.toFixed(1)})">${svg}</g>`;
  return drawing(
    1440,
    72,
    `${ad.title}. ${ad.text}`,
    `<path fill="${colours.ground}" d="M0 0h1440v72H0z"/>${band({ word: ad.file, palette: ad.palette, x: 0, y: 0, motifCount: 2, cell: 7.2 })}` +
      at(start, title.svg) +
      at(start + title.width + 28, text.svg) +
      at(start + title.width + 28 + text.width + 32, call.svg),
  );
}

/** 390 x 84; the last 90 px stay free for the button that closes it. */
function mobile(ad) {
  const colours = palettes[ad.palette];
  const woven = band({ word: ad.file, palette: ad.palette, x: 0, y: 0, motifCount: 2, cell: 1 });
  return drawing(
    390,
    84,
    `${ad.title}. ${ad.short}. ${ad.call}`,
    `<path fill="${colours.ground}" d="M0 0h390v84H0z"/><defs><pattern id="banda" width="20" height="10" y="74" patternUnits="userSpaceOnUse">${woven}</pattern></defs><path fill="url(#banda)" d="M0 74h390v10H0z"/>` +
      outline(serif, ad.title, ad.title.length > 24 ? 18.5 : 20, 16, 26, '#fffaf0').svg +
      outline(sans, ad.short, 14.5, 16, 45, colours.figure).svg +
      outline(sansBold, ad.call, 14.5, 16, 64, '#f9dd92').svg,
  );
}

const logos = {
  'el-umbral': [
    'Logotipo de Librería El Umbral',
    '<path fill="#7d1f33" d="M0 0h200v200H0z"/><path fill="#f2e6d0" d="M44 172V96a56 56 0 0 1 112 0v76h-20V96a36 36 0 0 0-72 0v76z"/><path fill="#e2a93b" d="M76 172V98a24 24 0 0 1 48 0v74z"/><path fill="#7d1f33" d="M112 128h6v6h-6z"/>',
  ],
  'contable-misti': [
    'Logotipo de Red Contable Misti',
    '<path fill="#243a6b" d="M0 0h200v200H0z"/><path fill="#f1e8d6" d="M22 158l58-92h14l6 10 8-10h14l56 92z"/><path fill="#e2a93b" d="M80 66h14l6 10 8-10h14l14 22-14 10-12-8-12 12-14-12-18 6z"/><path fill="#131d38" d="M22 164h156v8H22z"/>',
  ],
  'tesis-viva': [
    'Logotipo de Comunidad Tesis Viva',
    '<path fill="#1f5d57" d="M0 0h200v200H0z"/><path fill="#f2e6d0" d="M40 54q32-12 60 8 28-20 60-8v92q-32-12-60 8-28-20-60-8z"/><path fill="#1f5d57" d="M98 64h4v84h-4z"/><path fill="#e9b44c" d="M124 42c0-18 14-26 30-26 0 20-10 30-26 32l-6 18h-6z"/>',
  ],
};

const write = (folder, name, svg) => {
  const target = new URL(`../../server/sample-school/media/${folder}/`, import.meta.url);
  mkdirSync(target, { recursive: true });
  writeFileSync(new URL(name, target), svg);
};
for (const ad of advertisements) {
  write('anuncios', `${ad.file}-escritorio.svg`, desktop(ad));
  write('anuncios', `${ad.file}-movil.svg`, mobile(ad));
}
for (const [name, [label, content]] of Object.entries(logos))
  write('logotipos', `${name}.svg`, drawing(200, 200, label, content));
