import { expect, test } from 'vitest';
import type { KeptMessage, Message, MessageQuery, Messages } from '#application/server/support/ports/messages.ts';
import { idNumber } from '#test/support/shared/counting-ids.ts';

/** A message as a test needs it. */
export function messageOf(changes: Partial<Message> = {}): Message {
  return {
    id: idNumber(1),
    kind: 'contact',
    userId: null,
    name: 'Ana Quispe',
    email: 'ana@correo.pe',
    phone: '',
    subject: 'Una pregunta',
    text: 'Primera línea.\nSegunda línea.',
    facts: [['Enlace', 'https://ana.pe']],
    file: null,
    at: new Date('2026-03-10T15:00:00.000Z'),
    ...changes,
  };
}

const waiting = (message: Message): KeptMessage => ({ ...message, settled: null, answers: [] });

const listed = async (messages: Messages, query: Partial<MessageQuery> = {}) =>
  (await messages.list({ which: 'all', kinds: null, offset: 0, limit: 10, ...query })).messages;

/** What every adapter of Messages does. @param teresa the account of one 'Teresa Aguirre', which the school knows. */
export function messagesContract(make: () => Promise<Messages>, teresa: string): void {
  test('the latest come first, of one kind or of all', async () => {
    const messages = await make();
    const first = messageOf();
    const second = messageOf({
      id: idNumber(2),
      kind: 'support',
      file: 'solicitudes/a.webp',
      at: new Date('2026-03-11'),
    });
    await messages.add(first);
    await messages.add(second);
    expect(await listed(messages)).toEqual([waiting(second), waiting(first)]);
    expect(await listed(messages, { kinds: ['contact'] })).toEqual([waiting(first)]);
    expect(await listed(messages, { kinds: ['team'] })).toEqual([]);
    expect(await messages.list({ which: 'all', kinds: null, offset: 1, limit: 1 })).toEqual({
      messages: [waiting(first)],
      total: 2,
    });
  });

  test('a message that waits is read by nobody before it is released, once, as one of that instant', async () => {
    const messages = await make();
    const written = messageOf();
    const at = new Date(written.at.getTime() + 60_000);
    await messages.hold(written, 'huella');
    expect(await listed(messages)).toEqual([]);
    expect(await messages.find(written.id)).toBeNull();
    expect(await messages.settle(written.id, { how: 'done', by: null, at })).toBe(false);
    expect(await messages.release('otra huella', written.at, at)).toBeNull();
    expect(await messages.release('huella', new Date(written.at.getTime() + 1), at)).toBeNull();
    expect(await messages.release('huella', written.at, at)).toEqual({ ...written, at });
    expect(await listed(messages)).toEqual([waiting({ ...written, at })]);
    expect(await messages.release('huella', written.at, at)).toBeNull();
  });

  test('those that wait are forgotten by their age; others stay', async () => {
    const messages = await make();
    const later = new Date('2026-03-11T15:00:00.000Z');
    await messages.hold(messageOf(), 'uno');
    await messages.hold(messageOf({ id: idNumber(2), at: later }), 'dos');
    await messages.add(messageOf({ id: idNumber(3) }));
    await messages.forgetHeld(later);
    const since = new Date('2026-03-01T00:00:00.000Z');
    expect(await messages.release('uno', since, later)).toBeNull();
    expect(await listed(messages)).toHaveLength(1);
    expect(await messages.release('dos', since, later)).not.toBeNull();
  });

  test('one that was seen to waits no more, once, with who did it; what waits comes first', async () => {
    const messages = await make();
    const [first, second] = [messageOf(), messageOf({ id: idNumber(2), at: new Date('2026-03-11') })];
    await messages.add(first);
    await messages.add(second);
    const at = new Date('2026-03-12T15:00:00.000Z');
    expect(await messages.settle(second.id, { how: 'answered', by: teresa, at })).toBe(true);
    expect(await messages.settle(second.id, { how: 'done', by: null, at })).toBe(false);
    await messages.addAnswer(second.id, { id: 'a1', text: 'Hola', by: teresa, at });
    const by = { id: teresa, name: 'Teresa Aguirre' };
    const answered = { ...second, settled: { how: 'answered', by, at }, answers: [{ text: 'Hola', by, at }] };
    expect(await listed(messages)).toEqual([waiting(first), answered]);
    expect(await listed(messages, { which: 'waiting' })).toEqual([waiting(first)]);
    expect(await listed(messages, { which: 'settled' })).toEqual([answered]);
    expect(await messages.reopen(second.id)).toBe(true);
    expect(await messages.reopen(second.id)).toBe(false);
    expect(await listed(messages, { which: 'waiting' })).toEqual([{ ...answered, settled: null }, waiting(first)]);
    expect(await messages.settle(second.id, { how: 'done', by: null, at })).toBe(true);
    expect((await messages.find(second.id))?.settled).toEqual({ how: 'done', by: null, at });
    expect(await messages.settle('nada', { how: 'done', by: null, at })).toBe(false);
  });

  test('is found by its id, or by the beginning of it that people are told, where that is of one alone', async () => {
    const messages = await make();
    const id = (end: string) => `abcdef12-0000-4000-8000-00000000000${end}`;
    await messages.add(messageOf({ id: id('1') }));
    expect((await messages.find('ABCDEF12'))?.id).toBe(id('1'));
    expect(await messages.find('abcdef1')).toBeNull();
    expect(await messages.find('abcdef13')).toBeNull();
    await messages.add(messageOf({ id: id('2') }));
    expect(await messages.find('ABCDEF12')).toBeNull();
    expect((await messages.find(id('2')))?.id).toBe(id('2'));
  });
}
