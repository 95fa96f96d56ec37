import { useState } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import { MonthBooksApi } from '#application/browser/receipts/ports/month-books-api.ts';
import type { MonthBooks } from '#application/read-models/receipts/month-books.ts';
import { detractionState, openDetractionsText, type OwedDetraction } from '#domain/receipts/owed-detractions.ts';
import { monthText } from '#domain/orders/sales-by-month.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { formatRate } from '#domain/shared/rate.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { Section, Stack } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { ConfirmDialog } from '#ui/kit/overlay/confirm-dialog.tsx';
import { useMay } from '#ui/school/staff/desk/office-page.tsx';
import { officeOrderPath } from '#ui/school/staff/orders/texts.ts';
import styles from './books-page.module.css';
import { DetractionDepositForm } from './detraction-deposit-form.tsx';

/** What facturas of the month leave to be deposited, with what was, and the other months with open ones; nothing where there is none. Decision 0107. */
export function BookDetractions({ books }: { books: MonthBooks }) {
  const { detractions, openDetractions } = books;
  if (detractions.length === 0 && openDetractions.length === 0) return null;
  return (
    <Section title="Detracciones por depositar">
      <Stack>
        <OfOtherMonths months={openDetractions} />
        {detractions.length > 0 && <OfMonth books={books} />}
      </Stack>
    </Section>
  );
}

/** Leads to the months whose deposits are open: a late one is most often of a month that nobody looks at any more. */
function OfOtherMonths({ months }: { months: MonthBooks['openDetractions'] }) {
  if (months.length === 0) return null;
  return (
    <div>
      <p>De otros meses queda por depositar:</p>
      <ul aria-label="Meses con detracciones por depositar" className={styles.others}>
        {months.map(({ month, ...open }) => (
          <li key={month}>
            <Link to={`/colaboradores/libros?mes=${month}`}>{monthText(month)}</Link>: {openDetractionsText(open)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function OfMonth({ books }: { books: Pick<MonthBooks, 'month' | 'detractions' | 'detractionsFile'> }) {
  const { month, detractions, detractionsFile } = books;
  const mayNote = useMay('close-books');
  const [wrong, setWrong] = useState<OwedDetraction | null>(null);
  const [noted, setNoted] = useState('');
  const open = detractions.filter(({ deposit }) => deposit === null);
  const late = open.filter(({ isLate }) => isLate).length;
  return (
    <>
      {late > 0 && (
        <Notice kind="alert" title={late === 1 ? '1 depósito fuera de plazo' : `${late} depósitos fuera de plazo`}>
          <p>El último día pasó y falta anotar la constancia.</p>
        </Notice>
      )}
      <p className={styles.quiet}>
        Quien compró pagó el total: cada depósito en tu cuenta del Banco de la Nación lo haces tú, hasta el día que se
        indica. Tu contador confirma el plazo. Cerrar el mes no impide anotar sus depósitos.
      </p>
      <DataTable
        caption={<VisuallyHidden>Lo que dejan por depositar las facturas de este mes</VisuallyHidden>}
        rows={detractions}
        rowKey={({ code }) => code}
        columns={[
          {
            key: 'code',
            title: 'Factura',
            cell: ({ code, orderNumber }) => <Link to={officeOrderPath(orderNumber)}>{code}</Link>,
          },
          { key: 'due', title: 'Hasta el', cell: ({ dueOn }) => formatDayMonthYear(dueOn) },
          { key: 'rate', title: 'Porcentaje', amount: true, cell: ({ rate }) => formatRate(rate) },
          { key: 'amount', title: 'Depósito', amount: true, cell: ({ amount }) => formatMoney(amount) },
          { key: 'state', title: 'Estado', cell: (owed) => <State owed={owed} /> },
          ...(mayNote && open.length < detractions.length
            ? [
                {
                  key: 'act',
                  title: 'Acciones',
                  act: true,
                  cell: (owed: OwedDetraction) =>
                    owed.deposit !== null && (
                      <Button
                        look="quiet"
                        onClick={() => {
                          setNoted('');
                          setWrong(owed);
                        }}
                      >
                        Retirar<VisuallyHidden> la constancia de {owed.code}</VisuallyHidden>
                      </Button>
                    ),
                },
              ]
            : []),
        ]}
      />
      <p className={styles.links}>
        <a href={detractionsFile} download={`detracciones-${month}.csv`}>
          Detracciones (CSV)
        </a>
      </p>
      {noted !== '' && (
        <Notice kind="success" live>
          Quedó anotado el depósito de {noted}.
        </Notice>
      )}
      {mayNote && open.length > 0 && <DetractionDepositForm open={open} onNoted={setNoted} />}
      <TakenBack owed={wrong} onClose={() => setWrong(null)} />
    </>
  );
}

function State({ owed }: { owed: OwedDetraction }) {
  const { deposit, isLate } = owed;
  const kind = isLate ? 'warning' : deposit === null ? 'neutral' : 'success';
  return (
    <>
      <Badge kind={kind}>{detractionState(owed)}</Badge>
      {deposit !== null && (
        <p className={styles.quiet}>
          Constancia {deposit.constancia} del {formatDayMonthYear(deposit.depositedOn)}; la anotó {deposit.by}
        </p>
      )}
    </>
  );
}

/** Asks whether a constancia is wrong, and takes it back. */
function TakenBack({ owed, onClose }: { owed: OwedDetraction | null; onClose: () => void }) {
  const api = useService(MonthBooksApi);
  const again = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const close = () => {
    setProblem('');
    onClose();
  };
  const takeBack = async () => {
    if (owed?.deposit === undefined || owed.deposit === null) return;
    setBusy(true);
    const done = await api.takeBackDeposit(owed.id, owed.deposit.constancia);
    setBusy(false);
    if (done.ok) close();
    else setProblem(done.refusal.detail);
    // Where a colleague was first, what they noted stands behind the question.
    await again.revalidate();
  };
  return (
    <ConfirmDialog
      open={owed !== null}
      title={`¿Retirar la constancia de ${owed?.code ?? ''}?`}
      confirmLabel="Retirar"
      busy={busy && 'Retirando…'}
      onConfirm={() => void takeBack()}
      onCancel={close}
    >
      <p>Su depósito vuelve a quedar abierto. Lo que se anotó sigue en el historial de la oficina.</p>
      {problem !== '' && (
        <Notice kind="error" live>
          {problem}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
