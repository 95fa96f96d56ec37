import { observer } from 'mobx-react-lite';
import { HomeApi, type PendingPayment } from '#application/browser/home/ports/home-api.ts';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import { mySeminars } from '#application/read-models/home/my-seminar.ts';
import { myNews, type NewsItem } from '#application/read-models/home/news-item.ts';
import { LearningApi } from '#application/browser/learning/ports/learning-api.ts';
import { DepositApi } from '#application/browser/vouchers/ports/deposit-api.ts';
import type { MyContents } from '#application/read-models/learning/my-contents.ts';
import { Clock } from '#application/ports/clock.ts';
import { myConsultancies } from '#application/read-models/learning/bought-consultancy.ts';
import { type MyEndings, myEndings } from '#application/read-models/plans/plan-renewal.ts';
import { momentOf } from '#domain/learning/seminar-moment.ts';
import type { Money } from '#domain/shared/money.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { Section } from '#ui/kit/layout/layout.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { needed, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { byKind } from '#ui/school/student/learning/by-kind.ts';
import { NothingOwned } from '#ui/school/student/learning/nothing-owned.tsx';
import { type ComingHour, nextHour } from '#ui/school/student/consultancies/load-consultancies.ts';
import { OwnedGrid } from '#ui/school/student/learning/owned-card.tsx';
import type { TimedSeminar } from '#ui/school/student/seminars/load-seminars.ts';
import { SeminarGrid } from '#ui/school/student/seminars/seminar-card.tsx';
import { endingsToTell, PausedSeatNotice, EndingPlans } from '#ui/school/student/plan/plan-endings.tsx';
import { Continue } from './continue.tsx';
import { News } from './news.tsx';
import { isAwaited, PendingPayments } from './pending-payments.tsx';
import { NextHours, PaymentsWait } from './what-waits.tsx';
import styles from './dashboard-page.module.css';

/** How many of a kind fill the widest row, of books, and the narrowest: the dashboard shows one row of each; the rest stand in Mis contenidos. */
const mostShown = 6;
const leastShown = 3;
const shownSeminars = 3;

interface Loaded extends MyContents {
  readonly payments: readonly PendingPayment[];
  /** What has come of orders of which only a part has, by their ids. */
  readonly arrived: ReadonlyMap<string, Money>;
  readonly news: readonly NewsItem[];
  readonly coming: readonly TimedSeminar[];
  readonly hour: ComingHour | undefined;
  readonly endings: MyEndings;
  /** What stands beside the contents could not be had in full. */
  readonly isPartial: boolean;
}

/** The contents are what one comes for: without them the page fails. The rest is left out when it cannot be had, and the page says so. */
export async function load(services: Services): Promise<Loaded> {
  const home = services.get(HomeApi);
  const reads = services.get(Reads);
  const [mine, payments, news, seminars, endings] = await Promise.all([
    services.get(LearningApi).myContents(),
    home.pendingPayments(),
    reads.ask(myNews),
    reads.ask(mySeminars),
    reads.ask(myEndings),
  ]);
  const waiting = valueOr(payments, []);
  // Only of a deposit may a part have come.
  const vouchers = waiting.some(({ paymentMethod }) => paymentMethod === 'deposit')
    ? await services.get(DepositApi).vouchers()
    : accept([]);
  // A consultancy of their own is among the contents; hours are asked for by nobody else.
  const consultancies =
    mine.ok && mine.value.contents.some(({ kind }) => kind === 'consultancy')
      ? await reads.ask(myConsultancies)
      : accept([]);
  const now = services.get(Clock).now();
  const coming = valueOr(seminars, [])
    .map((seminar) => ({ seminar, moment: momentOf(seminar, now) }))
    .filter(({ moment }) => moment === 'coming' || moment === 'live')
    .slice(0, shownSeminars);
  return {
    ...needed(mine),
    payments: waiting,
    arrived: new Map(
      valueOr(vouchers, []).flatMap(({ orderId, amount, awaitsRest }) =>
        awaitsRest === true ? [[orderId, amount] as const] : [],
      ),
    ),
    news: valueOr(news, []),
    coming,
    hour: nextHour(valueOr(consultancies, []), now),
    endings: valueOr(endings, { plans: [], pausedBy: null }),
    isPartial: !payments.ok || !vouchers.ok || !news.ok || !seminars.ok || !consultancies.ok || !endings.ok,
  };
}

function valueOr<T>(result: Result<T, unknown>, otherwise: T): T {
  return result.ok ? result.value : otherwise;
}

export function meta(): PageMeta {
  return { title: 'Tu área', description: 'Tus contenidos y tu avance.', hidden: true };
}

/** The first page of the student area: where to go on, then what waits, then what is owned, by kind. Source: MAIN-1; look.md, Student area. */
export const Component = observer(function DashboardPage() {
  const { continuation, contents, hasStudied, payments, arrived, news, coming, hour, endings, isPartial } =
    useLoaded<typeof load>();
  const { user } = useService(SessionStore);
  const told = endingsToTell(endings, useService(Clock).now(), contents.length === 0);
  const hadAccess = endings.pausedBy !== null || endings.plans.length > 0;
  const isNew = contents.length === 0 && payments.length === 0 && !hadAccess && !hasStudied;
  const hasFinished = continuation === null && contents.some(({ progress }) => progress?.finished === true);
  return (
    <>
      <h1 className={styles.greeting}>
        {user === null ? 'Tu área' : `${isNew ? 'Te damos la bienvenida' : 'Hola'}, ${user.firstName}`}
      </h1>
      {isNew && (
        <p className={styles.welcome}>
          Esta es tu área de estudio: aquí seguirás tus clases, leerás tus libros y tendrás a mano tus seminarios y
          comprobantes.
        </p>
      )}
      {(told.length > 0 || endings.pausedBy !== null) && (
        <div className={styles.endings}>
          {endings.pausedBy !== null && <PausedSeatNotice by={endings.pausedBy} />}
          <EndingPlans plans={told} />
        </div>
      )}
      {continuation !== null && (
        <div data-tour="continuar">
          <Continue continuation={continuation} contents={contents} />
        </div>
      )}
      {hasFinished && (
        <p className={styles.finished}>Terminaste todas las clases de tus contenidos. Vuelve a ellas cuando quieras.</p>
      )}
      {isPartial && (
        <div className={styles.partial}>
          <Notice kind="info">
            No pudimos traer tus novedades, pagos, seminarios o citas. Lo demás está completo; vuelve a abrir la página
            en un momento.
          </Notice>
        </div>
      )}
      <NextHours seminar={coming[0]} hour={hour} />
      <PaymentsWait count={payments.filter((payment) => isAwaited(payment, arrived)).length} />
      {contents.length === 0 && !hadAccess && <NothingOwned hasStudied={hasStudied} />}
      {byKind(contents).map(({ part, contents: some }) => (
        <Section
          key={part.kind}
          title={part.title}
          {...(some.length > leastShown && {
            more: { to: `/main/mis-contenidos#${part.kind}`, label: `Ver los ${some.length}` },
          })}
        >
          {/* One more than fits tells the styles that the way to the rest is needed. */}
          <OwnedGrid contents={some.slice(0, mostShown + 1)} oneRow />
        </Section>
      ))}
      <News news={news} />
      <PendingPayments payments={payments} arrived={arrived} />
      {coming.length > 0 && (
        <Section title="Próximos seminarios en vivo" more={{ to: '/main/seminarios', label: 'Ver todos' }}>
          <SeminarGrid seminars={coming} />
        </Section>
      )}
    </>
  );
});
