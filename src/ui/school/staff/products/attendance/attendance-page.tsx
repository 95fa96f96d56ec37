import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Form, Link } from 'react-router-dom';
import { AttendanceApi, type AttendanceAsked } from '#application/browser/learning/ports/seminar-office-api.ts';
import type { ShownAttendance } from '#application/read-models/learning/shown-attendance.ts';
import { attendanceSheet } from '#domain/learning/seminars/attendance.ts';
import { attendancePath, partPath } from '#domain/office/working-copy.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { capitalised } from '#domain/shared/text.ts';
import { withQuery } from '#domain/shared/query-string.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { PageHead } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, needed, notFound, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { ListPages, NARROWED_AWAY } from '#ui/school/staff/desk/list-pages.tsx';
import { officePage } from '#ui/school/staff/desk/office-page.tsx';
import { pageNumber } from '#ui/school/storefront/catalogue/page-number.ts';
import { saveAs } from '#ui/kit/controls/save-as.ts';
import { AttendanceStore } from './attendance-store.ts';
import { AttendanceTable } from './attendance-table.tsx';
import styles from './attendance.module.css';

interface Loaded {
  readonly asked: AttendanceAsked;
  readonly list: ShownAttendance;
}

async function loadPage(services: Services, { params, url }: LoadArgs): Promise<Loaded> {
  const page = pageNumber(url);
  const id = params['id'] ?? '';
  if (page === null || !/^[1-9]\d{0,8}$/.test(id)) return notFound();
  const words = (url.searchParams.get('buscar') ?? '').slice(0, 100);
  const asked = { productId: Number(id), sessionId: params['session'] ?? '', words, page };
  return { asked, list: needed(await services.get(AttendanceApi).read(asked)) };
}

export function meta(loaded: Partial<Loaded>): PageMeta {
  return {
    title: `Asistencia${loaded.list === undefined ? '' : ` · ${loaded.list.title}`}`,
    description: '',
    hidden: true,
  };
}

const Page = observer(function AttendancePage() {
  const { asked, list } = useLoaded<typeof loadPage>();
  const { sessionId, words, page } = asked;
  return <OpenList key={`${sessionId} ${words} ${page}`} asked={asked} loaded={list} />;
});

const OpenList = observer(function OpenList({ asked, loaded }: { asked: AttendanceAsked; loaded: ShownAttendance }) {
  const api = useService(AttendanceApi);
  const [store, setStore] = useState(() => new AttendanceStore(api, asked.productId, loaded));
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    print();
    setPrinting(false);
  }, [isPrinting]);
  const { title, session, enrolled, present, absent, found, pages, people } = store.list;
  const when = capitalised(
    [session.title, formatLongInstant(new Date(session.startsAt), { withYear: true }), session.place]
      .filter((each) => each !== '')
      .join(' · '),
  );
  const pathOf = (page: number) =>
    withQuery(attendancePath(asked.productId, session.id), {
      buscar: asked.words === '' ? null : asked.words,
      pagina: page === 1 ? null : String(page),
    });
  const download = async () => {
    const all = await store.all();
    if (all === null) return;
    const sheet = attendanceSheet(new Date(session.startsAt), all.people);
    saveAs(`asistencia-${session.startsAt.slice(0, 10)}.csv`, sheet, 'text/csv;charset=utf-8');
  };
  const paper = async () => {
    const all = await store.all();
    if (all === null) return;
    setStore(new AttendanceStore(api, asked.productId, all));
    setPrinting(true);
  };
  return (
    <>
      <PageHead
        above={
          <Link to={partPath(asked.productId, 'sessions')} className={styles.up}>
            Sesiones de «{title}»
          </Link>
        }
        title="Asistencia"
        lead={when}
      />
      <OtherSessions productId={asked.productId} list={store.list} />
      <div className={styles.bar}>
        <Form role="search" className={styles.search}>
          <TextField type="search" name="buscar" label="Buscar por nombre o correo" defaultValue={asked.words} />
          <Button type="submit">Buscar</Button>
        </Form>
        <div className={styles.does}>
          <Button onClick={() => void download()}>Descargar CSV</Button>
          <Button onClick={() => void paper()}>Imprimir</Button>
        </div>
      </div>
      <p role="status" className={styles.counts} data-numbers>
        {enrolled === 1 ? '1 persona' : `${enrolled} personas`}
        {session.capacity === null ? '' : ` de ${session.capacity}`}: {marksText(present, absent)},{' '}
        {enrolled - present - absent} sin marcar.
        {asked.words !== '' && ` Con «${asked.words}»: ${found}.`}
      </p>
      {store.problem !== null && <p role="alert">{store.problem}</p>}
      {people.length === 0 ? (
        <EmptyState
          icon="users"
          title={enrolled === 0 ? 'Todavía no hay personas inscritas' : 'Nadie de la lista es así'}
        >
          <p>{enrolled === 0 ? 'Aparecen aquí cuando compran, reciben un cupo o abren un regalo.' : NARROWED_AWAY}</p>
        </EmptyState>
      ) : (
        <>
          {store.list.mayMark && (
            <p className={styles.keys}>Con el teclado: P marca presente, A ausente, y las flechas cambian de fila.</p>
          )}
          <AttendanceTable store={store} />
        </>
      )}
      <ListPages page={asked.page} pages={pages} pathOf={pathOf} />
    </>
  );
});

function OtherSessions({ productId, list: { sessions, session } }: { productId: number; list: ShownAttendance }) {
  if (sessions.length < 2) return null;
  return (
    <nav aria-label="Sesiones" className={styles.sessions}>
      {sessions.map(({ id, startsAt }) => (
        <Link key={id} to={attendancePath(productId, id)} aria-current={id === session.id ? 'page' : undefined}>
          {formatLongInstant(new Date(startsAt), { withYear: true })}
        </Link>
      ))}
    </nav>
  );
}

/** `/colaboradores/productos/:id/sesiones/:session/asistencia`: who is enrolled in a session, and who was there. */
export const { load, Component } = officePage('see-products', loadPage, Page);

const marksText = (present: number, absent: number): string =>
  `${present} ${present === 1 ? 'presente' : 'presentes'}, ${absent} ${absent === 1 ? 'ausente' : 'ausentes'}`;
