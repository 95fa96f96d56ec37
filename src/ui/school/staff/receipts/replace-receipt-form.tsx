import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, type FormEvent } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import type { OrderTrail } from '#application/read-models/orders/office-orders.ts';
import { isAboutBuyer } from '#domain/receipts/replaced-receipt.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { FormErrors } from '#ui/kit/forms/form-errors.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { useFirstField } from '#ui/kit/forms/led-focus.ts';
import { Section, Stack } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import { BillingFields } from '#ui/school/storefront/checkout/billing-fields.tsx';
import { ReplaceReceiptStore } from './replace-receipt-store.ts';
import { replacedText } from './texts.ts';

type Rejected = OrderTrail['receipts'][number];

/** Issues a receipt whose number serves no more with another number, once whom it is made out to is corrected. */
export const ReplaceReceiptForm = observer(function ReplaceReceiptForm({ receipt }: { receipt: Rejected }) {
  const store = useService(ReplaceReceiptStore);
  const { id, code, buyer } = receipt;
  const isOpen = store.opened === id;
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <Section title={`${code} ya no sirve`}>
      <Stack>
        <Why receipt={receipt} />
        {isOpen ? (
          <CorrectionForm code={code} />
        ) : (
          <FormActions>
            <Button ref={opener} look="primary" onClick={() => store.open(id, buyer)}>
              Emitir con otro número
            </Button>
          </FormActions>
        )}
      </Stack>
    </Section>
  );
});

/** Why it was rejected, and what can be put right. */
function Why({ receipt }: { receipt: Rejected }) {
  const code = receipt.sending?.code ?? null;
  const said = receipt.sending?.said ?? '';
  return (
    <Notice kind="alert" title={code === null ? 'Qué corregir' : `Código ${code}: qué corregir`}>
      {said !== '' && <p>«{said}»</p>}
      <p>
        {reasonText(receipt)} Puedes cambiar el tipo de comprobante, el documento, el nombre y la dirección. Si el
        motivo son los datos de la escuela, corrígelos antes en <Link to="/colaboradores/ajustes">Ajustes</Link>. Lo que
        se vendió y sus importes quedan como están.
      </p>
      <p>
        El número que ya no sirve queda registrado como reemplazado; el nuevo se firma, se envía y llega por correo.
      </p>
    </Notice>
  );
}

function reasonText({ taxState, sending }: Rejected): string {
  if (taxState !== 'rejected')
    return 'La SUNAT ya tiene otro comprobante con este número: basta con emitirlo con otro.';
  return isAboutBuyer(sending?.code ?? null)
    ? 'Es por los datos de quien compró: corrígelos aquí.'
    : 'Revisa a nombre de quién va; aquí lo corriges.';
}

const CorrectionForm = observer(function CorrectionForm({ code }: { code: string }) {
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
    toasts.show({ kind: 'success', text: replacedText(issued, code) });
    await revalidate();
  };
  return (
    <Form ref={form} aria-label={`Emitir ${code} con otro número`} onSubmit={(event) => void submit(event)}>
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
          Emitir con otro número
        </Button>
        <Button onClick={() => store.close()}>Cancelar</Button>
      </FormActions>
    </Form>
  );
});
