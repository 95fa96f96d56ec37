import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { isSafePdf } from '#adapters/server/files/pdf-check.ts';

const isSafe = (text: string): boolean => isSafePdf(Buffer.from(text, 'latin1'));
const file = (inside: string): string => `%PDF-1.7\n${inside}\ntrailer\n%%EOF`;

test('a whole PDF passes, a cut one or another file does not', () => {
  expect(isSafe('%PDF-1.4\ntrailer\n%%EOF')).toBe(true);
  expect(isSafe('%PDF-2.0\ntrailer\n%%EOF\r\n')).toBe(true);
  expect(isSafe('%PDF-1.4\ntrailer')).toBe(false);
  expect(isSafe('basura %PDF-1.4\n%%EOF')).toBe(false);
});

test('a document as programs write it passes', async () => {
  const document = new PDFDocument();
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve) => document.on('end', resolve));
  document.text('Constancia de depósito (S/. 118.00)').link(0, 0, 10, 10, 'https://banco.example').end();
  await done;
  expect(isSafePdf(Buffer.concat(chunks))).toBe(true);
});

const marks = ['JavaScript', 'Launch', 'EmbeddedFile', 'RichMedia', 'SubmitForm', 'ImportData', 'GoToE', 'XFA'];

describe('what acts is refused', () => {
  test.each(marks)('/%s in plain sight', (mark) => {
    expect(isSafe(file(`1 0 obj << /S /${mark} (app.alert(1)) >> endobj`))).toBe(false);
  });

  test.each(['/J#61vaScript', '/#4a#61#76#61#53cript', '/JavaScrip#74\0/JS', '/Jav#61Script(x)'])(
    'SAFE-20: with a name that is escaped: %s',
    (mark) => {
      expect(isSafe(file(`1 0 obj << /S ${mark} >> endobj`))).toBe(false);
    },
  );

  test('a word that only begins so is none', () => {
    expect(isSafe(file('1 0 obj << /S /JavaScripture >> endobj'))).toBe(true);
  });
});

describe('SAFE-20: packed objects', () => {
  const harmful = '1 0 << /S /J#61vaScript /JS (app.alert(1)) >>';
  const harmless = '1 0 << /Type /Catalog >>';
  const packed = (text: string): string => deflateSync(Buffer.from(text, 'latin1')).toString('latin1');
  const stream = (dictionary: string, content: string, between = '\n'): string =>
    file(`5 0 obj${between}<< ${dictionary} >>${between}stream\r\n${content}\nendstream\nendobj`);
  const usual = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode';

  test('pass when nothing in them acts', () => {
    expect(isSafe(stream(usual, packed(harmless)))).toBe(true);
    expect(isSafe(stream(usual.replace('/FlateDecode', '[ /FlateDecode ]'), packed(harmless)))).toBe(true);
    expect(isSafe(stream('/Type /ObjStm /N 1 /First 4', harmless))).toBe(true);
  });

  test.each([
    ['as they are written', usual, '\n'],
    ['under an escaped type', usual.replace('ObjStm', '#4fbjStm'), '\n'],
    ['under no type', usual.replace('/Type /ObjStm ', ''), '\n'],
    ['after an object in a string', `/Title (1 0 obj << >> stream) ${usual}`, '\n'],
    ['with another end in a comment', `%>> stream\n${usual}`, '\n'],
    ['after a string that is left open by an escape', String.raw`/T (a\) >> (b) ${usual}`.replace('(b)', '(b))'), '\n'],
    ['behind blanks and a long comment', usual, `\0\f%${'x'.repeat(30_000)}\n`],
  ])('are refused when something in them acts: %s', (_, dictionary, between) => {
    expect(isSafe(stream(dictionary, packed(harmful), between))).toBe(false);
  });

  test.each([
    ['another filter', usual.replace('FlateDecode', 'LZWDecode'), packed(harmless)],
    ['two filters', usual.replace('/FlateDecode', '[/ASCIIHexDecode /FlateDecode]'), packed(harmless)],
    ['a filter that stands elsewhere', usual.replace('/FlateDecode', '7 0 R'), packed(harmless)],
    ['a filter said twice', `${usual} /Filter /LZWDecode`, packed(harmless)],
    ['parameters', `${usual} /DecodeParms << /Predictor 12 >>`, packed(harmless)],
    ['rubbish', usual, 'no es zlib'],
    ['a bomb', usual, packed('\0'.repeat(50_000_000))],
  ])('are refused when they cannot be looked at: %s', (_, dictionary, content) => {
    expect(isSafe(stream(dictionary, content))).toBe(false);
  });

  test('a locked file cannot be looked at', () => {
    expect(isSafe(file('<< /Size 9 /Encr#79pt 8 0 R >>'))).toBe(false);
  });

  test('a picture in another packing is no object, and passes', () => {
    expect(isSafe(stream('/Type /XObject /Filter /DCTDecode', '\u{ff}\u{d8}'))).toBe(true);
  });

  test('a file made to be read for ever is given up', () => {
    expect(isSafe(file('1 0 obj <<'.repeat(20_000)))).toBe(false);
  });
});
