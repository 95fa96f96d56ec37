import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { disputeReasonTexts } from '#domain/payments/dispute-texts.ts';
import { type DisputeReason, disputeReasons, longestDisputeWords } from '#domain/payments/dispute.ts';
import { numbered } from '#domain/shared/numbers-together.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { DayField } from '#ui/kit/forms/day-field.tsx';
import { Form, FormActions, FormRow } from '#ui/kit/forms/form.tsx';
import { useWrongField } from '#ui/kit/forms/led-focus.ts';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { type BegunDispute, NoteDisputeStore } from './note-dispute-store.ts';
import { noteDisputeId } from './note-dispute-path.ts';
import { StaffDisputesStore } from './staff-disputes-store.ts';
import styles from './disputes-page.module.css';

const fields = ['order', 'purchase', 'amount', 'reason', 'openedOn', 'answerBy', 'words'];

/** Notes a dispute from what the gateway, or its settlement, says of it. */
export const NoteDisputeForm = observer(function NoteDisputeForm({ order, purchase, amount }: BegunDispute) {
  const store = useService(NoteDisputeStore);
  const list = useService(StaffDisputesStore);
  const { problem } = store;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    store.begin({ order, purchase, amount });
    // The list stands above: whoever came to note this payment would see another's dispute, open.
    if (order !== '') form.current?.querySelector<HTMLElement>('[name="openedOn"]')?.focus();
  }, [store, order, purchase, amount]);
  useWrongField(form, problem);
  const send = async () => {
    const number = await store.send();
    if (number !== null) await list.read(`Anotado: contracargo ${numbered(number)}.`);
  };
  return (
    <Form
      ref={form}
      id={noteDisputeId}
      className={styles.form}
      aria-label="Anotar un contracargo"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {problem !== null && (problem.field === null || !fields.includes(problem.field)) && (
        <Notice kind="error" title="No se guardó" live>
          <p>{problem.text}</p>
        </Notice>
      )}
      <PaymentFields />
      <BankFields />
      <FormActions>
        <Button type="submit" busy={store.isBusy && 'Guardando…'}>
          Anotar contracargo
        </Button>
      </FormActions>
    </Form>
  );
});

/** Of which payment, how much, and until when. */
const PaymentFields = observer(function PaymentFields() {
  const store = useService(NoteDisputeStore);
  const { fields: typed } = store;
  return (
    <>
      <FormRow>
        <TextField
          name="order"
          label="Número de pedido"
          inputMode="numeric"
          value={typed.order}
          error={store.errorOf('order')}
          onChange={({ target }) => store.write({ order: target.value })}
        />
        <TextField
          name="amount"
          label="Importe que pide el banco"
          hint="En soles, como 118.00."
          inputMode="decimal"
          value={typed.amount}
          error={store.errorOf('amount')}
          onChange={({ target }) => store.write({ amount: target.value })}
        />
      </FormRow>
      <TextField
        name="purchase"
        label="Número de compra"
        optional
        hint="Si el pedido se pagó más de una vez: cuál de los pagos pide el banco."
        value={typed.purchase}
        error={store.errorOf('purchase')}
        onChange={({ target }) => store.write({ purchase: target.value })}
      />
      <FormRow>
        <DayField
          name="openedOn"
          label="Día en que se abrió"
          value={typed.openedOn}
          error={store.errorOf('openedOn')}
          onChange={({ target }) => store.write({ openedOn: target.value })}
        />
        <DayField
          name="answerBy"
          label="Último día para responder"
          value={typed.answerBy}
          error={store.errorOf('answerBy')}
          onChange={({ target }) => store.write({ answerBy: target.value })}
        />
      </FormRow>
    </>
  );
});

/** What the bank says. */
const BankFields = observer(function BankFields() {
  const store = useService(NoteDisputeStore);
  const { fields: typed } = store;
  return (
    <>
      <SelectField
        name="reason"
        label="Motivo"
        value={typed.reason}
        error={store.errorOf('reason')}
        onChange={({ target }) => store.write({ reason: target.value as DisputeReason })}
      >
        {disputeReasons.map((reason) => (
          <option key={reason} value={reason}>
            {disputeReasonTexts[reason]}
          </option>
        ))}
      </SelectField>
      <TextArea
        name="words"
        label="Qué dice el banco"
        optional
        rows={3}
        maxLength={longestDisputeWords}
        value={typed.words}
        error={store.errorOf('words')}
        onChange={({ target }) => store.write({ words: target.value })}
      />
    </>
  );
});
