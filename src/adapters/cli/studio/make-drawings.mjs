/**
 * Draws what stands beside the header advertisements and the sellers' logos, as SVG, and the proof of the sample deposit:
 * `node make-drawings.mjs`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { band } from './textile.mjs';

const advertisements = [
  { file: 'laboral', palette: 'granate' },
  { file: 'formalizar', palette: 'teal' },
  { file: 'plan-juridico', palette: 'indigo' },
  { file: 'plan-empresa', palette: 'clay' },
];

function drawing(width, height, label, content) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${label}">${content}</svg>\n`;
}

/** A woven end of 56 px, so many motifs long: the words are the page's own. */
function ornament(ad, motifCount) {
  const woven = band({ word: ad.file, palette: ad.palette, x: 0, y: 0, motifCount, cell: 5.6 });
  return drawing(56 * motifCount, 56, 'Banda tejida', woven);
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
  write('anuncios', `${ad.file}-escritorio.svg`, ornament(ad, 3));
  write('anuncios', `${ad.file}-movil.svg`, ornament(ad, 1));
}
for (const [name, [label, content]] of Object.entries(logos))
  write('logotipos', `${name}.svg`, drawing(200, 200, label, content));

/** What the student of the sample school deposited for its order, in céntimos: the file is named by it, and the school looks for that name. */
const deposited = 4500;
const deposit = [
  ['Operación', '004581207'],
  ['Fecha', 'Hace dos días, 10:42 a. m.'],
  ['Cuenta de destino', '191-2345678-0-13'],
  ['Titular', 'Escuela de Derecho y Negocios'],
  ['Ordenante', 'Camila Rojas Medina'],
  ['Importe', `S/. ${(deposited / 100).toFixed(2)}`],
];
const rows = deposit.map(
  ([name, value], index) =>
    `<text x="60" y="${330 + index * 92}" fill="#62564b">${name}</text><text x="60" y="${366 + index * 92}" font-size="34" font-weight="700" fill="#2e2019">${value}</text>`,
);
const proof = drawing(
  720,
  980,
  'Constancia de ejemplo',
  `<g font-family="DejaVu Sans, sans-serif" font-size="25"><path fill="#fffaf2" d="M0 0h720v980H0z"/><path fill="#1d3a5f" d="M0 0h720v150H0z"/><path fill="#e2a93b" d="M0 940h720v40H0z"/><path fill="#cfc3a4" d="M60 284h600v2H60z"/><text x="60" y="92" font-size="42" font-weight="700" fill="#fff">Banco de muestra</text><text x="60" y="220" font-size="34" font-weight="700" fill="#1d3a5f">Transferencia realizada</text><text x="60" y="258" fill="#62564b">Constancia de ejemplo, sin valor</text>${rows.join('')}</g>`,
);
write(
  'constancias',
  `deposito-${deposited}-centimos.webp`,
  await sharp(Buffer.from(proof)).webp({ quality: 82 }).toBuffer(),
);
