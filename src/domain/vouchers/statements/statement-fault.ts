import { type SettlementField, settlementFieldNames } from '#domain/receipts/settlements/settlement-fields.ts';
import { statementFieldNames, type PreviewOf, type StatementField } from './statement-layout.ts';

/** A bank's file, or a gateway's, from which nothing was taken. */
export interface StatementRefusal {
  readonly kind: 'statement-unreadable';
  readonly fault: StatementFault;
  /** Where its columns can be chosen otherwise. */
  readonly preview?: PreviewOf<string> | undefined;
}

/** Why nothing is taken from a file. Lines count from 1, as an editor shows them. */
export type StatementFault =
  | { readonly what: 'empty' }
  | { readonly what: 'too-large' }
  | { readonly what: 'too-many-rows' }
  | { readonly what: 'spreadsheet' }
  | { readonly what: 'zip' }
  | { readonly what: 'pdf' }
  | { readonly what: 'not-text' }
  | { readonly what: 'csv-broken'; readonly line: number }
  /** No row has the headings of the chosen columns. */
  | { readonly what: 'headings-missing'; readonly heading: string }
  | { readonly what: 'layout-lacks'; readonly lack: keyof typeof lacks }
  | {
      readonly what: 'cell';
      readonly line: number;
      readonly field: StatementField | SettlementField;
      readonly text: string;
    }
  | { readonly what: 'xml-broken'; readonly line: number }
  | { readonly what: 'xml-entities' }
  | { readonly what: 'xml-other' }
  | { readonly what: 'xml-value'; readonly entry: number; readonly element: string }
  | { readonly what: 'other-currency'; readonly currency: string }
  | { readonly what: 'other-account'; readonly account: string }
  | { readonly what: 'took-too-long' };

/** Bytes and rows of a file, at most. */
export const statementLimits = { largestFile: 5 * 1024 * 1024, rows: 20_000 } as const;

type FaultOf<What extends StatementFault['what']> = Extract<StatementFault, { readonly what: What }>;

const asCsv = 'En la página de tu banco, o en tu hoja de cálculo con «Guardar como», expórtalo como CSV y elige ese.';

const lacks = {
  date: 'Ninguna columna dice la fecha: elige cuál es.',
  amount: 'Ninguna columna dice el importe: elige cuál es, la que lleva signo o la que solo trae lo que entró.',
  reference: 'Ninguna columna dice el número de compra o el código del pedido: elige cuál es.',
  'amount-twice': 'Hay dos columnas de importes: deja la que lleva signo o la de abonos.',
} as const;

const fieldNames = { ...statementFieldNames, ...settlementFieldNames };
const isNot: { readonly [Field in keyof typeof fieldNames]?: string } = {
  date: 'no es una fecha',
  day: 'no es una fecha',
  balance: 'no es un saldo',
  reference: 'no es un número de compra ni un código,',
};

const texts: { readonly [What in StatementFault['what']]: (fault: FaultOf<What>) => string } = {
  empty: () => 'El archivo no trae movimientos.',
  'too-large': () =>
    `El archivo es demasiado grande: el máximo es de ${statementLimits.largestFile / 1024 / 1024} MB. Expórtalo por semanas o meses.`,
  'too-many-rows': () =>
    `El archivo tiene más de ${statementLimits.rows} filas: expórtalo por partes, de menos días cada una.`,
  spreadsheet: () => `El archivo es un libro de Excel. ${asCsv}`,
  zip: () => `El archivo es un ZIP: ábrelo primero. ${asCsv}`,
  pdf: () => `El archivo es un PDF, del que no se leen movimientos. ${asCsv}`,
  'not-text': () => `El archivo no es un texto en la codificación elegida. ${asCsv}`,
  'csv-broken': ({ line }) => `Línea ${line}: el archivo no se puede leer como CSV; revisa las comillas.`,
  'headings-missing': ({ heading }) =>
    `Ninguna línea del archivo tiene la columna «${heading}» junto con las demás que están elegidas. Revisa las columnas de esta cuenta.`,
  'layout-lacks': ({ lack }) => lacks[lack],
  cell: ({ line, field, text }) =>
    `Línea ${line}, columna «${fieldNames[field]}»: «${text}» ${isNot[field] ?? 'no es un importe'} en el orden y con los decimales elegidos.`,
  'xml-broken': ({ line }) => `Línea ${line}: el XML está incompleto o dañado.`,
  'xml-entities': () => 'El XML trae definiciones propias, que un extracto no necesita: no se lee.',
  'xml-other': () => 'El XML no es un extracto camt.053 de ISO 20022.',
  'xml-value': ({ entry, element }) => `Movimiento ${entry} del XML, elemento «${element}»: falta o no se entiende.`,
  'other-currency': ({ currency }) => `El archivo trae movimientos en ${currency}: los pedidos son en soles.`,
  'other-account': ({ account }) => `El archivo es de la cuenta ${account}, que no es la elegida.`,
  'took-too-long': () => 'Leer el archivo tardó demasiado: expórtalo por partes, de menos días cada una.',
};

/** What whoever chose the file reads: what is wrong, and where. */
export function statementFaultText(fault: StatementFault): string {
  const text = texts[fault.what] as (fault: StatementFault) => string;
  return text(fault);
}
