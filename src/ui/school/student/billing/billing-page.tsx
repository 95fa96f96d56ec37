import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/kit/controls/button.tsx';
import { ConfirmDialog } from '#ui/kit/overlay/confirm-dialog.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { PageHead, Panel, Stack } from '#ui/kit/layout/layout.tsx';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { EmptyState, ErrorState, Notice } from '#ui/kit/feedback/states.tsx';
import type { PageMeta } from '#ui/school/boot/page-module.ts';
import { BillingCard } from './billing-card.tsx';
import { BillingForm } from './billing-form.tsx';
import { BillingStore, newRecord } from './billing-store.ts';
import styles from './billing-page.module.css';

export async function load(services: Services): Promise<null> {
  await services.get(BillingStore).load();
  return null;
}

export function meta(): PageMeta {
  return { title: 'Datos de facturación', description: 'A quién emitimos tus comprobantes.', hidden: true };
}

/** Whom the account's receipts are made out to. Source: MAIN-4, USER-4. */
export const Component = observer(function BillingPage() {
  const store = useService(BillingStore);
  const { records, failure } = store;
  if (records === null) {
    return (
      <>
        <PageHead title="Datos de facturación" />
        <ErrorState title="No pudimos cargar tus datos de facturación" onRetry={() => void store.load()}>
          {failure}
        </ErrorState>
      </>
    );
  }
  return (
    <>
      <PageHead
        title="Datos de facturación"
        lead="A quién emitimos tus boletas y facturas. En cada compra empiezas con los últimos que usaste."
      />
      <Stack>
        <Done store={store} />
        {failure !== null && (
          <Notice kind="error" live>
            <p>{failure} Lo que ves aquí es lo último que cargamos.</p>
          </Notice>
        )}
        <Adding store={store} isFirst={records.length === 0} />
        {records.length > 0 && (
          <ul className={styles.list}>
            {records.map((record) => (
              <BillingCard key={record.id} record={record} store={store} />
            ))}
          </ul>
        )}
      </Stack>
      <Removal store={store} />
    </>
  );
});

/** What was done. It takes the focus when what had it is gone: a form that closed, a record that was removed. */
const Done = observer(function Done({ store }: { store: BillingStore }) {
  const box = useRef<HTMLDivElement>(null);
  const { done } = store;
  useEffect(() => {
    const { activeElement, body } = document;
    if (done !== null && (activeElement === null || activeElement === body)) box.current?.focus();
  }, [done]);
  return (
    <div ref={box} role="status" tabIndex={-1}>
      {done !== null && <Notice kind="success">{done}</Notice>}
    </div>
  );
});

const Adding = observer(function Adding({ store, isFirst }: { store: BillingStore; isFirst: boolean }) {
  const isOpen = store.edited === newRecord;
  const press = (
    <Button
      look={isFirst && !isOpen ? 'primary' : 'secondary'}
      aria-expanded={isOpen}
      onClick={() => store.toggle(newRecord)}
    >
      <Icon name="plus" />
      Agregar datos
    </Button>
  );
  if (isFirst && !isOpen) {
    return (
      <EmptyState icon="receipt" title="Todavía no guardas datos de facturación" actions={press}>
        <p>Agrégalos aquí, o escríbelos en tu próxima compra: los guardamos para la siguiente.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <p>{press}</p>
      {isOpen && (
        <div className={styles.new}>
          <Panel title="Datos nuevos">
            <BillingForm store={store} label="Datos nuevos" />
          </Panel>
        </div>
      )}
    </>
  );
});

/** Receipts that were issued keep what they say. */
const Removal = observer(function Removal({ store }: { store: BillingStore }) {
  const { removing, removalRefusal } = store;
  return (
    <ConfirmDialog
      open={removing !== null}
      danger
      title={`¿Eliminar los datos de ${removing?.name ?? ''}?`}
      confirmLabel="Eliminar"
      busy={store.isRemoving && 'Eliminando…'}
      onCancel={() => store.ask(null)}
      onConfirm={() => void store.remove()}
    >
      <p>Ya no te los ofreceremos al comprar. Los comprobantes que emitimos con ellos no cambian.</p>
      {removalRefusal !== null && (
        <Notice kind="error" title="No pudimos eliminarlos" live>
          <p>{removalRefusal}</p>
        </Notice>
      )}
    </ConfirmDialog>
  );
});
