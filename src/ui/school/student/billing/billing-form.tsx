import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { Button } from '#ui/kit/controls/button.tsx';
import { FormErrors } from '#ui/kit/forms/form-errors.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { useListedProblems } from '#ui/kit/forms/use-listed-problems.ts';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { BillingFields } from '#ui/school/storefront/checkout/billing-fields.tsx';
import type { BillingStore } from './billing-store.ts';

export interface BillingFormProps {
  readonly store: BillingStore;
  /** Names the form: 'Datos de Ana Quispe'. */
  readonly label: string;
}

/** The record that is editable. */
export const BillingForm = observer(function BillingForm({ store, label }: BillingFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.save();
  };
  return (
    <Form onSubmit={submit} aria-label={label}>
      <FormErrors {...useProblems(store)} />
      <BillingFields
        billing={store.draft.billing}
        problems={store.problems}
        emailHint="Ahí te llega el comprobante."
        onType={(change) => store.type(change)}
        onReceipt={(type) => store.chooseReceipt(type)}
      />
      {store.refusal !== null && (
        <Notice kind="error" title="No pudimos guardar tus datos" live>
          <p>{store.refusal}</p>
          <p>Lo que escribiste sigue aquí.</p>
        </Notice>
      )}
      <FormActions>
        <Button type="submit" look="primary" busy={store.isSaving && 'Guardando…'}>
          Guardar
        </Button>
        <Button onClick={() => store.discard()}>Descartar</Button>
      </FormActions>
    </Form>
  );
});

function useProblems({ draft: { billing }, failedSubmits, problems }: BillingStore) {
  return useListedProblems({
    failedSubmits,
    kind: `${billing.receiptType} ${billing.documentType}`,
    problems: Object.entries(problems).map(([field, message]) => ({ field, message })),
  });
}
