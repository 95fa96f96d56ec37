import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command, Print } from '#adapters/cli/escuela/command.ts';
import { UsageError } from '#adapters/cli/escuela/command.ts';
import type { StartedSchool } from '#adapters/server/wiring/start.container.ts';
import { CreditNotes } from '#application/server/receipts/ports/credit-notes.ts';
import { Receipts } from '#application/server/receipts/ports/receipts.ts';
import { SignedReceipts } from '#application/server/receipts/ports/signed-receipts.ts';
import type { IssuedDocument } from '#domain/receipts/credit-note.ts';
import { receiptCode, receiptFileName } from '#domain/receipts/receipt.ts';
import { bySchema, bySheet, type Checker, type Found, schemaChecker, sheetRunner, sheetsIn } from './sheets.ts';

/** `receipts check FOLDER`: what the authority's own schemas and sheets say of every XML that the school keeps. */
export const checkReceipts: Command = {
  words: ['receipts', 'check'],
  usage: `  receipts check CARPETA
      Pasa los XML firmados de la escuela por los esquemas (XSD) y las hojas (XSL) de la SUNAT que hay en la carpeta, y dice
      qué responde cada uno. Para los esquemas usa xmllint; para las hojas, saxon, o java con SAXON_JAR.`,
  prepare([folder, ...more]) {
    if (folder === undefined || more.length > 0) throw new UsageError('receipts check: indica una sola carpeta.');
    return async (started, print) => {
      const sheets = await sheetsIn(folder).catch(() => null);
      if (sheets === null) return told(print, `«${folder}» no es una carpeta que se pueda leer.`);
      const all = Object.values(sheets);
      const needs = {
        schema: all.some(({ schema }) => schema !== null),
        sheet: all.some(({ sheet }) => sheet !== null),
      };
      if (!needs.schema && !needs.sheet) {
        return told(print, `En «${folder}» no hay UBL-Invoice-2.1.xsd ni hojas ValidaExprReg….xsl.`);
      }
      const [schemas, runner] = [schemaChecker(process.env), sheetRunner(process.env)];
      if (needs.schema && schemas === null) {
        return told(print, 'Para los esquemas hace falta xmllint: en Debian está en libxml2-utils.');
      }
      if (needs.sheet && runner === null) {
        return told(
          print,
          'Para las hojas hace falta saxon, o java y el archivo de Saxon-HE que dice SAXON_JAR: en Debian, libsaxonhe-java.',
        );
      }
      const scratch = await mkdtemp(join(tmpdir(), 'comprobantes-'));
      try {
        return await checkAll(started, print, async (receipt, xml) => {
          const name = `${receiptFileName(receipt)}.xml`;
          const file = join(scratch, name);
          await writeFile(file, xml);
          const { schema, sheet } = sheets[receipt.type];
          const found = [
            await withBoth(schemas, schema, (checker, path) => bySchema(checker, path, file)),
            await withBoth(runner, sheet, (checker, path) => bySheet(checker, path, file, name)),
          ];
          await rm(file);
          return found;
        });
      } finally {
        await rm(scratch, { recursive: true });
      }
    };
  },
};

function told(print: Print, text: string): number {
  print(text);
  return 1;
}

/** What a check finds; null: there is nothing to check by. */
async function withBoth(
  checker: Checker | null,
  path: string | null,
  check: (checker: Checker, path: string) => Promise<Found>,
): Promise<Found | null> {
  return checker === null || path === null ? null : check(checker, path);
}

type Check = (receipt: IssuedDocument, xml: string) => Promise<readonly (Found | null)[]>;

async function checkAll(started: StartedSchool, print: Print, check: Check): Promise<number> {
  const { school } = started;
  let [checked, wrong] = [0, 0];
  for (const receipt of await signedOf(started)) {
    const signed = await school.get(SignedReceipts).find(receipt);
    if (signed === null) continue;
    const [bySchemas, bySheets] = (await check(receipt, signed.xml)).map(textOf);
    print(`${receiptCode(receipt)}  Esquema: ${bySchemas?.text}  Hoja: ${bySheets?.text}`);
    checked += 1;
    if (bySchemas?.isWrong === true || bySheets?.isWrong === true) wrong += 1;
  }
  print(`Revisados: ${checked}. Con errores: ${wrong}.`);
  return wrong === 0 ? 0 : 1;
}

/** What was signed, receipts first, in the order in which it was. */
async function signedOf({ school, database }: StartedSchool): Promise<readonly IssuedDocument[]> {
  const { db } = database;
  const receipts = await db
    .selectFrom('signed_receipts')
    .select(['receipt_id as id', 'signed_at'])
    .unionAll(
      db
        .selectFrom('replaced_receipts')
        .select(['id', 'signed_at'])
        .where('xml', 'is not', null)
        .$narrowType<{ signed_at: string }>(),
    )
    .unionAll(
      db
        .selectFrom('corrected_receipts')
        .select(['id', 'signed_at'])
        .where('xml', 'is not', null)
        .$narrowType<{ signed_at: string }>(),
    )
    .orderBy('signed_at')
    .execute();
  const notes = await db
    .selectFrom('signed_credit_notes')
    .select(['credit_note_id as id', 'signed_at'])
    .unionAll(
      db
        .selectFrom('replaced_credit_notes')
        .select(['id', 'signed_at'])
        .where('xml', 'is not', null)
        .$narrowType<{ signed_at: string }>(),
    )
    .unionAll(db.selectFrom('signed_correction_notes').select(['credit_note_id as id', 'signed_at']))
    .unionAll(
      db
        .selectFrom('replaced_correction_notes')
        .select(['id', 'signed_at'])
        .where('xml', 'is not', null)
        .$narrowType<{ signed_at: string }>(),
    )
    .orderBy('signed_at')
    .execute();
  const found: (IssuedDocument | null)[] = [];
  for (const { id } of receipts) found.push(await school.get(Receipts).find(id));
  for (const { id } of notes) found.push(await school.get(CreditNotes).find(id));
  return found.filter((each) => each !== null);
}

function textOf(found: Found | null): { readonly text: string; readonly isWrong: boolean } {
  if (found === null) return { text: 'no hay con qué revisarlo.', isWrong: false };
  const { errors, observations } = found;
  if (errors.length > 0) return { text: `error: ${errors.join(' ')}`, isWrong: true };
  return { text: observations.length === 0 ? 'bien.' : `observado: ${observations.join(', ')}.`, isWrong: false };
}
