import { Link } from 'react-router-dom';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { capitalised } from '#domain/shared/text.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { classNames } from '#ui/kit/layout/class-names.ts';
import type { TimedSeminar } from '#ui/school/student/seminars/load-seminars.ts';
import styles from './dashboard-page.module.css';

/** The seminar that is on or comes next: it has an hour, whatever else stands here has none. Nothing where no hour is known. */
export function NextSeminar({ next }: { next: TimedSeminar | undefined }) {
  if (next === undefined || next.seminar.startsAt === null) return null;
  const isLive = next.moment === 'live';
  return (
    <p className={classNames(styles.waiting, !isLive && styles.later)}>
      <Icon name="calendar" />
      <span>
        {isLive
          ? 'En vivo ahora:'
          : `${capitalised(formatLongInstant(new Date(next.seminar.startsAt)))} (hora\u00a0de\u00a0Lima):`}{' '}
        <Link to={`/main/seminarios/${next.seminar.slug}`}>{next.seminar.title}</Link>
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
