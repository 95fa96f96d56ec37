import type { RenewalOffer } from '#application/read-models/plans/plan-renewal.ts';
import type { Letter } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { firstName, type User } from '#domain/accounts/user.ts';
import { formatDuration } from '#domain/cart/duration-text.ts';
import { endingText } from '#domain/plans/plan-ending.ts';
import { formatLongDay, limaDay } from '#domain/shared/dates.ts';
import { formatPrice } from '#domain/shared/money.ts';

/** Tells whoever has a plan that it ends, until when it lasts, and what having it again costs today. @param offer null: it is sold no more. */
export function planEndingLetter(
  reader: User,
  { title, endsAt }: { readonly title: string; readonly endsAt: Date },
  offer: RenewalOffer | null,
  { addresses, now }: { readonly addresses: PublicAddresses; readonly now: Date },
): Letter {
  const lastDay = limaDay(endsAt);
  const day = formatLongDay(lastDay, { withYear: true });
  const ends = endingText(lastDay, limaDay(now));
  const what = offer === null ? [] : rowsOf(offer);
  return {
    subject: `${ends}: ${title}`,
    preview: `Lo usas hasta el ${day}. No se renueva ni se cobra solo.`,
    greeting: `Hola, ${firstName(reader)}:`,
    blocks: [
      { kind: 'text', text: `Tu plan «${title}» dura hasta el ${day}.` },
      ...(what.length === 0 ? [] : [{ kind: 'facts', rows: what } as const]),
      {
        kind: 'text',
        text:
          offer === null
            ? 'Ya no lo ofrecemos. Tu avance y tus notas siguen guardados, y puedes elegir otro plan.'
            : 'Si lo renuevas antes, lo nuevo se suma a los días que te quedan. Tu avance y tus notas siguen guardados en cualquier caso.',
      },
      { kind: 'note', text: 'No se renueva solo ni te cobramos nada sin que lo pidas.' },
    ],
    action:
      offer === null
        ? { label: 'Ver los planes', url: addresses.school('/contenidos/planes') }
        : { label: `Renovar por ${formatPrice(offer.price)}`, url: addresses.school('/main/plan') },
  };
}

function rowsOf({ price, isExempt, duration, extraSeats }: RenewalOffer): readonly (readonly [string, string])[] {
  return [
    ['Renovación', formatDuration(duration)],
    ...(extraSeats === 0 ? [] : [['Usuarios adicionales', String(extraSeats)] as const]),
    ['Precio de hoy', `${formatPrice(price)} (${isExempt ? 'exonerado de IGV' : 'IGV incluido'})`],
  ];
}
