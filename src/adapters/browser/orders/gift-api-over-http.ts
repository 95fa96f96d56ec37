import { acceptGift, checkGift, correctGift, listMyGifts, resendGift } from '#adapters/http-contract/orders/gifts.ts';
import { GiftApi } from '#application/browser/orders/ports/gift-api.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';

export const GiftApiOverHttp = overHttp(GiftApi, {
  open: to(checkGift, (secret) => ({ body: { secret } })),
  accept: to(acceptGift, (secret, knowing, key) => ({ body: { secret, knowing }, idempotencyKey: key })),
  mine: to(
    listMyGifts,
    () => ({}),
    ({ gifts }) => gifts,
  ),
  correct: to(correctGift, (orderId, recipientEmail) => ({ params: { orderId }, body: { recipientEmail } })),
  resend: to(resendGift, (orderId) => ({ params: { orderId } })),
});
