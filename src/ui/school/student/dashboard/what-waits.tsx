import { Link } from 'react-router-dom';
import { Clock } from '#application/ports/clock.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { capitalised } from '#domain/shared/text.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { classNames } from '#ui/kit/layout/class-names.ts';
import { useService } from '#ui/kit/layout/services.tsx';
import type { ComingHour } from '#ui/school/student/consultancies/load-consultancies.ts';
import type { TimedSeminar } from '#ui/school/student/seminars/load-seminars.ts';
import styles from './dashboard-page.module.css';

interface NextHoursProps {
  readonly seminar: TimedSeminar | undefined;
  readonly hour: ComingHour | undefined;
}

/** What has an hour, the sooner first, whatever else stands here has none: the seminar that is on or comes next, and the hour of a consultancy. */
export function NextHours({ seminar, hour }: NextHoursProps) {
  const now = useService(Clock).now().toISOString();
  const lines: HourLine[] = [];
  if (seminar !== undefined && seminar.seminar.startsAt !== null) {
    const { startsAt, slug, title } = seminar.seminar;
    const isOn = seminar.moment === 'live';
    lines.push({ startsAt, isOn, lead: isOn ? 'En vivo ahora:' : '', to: `/main/seminarios/${slug}`, title });
  }
  if (hour !== undefined) {
    const { slug, title } = hour.consultancy;
    const { startsAt } = hour.hour;
    const isOn = startsAt <= now;
    lines.push({
      startsAt,
      isOn,
      lead: isOn ? 'Ahora es tu cita de' : 'tu cita de',
      to: `/main/consultas/${slug}`,
      title,
    });
  }
  return lines
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
    .map((line) => <Hour key={line.to} {...line} />);
}

interface HourLine {
  readonly startsAt: string;
  readonly isOn: boolean;
  /** What stands before the title; '': nothing. */
  readonly lead: string;
  readonly to: string;
  readonly title: string;
}

function Hour({ startsAt, isOn, lead, to, title }: HourLine) {
  return (
    <p className={classNames(styles.waiting, !isOn && styles.later)}>
      <Icon name="calendar" />
      <span>
        {!isOn && `${capitalised(formatLongInstant(new Date(startsAt)))} (hora\u00a0de\u00a0Lima): `}
        {lead !== '' && `${lead} `}
        <Link to={to}>{title}</Link>
      </span>
    </p>
  );
}

/**
 * That something is to be paid, with the way to it.
 * @param count of the orders whose buyer has something to pay.
 */
export function PaymentsWait({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className={styles.waiting}>
      <Icon name="clock" />
      <span>
        {count === 1 ? 'Tienes un pago pendiente.' : `Tienes ${count} pagos pendientes.`}{' '}
        <a href="#pagos">{count === 1 ? 'Ver el pedido' : 'Ver los pedidos'}</a>
      </span>
    </p>
  );
}
