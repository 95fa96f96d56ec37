/**
 * Prints the documents of materials.mjs as PDF: `node make-materials.mjs`. Needs chromium and fonttools of the system:
 * a PDF keeps a variable font as drawings, a fixed weight of it as a font.
 */
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import markdownIt from 'markdown-it';
import { chromium } from 'playwright';
import { fixedFont } from './fixed-fonts.mjs';
import { materials } from './materials.mjs';
import { band, palettes } from './textile.mjs';

function fontFace(family, packageName, weight, slope = 'normal') {
  const data = readFileSync(fixedFont(packageName, weight, slope)).toString('base64');
  return `@font-face{font-family:${family};src:url(data:font/ttf;base64,${data});font-weight:${weight};font-style:${slope}}`;
}

const fonts = [
  fontFace('SchoolSerif', 'source-serif-4', 400),
  fontFace('SchoolSerif', 'source-serif-4', 600),
  fontFace('SchoolSans', 'source-sans-3', 400),
  fontFace('SchoolSans', 'source-sans-3', 400, 'italic'),
  fontFace('SchoolSans', 'source-sans-3', 600),
].join('');
const style = `
@page{size:A4;margin:15mm 20mm 18mm;@bottom-left{content:'Escuela · material de estudio';font:400 8.5pt SchoolSans;color:#6b5a52}@bottom-right{content:counter(page) ' de ' counter(pages);font:400 8.5pt SchoolSans;color:#6b5a52}}
*{box-sizing:border-box}
body{margin:0;font:400 10.6pt/1.45 SchoolSans;color:#2b1d1a}
.band{display:block;width:170mm;height:4.25mm;margin-bottom:7mm}
.course{margin:0;font-weight:600;color:var(--brand)}
h1{font:600 23pt/1.12 SchoolSerif;letter-spacing:-.015em;margin:1mm 0 6mm;text-wrap:balance}
strong{font-weight:600}
h2{font:600 13.5pt/1.2 SchoolSerif;margin:5.5mm 0 2mm;break-after:avoid}
p,ul,ol{margin:0 0 3mm}
ul,ol{padding-left:5mm}
li{margin-bottom:.9mm}
li.check{list-style:none;margin-left:-5mm;padding-left:7mm;position:relative}
li.check::before{content:'';position:absolute;left:0;top:1.2mm;width:3.6mm;height:3.6mm;border:.35mm solid var(--brand);border-radius:.6mm}
table{border-collapse:collapse;width:100%;margin:0 0 4mm;font-size:10pt;font-variant-numeric:tabular-nums}
th{text-align:left;font-weight:600;color:var(--brand);border-bottom:.4mm solid var(--brand);padding:1.4mm 2mm 1.4mm 0;vertical-align:bottom}
td{border-bottom:.2mm solid #d8cbb8;padding:1.8mm 2mm 1.8mm 0;vertical-align:top;height:7mm}
tr{break-inside:avoid}
blockquote{margin:0 0 4mm;padding:1mm 0 1mm 5mm;border-left:1mm solid var(--brand);font:400 11.5pt/1.5 SchoolSerif}`;

const folder = fileURLToPath(new URL('../../server/sample-school/media/materiales/', import.meta.url));
mkdirSync(folder, { recursive: true });
const markdown = markdownIt();
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
const page = await browser.newPage();
for (const material of materials) {
  const brand = material.palette === 'maize' ? '#8a5a10' : palettes[material.palette].ground;
  const woven = band({ word: material.file, palette: material.palette, x: 0, y: 0, motifCount: 40, cell: 1 });
  const body = markdown.render(material.text).replaceAll('<li>[ ] ', '<li class="check">');
  await page.setContent(
    `<!doctype html><html lang="es-PE"><meta charset="utf-8"><title>${material.title}</title><style>${fonts}${style}:root{--brand:${brand}}</style>` +
      `<svg class="band" viewBox="0 0 400 10" preserveAspectRatio="none" aria-hidden="true">${woven}</svg><p class="course">${material.course}</p><h1>${material.title}</h1>${body}</html>`,
  );
  await page.evaluate(() => document.fonts.ready);
  const path = `${folder}${material.file}.pdf`;
  await page.pdf({
    path,
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
  });
  console.log(`${material.file}: ${statSync(path).size} bytes`);
}
await browser.close();
