import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Clock } from '#application/ports/clock.ts';
import type {
  BoughtConsultancies,
  BoughtConsultancy,
  ShownAppointment,
} from '#application/read-models/learning/bought-consultancy.ts';
import {
  type ConsultancyFilter,
  consultancyFilterNames,
  isUnmarked,
  UNMARKED,
} from '#domain/learning/consultancies/appointment.ts';
import { formatLongInstant, limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { AccountEmail } from '#ui/school/staff/desk/account-email.tsx';
import { Badge, type BadgeProps } from '#ui/kit/layout/badge.tsx';
import { classNames } from '#ui/kit/layout/class-names.ts';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { useMay } from '#ui/school/staff/desk/office-page.tsx';
import { numbered } from '#domain/shared/numbers-together.ts';
import styles from './consultancies-page.module.css';
import { comingOf, ConsultanciesStore } from './consultancies-store.ts';

const looks: Readonly<Record<ConsultancyFilter, NonNullable<BadgeProps['kind']>>> = {
  'to-arrange': 'warning',
  unmarked: 'warning',
  arranged: 'info',
  held: 'success',
};

/** Consultancies that were bought, each with its hours and what can be done about them. */
export const Purchases = observer(function Purchases({ list }: { list: BoughtConsultancies }) {
  const mayArrange = useMay('arrange-consultancies');
  return (
    <DataTable
      caption={<VisuallyHidden>Consultorías compradas, primero las que esperan día y hora</VisuallyHidden>}
      rows={list.consultancies}
      rowKey={({ id }) => id}
      columns={[
        { key: 'buyer', title: 'Quién', cell: buyerCell },
        { key: 'title', title: 'Consultoría', cell: titleCell },
        { key: 'bought', title: 'Comprada', cell: ({ boughtAt }) => formatDayMonthYear(limaDay(new Date(boughtAt))) },
        { key: 'state', title: 'Estado', cell: (purchase) => <State purchase={purchase} /> },
        ...(mayArrange
          ? [
              {
                key: 'act',
                title: 'Agendar',
                act: true,
                cell: (purchase: BoughtConsultancy) => <Actions purchase={purchase} />,
              },
            ]
          : []),
      ]}
    />
  );
});

function buyerCell({ buyer: { name, email, phone } }: BoughtConsultancy) {
  return (
    <>
      {name}
      <small className={classNames(styles.below, styles.whole)}>
        <AccountEmail email={email} />
        {phone !== '' && ` · ${phone}`}
      </small>
    </>
  );
}

function titleCell({ title, orderNumber }: BoughtConsultancy) {
  return (
    <>
      {title}
      {orderNumber !== null && <OrderOf number={orderNumber} />}
    </>
  );
}

function OrderOf({ number }: { number: number }) {
  const maySee = useMay('see-orders');
  return (
    <small className={styles.below}>
      {maySee ? (
        <Link to={`/colaboradores/pedidos/${number}`}>Pedido {numbered(number)}</Link>
      ) : (
        `Pedido ${numbered(number)}`
      )}
    </small>
  );
}

function State({ purchase: { state, appointments } }: { purchase: BoughtConsultancy }) {
  const now = useService(Clock).now();
  const isLeft = ({ endsAt, isHeld }: ShownAppointment) =>
    isUnmarked({ endsAt: new Date(endsAt), heldAt: isHeld ? now : null }, now);
  // What waits for somebody of the office goes before what is arranged.
  const shown = appointments.some(isLeft) ? UNMARKED : state;
  return (
    <div className={styles.what}>
      <span>
        <Badge kind={looks[shown]}>{consultancyFilterNames[shown]}</Badge>
      </span>
      {appointments.map((each) => (
        <small key={each.id} className={styles.when}>
          {whenText(each)}
          {each.isHeld && state !== 'held' && ' (realizada)'}
          {isLeft(each) && ' (ya\u00A0pasó: falta marcar si\u00A0se\u00A0realizó)'}
        </small>
      ))}
    </div>
  );
}

const whenText = ({ startsAt, place }: ShownAppointment): string =>
  [formatLongInstant(new Date(startsAt), { withYear: true }), place].filter((each) => each !== '').join(' · ');

const Actions = observer(function Actions({ purchase }: { purchase: BoughtConsultancy }) {
  const store = useService(ConsultanciesStore);
  const coming = comingOf(purchase);
  const last = purchase.appointments.at(-1);
  return (
    <div className={styles.actions} role="group" aria-label={`«${purchase.title}» de ${purchase.buyer.name}`}>
      {coming !== null && store.hasBegun(coming) && (
        <Button size="small" disabled={store.isBusy} onClick={() => void store.noteHeld(purchase, coming)}>
          Se realizó
        </Button>
      )}
      <Button size="small" disabled={store.isBusy} onClick={() => store.begin(purchase)}>
        {coming === null ? (purchase.state === 'held' ? 'Agendar otra' : 'Agendar') : 'Cambiar'}
      </Button>
      {coming !== null && (
        <Button size="small" look="quiet" disabled={store.isBusy} onClick={() => store.ask(purchase)}>
          Retirar
        </Button>
      )}
      {coming === null && last !== undefined && (
        <Button size="small" look="quiet" disabled={store.isBusy} onClick={() => void store.noteHeld(purchase, last)}>
          No se realizó
        </Button>
      )}
    </div>
  );
});
