import { observer } from 'mobx-react-lite';
import { useRevalidator } from 'react-router-dom';
import type { OfficeRefund, OrderRefunds } from '#application/read-models/payments/order-refunds.ts';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { isReturn } from '#domain/payments/refund-lines.ts';
import { longestOperation, longestRefundWords } from '#domain/payments/refund.ts';
import { creditReasonCode, creditReasons, creditReasonText, type CreditReason } from '#domain/receipts/credit-note.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { CheckboxField } from '#ui/kit/forms/checkbox-field.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { RadioGroup } from '#ui/kit/forms/radio-group.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import { OrderRefundsStore } from './order-refunds-store.ts';
import { RefundLines, useErrorOf } from './refund-lines.tsx';

interface RefundFormProps {
  readonly order: PlacedOrder;
  readonly refunds: OrderRefunds;
  /** What the buyer asks for, which this answers; null: nothing. */
  readonly asked: OfficeRefund | null;
}

const reasonHints: Readonly<Record<CreditReason, string>> = {
  annulled: 'La venta no debió hacerse: se devuelve el pedido entero.',
  'total-return': 'Se devuelve el pedido entero.',
  'item-return': 'Se devuelve todo lo que queda de los productos que elijas.',
  'lower-value': 'Se devuelve una parte del precio; lo comprado se queda.',
};

/** Gives back a paid order, or a part of it; what its buyer asked for is accepted by it, or declined with words. */
export const RefundForm = observer(function RefundForm({ order, refunds, asked }: RefundFormProps) {
  const store = useService(OrderRefundsStore);
  const toasts = useService(ToastStore);
  const { revalidate } = useRevalidator();
  const { problem } = store;
  const tell = (kind: 'success' | 'info', text: string) => {
    toasts.show({ kind, text });
    return revalidate();
  };
  const after = (text: string) => ({
    done: () => tell('success', text),
    overtaken: (detail: string) => tell('info', `Alguien decidió antes que tú: no se devolvió nada más. ${detail}`),
  });
  return (
    <Form
      aria-label="Devolver dinero"
      onSubmit={(event) => {
        event.preventDefault();
        void store.giveBack(after('Listo: la devolución está en la lista, con su estado.'));
      }}
    >
      {asked !== null && (
        <Notice kind="alert" title="Quien compró pide una devolución">
          <p>«{asked.words}»</p>
        </Notice>
      )}
      {problem !== null && !isOfField(problem.field) && (
        <Notice kind="error" live>
          <p>{problem.detail}</p>
        </Notice>
      )}
      <ReasonField />
      <RefundLines order={order} refunds={refunds} />
      <WayFields byGateway={refunds.byGateway} />
      <WordsField isAsked={asked !== null} />
      <FormActions>
        <Button type="submit" look="primary" busy={store.isBusy && 'Guardando…'}>
          Devolver
        </Button>
        {asked !== null && (
          <Button
            look="quiet"
            disabled={store.isBusy}
            onClick={() => void store.decline(asked.id, after('Declinaste la devolución; se lo dijimos por carta.'))}
          >
            Declinar lo que pidió
          </Button>
        )}
      </FormActions>
    </Form>
  );
});

const isOfField = (field: string | null): boolean =>
  field !== null && ['reason', 'lines', 'keepsAccess', 'operation', 'answer'].includes(field);

const ReasonField = observer(function ReasonField() {
  const store = useService(OrderRefundsStore);
  const errorOf = useErrorOf();
  return (
    <SelectField
      name="reason"
      label="Motivo"
      hint={reasonHints[store.reason]}
      value={store.reason}
      error={errorOf('reason')}
      onChange={({ currentTarget }) => store.choose(currentTarget.value as CreditReason)}
    >
      {creditReasons.map((reason) => (
        <option key={reason} value={reason}>
          {creditReasonText(reason)} ({creditReasonCode(reason)})
        </option>
      ))}
    </SelectField>
  );
});

const WayFields = observer(function WayFields({ byGateway }: { readonly byGateway: boolean }) {
  const store = useService(OrderRefundsStore);
  const errorOf = useErrorOf();
  return (
    <>
      {isReturn(store.reason) && (
        <CheckboxField
          name="keepsAccess"
          label="Conserva el acceso"
          hint="Si no lo marcas, lo devuelto deja de estar entre sus contenidos, y los cupos que prestó también."
          checked={store.keepsAccess}
          error={errorOf('keepsAccess')}
          onChange={({ currentTarget }) => store.keepAccess(currentTarget.checked)}
        />
      )}
      <RadioGroup
        name="way"
        label="Cómo se devuelve"
        value={store.way}
        onChange={(way) => store.goBy(way)}
        options={[
          {
            value: 'gateway',
            label: 'Por la pasarela, a la misma tarjeta',
            disabled: !byGateway,
            ...(!byGateway && { hint: 'Ningún cobro de la pasarela pagó este pedido.' }),
          },
          { value: 'transfer', label: 'Por transferencia que ya hiciste' },
        ]}
      />
      {store.way === 'transfer' && (
        <TextField
          name="operation"
          label="Número de la operación"
          maxLength={longestOperation}
          value={store.operation}
          error={errorOf('operation')}
          onChange={({ currentTarget }) => store.typeOperation(currentTarget.value)}
        />
      )}
    </>
  );
});

const WordsField = observer(function WordsField({ isAsked }: { readonly isAsked: boolean }) {
  const store = useService(OrderRefundsStore);
  const errorOf = useErrorOf();
  return (
    <TextArea
      name="answer"
      label="Palabras para quien compró"
      hint={isAsked ? 'Van en la carta. Para declinar lo que pidió, escribe por qué.' : 'Van en la carta.'}
      optional
      rows={2}
      maxLength={longestRefundWords}
      value={store.answer}
      error={errorOf('answer')}
      onChange={({ currentTarget }) => store.typeAnswer(currentTarget.value)}
    />
  );
});
