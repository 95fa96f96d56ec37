import { describe, expect, test } from 'vitest';
import { StartSending } from '#application/server/payments/refunds/start-sending.ts';
import { anAppointment } from '#test/ports/learning/appointments.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { aCode } from '#test/support/cart/cart-items.ts';
import { aSurplus } from '#test/ports/payments/surplus-payments.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { boletaOfAna } from '#test/support/cart/shop.ts';
import { anOrder, aSellableProduct, at } from '#test/support/orders/buying-builders.ts';
import { aGift } from '#test/support/orders/gift-builders.ts';
import { anOrderOfTwo, decided, only, refundingInMemory } from '#test/support/payments/refunding-in-memory.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

const products = [aSellableProduct(10), aSellableProduct(11)];
const tenOff = aCode('DIEZ', { limitInAll: 1 });

async function paid(ending: 'approved' | 'kept' = 'approved') {
  const school = await refundingInMemory({ products });
  await school.pay(anOrderOfTwo(), ending);
  const owned = () => school.grants.ownedForEver('ana', [10, 11]);
  return { ...school, owned };
}

describe('giving back by the gateway', () => {
  test('one of two courses: the money, its access, a note over the receipt issued for it, a letter and a line in the log', async () => {
    const { giveBack, gateway, notes, notices, officeLog, orders, outbox, owned, receipts } = await paid();
    expect(await giveBack({ ...only(11), answer: 'Con gusto' })).toMatchObject({
      state: 'done',
      amount: 5900,
      number: 1,
    });
    expect([...gateway.refunds.values()]).toMatchObject([{ refundNumber: '1', amount: 5900 }]);
    expect(await owned()).toEqual(new Set([10]));
    expect(await orders.find('order-1')).toMatchObject({ state: 'finished' });
    const receipt = await receipts.ofOrder('order-1');
    expect(receipt?.totals.total).toBe(17_700);
    const [note] = await notes.ofOrder('order-1');
    expect(note).toMatchObject({ series: 'BC01', number: 1, totals: { taxed: 5000, tax: 900, total: 5900 } });
    expect(note?.corrects).toMatchObject({ series: 'B001', number: 1 });
    const letter = outbox.posted.at(-1)?.letter;
    expect(letter).toMatchObject({
      creditNoteId: note?.id,
      subject: `Te devolvimos ${formatMoney(soles('59.00'))} de tu pedido N.º 1`,
    });
    expect(JSON.stringify(letter)).toContain('Con gusto');
    expect((await notices.ofUser('ana', 9)).map(({ kind }) => kind)).toContain('refunded');
    expect(officeLog.entries).toMatchObject([
      { by: 'teresa', action: 'refund-decided', thingId: 'order-1', after: { state: 'requested', amount: '59.00' } },
    ]);
  });

  test('to an account that was erased since: nobody writes to the address that its receipts had', async () => {
    const { accounts, giveBack, notes, outbox } = await paid();
    await accounts.add(aUser('ana', { email: 'eliminada@escuela.example' as EmailAddress, disabledAt: at }), '');
    const before = outbox.posted.length;
    expect(await giveBack(only(11))).toMatchObject({ state: 'done' });
    expect(await notes.ofOrder('order-1')).toHaveLength(1);
    expect(outbox.posted).toHaveLength(before);
  });

  test('the rest afterwards, to the céntimo, and then nothing more', async () => {
    const { begin, giveBack, gateway, notes, owned } = await paid();
    await giveBack({ reason: 'lower-value', lines: [{ productId: 10, amount: soles('33.33') }] });
    expect(await owned()).toEqual(new Set([10, 11]));
    await giveBack();
    expect([...gateway.refunds.values()].map(({ amount }) => amount)).toEqual([3333, 14_367]);
    expect((await notes.ofOrder('order-1')).map(({ totals }) => totals.tax)).toEqual([508, 2192]);
    expect(await owned()).toEqual(new Set());
    expect(refused(await begin.execute('teresa', decided(only(10)))).kind).toBe('refund-line-returned');
  });

  test('is refused where less is left than whoever decides was shown: their transfer is of another sum, or noted already', async () => {
    const { begin, giveBack, notes } = await paid();
    const part = {
      reason: 'lower-value',
      lines: [{ productId: 10, amount: soles('20.00') }],
      operation: '00456',
    } as const;
    const shown = { seenLeft: soles('177.00') };
    await giveBack({ ...part, ...shown });
    const differs = { kind: 'refund-differs', left: soles('157.00') };
    expect(refused(await begin.execute('teresa', decided({ operation: '00457', ...shown })))).toEqual(differs);
    expect(refused(await begin.execute('teresa', decided({ ...part, ...shown })))).toEqual(differs);
    expect(await notes.ofOrder('order-1')).toHaveLength(1);
    await giveBack({ operation: '00457', seenLeft: soles('157.00') });
    expect((await notes.ofOrder('order-1')).map(({ totals }) => totals.total)).toEqual([2000, 15_700]);
  });

  test('leaves what was bought where that is decided', async () => {
    const { giveBack, owned } = await paid();
    await giveBack({ keepsAccess: true });
    expect(await owned()).toEqual(new Set([10, 11]));
  });

  test('gives the use of a code back with the last of the order, not before', async () => {
    const school = await refundingInMemory({ products, codes: [tenOff] });
    await school.pay(anOrderOfTwo({}, 'DIEZ'));
    const uses = async () => (await school.discounts.usesOf(tenOff.id, 'ana')).inAll;
    await school.giveBack(only(10));
    expect(await uses()).toBe(1);
    await school.giveBack(only(11));
    expect(await uses()).toBe(0);
  });

  test('takes back a gift that nobody opened, whole, and leaves one that was opened', async () => {
    const school = await refundingInMemory({ products });
    await school.pay(anOrderOfTwo({ gift: aGift() }));
    expect(refused(await school.begin.execute('teresa', decided(only(10)))).kind).toBe('refund-gift-in-parts');
    await school.giveBack();
    expect((await school.gifts.find('order-1'))?.dueAt).toBeNull();
    const opened = await refundingInMemory({ products });
    await opened.pay(anOrderOfTwo({ gift: aGift() }));
    await opened.gifts.send('order-1', { fingerprint: 'f', at: opened.clock.now(), isFirst: false });
    await opened.gifts.accept('f', 'luis', opened.clock.now());
    expect(refused(await opened.begin.execute('teresa', decided())).kind).toBe('refund-gift-opened');
    expect(await opened.giveBack({ keepsAccess: true })).toMatchObject({ state: 'done' });
  });

  test('a gift that was opened before its gateway gave its money back after all stays with who opened it', async () => {
    const { begin, clock, gifts, pay, refunds, send } = await refundingInMemory({ products });
    await pay(anOrderOfTwo({ gift: aGift() }));
    const { id } = accepted(await begin.execute('teresa', decided()));
    await gifts.send('order-1', { fingerprint: 'f', at: clock.now(), isFirst: false });
    await gifts.accept('f', 'luis', clock.now());
    await send.execute(id);
    expect(await refunds.find(id)).toMatchObject({ state: 'done', keepsAccess: true });
  });

  test('of a seminar waits for further seats of it that were bought alone: they would leave it to its buyer', async () => {
    const { begin, grants, pay } = await refundingInMemory();
    const { lines, ...order } = anOrderOfTwo();
    await pay({ ...order, lines: lines.map((line) => ({ ...line, kind: 'seminar' })) });
    const alone = { ...anOrder('order-2', 2).lines[0]!, kind: 'seminar' as const };
    await pay(
      anOrder('order-2', 2, {
        billing: boletaOfAna,
        lines: [{ ...alone, choices: { ...alone.choices, seatsAlone: true, seats: 1 } }],
      }),
    );
    const one = decided({ ...only(10), operation: '1' });
    expect(refused(await begin.execute('teresa', one))).toEqual({ kind: 'refund-seats-besides', title: 'Curso 10' });
    accepted(await begin.execute('teresa', { ...one, orderId: 'order-2' }));
    accepted(await begin.execute('teresa', one));
    expect(await grants.ownedForEver('ana', [10])).toEqual(new Set());
  });

  test('of a seminar, once it is on its way, lets no further seats of it be paid alone; what arrives for them goes back as well', async () => {
    const { begin, grants, guard, orders, pay, send, startPayment, surplus, takePayment } = await refundingInMemory();
    const { lines, ...order } = anOrderOfTwo();
    await pay({ ...order, lines: lines.map((line) => ({ ...line, kind: 'seminar' })) });
    const alone = { ...anOrder('order-2', 2).lines[0]!, kind: 'seminar' as const };
    const choices = { ...alone.choices, seatsAlone: true, seats: 1 };
    await orders.add(anOrder('order-2', 2, { lines: [{ ...alone, choices }] }));
    const { attempt } = accepted(await startPayment.execute('ana', 'order-2'));
    const refund = accepted(await begin.execute('teresa', decided(only(10))));
    expect(refused(await startPayment.execute('ana', 'order-2'))).toMatchObject({ kind: 'seats-without-own' });
    // It was being charged when the refund was decided.
    const seats = (await orders.find('order-2'))!;
    const source = { kind: 'attempt', id: attempt.id, number: attempt.purchaseNumber } as const;
    const arrived = { source, amount: attempt.amount };
    accepted(await takePayment.execute(seats, arrived, await guard.boughtOtherwise(seats)));
    expect(await surplus.list('open', 9)).toMatchObject([{ amount: 11_800, reason: 'seats-without-own' }]);
    await send.execute(refund.id);
    expect(await grants.ownedForEver('ana', [10])).toEqual(new Set());
  });

  test('of a seminar that a gateway refused, and gave back after all, says that it stays where seats of it were paid meanwhile', async () => {
    const { begin, grants, pay, refunds, settle, start } = await refundingInMemory();
    const { lines, ...order } = anOrderOfTwo();
    await pay({ ...order, lines: lines.map((line) => ({ ...line, kind: 'seminar' })) });
    const { id } = accepted(await begin.execute('teresa', decided(only(10))));
    await start.execute(id);
    await settle.execute(id, { kind: 'refused', text: '' });
    const alone = { ...anOrder('order-2', 2).lines[0]!, kind: 'seminar' as const };
    const choices = { ...alone.choices, seatsAlone: true, seats: 1 };
    await pay(anOrder('order-2', 2, { billing: boletaOfAna, lines: [{ ...alone, choices }] }));
    await settle.execute(id, { kind: 'given-back' });
    expect(await refunds.find(id)).toMatchObject({ state: 'done', keepsAccess: true });
    expect(await grants.ownedForEver('ana', [10])).toEqual(new Set([10]));
  });

  test('of a consultancy takes its hour to come away and tells who had it; one that was held stays, with its access', async () => {
    const buyer = { name: 'Ana', email: 'ana@correo.pe', phone: '' };
    const known = {
      title: 'Revisión',
      slug: 'revision',
      minutes: 60,
      arranging: '',
      boughtAt: at,
      taughtBy: [],
      buyer,
    };
    const bought = { ...known, id: 'g1', userId: 'ana', productId: 10, orderNumber: 1, orderId: 'order-1' };
    const school = await refundingInMemory({ products }, [bought]);
    await school.pay(anOrderOfTwo());
    const hour = anAppointment('h1', 20);
    await school.appointments.add('g1', hour);
    expect(await school.giveBack(only(10))).toMatchObject({ state: 'done', keepsAccess: false });
    expect((await school.appointments.find('g1'))?.appointments).toEqual([]);
    expect(school.outbox.posted.map(({ letter }) => letter.subject)).toContain('Tu cita de «Revisión» ya no se hace');
    const held = await refundingInMemory({ products }, [bought]);
    await held.pay(anOrderOfTwo());
    await held.appointments.add('g1', { ...hour, heldAt: at });
    expect(refused(await held.begin.execute('teresa', decided(only(10)))).kind).toBe('refund-consultancy-held');
    expect(await held.giveBack({ ...only(10), keepsAccess: true })).toMatchObject({ state: 'done' });
    const between = await refundingInMemory({ products }, [bought]);
    await between.pay(anOrderOfTwo());
    const { id } = accepted(await between.begin.execute('teresa', decided()));
    await between.appointments.add('g1', { ...hour, heldAt: at });
    await between.send.execute(id);
    expect(await between.refunds.find(id)).toMatchObject({ state: 'done', keepsAccess: true });
    expect(between.grants.all.map(({ productId }) => productId)).toEqual([10]);
  });
});

