import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { UsageError } from '#adapters/cli/escuela/command.ts';
import { checkReceipts } from '#adapters/cli/escuela/receipts/check-receipts.ts';
import { CreditNotesInSql } from '#adapters/server/sql/receipts/credit-notes-in-sql.ts';
import { ReceiptsInSql } from '#adapters/server/sql/receipts/receipts-in-sql.ts';
import { SignedReceiptsInSql } from '#adapters/server/sql/receipts/signed-receipts-in-sql.ts';
import { at } from '#test/support/orders/buying-builders.ts';
import { aCreditNote, aReceipt } from '#test/support/receipts/receipt-builders.ts';
import { withOrders } from '#test/support/receipts/receipt-rows.ts';
import { commandLine } from '#test/support/school/command-line.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

const { school, run } = commandLine();

/** A folder with files of these names, empty. */
function folderOf(...names: readonly string[]): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'hojas'));
  for (const name of names) writeFileSync(join(folder, 'hojas', name), '');
  return folder;
}

/** A machine that has these programs alone, each a script of the shell. */
function machineWith(programs: Readonly<Record<string, string>>): void {
  const folder = temporaryFolder();
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  vi.stubEnv('PATH', folder);
  vi.stubEnv('SAXON_JAR', join(folder, 'none.jar'));
}

const all = [
  'UBL-Invoice-2.1.xsd',
  'UBL-CreditNote-2.1.xsd',
  'ValidaExprRegBoleta-2.0.1.xsl',
  'ValidaExprRegNC-2.0.1.xsl',
];

test('passes what was signed through the schema and the sheet of its kind, and tells what each says', async () => {
  const db = await withOrders(school().database.db);
  const [signed, receipts] = [new SignedReceiptsInSql(db), new ReceiptsInSql(db)];
  for (const number of [1, 2]) {
    const receipt = aReceipt({ id: `receipt-${number}`, orderId: `order-${number}`, number });
    await receipts.add(receipt);
    await signed.keep(receipt, { xml: `<x>${number}</x>`, digest: 'd' }, at);
  }
  await new CreditNotesInSql(db).add(aCreditNote());
  await signed.keep(aCreditNote(), { xml: '<nota/>', digest: 'd' }, at);
  machineWith({
    xmllint: 'case "$5" in *-B001-2.xml) echo "linea 1: sobra un elemento" >&2; exit 3;; esac',
    saxon: 'case "$*" in *RegNC*-07-BC01-1.xml) echo "4312INFO : errorCode 4312 (nodo)" >&2;; esac',
  });
  const { code, said } = await run(checkReceipts, folderOf(...all));
  expect(said.split('\n')).toEqual([
    'B001-1  Esquema: bien.  Hoja: bien.',
    'B001-2  Esquema: error: linea 1: sobra un elemento  Hoja: bien.',
    'BC01-1  Esquema: bien.  Hoja: observado: 4312.',
    'Revisados: 3. Con errores: 1.',
  ]);
  expect(code).toBe(1);
  machineWith({ saxon: 'echo "error: : errorCode 2172: no está" >&2; exit 2' });
  const alone = await run(checkReceipts, folderOf('ValidaExprRegNC-2.0.1.xsl'));
  expect(alone.said).toContain(
    'BC01-1  Esquema: no hay con qué revisarlo.  Hoja: error: error: : errorCode 2172: no está',
  );
  expect(alone.said).toContain('B001-1  Esquema: no hay con qué revisarlo.  Hoja: no hay con qué revisarlo.');
});

test('says what is missing: the folder, the sheets, or what runs them', async () => {
  machineWith({});
  const said = async (folder: string) => (await run(checkReceipts, folder)).said;
  expect(await said('/no/hay')).toBe('«/no/hay» no es una carpeta que se pueda leer.');
  expect(await said(folderOf('otra.xsl'))).toMatch(/no hay UBL-Invoice-2\.1\.xsd/);
  expect(await said(folderOf('UBL-Invoice-2.1.xsd'))).toMatch(/xmllint/);
  expect(await said(folderOf('ValidaExprRegFactura-2.0.1.xsl'))).toMatch(/SAXON_JAR/);
  expect(() => checkReceipts.prepare([])).toThrow(UsageError);
});
