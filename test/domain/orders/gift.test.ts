import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  giftDays,
  giftDetails,
  giftLetterDue,
  giftProblems,
  LONGEST_GIFT_MESSAGE,
  LONGEST_GIFT_NAME,
} from '#domain/orders/gift.ts';
import { addDays, limaDay } from '#domain/shared/dates.ts';
import { typedGift } from '#test/support/orders/gift-builders.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { aDay } from '#test/support/shared/days.ts';

/** A Tuesday, ten in the morning in Lima. */
const now = new Date('2026-03-10T15:00:00.000Z');
const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });

describe('what is typed of a gift', () => {
  test('is kept in one line, the message in several, the address as the school compares it', () => {
    const typed = typedGift({
      recipientName: '  Luis   Rojas ',
      recipientEmail: ' Luis@Correo.PE ',
      message: '  Feliz día.\r\nTe lo ganaste.\n',
      giverName: ' Ana\tQuispe ',
      sendOn: '2026-03-11',
    });
    expect(accepted(giftDetails(typed, now))).toEqual({
      recipientName: 'Luis Rojas',
      recipientEmail: 'luis@correo.pe',
      message: 'Feliz día.\nTe lo ganaste.',
      giverName: 'Ana Quispe',
      sendOn: '2026-03-11',
    });
  });

  test.each([
    [{ recipientName: ' ' }, 'recipientName', 'required'],
    [{ recipientName: 'x'.repeat(LONGEST_GIFT_NAME + 1) }, 'recipientName', 'too-long'],
    [{ recipientEmail: '' }, 'recipientEmail', 'required'],
    [{ recipientEmail: 'luis' }, 'recipientEmail', 'email-invalid'],
    [{ message: 'x'.repeat(LONGEST_GIFT_MESSAGE + 1) }, 'message', 'too-long'],
    [{ sendOn: '' }, 'sendOn', 'required'],
    [{ sendOn: '10/03/2026' }, 'sendOn', 'day-invalid'],
    [{ sendOn: '2026-02-30' }, 'sendOn', 'day-invalid'],
    [{ sendOn: '2026-03-09' }, 'sendOn', 'day-past'],
    [{ sendOn: '2027-03-11' }, 'sendOn', 'day-too-far'],
    [{ giverName: '' }, 'giverName', 'required'],
  ] as const)('%j is refused by its field', (change, field, kind) => {
    expect(refused(giftDetails(typedGift(change), now))).toEqual({ kind, field });
  });

  test('everything that is wrong is told at once', () => {
    expect(giftProblems(typedGift({ recipientName: '', recipientEmail: 'x', sendOn: '2020-01-01' }), now)).toEqual({
      recipientName: 'required',
      recipientEmail: 'email-invalid',
      sendOn: 'day-past',
    });
    expect(giftProblems(typedGift(), now)).toEqual({});
  });

  test('the longest texts and the first and last day are taken', () => {
    const longest = typedGift({
      recipientName: 'x'.repeat(LONGEST_GIFT_NAME),
      message: 'x'.repeat(LONGEST_GIFT_MESSAGE),
    });
    for (const sendOn of ['2026-03-10', '2027-03-10']) accepted(giftDetails({ ...longest, sendOn }, now));
  });

  test('a day is taken exactly from today to a year ahead, as days are in Lima', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -800, max: 800 }), (at, days) => {
        const sendOn = addDays(limaDay(at), days);
        const { first, last } = giftDays(at);
        const isTaken = giftDetails(typedGift({ sendOn }), at).ok;
        expect(isTaken).toBe(days >= 0 && days <= 365);
        expect(isTaken).toBe(sendOn >= first && sendOn <= last);
      }),
    );
  });
});

describe('when the letter of a gift goes out', () => {
  test('at once on its day and after it, else at nine in Lima', () => {
    expect(giftLetterDue(aDay('2026-03-10'), now)).toEqual(now);
    // Its deposit was approved days later.
    expect(giftLetterDue(aDay('2026-03-01'), now)).toEqual(now);
    expect(giftLetterDue(aDay('2026-03-11'), now)).toEqual(new Date('2026-03-11T14:00:00.000Z'));
  });

  test('the day is that of Lima, also when universal time has another', () => {
    const lateEvening = new Date('2026-03-11T04:30:00.000Z');
    expect(giftLetterDue(aDay('2026-03-10'), lateEvening)).toEqual(lateEvening);
    expect(giftLetterDue(aDay('2026-03-11'), lateEvening)).toEqual(new Date('2026-03-11T14:00:00.000Z'));
  });

  test('never before now, and on the day that was chosen unless that has passed', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -30, max: 365 }), (at, days) => {
        const sendOn = addDays(limaDay(at), days);
        const due = giftLetterDue(sendOn, at);
        expect(due >= at).toBe(true);
        expect(limaDay(due)).toBe(days < 0 ? limaDay(at) : sendOn);
      }),
    );
  });
});
