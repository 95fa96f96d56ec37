import { expect, test } from 'vitest';
import type { Message, Messages } from '#application/server/support/ports/messages.ts';
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

  test('a message that waits is read by nobody before it is released, once, as one of that instant', async () => {
    const messages = await make();
    const written = messageOf();
    const at = new Date(written.at.getTime() + 60_000);
    await messages.hold(written, 'huella');
    expect(await messages.latest(null, 10)).toEqual([]);
    expect(await messages.release('otra huella', written.at, at)).toBeNull();
    expect(await messages.release('huella', new Date(written.at.getTime() + 1), at)).toBeNull();
    expect(await messages.release('huella', written.at, at)).toEqual({ ...written, at });
    expect(await messages.latest(null, 10)).toEqual([{ ...written, at }]);
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
    expect(await messages.latest(null, 10)).toHaveLength(1);
    expect(await messages.release('dos', since, later)).not.toBeNull();
  });
}
