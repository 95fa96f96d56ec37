import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { StaffVoucherApi } from '#application/browser/vouchers/ports/deposit-api.ts';
import type { StaffVoucher } from '#application/read-models/vouchers/voucher.ts';
import { formatLongInstant, type PlainDate } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { FormActions } from '#ui/kit/forms/form.tsx';
import { AccountEmail } from '#ui/school/staff/desk/account-email.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { FactList, PageHead, Section, Stack } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { EmptyState, Notice } from '#ui/kit/feedback/states.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { needed, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { HistoryLink } from '#ui/school/staff/desk/history-link.tsx';
import { officePage, useMay } from '#ui/school/staff/desk/office-page.tsx';
import { ProofDialog } from '#ui/school/staff/desk/proof-dialog.tsx';
import { SaidLine } from '#ui/school/staff/desk/said-line.tsx';
import { type WaitingItem, WaitingList } from '#ui/school/staff/desk/waiting-list.tsx';
import { WordsField } from '#ui/school/staff/desk/words-field.tsx';
import { numbered } from '#domain/shared/numbers-together.ts';
import { StaffVoucherStore } from './staff-voucher-store.ts';
import styles from './vouchers-page.module.css';

async function loadPage(services: Services) {
  const api = services.get(StaffVoucherApi);
  const [open, decided] = await Promise.all([api.list('open'), api.list('decided')]);
  return { open: needed(open), decided: needed(decided) };
}

export function meta(): PageMeta {
  return { title: 'Constancias por revisar', description: '', hidden: true };
}

const Page = observer(function VouchersPage() {
  const [loaded, store] = [useLoaded<typeof loadPage>(), useService(StaffVoucherStore)];
  useEffect(() => store.show(loaded.open, loaded.decided), [store, loaded]);
  const [open, decided] = [store.open ?? loaded.open, store.decided ?? loaded.decided];
  return (
    <>
      <PageHead title="Constancias por revisar" lead="Los depósitos y transferencias, el más antiguo primero." />
      <SaidLine said={store.said} />
      <WaitingList
        name="constancias"
        heads={['Pedido', 'Comprador y compra', 'Responder hasta', 'Depositado']}
        items={open.map(waitingOf)}
      />
      {open.length === 0 && (
        <EmptyState icon="check-circle" title="No hay constancias por revisar">
          <p>Cuando alguien envíe la constancia de un depósito, aparece aquí.</p>
        </EmptyState>
      )}
      {decided.length > 0 && (
        <Section title="Revisadas">
          <Decided vouchers={decided} />
        </Section>
      )}
      <ProofDialog />
    </>
  );
});

/** Vouchers of deposits: looked at, approved or rejected. Source: PAY-3; decisions.md, Staff. */
export const { load, Component } = officePage('see-vouchers', loadPage, Page);

function waitingOf(voucher: StaffVoucher): WaitingItem {
  const { id, order, buyer, amount, answerDueBy } = voucher;
  return {
    id,
    title: `Pedido ${numbered(order.number)}`,
    who: buyer.name,
    what: order.titles.join(' · '),
    when: formatLongInstant(new Date(answerDueBy)),
    ...(voucher.state === 'review' && { flag: <Badge kind="warning">{flagOf(voucher)}</Badge> }),
    amount: formatMoney(amount),
    content: <Voucher voucher={voucher} />,
  };
}

const decidedOn = (at: string): string => formatLongInstant(new Date(at), { withYear: true });

function flagOf({ amount, order }: StaffVoucher): string {
  return amount === order.total ? 'Código agotado' : 'Importe distinto';
}

const Voucher = observer(function Voucher({ voucher }: { voucher: StaffVoucher }) {
  const { order, file } = voucher;
  const mayDecide = useMay('decide-vouchers');
  return (
    <div className={styles.voucher}>
      {file !== null && (
        <a href={file.address} target="_blank" rel="noreferrer" className={styles.file}>
          {file.mediaType.startsWith('image/') ? (
            <img src={file.address} alt={`Constancia del pedido ${numbered(order.number)}`} className={styles.image} />
          ) : (
            'Abrir la constancia (PDF)'
          )}
        </a>
      )}
      <Stack>
        <FactList facts={factsOf(voucher)} />
        <HistoryLink kind="voucher" id={voucher.id} of={`la constancia del pedido ${numbered(order.number)}`} />
      </Stack>
      {mayDecide && <Decision voucher={voucher} />}
    </div>
  );
});

