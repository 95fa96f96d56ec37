import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { SavedBilling } from '#application/read-models/orders/saved-billing.ts';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { Button } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { FactList } from '#ui/kit/layout/layout.tsx';
import { documentNames, receiptNames } from '#ui/school/storefront/checkout/billing-texts.ts';
import { BillingForm } from './billing-form.tsx';
import type { BillingStore } from './billing-store.ts';
import styles from './billing-page.module.css';

/** One billing record: read, or editable in its place. Source: USER-4. */
export const BillingCard = observer(function BillingCard({
  record,
  store,
}: {
  record: SavedBilling;
  store: BillingStore;
}) {
  const { id, name, receiptType } = record;
  const isEditable = store.edited === id;
  const heading = useId();
  return (
    <li>
      <section className={styles.card} aria-labelledby={heading}>
        <header className={styles.head}>
          <h2 id={heading}>{name}</h2>
          <Badge>{receiptNames[receiptType]}</Badge>
        </header>
        <div className={styles.actions}>
          <Button size="small" aria-expanded={isEditable} onClick={() => store.toggle(id)}>
            <Icon name="edit" />
            Editar
          </Button>
          <Button size="small" onClick={() => store.ask(record)} aria-label={`Eliminar los datos de ${name}`}>
            <Icon name="trash" />
            Eliminar
          </Button>
        </div>
        {isEditable ? (
          <BillingForm store={store} label={`Datos de ${name}`} />
        ) : (
          <>
            <FactList facts={factsOf(record)} />
            {store.drafts[id] !== undefined && (
              <p className={styles.unsaved}>Tienes cambios sin guardar. Pulsa Editar para seguir.</p>
            )}
          </>
        )}
      </section>
    </li>
  );
});

function factsOf({ documentType, documentNumber, address, email }: SavedBilling) {
  return [
    { name: documentNames[documentType], value: documentNumber },
    ...(address === '' ? [] : [{ name: 'Dirección', value: address }]),
    { name: 'Correo', value: email },
  ];
}
