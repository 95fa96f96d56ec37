import { emailAddress, type EmailAddress } from '#domain/accounts/email-address.ts';
import { addDays, limaDay, startOfLimaDay, type PlainDate } from '#domain/shared/dates.ts';
import { parsePlainDate } from '#domain/shared/typed-day.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { oneLine, severalLines } from '#domain/shared/typed-text.ts';

/** For whom an order is a gift, and what its letter says. Frozen with the order, save the address, which can be corrected. */
export interface GiftDetails {
  readonly recipientName: string;
  readonly recipientEmail: EmailAddress;
  /** Plain text of several lines; '' when nothing was written. */
  readonly message: string;
  /** How the letter calls who gives it. */
  readonly giverName: string;
  /** The day in Lima on which the letter goes out. */
  readonly sendOn: PlainDate;
}

export type GiftField = keyof GiftDetails;

/** The same as it is typed. */
export type TypedGift = Readonly<Record<GiftField, string>>;

export type GiftProblem = 'required' | 'too-long' | 'email-invalid' | 'day-invalid' | 'day-past' | 'day-too-far';

export interface GiftRefusal {
  readonly kind: GiftProblem;
  readonly field: GiftField;
}

/** Characters that each text may have. */
export const LONGEST_GIFT_NAME = 100;
export const LONGEST_GIFT_MESSAGE = 600;

/** Days ahead on which a letter can still be asked for. */
const MOST_DAYS_AHEAD = 365;
/** When letters of a later day leave, in Lima. */
const HOUR = 9;

/** The first and the last day in Lima on which the letter of a gift that is bought now can go out. */
export function giftDays(now: Date): { readonly first: PlainDate; readonly last: PlainDate } {
  const first = limaDay(now);
  return { first, last: addDays(first, MOST_DAYS_AHEAD) };
}

/** Everything that is wrong with what was typed of a gift, by field; nothing when all is well. */
export function giftProblems(typed: TypedGift, now: Date): Partial<Record<GiftField, GiftProblem>> {
  const found: readonly (readonly [GiftField, GiftProblem | null])[] = [
    ['recipientName', problemOfName(typed.recipientName)],
    ['recipientEmail', problemOfEmail(typed.recipientEmail)],
    ['message', severalLines(typed.message).length > LONGEST_GIFT_MESSAGE ? 'too-long' : null],
    ['sendOn', problemOfDay(typed.sendOn, now)],
    ['giverName', problemOfName(typed.giverName)],
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

/** A gift as it is kept, from what was typed; refused for the first field that is wrong. */
export function giftDetails(typed: TypedGift, now: Date): Result<GiftDetails, GiftRefusal> {
  const [first] = Object.entries(giftProblems(typed, now)) as [GiftField, GiftProblem][];
  if (first !== undefined) return refuse({ kind: first[1], field: first[0] });
  const email = emailAddress(typed.recipientEmail);
  const day = parsePlainDate(typed.sendOn);
  if (!email.ok) return refuse({ kind: 'email-invalid', field: 'recipientEmail' });
  if (!day.ok) return refuse({ kind: 'day-invalid', field: 'sendOn' });
  return accept({
    recipientName: oneLine(typed.recipientName),
    recipientEmail: email.value,
    message: severalLines(typed.message),
    giverName: oneLine(typed.giverName),
    sendOn: day.value,
  });
}

/** When the letter of a gift that is paid now goes out: at 9:00 of its day in Lima; at once when that day has come. */
export function giftLetterDue(sendOn: PlainDate, now: Date): Date {
  return sendOn <= limaDay(now) ? now : new Date(startOfLimaDay(sendOn).getTime() + HOUR * 3_600_000);
}

function problemOfName(typed: string): GiftProblem | null {
  const name = oneLine(typed);
  if (name === '') return 'required';
  return name.length > LONGEST_GIFT_NAME ? 'too-long' : null;
}

function problemOfEmail(typed: string): GiftProblem | null {
  if (typed.trim() === '') return 'required';
  return emailAddress(typed).ok ? null : 'email-invalid';
}

function problemOfDay(typed: string, now: Date): GiftProblem | null {
  if (typed === '') return 'required';
  const day = parsePlainDate(typed);
  if (!day.ok) return 'day-invalid';
  const { first, last } = giftDays(now);
  if (day.value < first) return 'day-past';
  return day.value > last ? 'day-too-far' : null;
}
