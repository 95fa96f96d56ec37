import { escapeXml as escaped } from '#adapters/server/escape-xml.ts';
import { numbersTogether } from '#domain/shared/numbers-together.ts';
import type { LetterHead } from './letter-text.ts';
import { logoContentId } from '#application/server/shared/ports/mailer.ts';
import { fittedIn, type SchoolLogo } from '#domain/settings/school-logo.ts';
import type { Letter, LetterBlock } from '#application/server/shared/ports/outbox.ts';

/** The school's colours in the one notation that every mail program reads. */
const colours = {
  paper: '#fbf8f2',
  surface: '#fefdfb',
  ink: '#2a1d1a',
  muted: '#6b615c',
  line: '#e3ddd3',
  brand: '#7d1b2f',
};
/** The same for programs that draw letters dark and read styles of the page; others darken by themselves. */
const darkColours: typeof colours = {
  paper: '#17110f',
  surface: '#211a17',
  ink: '#f1e9df',
  muted: '#b5aaa1',
  line: '#3d332e',
  brand: '#e8a3ad',
};
const { paper, surface, ink, muted, line, brand } = colours;
const sans = "'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif";
const serif = "'Source Serif 4',Georgia,'Times New Roman',serif";

/** What the classes below become in the dark. The button keeps its colours: white on granate reads well on both. */
const dark = `@media (prefers-color-scheme:dark){
.paper{background:${darkColours.paper}!important}
.sheet{background:${darkColours.surface}!important;border-color:${darkColours.line}!important}
.ink{color:${darkColours.ink}!important}.muted{color:${darkColours.muted}!important}
.brand{color:${darkColours.brand}!important}.foot{border-color:${darkColours.line}!important}}`;

/**
 * A letter as HTML that old mail programs draw as well: one table, styles on the elements, no outside file, so that nobody is
 * told that it was opened; the logo goes with the letter, and with images off the school's name stands in its place. What else may be done, such as ending such letters,
 * stands below the button: it is not what the letter is for.
 */
export function letterHtml(letter: Letter, { name, statement, origin, logo }: LetterHead): string {
  return `<!doctype html>
<html lang="es-PE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<style>${dark}</style><title>${escaped(letter.subject)}</title></head>
<body class="paper ink" style="margin:0;padding:0;background:${paper};color:${ink};font:400 17px/1.55 ${sans}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escaped(letter.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="background:${paper}"><tr><td align="center" style="padding:28px 14px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="sheet" style="table-layout:fixed;max-width:${sheetWidth + 2}px;background:${surface};border:1px solid ${line}">
<tr><td class="brand" style="padding:22px 30px 18px;font:600 23px/1.2 ${serif};letter-spacing:-.3px;color:${brand}">${logo === null ? escaped(name) : logoHtml(logo, name)}</td></tr>
<tr><td style="padding:0;font-size:0;line-height:0"><div style="overflow:hidden">${band()}</div></td></tr>
<tr><td style="padding:28px 30px 6px;overflow-wrap:break-word">
<h1 class="ink" style="margin:0 0 16px;font:600 25px/1.22 ${serif};letter-spacing:-.4px;color:${ink}">${prose(letter.subject)}</h1>
<p style="margin:0 0 14px">${escaped(letter.greeting)}</p>
${letter.blocks
  .filter((block) => block.kind !== 'link')
  .map(blockHtml)
  .join('\n')}
${letter.action === null ? '' : actionHtml(letter.action)}
${letter.blocks
  .filter((block) => block.kind === 'link')
  .map(blockHtml)
  .join('\n')}
</td></tr>
<tr><td class="foot muted" style="padding:18px 30px 24px;border-top:1px solid ${line};font:400 14px/1.5 ${sans};color:${muted}">
${escaped(name)} · ${prose(statement)}<br>
<a class="muted" href="${escaped(origin)}" style="color:${muted}">${escaped(new URL(origin).host)}</a></td></tr>
</table></td></tr></table></body></html>
`;
}

/** What is read: no line ends between a number and what names it. */
const prose = (text: string): string => escaped(numbersTogether(text));

/** Sides at most, in pixels. */
const logoRoom = { width: 240, height: 56 };

/** On a ground of its own: a logo is made for paper, and programs that draw letters dark leave pictures as they are. */
function logoHtml(logo: SchoolLogo, name: string): string {
  const { width, height } = fittedIn(logo, logoRoom);
  const sides = `width="${Math.round(width)}" height="${Math.round(height)}"`;
  return `<img src="cid:${logoContentId}" alt="${escaped(name)}" ${sides} style="display:block;border:0;padding:6px 8px;margin:-6px -8px;background:${surface};border-radius:4px">`;
}

