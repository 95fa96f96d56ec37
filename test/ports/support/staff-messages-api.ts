import { expect, test } from 'vitest';
import type { Reads } from '#application/browser/shared/ports/reads.ts';
import type { StaffMessagesApi } from '#application/browser/support/ports/staff-messages-api.ts';
import { staffMessages } from '#application/read-models/support/staff-messages.ts';
import type { MessageFilter, MessageGroup } from '#domain/support/message-answer.ts';
import { accepted } from '#test/support/shared/accepted.ts';

interface Office {
  readonly api: StaffMessagesApi;
  readonly reads: Reads;
  readonly ids: { readonly contact: string; readonly support: string };
}

/** What every adapter of StaffMessagesApi does. @param make with a message of the contact page and a later support request; both wait. */
export function staffMessagesApiContract(make: () => Promise<Office>): void {
  const asked = async ({ reads }: Office, which: MessageFilter, group: MessageGroup = 'all') =>
    accepted(await reads.ask(staffMessages, { which, group, page: '1' }));
  const listed = async (office: Office, which: MessageFilter, group?: MessageGroup) =>
    (await asked(office, which, group)).messages.map(({ id }) => id);

  test('lists what waits, the latest first, and what is of one kind', async () => {
    const office = await make();
    const { contact, support } = office.ids;
    expect(await listed(office, 'waiting')).toEqual([support, contact]);
    expect(await listed(office, 'waiting', 'support')).toEqual([support]);
    expect(await asked(office, 'settled')).toMatchObject({ messages: [], total: 0, pages: 1, waiting: 2 });
  });

  test('answers, sees to without a letter, and opens again', async () => {
    const office = await make();
    const { contact, support } = office.ids;
    accepted(await office.api.answer(contact, 'Claro que sí.', 'una-clave-de-prueba-1'));
    accepted(await office.api.settle(support));
    expect(await listed(office, 'waiting')).toEqual([]);
    const { messages } = await asked(office, 'settled', 'contact');
    expect(messages).toMatchObject([
      { id: contact, settled: { how: 'answered' }, answers: [{ text: 'Claro que sí.' }] },
    ]);
    expect((await asked(office, 'settled', 'support')).messages).toMatchObject([
      { settled: { how: 'done' }, answers: [] },
    ]);
    accepted(await office.api.reopen(contact));
    expect(await listed(office, 'waiting')).toEqual([contact]);
  });
}
