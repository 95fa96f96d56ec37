import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { StaffDepositsApi } from '#application/browser/vouchers/ports/staff-deposits-api.ts';
import type { StaffMovement } from '#application/read-models/vouchers/staff-deposits.ts';
import { type PlainDate } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { PageHead, Section, Stack } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { needed, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { officePage, useMay } from '#ui/school/staff/desk/office-page.tsx';
import { ProofDialog } from '#ui/school/staff/desk/proof-dialog.tsx';
import { SaidLine } from '#ui/school/staff/desk/said-line.tsx';
import { type WaitingItem, WaitingList } from '#ui/school/staff/desk/waiting-list.tsx';
import { numbered } from '#domain/shared/numbers-together.ts';
import { DoubtfulMovement } from './doubtful-movement.tsx';
import { HeldPart } from './held-part.tsx';
import { IgnoredPart } from './ignored-part.tsx';
import { StaffDepositsStore } from './staff-deposits-store.ts';
import { StatementPart } from './statement-part.tsx';
import { WalletPaymentPart } from './wallet-payment-part.tsx';
import styles from './deposits-page.module.css';

async function loadPage(services: Services) {
  return { deposits: needed(await services.get(StaffDepositsApi).read()) };
}

export function meta(): PageMeta {
  return { title: 'Depósitos', description: '', hidden: true };
}

const Page = observer(function DepositsPage() {
  const { deposits } = useLoaded<typeof loadPage>();
  const store = useService(StaffDepositsStore);
  const mayDecide = useMay('decide-vouchers');
  useEffect(() => store.show(deposits), [store, deposits]);
  const { movements, held, ignored } = store.movements === null ? deposits : { ...store, movements: store.movements };
  const sure = movements.filter((movement) => store.isSure(movement));
  const wallets = deposits.accounts.filter(({ isWallet }) => isWallet);
  // What was sure until something had to be known of it is what was pressed last: it is the one that is open.
  const others = movements
    .filter((movement) => !store.isSure(movement))
    .toSorted((one, other) => Number(other.verdict === 'sure') - Number(one.verdict === 'sure'));
  return (
    <>
      <PageHead
        title="Depósitos"
        lead="Lo que llegó a las cuentas y billeteras de la escuela, con el pedido que paga cada movimiento."
      />
      <SaidLine said={store.said} />
      {mayDecide && deposits.accounts.length > 0 && <StatementPart accounts={deposits.accounts} />}
      {mayDecide && wallets.length > 0 && <WalletPaymentPart wallets={wallets} />}
      {sure.length > 0 && (
        <Section title="Seguros">
          <SureMovements movements={sure} />
        </Section>
      )}
      {others.length > 0 && (
        <Section title="Por mirar">
          <WaitingList
            name="movimientos"
            heads={['Movimiento', 'Quién y qué escribió', 'Fecha', 'Importe']}
            items={others.map(waitingOf)}
            level={3}
          />
        </Section>
      )}
      {movements.length === 0 && deposits.accounts.length === 0 && <NoAccounts />}
      {movements.length === 0 && deposits.accounts.length > 0 && (
        <EmptyState icon="check-circle" title="No hay movimientos por decidir">
          <p>Cuando traigas los movimientos de un banco, los que falte decidir aparecen aquí.</p>
        </EmptyState>
      )}
      <HeldPart held={held} />
      <IgnoredPart ignored={ignored} />
      <ProofDialog />
    </>
  );
});

/** `/colaboradores/depositos`: what banks tell of deposits finds its orders. Source: decisions.md, Payment and orders; decision 0093. */
export const { load, Component } = officePage('see-vouchers', loadPage, Page);

/** A school that begins: nothing can be brought yet. */
function NoAccounts() {
  const mayTell = useMay('manage-settings');
  return (
    <EmptyState
      icon="bank"
      title="Todavía no hay cuentas para depósitos"
      actions={mayTell && <LinkButton to="/colaboradores/ajustes/depositos">Agregar una cuenta</LinkButton>}
    >
      <p>
        Con una cuenta o una billetera, quien compra puede depositar y aquí traes sus movimientos.
        {!mayTell && ' La titular las agrega en «Ajustes».'}
      </p>
    </EmptyState>
  );
}

/** Each names one unpaid order by its code, with its exact amount. */
const SureMovements = observer(function SureMovements({ movements }: { movements: readonly StaffMovement[] }) {
  const store = useService(StaffDepositsStore);
  const mayDecide = useMay('decide-vouchers');
  return (
    <Stack>
      <p>Traen el código de un solo pedido y su importe exacto.</p>
      <DataTable
        caption={<VisuallyHidden>Movimientos seguros, lo primero primero</VisuallyHidden>}
        rows={movements}
        rowKey={({ id }) => id}
        columns={[
          { key: 'order', title: 'Pedido', cell: ({ candidates: [first] }) => numbered(first?.orderNumber ?? '') },
          { key: 'buyer', title: 'Comprador', cell: ({ candidates: [first] }) => first?.buyerName },
          { key: 'bank', title: 'Banco y operación', cell: operationText },
          { key: 'day', title: 'Fecha', cell: ({ day }) => formatDayMonthYear(day as PlainDate) },
          { key: 'amount', title: 'Importe', amount: true, cell: ({ amount }) => formatMoney(amount) },
          ...(mayDecide ? [{ key: 'act', title: 'Confirmar', act: true, cell: actOf }] : []),
        ]}
      />
      {mayDecide && movements.length > 1 && (
        <div>
          <Button
            look="primary"
            busy={store.busy === 'sure' && 'Confirmando…'}
            onClick={() => void store.confirmSure()}
          >{`Confirmar los ${movements.length} seguros`}</Button>
        </div>
      )}
    </Stack>
  );
});

const actOf = (movement: StaffMovement) => <ConfirmSure movement={movement} />;

const ConfirmSure = observer(function ConfirmSure({ movement: { id, candidates } }: { movement: StaffMovement }) {
  const store = useService(StaffDepositsStore);
  const order = String(candidates[0]?.orderNumber ?? '');
  const refused = store.problems[id];
  return (
    <>
      <Button size="small" busy={store.busy === id && 'Confirmando…'} onClick={() => void store.confirm(id, order)}>
        Confirmar<VisuallyHidden> el pedido {numbered(order)}</VisuallyHidden>
      </Button>
      {refused !== undefined && (
        <p role="alert" className={styles.refused}>
          {refused.text}
        </p>
      )}
    </>
  );
});

function operationText({ bank, operation }: StaffMovement): string {
  return operation === '' ? bank : `${bank}, ${operation}`;
}

function waitingOf(movement: StaffMovement): WaitingItem {
  const { id, verdict, payer, description, day, amount } = movement;
  const isDoubtful = verdict !== 'unmatched';
  return {
    id,
    title: operationText(movement),
    who: payer === '' ? description : payer,
    what: payer === '' ? '' : description,
    when: formatDayMonthYear(day as PlainDate),
    flag: <Badge kind={isDoubtful ? 'warning' : 'info'}>{isDoubtful ? 'Dudoso' : 'Sin pedido'}</Badge>,
    amount: formatMoney(amount),
    content: <DoubtfulMovement movement={movement} />,
  };
}
