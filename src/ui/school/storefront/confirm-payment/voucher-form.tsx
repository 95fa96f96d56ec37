import { observer } from 'mobx-react-lite';
import { useMemo, type FormEvent } from 'react';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { Link } from 'react-router-dom';
import type { BankAccount } from '#domain/vouchers/bank-account.ts';
import { type NamedOrder, underWayPath } from '#domain/orders/order-under-way.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { Button, buttonClass } from '#ui/kit/controls/button.tsx';
import { classNames } from '#ui/kit/layout/class-names.ts';
import { Field, useFieldWiring } from '#ui/kit/forms/field.tsx';
import { FormErrors, type FormProblem } from '#ui/kit/forms/form-errors.tsx';
import { Form, FormActions, FormRow } from '#ui/kit/forms/form.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { DayField } from '#ui/kit/forms/day-field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { numbered } from '#domain/shared/numbers-together.ts';
import { VoucherStore } from './voucher-store.ts';
import styles from './confirm-payment-page.module.css';

export interface VoucherFormProps {
  readonly orders: readonly PlacedOrder[];
  readonly accounts: readonly BankAccount[];
  readonly onOrder: (orderId: string) => void;
}

/** Which order, into which account, and the proof. What was typed stays until it was sent. Source: PAY-3. */
export const VoucherForm = observer(function VoucherForm({ orders, accounts, onOrder }: VoucherFormProps) {
  const store = useService(VoucherStore);
  const { draft, problems, refusal } = store;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.send();
  };
  return (
    <Form onSubmit={submit}>
      <FormErrors problems={useProblems(store)} />
      <SelectField
        label="Pedido"
        name="orderId"
        value={draft.orderId}
        error={problems.orderId}
        onChange={(event) => onOrder(event.target.value)}
      >
        {orders.map(({ id, number, totals }) => (
          <option key={id} value={id}>
            {numbered(number)}, {formatMoney(totals.net)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Cuenta en la que depositaste"
        name="bankAccountId"
        value={draft.bankAccountId}
        error={problems.bankAccountId}
        onChange={(event) => store.type({ bankAccountId: event.target.value })}
      >
        <option value="">Elige una cuenta</option>
        {accounts.map(({ id, bank, number }) => (
          <option key={id} value={id}>
            {bank} {number}
          </option>
        ))}
      </SelectField>
      <FormRow>
        <Typed field="operationNumber" label="Número de operación" hint="Está en la constancia." />
        <Typed field="paidOn" label="Fecha del depósito" type="date" />
      </FormRow>
      <FormRow>
        <Typed field="amount" label="Importe" prefix="S/." inputMode="decimal" />
        <Typed field="payerName" label="Quién hizo el depósito" autoComplete="name" />
      </FormRow>
      <FileChoice />
      {refusal !== null && (
        <Notice kind="error" title="No recibimos tu constancia" live>
          <p>{refusal.detail}</p>
          {refusal.kind === 'in-other-order' && <OtherOrder order={refusal.data['order'] as NamedOrder} />}
        </Notice>
      )}
      <FormActions>
        <Button type="submit" look="primary" size="large" busy={store.isSending && 'Enviando…'}>
          Enviar constancia
        </Button>
      </FormActions>
    </Form>
  );
});

/** The way to the order in which the same is being paid. */
function OtherOrder({ order }: { order: NamedOrder }) {
  return (
    <p>
      <Link to={underWayPath(order)}>Ver el pedido {numbered(order.number)}</Link>
    </p>
  );
}

interface TypedProps {
  readonly field: 'operationNumber' | 'paidOn' | 'amount' | 'payerName';
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'date';
  readonly prefix?: string;
  readonly inputMode?: 'decimal';
  readonly autoComplete?: string;
}

const Typed = observer(function Typed({ field, type, autoComplete = 'off', ...rest }: TypedProps) {
  const store = useService(VoucherStore);
  const Control = type === 'date' ? DayField : TextField;
  return (
    <Control
      {...rest}
      name={field}
      autoComplete={autoComplete}
      value={store.draft[field]}
      error={store.problems[field]}
      onChange={(event) => store.type({ [field]: event.target.value })}
    />
  );
});

const FileChoice = observer(function FileChoice() {
  const store = useService(VoucherStore);
  const hint = 'Una foto, una captura o un PDF de hasta 8 MB.';
  const wiring = useFieldWiring({ hint, error: store.problems.file });
  return (
    <Field id={wiring.id} label="Constancia" hint={hint} error={store.problems.file}>
      <span className={classNames(buttonClass({}), styles.choose)}>
        <Icon name="image" /> {store.file === null ? 'Elegir archivo' : 'Elegir otro archivo'}
        <input
          {...wiring}
          type="file"
          name="file"
          accept="image/*,application/pdf"
          className={styles.file}
          onChange={(event) => store.choose(event.target.files?.[0] ?? null)}
        />
      </span>
      {store.file !== null && <p className={styles.chosen}>{store.file.name}</p>}
    </Field>
  );
});

/** A new list after each failed submit, and only then. */
function useProblems(store: VoucherStore): readonly FormProblem[] {
  const { failedSubmits } = store;
  return useMemo(
    () => Object.entries(store.problems).map(([field, message]) => ({ field, message })),
    // oxlint-disable-next-line react/exhaustive-deps -- typing mends a problem; the list waits for the next submit
    [failedSubmits],
  );
}