describe('a refund', () => {
  test('is sent once, however many send it', async () => {
    const { begin, gateway, notes, send } = await paid();
    const { id } = accepted(await begin.execute('teresa', decided()));
    await Promise.all(Array.from({ length: 10 }, () => send.execute(id)));
    expect(gateway.refundCalls).toBe(1);
    expect(await notes.ofOrder('order-1')).toHaveLength(1);
  });

  test('that is under way stands in the way of another', async () => {
    const { begin, owned } = await paid();
    accepted(await begin.execute('teresa', decided(only(10))));
    expect(refused(await begin.execute('teresa', decided(only(11)))).kind).toBe('refund-under-way');
    expect(await owned()).toEqual(new Set([10, 11]));
  });

  test('without an answer is asked about, never sent again', async () => {
    const { gateway, giveBack, notes, owned, resolveRefunds } = await paid();
    gateway.isSilentAboutRefunds = true;
    const { id } = await giveBack();
    expect((await notes.ofRefund(id)) === null && (await owned()).size).toBe(2);
    await resolveRefunds.execute();
    gateway.isSilentAboutRefunds = false;
    await resolveRefunds.execute();
    await resolveRefunds.execute();
    expect(gateway.refundCalls).toBe(1);
    expect((await notes.ofRefund(id)) !== null && (await owned()).size).toBe(0);
  });

  test('survives a process that dies at any step', async () => {
    // Decided, never sent: it is sent.
    const first = await paid();
    const { id } = accepted(await first.begin.execute('teresa', decided()));
    await first.resolveRefunds.execute();
    expect(await first.refunds.find(id)).toMatchObject({ state: 'done' });
    // Said to be sent, and it never was: once no call can be under way nothing went back, and it may be tried anew.
    const second = await paid();
    const { id: lost } = accepted(await second.begin.execute('teresa', decided()));
    await second.work.write(StartSending, (start) => start.execute(lost));
    await second.resolveRefunds.execute();
    expect(await second.refunds.find(lost)).toMatchObject({ state: 'sending' });
    second.clock.advance({ seconds: 90 });
    await second.resolveRefunds.execute();
    expect(await second.refunds.find(lost)).toMatchObject({ state: 'sending' });
    second.clock.advance({ seconds: 31 });
    await second.resolveRefunds.execute();
    expect(await second.refunds.find(lost)).toMatchObject({ state: 'refused' });
    expect([second.gateway.refundCalls, (await second.owned()).size]).toEqual([0, 2]);
    expect(await second.giveBack()).toMatchObject({ state: 'done', number: 2 });
    // Sent, and its answer was not kept: the gateway is asked.
    const third = await paid();
    const { id: sent } = accepted(await third.begin.execute('teresa', decided()));
    const going = await third.work.write(StartSending, (start) => start.execute(sent));
    const { purchaseNumber, transactionId } = going?.attempt ?? { purchaseNumber: '', transactionId: null };
    await third.gateway.refund({ purchaseNumber, transactionId, refundNumber: '1', amount: soles('177.00') });
    await third.resolveRefunds.execute();
    expect(await third.refunds.find(sent)).toMatchObject({ state: 'done' });
    expect(third.gateway.refundCalls).toBe(1);
  });

  test('that the gateway refuses gives nothing back; it goes by transfer then, with the number of its operation', async () => {
    const { begin, giveBack, notes, outbox, owned } = await paid('kept');
    expect(await giveBack()).toMatchObject({ state: 'refused', gatewayText: 'El banco no la acepta.' });
    expect([await notes.ofOrder('order-1'), (await owned()).size]).toEqual([[], 2]);
    expect(refused(await begin.execute('teresa', decided({ operation: '  ' }))).kind).toBe('refund-operation-missing');
    expect(await giveBack({ operation: ' 00456 ' })).toMatchObject({
      state: 'done',
      way: { kind: 'transfer', operation: '00456' },
    });
    expect((await owned()).size).toBe(0);
    expect(JSON.stringify(outbox.posted.at(-1))).toContain('operación 00456');
  });

  test('that the gateway refused and gave back after all is done, unless another one gave back the same', async () => {
    const late = { kind: 'given-back' } as const;
    const { giveBack, logger, notes, refunds, settle } = await paid('kept');
    const { id } = await giveBack(only(10));
    await settle.execute(id, late);
    expect(await refunds.find(id)).toMatchObject({ state: 'done' });
    const { id: other } = await giveBack(only(11));
    await giveBack({ ...only(11), operation: '00457' });
    await settle.execute(other, late);
    expect(await refunds.find(other)).toMatchObject({ state: 'refused' });
    expect(await notes.ofOrder('order-1')).toHaveLength(2);
    expect(logger.entries.at(-1)).toMatchObject({ level: 'error' });
  });

  test('is of a paid order, decided by whoever may, in words that fit', async () => {
    const { begin, clock, orders, team } = await paid();
    const refusal = async (parts: object, by = 'teresa') => refused(await begin.execute(by, decided(parts))).kind;
    expect(await refusal({}, 'ana')).toBe('collaborators-only');
    await team.setRoles('ana', ['support', 'auditor'], clock.now());
    expect(await refusal({}, 'ana')).toBe('permission-missing');
    expect(await refusal({ orderId: 'otro' })).toBe('order-not-found');
    expect(await refusal({ answer: 'x'.repeat(601) })).toBe('refund-text-too-long');
    expect(await refusal({ operation: 'x'.repeat(61) })).toBe('refund-text-too-long');
    await orders.add(anOrderOfTwo({ id: 'order-2', number: 2 }));
    expect(await refusal({ orderId: 'order-2' })).toBe('order-not-paid');
    await orders.add(anOrderOfTwo({ id: 'order-3', number: 3, state: 'confirmed', paymentMethod: 'deposit' }));
    expect(await refusal({ orderId: 'order-3' })).toBe('refund-not-by-gateway');
    const { snapshot } = anOrderOfTwo();
    const tampered = { ...snapshot, totals: { ...snapshot.totals, net: soles('1.00') } };
    await orders.add(anOrderOfTwo({ id: 'order-4', number: 4, state: 'confirmed', snapshot: tampered }));
    expect(await refusal({ orderId: 'order-4', operation: '1' })).toBe('order-differs');
  });

  test('is never of a product whose price came back as surplus, since its buyer had it', async () => {
    const { begin, giveBack, orders, surplus } = await refundingInMemory({ products });
    await orders.add(anOrderOfTwo({ state: 'confirmed' }));
    await orders.markNeverDue('order-1', new Set([11]));
    const source = { kind: 'voucher', id: 'v1' } as const;
    await surplus.add(aSurplus('s1', { source, amount: soles('59.00'), reason: 'products-owned' }));
    const byTransfer = { operation: '00456' };
    const both = refused(await begin.execute('teresa', decided(byTransfer)));
    expect(both).toEqual({ kind: 'refund-line-returned', productId: 11 });
    expect(await giveBack({ ...byTransfer, ...only(10) })).toMatchObject({ amount: 11_800 });
    expect(refused(await begin.execute('teresa', decided({ ...byTransfer, ...only(11) }))).kind).toBe(
      'refund-line-returned',
    );
  });
});

