import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#adapters/server/config/config.ts';
import { FingerprintsBySha256 } from '#adapters/server/security/fingerprints-by-sha256.ts';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { PaymentAttemptsInSql } from '#adapters/server/sql/payments/payment-attempts-in-sql.ts';
import { ReceiptsInSql } from '#adapters/server/sql/receipts/receipts-in-sql.ts';
import { openSqlite } from '#adapters/server/sql/shared/connection.ts';
import { startSchool } from '#adapters/server/wiring/start.container.ts';
import { newOrder } from '#application/server/orders/new-order.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { takeSnapshot } from '#domain/orders/order-snapshot.ts';
import { receiptHashText } from '#domain/receipts/receipt.ts';
import { receiptLines, receiptTotals } from '#domain/receipts/receipt-lines.ts';
import { money } from '#domain/shared/money.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { auditedCart } from '#test/support/cart/audited-carts.ts';
import { builtCommand } from '#test/support/school/built-program.ts';
import { migratedDataDir } from '#test/support/school/migrated-sqlite.ts';
import { aCart, aCartItem, aCode, TERMS } from '#test/support/cart/cart-items.ts';
import { aLine, aRequest, percentOff } from '#test/support/pricing/price-lines.ts';
import { anAttempt } from '#test/support/orders/buying-builders.ts';
import { aReceipt } from '#test/support/receipts/receipt-builders.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

const program = builtCommand('precio');

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

interface Start {
  readonly input?: Iterable<string>;
  readonly env?: Readonly<Record<string, string>>;
  readonly nodeFlags?: readonly string[];
}

async function precio(args: readonly string[], { input = [], env = {}, nodeFlags = [] }: Start = {}): Promise<Ended> {
  const child = spawn(process.execPath, [...nodeFlags, program(), ...args], { env: { ...process.env, ...env } });
  let [out, err] = ['', ''];
  child.stdout.on('data', (data) => (out += String(data)));
  child.stderr.on('data', (data) => (err += String(data)));
  const closed = once(child, 'close');
  await pipeline(Readable.from(input), child.stdin).catch(() => undefined);
  const [code] = (await closed) as [number];
  return { code, out, err };
}

const cart = JSON.stringify(auditedCart(aRequest([aLine(1, '150.00')], percentOff('15'))));

describe('the auditor’s command', () => {
  it('answers line by line in order, and ends well even when lines are errors', async () => {
    const { code, out, err } = await precio([], { input: [`${cart}\nno\n\n`, `{"items":[]}`] });
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);

    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(answers).toHaveLength(3);
    expect(answers[0]).toMatchObject({ total: '150.00', new_total: '127.50', monto: '108.05', igv: '19.45' });
    expect(answers[1]).toEqual({ error: 'La línea no es JSON válido.', field: null });
    expect(answers[2]).toMatchObject({ lines: [], total: '0.00' });
  });

  it('says nothing to nothing', async () => {
    expect(await precio([])).toEqual({ code: 0, out: '', err: '' });
  });

  it('explains to a person', async () => {
    const { code, out } = await precio(['--explicar'], { input: [cart] });

    expect(code).toBe(0);
    expect(out).toContain('Carrito de la línea 1');
    expect(out).toContain('S/.\u00A0150.00 × 15 % = S/.\u00A022.50');
    expect(out.match(/El IGV se extrae/g)).toHaveLength(1);
  });

  it('takes the rate that the school has configured, and no other setting', async () => {
    const taxed = cart.replace('"igv":18', '"igv":10.5');
    const env = { IGV_RATE: '10.5', PORT: 'no es un puerto' };

    expect((await precio([], { input: [taxed], env })).out).toContain('"igv":"12.12"');
    expect((await precio([], { input: [cart], env })).out).toContain('items[0].igv');
  });

  it('says how it is called', async () => {
    expect(await precio(['--ayuda'])).toMatchObject({ code: 0, err: '', out: expect.stringContaining('--explicar') });
    expect(await precio(['--otra'])).toMatchObject({ code: 2, out: '', err: expect.stringContaining('--explicar') });
    expect(await precio([], { env: { IGV_RATE: 'mucho' } })).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('IGV_RATE'),
    });
  });

  it('keeps its memory while two hundred thousand carts pass', async () => {
    const carts = `${`${cart}\n`.repeat(1000)}`;
    const { code, out, err } = await precio([], {
      input: Array.from({ length: 200 }, () => carts),
      nodeFlags: ['--max-old-space-size=24'],
    });

    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n')).toHaveLength(200_001);
  });

  it('ends quietly when whoever reads has seen enough', async () => {
    const child = spawn(process.execPath, [program()]);
    let err = '';
    child.stderr.on('data', (data) => (err += String(data)));
    const closed = once(child, 'close');
    const feeding = pipeline(
      Readable.from(Array.from({ length: 500 }, () => `${cart}\n`.repeat(100))),
      child.stdin,
    ).catch(() => undefined);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const [code] = (await closed) as [number];
    await feeding;

    expect({ code, err }).toEqual({ code: 0, err: '' });
  });
});

