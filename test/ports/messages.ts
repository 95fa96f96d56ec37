import { expect, test } from 'vitest';
import type { Message, Messages } from '#application/server/ports/messages.ts';
import { idNumber } from '#test/support/counting-ids.ts';

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

/** What every adapter of Messages does. */
export function messagesContract(make: () => Promise<Messages>): void {
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
    expect(await messages.latest(null, 10)).toEqual([second, first]);
    expect(await messages.latest('contact', 10)).toEqual([first]);
    expect(await messages.latest('team', 10)).toEqual([]);
    expect(await messages.latest(null, 1)).toEqual([second]);
  });
}
