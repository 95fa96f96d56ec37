import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { ConsultancyPurchase } from '#application/server/learning/ports/appointments.ts';
import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import type { Letter, Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { firstName, fullName, readerOf, type User } from '#domain/accounts/user.ts';
import { calendarText } from '#domain/catalogue/calendar-event.ts';
import type { Appointment } from '#domain/learning/consultancies/appointment.ts';
import { sessionEvent } from '#domain/learning/seminars/session-event.ts';
import { formatLimaTime, formatLongInstant } from '#domain/shared/dates.ts';

/** Why a buyer is written to about an appointment. */
export type AppointmentNews = 'arranged' | 'moved' | 'called-off';

const wordsOf: Readonly<
  Record<AppointmentNews, (title: string) => { readonly subject: string; readonly text: string }>
> = {
  arranged: (title) => ({
    subject: `Tu cita de «${title}»`,
    text: `Tu consultoría «${title}» ya tiene día y hora. El archivo adjunto la pone en tu calendario. Si no te queda bien, respóndenos.`,
  }),
  moved: (title) => ({
    subject: `Cambió tu cita de «${title}»`,
    text: `Cambió la hora o el lugar de tu consultoría «${title}». Así queda; el archivo adjunto actualiza tu calendario.`,
  }),
  'called-off': (title) => ({
    subject: `Tu cita de «${title}» ya no se hace`,
    text: `La cita de tu consultoría «${title}» ya no se hace en esa fecha. El archivo adjunto la quita de tu calendario.`,
  }),
};

/** Tells buyers of consultancies of their hour, with a file for their calendar, as seminars do. */
export class AppointmentLetters {
  constructor(
    private readonly accounts: Accounts,
    private readonly settings: SchoolSettings,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
  ) {}

  /** Posts the letter in the transaction of whoever arranges. An account that is gone has no mailbox. */
  async post(
    { userId, title, slug }: ConsultancyPurchase,
    news: AppointmentNews,
    appointment: Appointment,
  ): Promise<void> {
    const user = readerOf(await this.accounts.find(userId));
    if (user === null) return;
    const page = this.addresses.school(`/main/consultas/${slug}`);
    const letter = this.#letter(user, { title, page }, news, appointment);
    await this.outbox.post(letter, { name: fullName(user), email: user.email });
  }

  #letter(user: User, of: { title: string; page: string }, news: AppointmentNews, appointment: Appointment): Letter {
    const { startsAt, endsAt, place, room } = appointment;
    const { subject, text } = wordsOf[news](of.title);
    const isOff = news === 'called-off';
    const when = `${formatLongInstant(startsAt, { withYear: true })} a ${formatLimaTime(endsAt)}, hora de Lima`;
    const invitation = {
      method: isOff ? 'CANCEL' : 'REQUEST',
      from: { name: this.settings.of('identity').name, email: this.settings.of('contact').email },
      to: { name: fullName(user), email: user.email },
    } as const;
    const sequence = appointment.sequence + (isOff ? 1 : 0);
    const event = sessionEvent({ ...appointment, sequence, title: '', address: room }, of);
    return {
      subject,
      preview: when,
      greeting: `Hola, ${firstName(user)}:`,
      blocks: [
        { kind: 'text', text },
        {
          kind: 'facts',
          rows: [
            ['Cuándo', when] as const,
            ...(place === '' || isOff ? [] : [['Lugar', place] as const]),
            ...(room === null || isOff ? [] : [['Sala', room] as const]),
          ],
        },
      ],
      action: { label: 'Ver la consultoría', url: of.page },
      calendars: [{ name: 'cita.ics', method: invitation.method, text: calendarText([event], invitation) }],
    };
  }
}