describe('a buyer who wants their money back', () => {
  test('asks once, and is answered by the refund that is decided', async () => {
    const { ask, giveBack, refunds } = await paid();
    const asked = accepted(await ask.execute('ana', { orderId: 'order-1', productIds: [11], words: ' No es lo mío ' }));
    expect(asked).toMatchObject({ state: 'requested', words: 'No es lo mío', amount: 5900, way: null });
    const again = { orderId: 'order-1', productIds: [10], words: 'Este tampoco' };
    expect(refused(await ask.execute('ana', again)).kind).toBe('refund-under-way');
    expect(await giveBack({ reason: 'total-return' })).toMatchObject({ id: asked.id, state: 'done', amount: 17_700 });
    expect(await refunds.ofUser('ana', 9)).toHaveLength(1);
  });

  test('is told why not', async () => {
    const { ask, decline, notices, officeLog, outbox } = await paid();
    const { id } = accepted(await ask.execute('ana', { orderId: 'order-1', productIds: [11], words: 'No es lo mío' }));
    expect(refused(await decline.execute(id, 'ana', 'No')).kind).toBe('collaborators-only');
    expect(refused(await decline.execute(id, 'teresa', ' ')).kind).toBe('refund-answer-missing');
    expect(refused(await decline.execute(id, 'teresa', 'x'.repeat(601))).kind).toBe('refund-text-too-long');
    expect(accepted(await decline.execute(id, 'teresa', 'Ya viste la mitad')).state).toBe('declined');
    expect(refused(await decline.execute(id, 'teresa', 'Otra vez')).kind).toBe('refund-decided');
    expect(refused(await decline.execute('otra', 'teresa', 'No')).kind).toBe('refund-not-found');
    expect(JSON.stringify(outbox.posted.at(-1))).toContain('Ya viste la mitad');
    const told = (await notices.ofUser('ana', 9)).find(({ kind }) => kind === 'refund-declined');
    expect(told?.text).toBe('Ya viste la mitad');
    expect(officeLog.entries).toMatchObject([{ action: 'refund-declined', after: { state: 'declined' } }]);
  });

  test('asks for their own, of a paid order, for what is left, with a reason', async () => {
    const { ask, giveBack, orders } = await paid();
    const refusal = async (parts: object, by = 'ana') =>
      refused(await ask.execute(by, { orderId: 'order-1', productIds: [10], words: 'Porque sí', ...parts })).kind;
    expect(await refusal({}, 'teresa')).toBe('order-not-found');
    expect(await refusal({ orderId: 'otro' })).toBe('order-not-found');
    expect(await refusal({ words: '  ' })).toBe('refund-words-missing');
    expect(await refusal({ words: 'x'.repeat(601) })).toBe('refund-words-too-long');
    expect(await refusal({ productIds: [] })).toBe('refund-without-lines');
    await orders.add(anOrderOfTwo({ id: 'order-2', number: 2 }));
    expect(await refusal({ orderId: 'order-2' })).toBe('order-not-paid');
    await giveBack(only(10));
    expect(await refusal({})).toBe('refund-line-returned');
  });
});
