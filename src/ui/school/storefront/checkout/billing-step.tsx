import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import type { GiftField, GiftProblem } from '#domain/orders/gift.ts';
import { giftProblemText } from '#domain/orders/gift-texts.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { FormErrors } from '#ui/kit/forms/form-errors.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { useListedProblems } from '#ui/kit/forms/use-listed-problems.ts';
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
      <FormErrors {...useProblems(store, useService(GiftFormStore))} />
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

function useProblems({ draft: { billing }, failedSubmits, problems }: CheckoutStore, gift: GiftFormStore) {
  const texts = Object.entries(problemTexts(problems, billing.documentType));
  const ofGift = Object.entries(gift.problems) as [GiftField, GiftProblem][];
  return useListedProblems({
    failedSubmits,
    kind: `${billing.receiptType} ${billing.documentType}`,
    problems: [
      ...texts.map(([field, message]) => ({ field, message })),
      ...ofGift.map(([field, problem]) => ({ field, message: giftProblemText(problem, field) })),
    ],
  });
}
