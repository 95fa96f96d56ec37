import * as v from 'valibot';
import type { PlacedGift } from '#application/read-models/orders/gift.ts';
import { LONGEST_EMAIL } from '#domain/accounts/email-address.ts';
import { giftProblemText } from '#domain/orders/gift-texts.ts';
import { DATUM_TOO_LONG } from '#domain/shared/typed-text.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';

const text = (missing: string, longest = 500) => v.pipe(v.string(missing), v.maxLength(longest, DATUM_TOO_LONG));

/** Where a gift's letter goes, as it is typed. */
export const recipientEmail = text(giftProblemText('required', 'recipientEmail'), 2 * LONGEST_EMAIL);

/** For whom an order is, as its buyer types it; the domain judges it. */
export const typedGiftWire = v.object({
  recipientName: text(giftProblemText('required', 'recipientName')),
  recipientEmail,
  message: v.optional(v.pipe(v.string(), v.maxLength(5000, giftProblemText('too-long', 'message'))), ''),
  /** AAAA-MM-DD, in Lima. */
  sendOn: text(giftProblemText('required', 'sendOn')),
  giverName: text(giftProblemText('required', 'giverName')),
});

export const placedGiftFields = { recipientName: v.string(), recipientEmail: v.string(), sendOn: v.string() };

/** For whom an order is, as its buyer reads it. */
export const placedGiftWire = wireOf<PlacedGift>()(v.object(placedGiftFields));
