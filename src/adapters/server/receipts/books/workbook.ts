import { escapeXml } from '#adapters/server/escape-xml.ts';
import { zipOf } from '#adapters/server/receipts/sending/zip.ts';
import type { RegisterSheet, SheetCell } from '#domain/receipts/books/register-sheet.ts';
import { daysBetween, type PlainDate } from '#domain/shared/dates.ts';
import { signedDecimal } from '#domain/shared/signed-money.ts';

/** Day 0 of spreadsheets, by which they count. */
const dayZero = '1899-12-30' as PlainDate;

/** Places in `cellXfs` of the styles below. */
const style = { title: 1, amount: 2, day: 3 } as const;

const xml = (body: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`;
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The least that ECMA-376 asks of a workbook with one sheet: amounts with two decimals, days, texts that are never formulas. */
const parts: Readonly<Record<string, (sheet: RegisterSheet, name: string) => string>> = {
  '[Content_Types].xml': () =>
    xml(
      `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/></Types>`,
    ),
  '_rels/.rels': () =>
    xml(
      `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
  'xl/workbook.xml': (_sheet, name) =>
    xml(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
  'xl/_rels/workbook.xml.rels': () =>
    xml(
      `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ),
  'xl/styles.xml': () =>
    xml(
      `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ),
  'xl/worksheets/sheet1.xml': ({ titles, rows }) =>
    xml(
      `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${titles.length}" width="16" customWidth="1"/></cols><sheetData>${[titles.map(titleXml).join(''), ...rows.map((cells) => cells.map(cellXml).join(''))].map((cells, place) => `<row r="${place + 1}">${cells}</row>`).join('')}</sheetData></worksheet>`,
    ),
};

/** A workbook (XLSX) of one sheet; the same sheet gives the same bytes. @param name of the sheet, at most 31 characters. */
export function workbookOf(sheet: RegisterSheet, name: string): Promise<Uint8Array> {
  return zipOf(Object.fromEntries(Object.entries(parts).map(([path, contentOf]) => [path, contentOf(sheet, name)])));
}

const titleXml = (title: string): string => textXml(title, ` s="${style.title}"`);

const textXml = (text: string, attributes = ''): string =>
  `<c t="inlineStr"${attributes}><is><t xml:space="preserve">${escapeXml(printable(text))}</t></is></c>`;

/** What XML 1.0 cannot hold stands as a blank. */
const printable = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ');

function cellXml(cell: SheetCell): string {
  switch (cell.kind) {
    case 'text':
      return textXml(cell.value);
    case 'amount':
      return `<c s="${style.amount}"><v>${signedDecimal(cell.value)}</v></c>`;
    case 'count':
      return `<c><v>${cell.value}</v></c>`;
    case 'day':
      return cell.value === null ? '<c/>' : `<c s="${style.day}"><v>${daysBetween(dayZero, cell.value)}</v></c>`;
  }
}
