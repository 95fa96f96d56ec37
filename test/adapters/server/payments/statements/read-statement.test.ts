import { describe, expect, test } from 'vitest';
import { readStatement } from '#adapters/server/payments/statements/read-statement.ts';
import { StatementFilesByThreads } from '#adapters/server/payments/statements/statement-files-by-threads.ts';
import { headingLineOf, noColumns, type StatementLayout } from '#domain/vouchers/statements/statement-layout.ts';
import { statementFaultText, statementLimits } from '#domain/vouchers/statements/statement-fault.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { aBankAccount } from '#test/support/receipts/receipt-builders.ts';

const account = aBankAccount('bcp');
const bytes = (text: string) => new TextEncoder().encode(text);
const read = (content: Uint8Array | string, kept: Partial<StatementLayout> | null = null) =>
  readStatement({ content: typeof content === 'string' ? bytes(content) : content, account, kept });
const told = (content: Uint8Array | string, kept: Partial<StatementLayout> | null = null) =>
  statementFaultText(refused(read(content, kept)).fault);
/** What was read, in a line each. */
const lines = (content: Uint8Array | string) =>
  accepted(read(content)).movements.map(({ day, operation, amount, description, payer }) =>
    [day, operation, amount, description, payer].join(' | '),
  );

const signed = `Cuenta;191-2345678-0-13;;;;
;;;;;
Fecha;Fecha valuta;Descripción operación;Monto;Saldo;Operación - Número
09/03/2026;09/03/2026;YAPE Muñoz D0001N6;1.118,50;2.000,00;00123456
10/03/2026;10/03/2026;ITF;-0,05;1.999,95;00123457
`;

describe('a file in CSV', () => {
  test('as BCP is described to write it: one signed column, in Windows-1252, with lines above the headings', () => {
    const content = Uint8Array.from(signed, (each) => each.charCodeAt(0));
    const statement = accepted(read(content));
    expect(statement).toMatchObject({
      debits: 1,
      layout: { encoding: 'windows-1252', separator: ';', decimals: ',', dates: 'day-first' },
    });
    expect(statement.layout?.columns).toMatchObject({
      date: 'Fecha',
      amount: 'Monto',
      operation: 'Operación - Número',
    });
    expect(statement.movements).toMatchObject([
      {
        day: '2026-03-09',
        amount: 111_850,
        operation: '00123456',
        description: 'YAPE Muñoz D0001N6',
        balance: '200000',
      },
    ]);
  });

  test('of a wallet, which says in words what left and writes no sign', () => {
    const file = `Tipo de Transacción,Origen,Destino,Monto,Mensaje,Fecha de operación
TE PAGÓ,Ana Quispe,Escuela,118.00,D0001N6,09/03/2026 10:15:00
PAGASTE,Escuela,Proveedor,50.00,,09/03/2026 11:00:00
`;
    expect(lines(file)).toEqual(['2026-03-09 |  | 11800 | D0001N6 | Ana Quispe']);
    expect(accepted(read(file))).toMatchObject({
      debits: 1,
      layout: { columns: { direction: 'Tipo de Transacción' } },
    });
  });

  test('whose columns nobody guesses shows its first lines, and is read by those that are chosen, their dates and decimals guessed anew', () => {
    const file = 'Escuela;;\n\nCuándo;Cuánto;Quién\n2026-03-09;1.118,50;Ana\n';
    const { fault, preview } = refused(read(file));
    expect(fault).toEqual({ what: 'layout-lacks', lack: 'date' });
    expect(preview?.rows.map(({ line, cells }) => [line, ...cells])).toEqual([
      [1, 'Escuela', '', ''],
      [3, 'Cuándo', 'Cuánto', 'Quién'],
      [4, '2026-03-09', '1.118,50', 'Ana'],
    ]);
    expect(headingLineOf(preview ?? { rows: [] })).toBe(3);
    const columns = { ...noColumns, date: 'Cuándo', credit: 'Cuánto', payer: 'Quién' };
    const statement = accepted(read(file, { columns }));
    expect(statement.layout).toMatchObject({ dates: 'year-first', decimals: ',' });
    expect(statement.movements).toMatchObject([{ day: '2026-03-09', amount: 111_850, payer: 'Ana' }]);
    const wrong = refused(read(file, { columns: { ...columns, date: 'Quién' } }));
    expect(statementFaultText(wrong.fault)).toContain('Línea 4, columna «Fecha»: «Ana» no es una fecha');
    expect(wrong.preview?.columns.date).toBe('Quién');
  });

  // Por confirmar with files of each bank: decision 0093.
  test.each([
    [
      'Interbank',
      'Fecha de operación,Nro. de operación,Movimiento,Descripción,Cargo,Abono,Saldo contable\r\n' +
        '2026-03-09,7701,TRAN,"Pago, Ana",,"1,118.00",500\r\n2026-03-10,7702,COM,Comisión,3.50,,496.50\r\n',
      '2026-03-09 | 7701 | 111800 | Pago, Ana | ',
    ],
    [
      'BBVA',
      'F. Operación\tF. Valor\tCódigo\tNº. Doc.\tConcepto\tImporte\n' +
        '09-03-2026\t09-03-2026\t1\t88\tAbono\t118.00\n10-03-2026\t10-03-2026\t2\t89\tITF\t-0.05\n',
      '2026-03-09 | 88 | 11800 | Abono | ',
    ],
    [
      'Scotiabank',
      'Fecha;Descripción;Referencia;Cargos;Abonos;Saldo\n' +
        '09/03/2026;TRANSF. ANA QUISPE;0042;;118.00;618.00\n10/03/2026;MANTENIMIENTO;0043;9.00;;609.00\n',
      '2026-03-09 | 0042 | 11800 | TRANSF. ANA QUISPE | ',
    ],
  ])('as %s is described to write it: what came in alone, in its dates and columns', (_, file, line) => {
    expect(lines(file)).toEqual([line]);
    expect(accepted(read(file)).debits).toBe(1);
  });

  test('that cannot be read says in which line and column, and nothing of it is taken', () => {
    const head = 'Fecha,Descripción,Importe\n';
    const first = '09/03/2026,A,118.00\n';
    expect(told(`${head}${first}31/02/2026,B,1.00\n`)).toMatch(
      /^Línea 3, columna «Fecha»: «31\/02\/2026» no es una fecha/,
    );
    expect(told(`${head}${first}10/03/2026,B,1.2.3\n`)).toMatch(/^Línea 3, columna «Importe con signo»: «1\.2\.3»/);
    expect(told(`${head}${first}10/03/2026,"B,1.00\n`)).toMatch(/^Línea \d+: .*comillas/);
    expect(told('a,b\n1,2\n')).toBe('Ninguna columna dice la fecha: elige cuál es.');
    expect(told(head)).toBe('El archivo no trae movimientos.');
    const { layout } = accepted(read(head + first));
    if (layout === null) throw new Error('A CSV has a layout');
    const { columns } = layout;
    expect(told('Fecha,Importe\n', { columns })).toContain('la columna «Descripción»');
    const both = { ...columns, amount: 'Importe', credit: 'Fecha' } as StatementLayout['columns'];
    expect(told(head + first, { columns: both })).toContain('dos columnas de importes');
  });
});

