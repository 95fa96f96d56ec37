import type { MyConsultancy, ShownAppointment } from '#application/read-models/learning/bought-consultancy.ts';
import { calendarText } from '#domain/catalogue/calendar-event.ts';
import { sessionEvent } from '#domain/learning/seminars/session-event.ts';
import { formatLimaTime, formatLongInstant } from '#domain/shared/dates.ts';
import { Button, buttonClass } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { Section } from '#ui/kit/layout/layout.tsx';
import { shortDayText } from '#ui/school/student/learning/texts.ts';
import { saveAs } from '#ui/kit/controls/save-as.ts';
import styles from './my-appointments.module.css';
import type { TimedConsultancy } from './load-consultancies.ts';

interface MyAppointmentsProps {
  readonly consultancies: readonly TimedConsultancy[];
  /** Agreeing on an hour is the next thing to do on the page. */
  readonly isNext?: boolean;
}

/** The hours of a consultancy that the student has: when, where, and how the next one is agreed. Nothing where a plan lends it. */
export function MyAppointments({ consultancies, isNext = false }: MyAppointmentsProps) {
  if (consultancies.length === 0) return null;
  return (
    <Section title={consultancies.length === 1 ? 'Tu cita' : 'Tus citas'}>
      <ol className={styles.list}>
        {consultancies.map((timed) => (
          <li key={timed.consultancy.id}>
            {consultancies.length > 1 && (
              <h3 className={styles.bought}>Comprada el {shortDayText(timed.consultancy.boughtAt)}</h3>
            )}
            <Hours {...timed} isNext={isNext} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Hours({ consultancy, coming, past, isNext }: TimedConsultancy & { readonly isNext: boolean }) {
  const isOver = past.length > 0 && coming === null;
  return (
    <div className={styles.hours}>
      {past.map((each) => (
        <p key={each.id} className={styles.past}>
          {each.isHeld ? 'Realizada' : 'Fue'} el {whenText(each)}
        </p>
      ))}
      {coming !== null && <Coming consultancy={consultancy} coming={coming} />}
      {coming === null && !isOver && (
        <>
          <p className={styles.when}>Por agendar</p>
          <p className={styles.arranging}>
            {consultancy.arranging === ''
              ? 'La escuela acuerda contigo el día y la hora, y te escribe cuando estén.'
              : consultancy.arranging}
          </p>
          <p>
            <LinkButton look={isNext ? 'primary' : 'secondary'} to={`/main/contenido/${consultancy.slug}/consultas`}>
              Ir a Consultas
            </LinkButton>
          </p>
        </>
      )}
    </div>
  );
}

function Coming({ consultancy, coming }: { readonly consultancy: MyConsultancy; readonly coming: ShownAppointment }) {
  const { address, place } = coming;
  return (
    <>
      <p className={styles.when}>
        {whenText(coming)} a {formatLimaTime(new Date(coming.endsAt))}, hora de Lima
      </p>
      {place !== '' && <p>{place}</p>}
      <p className={styles.actions}>
        {address !== null && (
          <a
            className={buttonClass({ look: 'primary' })}
            href={address}
            target="_blank"
            rel="noreferrer"
            aria-label={`Entrar a la sala, ${whenText(coming)} (se abre en otra pestaña)`}
          >
            <Icon name="external" /> Entrar a la sala
          </a>
        )}
        <Button onClick={() => saveEvent(consultancy, coming)}>
          <Icon name="calendar" /> Agregar al calendario
        </Button>
      </p>
    </>
  );
}

const whenText = ({ startsAt }: ShownAppointment): string => formatLongInstant(new Date(startsAt), { withYear: true });

/** Hands over the hour for a calendar: the same event as the letter brings. */
function saveEvent({ slug, title }: MyConsultancy, coming: ShownAppointment): void {
  const [startsAt, endsAt, changedAt] = [coming.startsAt, coming.endsAt, coming.changedAt].map(
    (instant) => new Date(instant),
  ) as [Date, Date, Date];
  const page = `${location.origin}/main/consultas/${slug}`;
  const event = sessionEvent({ ...coming, title: '', startsAt, endsAt, changedAt }, { title, page });
  saveAs(`${slug}.ics`, calendarText([event]), 'text/calendar;charset=utf-8');
}
