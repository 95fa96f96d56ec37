import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { GiftDetails, TypedGift } from '#domain/orders/gift.ts';
import { aDay } from '#test/support/shared/days.ts';

/** A gift of Ana for Luis, its letter of 10 March 2026, as it is typed. */
export function typedGift(parts: Partial<TypedGift> = {}): TypedGift {
  return {
    recipientName: 'Luis Rojas',
    recipientEmail: 'luis@correo.pe',
    message: 'Feliz día.\nTe lo ganaste.',
    sendOn: '2026-03-10',
    giverName: 'Ana Quispe',
    ...parts,
  };
}

/** The same as it is kept. */
export function aGift(parts: Partial<GiftDetails> = {}): GiftDetails {
  return {
    ...typedGift(),
    recipientEmail: 'luis@correo.pe' as EmailAddress,
    sendOn: aDay('2026-03-10'),
    ...parts,
  };
}