function blockHtml(block: LetterBlock): string {
  if (block.kind === 'text') return `<p style="margin:0 0 14px">${prose(block.text)}</p>`;
  if (block.kind === 'quote')
    return `<div class="foot" style="margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid ${line};font:400 18px/1.5 ${serif}">${escaped(block.text).replaceAll('\n', '<br>')}<br><span class="muted" style="font:400 15px/1.5 ${sans};color:${muted}">${escaped(block.by)}</span></div>`;
  if (block.kind === 'note')
    return `<p class="muted" style="margin:0 0 14px;font-size:15px;color:${muted}">${prose(block.text)}</p>`;
  if (block.kind === 'link')
    return `<p class="muted" style="margin:0 0 14px;font-size:15px;color:${muted}">${escaped(block.text)} <a class="muted" href="${escaped(block.url)}" style="color:${muted}">${escaped(block.label)}</a></p>`;
  const isBill = block.rows.every(([, value]) => isAmount.test(value));
  const [width, side] = isBill
    ? ['', 'text-align:right;white-space:nowrap']
    : ['width:38%;', 'overflow-wrap:anywhere;word-break:break-word'];
  const rows = block.rows.map(
    ([name, value]) =>
      `<tr><td class="muted"${isBill ? '' : ' width="38%"'} style="${width}padding:5px 18px 5px 0;color:${muted};vertical-align:top">${prose(name)}</td><td style="padding:5px 0;font-weight:600;vertical-align:top;${side}">${unbroken(escaped(value))}</td></tr>`,
  );
  return `<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="width:100%;margin:2px 0 16px;font-size:16px">${rows.join('')}</table>`;
}

const whole = /S\/\.\s?[\d.]*\d|(?<![\w-])\d+(?:-\d+)+(?![\w-])/g;
/** Of a bill, where names are long and amounts are short: then the names have the room. */
const isAmount = /^(Gratis|(−\s?)?S\/\.\s?[\d.]*\d)$/;

/** Where an address may break anywhere, an amount does not, nor the number of an account, which is copied from there. */
function unbroken(text: string): string {
  return text.replaceAll(whole, (number) => `<span style="white-space:nowrap">${number}</span>`);
}

function actionHtml({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:8px 0 20px"><a href="${escaped(url)}" style="display:inline-block;padding:13px 26px;background:${brand};color:#ffffff;font-weight:600;text-decoration:none;border-radius:4px">${escaped(label)}</a></p>
<p class="muted" style="margin:0 0 18px;font-size:14px;color:${muted}">Si el botón no funciona, copia esta dirección en tu navegador:<br><a class="muted" href="${escaped(url)}" style="color:${muted};overflow-wrap:anywhere">${escaped(url)}</a></p>`;
}

/** A row of stepped diamonds, as woven on the covers: A granate, B maize, C indigo, D cream. */
const weave = ['DDDBBDDDCCCDDCCC', 'DDBAABDDCCDAADCC', 'DBAAAABDCDAAAADC', 'DDBAABDDCCDAADCC', 'DDDBBDDDCCCDDCCC'];
const threads: Readonly<Record<string, string>> = { A: brand, B: '#e2a93b', C: '#243a6b', D: '#f2e6d0' };
/** Side of a stitch in pixels. */
const stitch = 5;
const repeats = 7;
/** Width of a letter in pixels: the pattern, whole, so many times. */
const sheetWidth = repeats * (weave[0]?.length ?? 0) * stitch;

/**
 * The band under the school's name, as cells of a table: mail programs draw no picture unasked. It is as wide as the widest letter,
 * in square stitches; on a narrow screen what is too much of it is cut off, as a ribbon is.
 */
function band(): string {
  const rows = weave.map((row) => `<tr>${runsOf(row.repeat(repeats)).map(cell).join('')}</tr>`);
  const first = `<tr>${`<td width="${stitch}" height="0"></td>`.repeat(sheetWidth / stitch)}</tr>`;
  return `<table role="presentation" width="${sheetWidth}" cellpadding="0" cellspacing="0" aria-hidden="true" style="table-layout:fixed;width:${sheetWidth}px">${first}${rows.join('')}</table>`;
}

function cell(run: string): string {
  return `<td height="${stitch}" colspan="${run.length}" bgcolor="${threads[run[0] ?? 'A']}"></td>`;
}

/** Equal stitches side by side are one cell: a letter stays small. */
function runsOf(row: string): readonly string[] {
  return row.match(/(.)\1*/g) ?? [];
}
