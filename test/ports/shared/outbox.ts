import { expect, test } from 'vitest';
import type { Letter, Outbox } from '#application/server/shared/ports/outbox.ts';

/** A letter for the tests of the outbox. */
export const letter: Letter = {
  subject: 'Verifica tu correo',
  preview: 'Falta un paso.',
  greeting: 'Hola, Rosa:',
  blocks: [{ kind: 'text', text: 'Confirma tu correo.' }],
  action: { label: 'Verificar', url: 'https://escuela.example/verificar/x' },
};

export interface OutboxOfTest {
  readonly outbox: Outbox;
  /** Subject and address of what waits to be sent, in the order in which it was posted. */
  readonly waiting: () => Promise<readonly { readonly subject: string; readonly email: string }[]>;
}

/** What every adapter of Outbox does. */
export function outboxContract(make: () => OutboxOfTest): void {
  test('keeps every letter that is posted, in order, for whom it is', async () => {
    const { outbox, waiting } = make();
    expect(await waiting()).toEqual([]);
    await outbox.post(letter, { name: 'Rosa Huamán', email: 'rosa@correo.pe' });
    await outbox.post({ ...letter, subject: 'Otra', action: null }, { name: '', email: 'luis@correo.pe' });
    expect(await waiting()).toEqual([
      { subject: 'Verifica tu correo', email: 'rosa@correo.pe' },
      { subject: 'Otra', email: 'luis@correo.pe' },
    ]);
  });
}
