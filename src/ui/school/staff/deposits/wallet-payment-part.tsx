import { observer } from 'mobx-react-lite';
import type { StaffAccount } from '#application/read-models/vouchers/staff-deposits.ts';
import { formatMobileNumber } from '#domain/vouchers/bank-account.ts';
import { Accordion } from '#ui/kit/controls/accordion.tsx';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { Form, FormActions, FormRow } from '#ui/kit/forms/form.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { DayField } from '#ui/kit/forms/day-field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import styles from './deposits-page.module.css';
import { StaffDepositsStore } from './staff-deposits-store.ts';
import { type WalletPaymentField, WalletPaymentStore } from './wallet-payment-store.ts';

/** What a wallet says on its telephone, one payment at a time: wallets have no file for everybody. */
export function WalletPaymentPart({ wallets }: { wallets: readonly StaffAccount[] }) {
  const content = <PaymentForm wallets={wallets} />;
  return <Accordion items={[{ id: 'wallet', title: 'Anotar un pago de Yape o Plin', content }]} />;
}

const PaymentForm = observer(function PaymentForm({ wallets }: { wallets: readonly StaffAccount[] }) {
  const store = useService(WalletPaymentStore);
  const deposits = useService(StaffDepositsStore);
  const { draft, problems, said, refusal } = store;
  const accountId = draft.accountId === '' ? (wallets[0]?.id ?? '') : draft.accountId;
  const send = async () => {
    if (await store.send(accountId)) await deposits.read();
  };
  return (
    <Form
      className={styles.movement}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p className={styles.reasons}>
        Cópialo como lo dice el celular de la escuela. Repetir un pago no lo duplica: se conoce por su número de
        operación.
      </p>
      <SelectField
        label="Billetera"
        name="accountId"
        value={accountId}
        error={problems.accountId}
        onChange={(event) => store.type('accountId', event.target.value)}
      >
        {wallets.map(({ id, bank, number }) => (
          <option key={id} value={id}>
            {bank} {formatMobileNumber(number)}
          </option>
        ))}
      </SelectField>
      <FormRow>
        <Typed field="paidOn" label="Fecha del pago" type="date" />
        <Typed field="amount" label="Importe" prefix="S/." inputMode="decimal" />
      </FormRow>
      <FormRow>
        <Typed field="payerName" label="Quién pagó" />
        <Typed field="operationNumber" label="Número de operación" />
      </FormRow>
      <Typed field="note" label="Mensaje" hint="Si trae el código de depósito, encuentra su pedido." optional />
      {refusal !== '' && (
        <Notice kind="error" title="No se anotó" live>
          <p>{refusal}</p>
        </Notice>
      )}
      <FormActions>
        <Button type="submit" busy={store.isBusy && 'Anotando…'}>
          Anotar el pago
        </Button>
        <span role="status" className={styles.reasons}>
          {said}
        </span>
      </FormActions>
    </Form>
  );
});

interface TypedProps {
  readonly field: WalletPaymentField;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'date';
  readonly prefix?: string;
  readonly inputMode?: 'decimal';
  readonly optional?: true;
}

const Typed = observer(function Typed({ field, type, ...rest }: TypedProps) {
  const store = useService(WalletPaymentStore);
  const Control = type === 'date' ? DayField : TextField;
  return (
    <Control
      {...rest}
      name={field}
      autoComplete="off"
      value={store.draft[field]}
      error={store.problems[field] ?? null}
      onChange={(event) => store.type(field, event.target.value)}
    />
  );
});
