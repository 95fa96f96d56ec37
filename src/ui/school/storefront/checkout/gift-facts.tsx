import type { PlacedGift } from '#application/read-models/orders/gift.ts';
import { EmailText } from '#ui/kit/layout/email-text.tsx';
import { formatLongDay } from '#domain/shared/dates.ts';
import { parsePlainDate } from '#domain/shared/typed-day.ts';

/** For whom a gift is and when its letter goes out, as a buyer reads it. */
export function giftFacts({ recipientName, recipientEmail, sendOn }: PlacedGift) {
  const day = parsePlainDate(sendOn);
  return [
    {
      name: 'Regalo para',
      value: (
        <>
          {recipientName}, <EmailText email={recipientEmail} />
        </>
      ),
    },
    { name: 'La carta sale', value: day.ok ? `El ${formatLongDay(day.value, { withYear: true })}` : sendOn },
  ];
}