test('what is no text of movements is refused with the way to one', () => {
  expect(told('')).toBe('El archivo no trae movimientos.');
  expect(told(new Uint8Array(statementLimits.largestFile + 1))).toContain('máximo es de 5 MB');
  expect(told('PK\u0003\u0004 [Content_Types].xml xl/workbook.xml')).toMatch(/^El archivo es un libro de Excel.*CSV/);
  expect(told('PK\u0003\u0004 banco.csv')).toMatch(/^El archivo es un ZIP/);
  expect(told('%PDF-1.7')).toMatch(/^El archivo es un PDF/);
  expect(told('F\0e\0c\0h\0a\0')).toMatch(/codificación elegida/);
});

const entry = (
  parts = '',
  amount = '118.00',
  currency = 'PEN',
  kind = 'CRDT',
) => `<Ntry><Amt Ccy="${currency}">${amount}</Amt>
  <CdtDbtInd>${kind}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-03-09</Dt></BookgDt><AcctSvcrRef>OP1</AcctSvcrRef>${parts}</Ntry>`;
const camt = (entries: string, of = account.cci) => `<?xml version="1.0"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Acct><Id><Othr><Id>${of}</Id></Othr></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`;

describe('a statement camt.053', () => {
  test('gives the booked entries that came in, several payments of one entry apart', () => {
    const detail = (amount: string) =>
      `<TxDtls><Refs><AcctSvcrRef>R${amount}</AcctSvcrRef></Refs><Amt Ccy="PEN">${amount}</Amt><RltdPties><Dbtr><Pty><Nm>Ana Quispe</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>D0001N6</Ustrd></RmtInf></TxDtls>`;
    const entries = [
      entry(),
      entry(`<NtryDtls>${detail('50.00')}${detail('68.00000')}</NtryDtls>`),
      entry('', '5.00', 'PEN', 'DBIT'),
      entry().replace('BOOK', 'PDNG'),
    ];
    expect(lines(camt(entries.join('')))).toEqual([
      '2026-03-09 | OP1 | 11800 |  | ',
      '2026-03-09 | R50.00 | 5000 | D0001N6 | Ana Quispe',
      '2026-03-09 | R68.00000 | 6800 | D0001N6 | Ana Quispe',
    ]);
  });

  test('of another account, currency or kind, broken or with entities of its own, is refused', () => {
    expect(told(camt(entry(), '99999999'))).toContain('de la cuenta 99999999, que no es la elegida');
    expect(told(camt(entry('', '1.00', 'USD')))).toContain('movimientos en USD');
    expect(told(camt(entry('', 'uno')))).toBe('Movimiento 1 del XML, elemento «Amt»: falta o no se entiende.');
    expect(told('<?xml version="1.0"?>\n<Document><a></Document>')).toMatch(/^Línea \d+: el XML/);
    expect(told('<?xml version="1.0"?><otro/>')).toContain('no es un extracto camt.053');
    const bomb = '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><Document>&b;</Document>';
    expect(told(bomb)).toContain('definiciones propias');
  });
});

test('the school reads them aside', async () => {
  const statement = accepted(await new StatementFilesByThreads().read(bytes(camt(entry())), account, null));
  expect(statement.movements).toHaveLength(1);
});