describe('the audit of a stored order', () => {
  it('finds the order by its number or id, and says that it comes out', async () => {
    const dataDir = await aSchoolWithOrder();
    const byNumber = await precio(['--pedido', '12'], { env: { DATA_DIR: dataDir, DATABASE_URL: '' } });

    expect(byNumber).toMatchObject({ code: 0, err: '' });
    expect(byNumber.out).toMatch(/^Pedido 12, sin pagar/);
    expect(byNumber.out).toMatch(/\nCoincide: .*S\/\.\u00A0100\.30\.\n$/);
    expect(await precio(['--pedido', 'pedido-doce'], { env: { DATA_DIR: dataDir, DATABASE_URL: '' } })).toEqual(
      byNumber,
    );
  });

  it('says that an order does not come out whose stored amounts were changed', async () => {
    const dataDir = await aSchoolWithOrder();
    const { db, close } = openSqlite(join(dataDir, 'escuela.db'));
    const { snapshot } = await db.selectFrom('orders').select('snapshot').executeTakeFirstOrThrow();
    const audited = async (changes: { readonly snapshot?: string; readonly new_total?: number }) => {
      await db.updateTable('orders').set(changes).execute();
      return precio(['--pedido', '12'], { env: { DATA_DIR: dataDir, DATABASE_URL: '' } });
    };

    expect(await audited({ snapshot: snapshot.replaceAll('10030', '10029') })).toMatchObject({
      code: 1,
      err: '',
      out: expect.stringContaining('NO coincide:\n  - lo guardado en totals.net'),
    });
    expect(await audited({ snapshot, new_total: 100 })).toMatchObject({
      code: 1,
      err: '',
      out: expect.stringContaining(
        'NO coincide:\n  - el pedido guarda new_total S/.\u00A01.00 y resulta S/.\u00A0100.30.',
      ),
    });
    expect(await audited({ snapshot: '{"version":1', new_total: 10_030 })).toMatchObject({
      code: 1,
      err: '',
      out: expect.stringContaining('no se puede leer'),
    });
    await close();
  });

  it('compares what was charged and the receipt as well', async () => {
    const dataDir = await aSchoolWithOrder();
    const { db, close } = openSqlite(join(dataDir, 'escuela.db'));
    await new PaymentAttemptsInSql(db).add(anAttempt('1', 'pedido-doce', { amount: money(10_030) }));
    const order = await new OrdersInSql(db).find('pedido-doce');
    if (order === null) throw new Error('The school of the test has an order');
    const lines = accepted(receiptLines(order.snapshot));
    const receipt = aReceipt({ orderId: order.id, userId: 'alumna', lines, totals: receiptTotals(lines) });
    const hash = new FingerprintsBySha256().of(receiptHashText(receipt));
    await new ReceiptsInSql(db).add({ ...receipt, hash });
    const audit = () => precio(['--pedido', '12'], { env: { DATA_DIR: dataDir, DATABASE_URL: '' } });

    expect((await audit()).out).toContain('su línea, su intento de pago y su comprobante B001-1; al recalcular');
    await db.updateTable('order_lines').set({ net: 5 }).execute();
    await db.updateTable('receipts').set({ total: 1 }).execute();
    await db.updateTable('payment_attempts').set({ amount: 2 }).execute();
    const { code, out } = await audit();
    expect(code).toBe(1);
    expect(out.slice(out.indexOf('NO coincide')).trimEnd().split('\n').slice(1)).toEqual([
      '  - la línea del producto 7 guarda net S/.\u00A00.05 y resulta S/.\u00A0100.30.',
      '  - el intento de pago 10100001 guarda amount S/.\u00A00.02 y resulta S/.\u00A0100.30.',
      '  - el comprobante B001-1 guarda total S/.\u00A00.01 y resulta S/.\u00A0100.30.',
    ]);
    await close();
  });

  it('says when there is no such order', async () => {
    const dataDir = temporaryFolder();

    expect(await precio(['--pedido', '99'], { env: { DATA_DIR: dataDir, DATABASE_URL: '' } })).toEqual({
      code: 1,
      out: '',
      err: 'No hay ningún pedido «99».\n',
    });
  });
});

/** The folder of a school in which a course of S/.\u00A0118.00 was ordered at 15 % off. */
async function aSchoolWithOrder(): Promise<string> {
  const dataDir = await migratedDataDir();
  const { school, database } = await startSchool(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
  await insertUser(database.db, 'alumna');
  await insertProduct(database.db, 7);
  const bought = aCart([aCartItem(7, '118.00')], { code: aCode('NOVIEMBRE') });
  const snapshot = accepted(takeSnapshot(bought, TERMS));
  const order = newOrder(
    bought,
    snapshot,
    {
      id: 'pedido-doce',
      number: 12,
      userId: 'alumna',
      paymentMethod: 'card',
      billing: null,
      termsVersion: null,
      creationKey: null,
    },
    new Date('2026-11-20T15:00:00Z'),
    48,
  );
  await school.get(Orders).add(order);
  await database.close();
  return dataDir;
}
