import { createHash } from 'node:crypto';
import { DOMParser } from '@xmldom/xmldom';
import { expect, test } from 'vitest';
import { RegisterFilesByYazl } from '#adapters/server/receipts/books/register-files-by-yazl.ts';
import { unzip } from '#adapters/server/receipts/sending/zip.ts';
import { type BookFileKind, bookFileKinds } from '#domain/receipts/books/register-files.ts';
import type { BookMonth } from '#domain/receipts/books/book-month.ts';
import { salesRegister } from '#domain/receipts/books/sales-register.ts';
import { boletaOfAna } from '#test/support/cart/shop.ts';
import { aCreditNote, aReceipt } from '#test/support/receipts/receipt-builders.ts';

const march = '2026-03' as BookMonth;
const named = aReceipt({ number: 2, buyer: { ...boletaOfAna, name: '=1+1 & "Ñandú" <S.A.C.>\u0001' } });
const register = {
  owner: { ruc: '20512333797', legalName: 'Escuela de Prueba S.A.C.' },
  month: march,
  rows: salesRegister([aReceipt(), named, aCreditNote()], march),
};
const made = (kind: BookFileKind) => new RegisterFilesByYazl().make(kind, register);

test('the same register gives the same bytes, with the digest that sha256sum tells of them', async () => {
  for (const kind of bookFileKinds) {
    const [one, other] = [await made(kind), await made(kind)];
    expect(Buffer.from(one.content).equals(Buffer.from(other.content))).toBe(true);
    expect(one.sha256).toBe(createHash('sha256').update(one.content).digest('hex'));
  }
  expect((await made('sire')).name).toBe('LE2051233379720260300140400021112.txt');
  expect((await made('xlsx')).name).toBe('registro-de-ventas-2026-03.xlsx');
});

test('a workbook holds amounts and days as numbers, and a name as a text that nothing computes', async () => {
  const { content } = await made('xlsx');
  for (const part of ['[Content_Types].xml', '.rels', 'workbook.xml', 'styles.xml']) {
    expect(new DOMParser().parseFromString(await unzip(content, part.toLowerCase()), 'text/xml')).toBeTruthy();
  }
  const sheet = new DOMParser().parseFromString(await unzip(content, 'sheet1.xml'), 'text/xml');
  const rows = [...sheet.getElementsByTagName('row')].map((row) =>
    [...row.getElementsByTagName('c')].map((cell) => [
      cell.getAttribute('t'),
      cell.getAttribute('s'),
      cell.textContent,
    ]),
  );
  expect(rows).toHaveLength(4);
  expect(rows[0]?.[7]).toEqual(['inlineStr', '1', 'Base gravada']);
  // 10 March 2026 is day 46091 of spreadsheets.
  expect(rows[1]?.[0]).toEqual([null, '3', '46091']);
  expect(rows[1]?.[7]).toEqual([null, '2', '296.53']);
  expect(rows[3]?.[12]).toEqual([null, '2', '-150.00']);
  expect(rows[2]?.[6]).toEqual(['inlineStr', null, '=1+1 & "Ñandú" <S.A.C.> ']);
  expect(sheet.getElementsByTagName('f')).toHaveLength(0);
});