const Decision = observer(function Decision({ voucher }: { voucher: StaffVoucher }) {
  const store = useService(StaffVoucherStore);
  const { id } = voucher;
  const warning = store.warnings[id];
  return (
    <Stack>
      <WhyReviewed voucher={voucher} />
      <WordsField
        name={`words-${id}`}
        label="Motivo o nota"
        hint="Si la rechazas, el comprador lee el motivo."
        value={store.words[id] ?? ''}
        refused={store.problems[id]}
        onChange={(event) => store.write(id, event.target.value)}
      />
      {warning !== undefined && (
        <Notice kind="alert" title={warning.title} live>
          <p>{warning.detail}</p>
        </Notice>
      )}
      <FormActions>
        <Button
          look="primary"
          busy={store.busy === id && 'Guardando…'}
          onClick={() => void store.decide(id, warning === undefined ? 'approve' : 'approve-knowing')}
        >
          {warning === undefined ? 'Aprobar' : 'El dinero llegó: aprobar sabiéndolo'}
        </Button>
        <Button onClick={() => void store.decide(id, 'reject')}>Rechazar</Button>
      </FormActions>
    </Stack>
  );
});

/** Why approving asks for a note. */
function WhyReviewed({ voucher: { state, order, amount } }: { voucher: StaffVoucher }) {
  if (state !== 'review') return null;
  return amount === order.total ? (
    <Notice kind="alert" title="El código ya había llegado a su límite">
      <p>
        El pedido usa el código {order.codeWord}, que no tenía más usos cuando llegó esta constancia. Para aprobarla,
        escribe por qué se le respeta el precio.
      </p>
    </Notice>
  ) : (
    <Notice kind="alert" title="El importe no coincide">
      <p>
        El pedido es de {formatMoney(order.total)} y la constancia de {formatMoney(amount)}. Para aprobarla, escribe por
        qué.{amount > order.total && ' Lo que pasa del total queda en «Por devolver».'}
      </p>
    </Notice>
  );
}

/** What the line above it does not say. */
function factsOf({ order, buyer, bank, operationNumber, paidOn, payerName }: StaffVoucher) {
  return [
    { name: 'Total del pedido', value: formatMoney(order.total) },
    { name: 'Correo', value: <AccountEmail email={buyer.email} /> },
    { name: 'Banco', value: bank },
    { name: 'Operación', value: operationNumber },
    { name: 'Fecha', value: formatDayMonthYear(paidOn as PlainDate) },
    { name: 'Depositó', value: payerName },
  ];
}

/** The history of the desk, the last first. */
function Decided({ vouchers }: { vouchers: readonly StaffVoucher[] }) {
  return (
    <DataTable
      caption={<VisuallyHidden>Constancias revisadas, la última primero</VisuallyHidden>}
      rows={vouchers}
      rowKey={({ id }) => id}
      columns={[
        { key: 'order', title: 'Pedido', cell: ({ order }) => numbered(order.number) },
        { key: 'buyer', title: 'Comprador', cell: ({ buyer }) => buyer.name },
        { key: 'amount', title: 'Depositado', amount: true, cell: ({ amount }) => formatMoney(amount) },
        { key: 'state', title: 'Estado', cell: ({ state }) => <DecidedState state={state} /> },
        { key: 'by', title: 'Por', cell: ({ decision }) => decision?.by },
        { key: 'at', title: 'Cuándo', cell: ({ decision }) => decision && decidedOn(decision.at) },
        { key: 'reason', title: 'Motivo o nota', cell: ({ decision }) => decision?.reason || '—' },
      ]}
    />
  );
}

function DecidedState({ state }: { state: StaffVoucher['state'] }) {
  return state === 'approved' ? <Badge kind="success">Aprobada</Badge> : <Badge kind="danger">Rechazada</Badge>;
}
