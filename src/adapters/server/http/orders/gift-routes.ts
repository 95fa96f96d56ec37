import type { FastifyInstance } from 'fastify';
import { acceptGift, checkGift, correctGift, listMyGifts, resendGift } from '#adapters/http-contract/orders/gifts.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { AcceptGift } from '#application/server/orders/accept-gift.ts';
import { ChangeGift } from '#application/server/orders/change-gift.ts';
import { Gifts } from '#application/server/orders/ports/gifts.ts';
import { ReadGift } from '#application/server/orders/read-gift.ts';
import { accept } from '#domain/shared/result.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import { giftRefusals } from './gift-refusals.ts';
import { presentGivenGift } from './order-presenters.ts';

/** Letters are written to strangers: by account. Secrets could be guessed at: by address, and by the secret. */
const mails = { limit: { requests: 30, seconds: 600 } };
const tries = {
  limit: { requests: 300, seconds: 600 },
  guess: { requests: 30, seconds: 600, of: ({ body }: { readonly body: { readonly secret: string } }) => body.secret },
};
const mostGifts = 200;

/** Gifts: opening and accepting one, and what who gave it can do until then. */
export function giftRoutes(app: FastifyInstance, school: School): void {
  opening(app, school);
  giving(app, school);
}

function opening(app: FastifyInstance, school: School): void {
  serve(
    app,
    school,
    checkGift,
    only(giftRefusals, 'gift-opened', 'gift-unknown'),
    async ({ body, caller, reply }) => {
      void reply.header('cache-control', 'no-store');
      const found = await school.get(ReadGift).execute(body.secret, caller?.userId ?? null);
      return found.ok
        ? accept({ ...found.value, products: [...found.value.products], owned: [...found.value.owned] })
        : found;
    },
    tries,
  );
  serve(
    app,
    school,
    acceptGift,
    only(
      giftRefusals,
      'gift-going-back',
      'gift-opened',
      'gift-owned',
      'gift-partly-owned',
      'gift-under-review',
      'gift-unknown',
      'in-other-order',
    ),
    async (call) => {
      const { userId } = call.caller;
      const { secret, knowing } = call.body;
      return call.once.write(
        AcceptGift,
        (useCase) => useCase.execute(userId, secret, knowing),
        () => undefined,
      );
    },
    tries,
  );
}

function giving(app: FastifyInstance, school: School): void {
  serve(app, school, listMyGifts, {}, async (call) => {
    const gifts = await school.get(Gifts).ofGiver(call.caller.userId, mostGifts);
    return accept({ gifts: gifts.map(presentGivenGift) });
  });
  serve(
    app,
    school,
    correctGift,
    only(giftRefusals, 'email-invalid', 'gift-accepted', 'gift-not-found', 'mail-just-sent', 'too-many-letters'),
    async ({ caller, params, body }) => {
      const corrected = await school.write(ChangeGift, (change) =>
        change.correct(params.orderId, caller.userId, body.recipientEmail),
      );
      return corrected.ok ? accept(undefined) : corrected;
    },
    mails,
  );
  serve(
    app,
    school,
    resendGift,
    only(giftRefusals, 'gift-accepted', 'gift-not-found', 'gift-waits', 'mail-just-sent', 'too-many-letters'),
    async ({ caller, params }) => {
      const sent = await school.write(ChangeGift, (change) => change.resend(params.orderId, caller.userId));
      return sent.ok ? accept(undefined) : sent;
    },
    mails,
  );
}
