import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { StaffSurplusApi } from '#application/browser/payments/ports/surplus-api.ts';
import type { StaffSurplus } from '#application/read-models/payments/staff-surplus.ts';
import { surplusReasonTexts } from '#domain/payments/surplus-reason-texts.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { decimalText, formatMoney } from '#domain/shared/money.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { AccountEmail } from '#ui/school/staff/desk/account-email.tsx';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { FactList, PageHead, Section, Stack } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { EmptyState, Notice } from '#ui/kit/feedback/states.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { needed, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { HistoryLink } from '#ui/school/staff/desk/history-link.tsx';
import { gatewayName } from '#ui/school/staff/books/texts.ts';
import { officePage, useMay } from '#ui/school/staff/desk/office-page.tsx';
import { ProofDialog } from '#ui/school/staff/desk/proof-dialog.tsx';
import { SaidLine } from '#ui/school/staff/desk/said-line.tsx';
import { WaitingList } from '#ui/school/staff/desk/waiting-list.tsx';
import { WordsField } from '#ui/school/staff/desk/words-field.tsx';
import { numbered } from '#domain/shared/numbers-together.ts';
import { noteDisputePath } from '#ui/school/staff/disputes/note-dispute-path.ts';
import { StaffSurplusStore } from './staff-surplus-store.ts';
import styles from './surplus-page.module.css';

async function loadPage(services: Services) {
  const api = services.get(StaffSurplusApi);
  const [open, givenBack] = await Promise.all([api.list('open'), api.list('given-back')]);
  return { open: needed(open), givenBack: needed(givenBack) };
}

export function meta(): PageMeta {
  return { title: 'Dinero por devolver', description: '', hidden: true };
}

const Page = observer(function SurplusPage() {
  const loaded = useLoaded<typeof loadPage>();
  const store = useService(StaffSurplusStore);
  useEffect(() => store.show(loaded.open, loaded.givenBack), [store, loaded]);
  const [open, givenBack] = [store.open ?? loaded.open, store.givenBack ?? loaded.givenBack];
  return (
    <>
      <PageHead
        title="Dinero por devolver"
        lead="Pagos que llegaron de más, el más antiguo primero. Devuélvelos en la pasarela o en el banco y anótalo aquí."
      />
      <SaidLine said={store.said} />
      <WaitingList
        name="devoluciones"
        heads={['Pedido', 'Comprador y motivo', 'Llegó', 'Importe']}
        items={open.map((payment) => ({
          id: payment.id,
          title: `Pedido ${numbered(payment.orderNumber)}`,
          who: payment.buyer.name,
          what: surplusReasonTexts[payment.reason],
          when: formatLongInstant(new Date(payment.arrivedAt), { withYear: true }),
          amount: formatMoney(payment.amount),
          content: <ToGiveBack payment={payment} />,
        }))}
      />
      {open.length === 0 && (
        <EmptyState icon="check-circle" title="No hay dinero por devolver">
          <p>Cuando llegue un pago que no corresponde, aparece aquí.</p>
        </EmptyState>
      )}
      {givenBack.length > 0 && (
        <Section title="Devueltos">
          <GivenBack payments={givenBack} />
        </Section>
      )}
      <ProofDialog />
    </>
  );
});

/** Money that arrived although nothing was due, until somebody gives it back. Source: decisions.md, One product, one payment. */
export const { load, Component } = officePage('see-surplus', loadPage, Page);

const ToGiveBack = observer(function ToGiveBack({ payment }: { payment: StaffSurplus }) {
  const store = useService(StaffSurplusStore);
  const mayNote = useMay('note-refunds');
  const { id, dispute } = payment;
  return (
    <div className={styles.payment}>
      <Stack>
        <FactList facts={factsOf(payment)} />
        <HistoryLink kind="surplus" id={id} of={`la devolución del pedido ${numbered(payment.orderNumber)}`} />
      </Stack>
      <SurplusDispute payment={payment} />
      {mayNote && dispute === null && (
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            void store.giveBack(id);
          }}
        >
          <WordsField
            name={`note-${id}`}
            label="Cómo se devolvió"
            hint="El número de la operación o la referencia de la pasarela."
            value={store.notes[id] ?? ''}
            refused={store.problems[id]}
            onChange={(event) => store.write(id, event.target.value)}
          />
          <FormActions>
            <Button type="submit" look="primary" busy={store.busy === id && 'Guardando…'}>
              Anotar como devuelto
            </Button>
          </FormActions>
        </Form>
      )}
    </div>
  );
});

/** What its bank has to decide, or where it is noted that it asks for it. */
function SurplusDispute({ payment }: { payment: StaffSurplus }) {
  const mayDispute = useMay('refund-orders');
  const { orderNumber, kind, found, amount, dispute } = payment;
  if (dispute !== null)
    return (
      <Notice kind="alert" title={`El banco decide el contracargo ${numbered(dispute)}`}>
        <p>No lo devuelvas por otro medio: saldría dos veces.</p>
      </Notice>
    );
  return (
    mayDispute &&
    kind === 'attempt' &&
    found.isCode !== true && (
      <p>
        <Link to={noteDisputePath(orderNumber, decimalText(amount), found.number)}>
          Su banco lo pide de vuelta: anotar el contracargo
        </Link>
      </p>
    )
  );
}

/** What the line above it does not say. */
function factsOf({ buyer, kind, found }: StaffSurplus) {
  return [
    { name: 'Correo', value: <AccountEmail email={buyer.email} /> },
    kind === 'attempt'
      ? { name: 'Pago', value: `${gatewayName(found.at)}, compra ${found.number}` }
      : { name: 'Depósito', value: `${found.at}, operación ${found.number}` },
  ];
}

function GivenBack({ payments }: { payments: readonly StaffSurplus[] }) {
  return (
    <DataTable
      caption={<VisuallyHidden>Pagos devueltos, el último primero</VisuallyHidden>}
      rows={payments}
      rowKey={({ id }) => id}
      columns={[
        { key: 'order', title: 'Pedido', cell: ({ orderNumber }) => numbered(orderNumber) },
        { key: 'buyer', title: 'Comprador', cell: ({ buyer }) => buyer.name },
        { key: 'amount', title: 'Importe', amount: true, cell: ({ amount }) => formatMoney(amount) },
        { key: 'by', title: 'Por', cell: ({ givenBack }) => givenBack?.by },
        {
          key: 'at',
          title: 'Cuándo',
          cell: ({ givenBack }) => givenBack && formatLongInstant(new Date(givenBack.at), { withYear: true }),
        },
        { key: 'note', title: 'Cómo se devolvió', cell: ({ givenBack }) => givenBack?.note },
      ]}
    />
  );
}
