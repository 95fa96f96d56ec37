import type { Selectable } from 'kysely';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { GiftDetails } from '#domain/orders/gift.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import type { GiftsTable } from '#adapters/server/sql/tables/order-tables.ts';

/** The row of an order that is a gift and not paid yet. */
export function giftRowOf(orderId: string, gift: GiftDetails): Selectable<GiftsTable> {
  return {
    order_id: orderId,
    recipient_name: gift.recipientName,
    recipient_email: gift.recipientEmail,
    message: gift.message,
    giver_name: gift.giverName,
    send_on: gift.sendOn,
    due_at: null,
    sent_at: null,
    token_hash: null,
    accepted_at: null,
    accepted_by: null,
  };
}

/** For whom an order is, of its row. */
export function giftDetailsOf(row: Selectable<GiftsTable>): GiftDetails {
  return {
    recipientName: row.recipient_name,
    recipientEmail: row.recipient_email as EmailAddress,
    message: row.message,
    giverName: row.giver_name,
    sendOn: row.send_on as PlainDate,
  };
}

/** What stands in the place of people and words that are not kept any more. */
export const forgottenPeople = { recipient_name: '', recipient_email: '', message: '', giver_name: '' };
