import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { OrderTrail } from '#application/read-models/orders/office-orders.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { FormActions } from '#ui/kit/forms/form.tsx';
import { Section, Stack } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { BuyerForm } from './buyer-form.tsx';
import { ReplaceReceiptStore } from './replace-receipt-store.ts';
import { correctedText } from './texts.ts';

type Accepted = OrderTrail['receipts'][number];

/** Makes an accepted receipt out anew, to whom it should have been: what happens by it is said before. Source: decision 0132. */
export const CorrectReceiptForm = observer(function CorrectReceiptForm({
  receipt: { id, code, total, buyer },
}: {
  receipt: Accepted;
}) {
  const store = useService(ReplaceReceiptStore);
  const isOpen = store.opened === id;
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <Section title={`Corregir los datos de ${code}`}>
      <Stack>
        {isOpen ? (
          <Correction code={code} total={total} />
        ) : (
          <>
            <p>Para cuando salió con el RUC, el nombre o el tipo equivocados. No mueve dinero.</p>
            <FormActions>
              <Button ref={opener} onClick={() => store.open(id, buyer, 'correct')}>
                Corregir los datos
              </Button>
            </FormActions>
          </>
        )}
      </Stack>
    </Section>
  );
});

function Correction({ code, total }: Pick<Accepted, 'code' | 'total'>) {
  return (
    <>
      <Notice kind="info" title="Qué pasará">
        <ul>
          <li>
            Una nota de crédito anula {code} entero: {formatMoney(total)}.
          </li>
          <li>
            Se emite otro comprobante por lo mismo y por los mismos importes, con fecha de hoy y a nombre de quien
            escribas.
          </li>
          <li>Los dos se firman, se envían a la SUNAT y llegan por correo a quien compró.</li>
          <li>No se cobra ni se devuelve dinero, y los accesos siguen como están.</li>
        </ul>
      </Notice>
      <BuyerForm
        label={`Corregir los datos de ${code}`}
        submit="Anular y emitir de nuevo"
        told={(issued) => correctedText(issued, code)}
      />
    </>
  );
}
