import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { StaffComplaintsApi } from '#application/browser/complaints/ports/staff-complaints-api.ts';
import { Clock } from '#application/ports/clock.ts';
import type { StaffComplaint } from '#application/read-models/complaints/staff-complaints.ts';
import { ANSWER_WORKING_DAYS } from '#domain/complaints/complaint-term.ts';
import { complaintRows, complaintWord } from '#domain/complaints/complaint-words.ts';
import { formatLongDay, limaDay, type PlainDate } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { capitalised, truncate } from '#domain/shared/text.ts';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { FactList, PageHead, Section } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { needed, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { HistoryLink } from '#ui/school/staff/desk/history-link.tsx';
import { officePage, useMay } from '#ui/school/staff/desk/office-page.tsx';
import { SaidLine } from '#ui/school/staff/desk/said-line.tsx';
import { type WaitingItem, WaitingList } from '#ui/school/staff/desk/waiting-list.tsx';
import { ReplyForm } from './reply-form.tsx';
import styles from './complaints-page.module.css';
import { StaffComplaintsStore } from './staff-complaints-store.ts';
import { timeLeft } from './texts.ts';

async function loadPage(services: Services) {
  const book = needed(await services.get(StaffComplaintsApi).read());
  const me = services.get(SessionKeeper).state.user?.fullName ?? '';
  return { book, me, today: limaDay(services.get(Clock).now()) };
}

export function meta(): PageMeta {
  return { title: 'Reclamaciones', description: '', hidden: true };
}

const Page = observer(function ComplaintsPage() {
  const { book: loaded, today } = useLoaded<typeof loadPage>();
  const store = useService(StaffComplaintsStore);
  useEffect(() => store.show(loaded), [store, loaded]);
  const { waiting, answered } = store.book ?? loaded;
  return (
    <>
      <PageHead
        title="Reclamaciones"
        lead={`Las hojas del Libro de Reclamaciones, primero las que vencen antes. La ley da ${ANSWER_WORKING_DAYS} días hábiles para responder cada una.`}
      />
      <SaidLine said={store.said} />
      <WaitingList
        name="hojas"
        heads={['Hoja', 'Quién y qué pasó', 'Responder hasta', 'Monto']}
        items={waiting.map((sheet) => waitingOf(sheet, today))}
      />
      {waiting.length === 0 && (
        <EmptyState icon="check-circle" title="No hay hojas por responder">
          <p>Cuando alguien registre una en el Libro de Reclamaciones, aparece aquí y te llega una carta.</p>
        </EmptyState>
      )}
      {answered.length > 0 && (
        <Section title="Respondidas">
          <Answered sheets={answered} />
        </Section>
      )}
    </>
  );
});

/** `/colaboradores/reclamaciones`: the complaints book, answered. Source: ROUTE-11; decisions.md, Staff. */
export const { load, Component } = officePage('see-complaints', loadPage, Page);

function waitingOf(sheet: StaffComplaint, today: PlainDate): WaitingItem {
  const { number, content, answerDue } = sheet;
  const left = timeLeft(sheet, today);
  return {
    id: number,
    title: number,
    who: content.fullName,
    what: `${capitalised(complaintWord(content.kind))}: ${truncate(content.detail, 90)}`,
    when: formatLongDay(answerDue as PlainDate, { withYear: true }),
    flag: <Badge kind={left.kind}>{left.text}</Badge>,
    amount: content.amount === null ? '—' : formatMoney(content.amount),
    content: <Sheet sheet={sheet} />,
  };
}

function Sheet({ sheet }: { sheet: StaffComplaint }) {
  const { me } = useLoaded<typeof loadPage>();
  const mayAnswer = useMay('answer-complaints');
  const { consumer, good, claim } = complaintRows(sheet.content);
  return (
    <div className={styles.sheet}>
      <div>
        <FactList
          facts={[...claim, ...good, ...consumer].map(([name, value]) => ({
            name,
            value: <span className={styles.typed}>{value}</span>,
          }))}
        />
        {sheet.events.length > 0 && (
          <ul className={styles.events} aria-label="Lo que se hizo">
            {sheet.events.map(({ kind, text, by, at }) => (
              <li key={at}>
                <strong>
                  {kind === 'answer' ? 'Respuesta' : 'Acción'} del {dayText(at)}, {by}
                </strong>
                <p className={styles.typed}>{text}</p>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.links}>
          <SheetLink sheet={sheet} />
          <HistoryLink kind="complaint" id={sheet.number} of={`la hoja ${sheet.number}`} />
        </div>
      </div>
      {mayAnswer && <ReplyForm sheet={sheet} me={me} />}
    </div>
  );
}

function SheetLink({ sheet: { sheet, number } }: { sheet: StaffComplaint }) {
  return (
    <Link to={sheet}>
      Ver e imprimir<VisuallyHidden> la hoja {number}</VisuallyHidden>
    </Link>
  );
}

const dayText = (at: string): string => formatDayMonthYear(limaDay(new Date(at)));

/** The last first; what was answered stands on the sheet. */
function Answered({ sheets }: { sheets: readonly StaffComplaint[] }) {
  const answerOf = ({ events }: StaffComplaint) => events.findLast(({ kind }) => kind === 'answer');
  return (
    <DataTable
      caption={<VisuallyHidden>Hojas respondidas, la última primero</VisuallyHidden>}
      rows={sheets}
      rowKey={({ number }) => number}
      columns={[
        { key: 'number', title: 'Hoja', cell: ({ number }) => number },
        { key: 'who', title: 'Quién', cell: ({ content }) => content.fullName },
        { key: 'kind', title: 'Tipo', cell: ({ content }) => capitalised(complaintWord(content.kind)) },
        { key: 'at', title: 'Respondida', cell: (sheet) => dayText(answerOf(sheet)?.at ?? sheet.filedAt) },
        { key: 'by', title: 'Por', cell: (sheet) => answerOf(sheet)?.by },
        { key: 'sheet', title: 'La hoja', act: true, cell: (sheet) => <SheetLink sheet={sheet} /> },
      ]}
    />
  );
}
