import type { ReactNode } from 'react';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { formatMoney, type Money } from '#domain/shared/money.ts';
import type { BankAccount } from '#domain/vouchers/bank-account.ts';
import { missingOf } from '#domain/vouchers/statements/part-payments.ts';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { Panel, Stack } from '#ui/kit/layout/layout.tsx';
import { BankAccountList } from './bank-account-list.tsx';
import styles from './confirm-payment-page.module.css';
import { DepositFacts } from './deposit-facts.tsx';

interface RestMissingProps {
  readonly order: PlacedOrder;
  readonly received: Money;
  readonly accounts: readonly BankAccount[];
  /** Where to go on. */
  readonly children: ReactNode;
}

/** Less arrived than the order costs: exactly the rest is to be paid, and no further voucher is needed. */
export function RestMissing({ order, received, accounts, children }: RestMissingProps) {
  const missing = missingOf(order.totals.net, [received]);
  return (
    <Stack className={styles.main}>
      <Notice kind="alert" title={`Faltan ${formatMoney(missing)}`}>
        <p>
          Llegaron {formatMoney(received)} de {formatMoney(order.totals.net)}. Deposita exactamente lo que falta con el
          mismo código: en cuanto llegue, activamos lo que compraste. No hace falta que envíes otra constancia.
        </p>
      </Notice>
      <Panel title="Qué depositar">
        <DepositFacts order={order} amount={missing} />
      </Panel>
      <Panel title="Dónde depositar">
        <BankAccountList accounts={accounts} order={order} amount={missing} />
      </Panel>
      <p>{children}</p>
    </Stack>
  );
}
