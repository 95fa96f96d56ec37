import { observer } from 'mobx-react-lite';
import { useMemo, useRef, type FormEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { FormErrors } from '#ui/kit/forms/form-errors.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { useFirstField } from '#ui/kit/forms/led-focus.ts';
import { useService } from '#ui/kit/layout/services.tsx';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import { BillingFields } from '#ui/school/storefront/checkout/billing-fields.tsx';
import styles from './receipts-page.module.css';
import { ReplaceReceiptStore } from './replace-receipt-store.ts';

interface BuyerFormProps {
  readonly label: string;
  /** What its button does. */
  readonly submit: string;
  /** What is said once it was issued, by its code. */
  readonly told: (issued: string) => string;
}

/** Whom a receipt that is issued anew is made out to. */
export const BuyerForm = observer(function BuyerForm({ label, submit: does, told }: BuyerFormProps) {
  const store = useService(ReplaceReceiptStore);
  const toasts = useService(ToastStore);
  const { revalidate } = useRevalidator();
  const { failedSubmits, draft, problems, refusal } = store;
  const listed = useMemo(
    () => Object.entries(store.problems).map(([field, message]) => ({ field, message })),
    // oxlint-disable-next-line react/exhaustive-deps -- typing mends a problem; the list waits for the next submit
    [failedSubmits],
  );
  const form = useRef<HTMLFormElement>(null);
  useFirstField(form);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const issued = await store.issue();
    if (issued === null) return;
    toasts.show({ kind: 'success', text: told(issued) });
    await revalidate();
  };
  return (
    <Form ref={form} className={styles.correction} aria-label={label} onSubmit={(event) => void submit(event)}>
      <FormErrors problems={Object.keys(problems).length === 0 ? [] : listed} />
      <BillingFields
        billing={draft.billing}
        problems={problems}
        emailHint={null}
        question="Tipo de comprobante"
        onType={(change) => store.type(change)}
        onReceipt={(type) => store.chooseReceipt(type)}
      />
      {refusal !== null && (
        <Notice kind="error" title="No se emitió" live>
          <p>{refusal}</p>
          <p>Corrígelo y vuelve a intentarlo: no se perdió nada.</p>
        </Notice>
      )}
      <FormActions>
        <Button type="submit" look="primary" busy={store.isBusy && 'Emitiendo…'}>
          {does}
        </Button>
        <Button onClick={() => store.close()}>Cancelar</Button>
      </FormActions>
    </Form>
  );
});
