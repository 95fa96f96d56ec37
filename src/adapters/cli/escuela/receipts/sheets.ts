import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { TaxDocumentType } from '#domain/receipts/receipt.ts';

/**
 * How the tax authority and OASIS call their files, by what they check. Por confirmar: read in the copies that public validators keep
 * (decision 0092).
 */
const fileNames: Readonly<Record<TaxDocumentType, { readonly schema: RegExp; readonly sheet: RegExp }>> = {
  boleta: { schema: /^UBL-Invoice-2\.1\.xsd$/i, sheet: /^ValidaExprRegBoleta-[\d.]+\.xsl$/i },
  factura: { schema: /^UBL-Invoice-2\.1\.xsd$/i, sheet: /^ValidaExprRegFactura-[\d.]+\.xsl$/i },
  'credit-note': { schema: /^UBL-CreditNote-2\.1\.xsd$/i, sheet: /^ValidaExprRegNC-[\d.]+\.xsl$/i },
};

/** What a sheet is told: the name of the file that it checks. */
const nameParameter = 'nombreArchivoEnviado';
/** How a sheet says what it found. */
const codeSaid = /errorCode (\d{4})/g;

/** Where Debian and its kin put Saxon; `SAXON_JAR` names another place. */
const usualJar = '/usr/share/java/Saxon-HE.jar';

/** The files of a folder that check a kind of document; the last by name where there are several. */
export interface Sheets {
  readonly schema: string | null;
  readonly sheet: string | null;
}

/** What checks a file: a program, and what it is given before it is told of the file. */
export interface Checker {
  readonly program: string;
  readonly given: readonly string[];
}

export interface Found {
  /** What keeps the file from being taken. */
  readonly errors: readonly string[];
  readonly observations: readonly string[];
}

/** The schemas and sheets below a folder. @throws when it cannot be read. */
export async function sheetsIn(folder: string): Promise<Readonly<Record<TaxDocumentType, Sheets>>> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((each) => each.isFile())
    .map(({ name, parentPath }) => ({ name, path: resolve(parentPath, name) }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const last = (name: RegExp): string | null => files.findLast((each) => name.test(each.name))?.path ?? null;
  const of = (type: TaxDocumentType): Sheets => ({
    schema: last(fileNames[type].schema),
    sheet: last(fileNames[type].sheet),
  });
  return { boleta: of('boleta'), factura: of('factura'), 'credit-note': of('credit-note') };
}

/** The program of the machine that checks by a schema, or null. */
export function schemaChecker(env: NodeJS.ProcessEnv): Checker | null {
  const program = onPath('xmllint', env);
  return program === null ? null : { program, given: ['--noout', '--nonet', '--schema'] };
}

/** The program that runs sheets of XSLT 2.0, or null. */
export function sheetRunner(env: NodeJS.ProcessEnv): Checker | null {
  for (const name of ['saxon', 'saxonb-xslt']) {
    const program = onPath(name, env);
    if (program !== null) return { program, given: [] };
  }
  const [java, jar] = [onPath('java', env), env['SAXON_JAR'] ?? usualJar];
  return java === null || !existsSync(jar) ? null : { program: java, given: ['-cp', jar, 'net.sf.saxon.Transform'] };
}

function onPath(name: string, env: NodeJS.ProcessEnv): string | null {
  const folders = (env['PATH'] ?? '').split(':').filter((each) => each !== '');
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** What the schema says of a file. */
export async function bySchema({ program, given }: Checker, schema: string, file: string): Promise<Found> {
  const { isGood, said } = await run(program, [...given, schema, file]);
  return { errors: isGood ? [] : [lines(said)[0] ?? program], observations: [] };
}

/** What a sheet says of a file: it ends at the first error, and goes on after an observation. */
export async function bySheet({ program, given }: Checker, sheet: string, file: string, name: string): Promise<Found> {
  const { isGood, said } = await run(program, [...given, `-s:${file}`, `-xsl:${sheet}`, `${nameParameter}=${name}`]);
  const codes = [...said.matchAll(codeSaid)].map(([, code]) => code ?? '');
  if (isGood) return { errors: [], observations: codes };
  const first = lines(said).find((line) => line.includes('errorCode')) ?? lines(said)[0] ?? program;
  return { errors: [first], observations: codes.slice(0, -1) };
}

const lines = (said: string): readonly string[] =>
  said
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

async function run(program: string, args: readonly string[]): Promise<{ isGood: boolean; said: string }> {
  try {
    const { stderr } = await promisify(execFile)(program, [...args], { maxBuffer: 16 * 1024 * 1024 });
    return { isGood: true, said: stderr };
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    return { isGood: false, said: stderr ?? String(error) };
  }
}
