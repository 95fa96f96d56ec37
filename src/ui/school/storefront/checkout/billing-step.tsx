import { observer } from 'mobx-react-lite';
import { useMemo, type FormEvent } from 'react';
import type { GiftField, GiftProblem } from '#domain/orders/gift.ts';
import { giftProblemText } from '#domain/orders/gift-texts.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { FormErrors, type FormProblem } from '#ui/kit/forms/form-errors.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { BillingFields } from './billing-fields.tsx';
import { problemTexts } from './billing-texts.ts';
import { GiftFields } from './gift-fields.tsx';
import { GiftFormStore } from './gift-form-store.ts';
import { CheckoutStore } from './checkout-store.ts';

/** Whom the receipt is made out to. Source: PAY-1. */
export const BillingStep = observer(function BillingStep({ onDone }: { onDone: () => void }) {
  const store = useService(CheckoutStore);
  const { billing } = store.draft;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (store.submitBilling()) onDone();
  };
  return (
    <Form onSubmit={submit}>
      <FormErrors problems={useProblems(store, useService(GiftFormStore))} />
      <BillingFields
        billing={billing}
        problems={problemTexts(store.problems, billing.documentType)}
        emailHint="Ahí te llega el detalle de tu compra."
        onType={(change) => store.type(change)}
        onReceipt={(type) => store.chooseReceipt(type)}
      />
      <GiftFields />
      <FormActions>
        <Button type="submit" look="primary" size="large">
          Continuar al pago
        </Button>
        <LinkButton to="/carrito" look="quiet" size="large">
          Volver al carrito
        </LinkButton>
      </FormActions>
    </Form>
  );
});

const none: readonly FormProblem[] = [];

/** A new list after each failed submit, and only then; gone once all of it is mended, by typing or by another document. */
function useProblems(store: CheckoutStore, gift: GiftFormStore): readonly FormProblem[] {
  const { failedSubmits } = store;
  const list = useMemo(() => {
    const texts = problemTexts(store.problems, store.draft.billing.documentType);
    const ofGift = Object.entries(gift.problems) as [GiftField, GiftProblem][];
    return [
      ...Object.entries(texts).map(([field, message]) => ({ field, message })),
      ...ofGift.map(([field, problem]) => ({ field, message: giftProblemText(problem, field) })),
    ];
    // oxlint-disable-next-line react/exhaustive-deps -- typing mends a problem; the list waits for the next submit
  }, [failedSubmits]);
  const isMended = [store.problems, gift.problems].every((left) => Object.keys(left).length === 0);
  return isMended ? none : list;
}
