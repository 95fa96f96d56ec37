import { observer } from 'mobx-react-lite';
import { useMemo, type FormEvent } from 'react';
import { Button } from '#ui/kit/controls/button.tsx';
import { FormErrors, type FormProblem } from '#ui/kit/forms/form-errors.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
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
      <FormErrors problems={useProblems(store)} />
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

const none: readonly FormProblem[] = [];

/** A new list after each failed submit, and only then; gone once all of it is mended, by typing or by another document. */
function useProblems(store: BillingStore): readonly FormProblem[] {
  const { failedSubmits } = store;
  const list = useMemo(
    () => Object.entries(store.problems).map(([field, message]) => ({ field, message })),
    // oxlint-disable-next-line react/exhaustive-deps -- typing mends a problem; the list waits for the next submit
    [failedSubmits],
  );
  return Object.keys(store.problems).length === 0 ? none : list;
}
