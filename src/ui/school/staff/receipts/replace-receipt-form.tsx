import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { OrderTrail } from '#application/read-models/orders/office-orders.ts';
import { isAboutBuyer } from '#domain/receipts/replaced-receipt.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { FormActions } from '#ui/kit/forms/form.tsx';
import { Section, Stack } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { BuyerForm } from './buyer-form.tsx';
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
          <BuyerForm
            label={`Emitir ${code} con otro número`}
            submit="Emitir con otro número"
            told={(issued) => replacedText(issued, code)}
          />
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
