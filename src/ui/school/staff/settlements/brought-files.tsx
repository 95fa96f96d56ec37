import { observer } from 'mobx-react-lite';
import { useRevalidator } from 'react-router-dom';
import type { StaffSettlementFile } from '#application/read-models/receipts/settlements.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { Section } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { ConfirmDialog } from '#ui/kit/overlay/confirm-dialog.tsx';
import { gatewayName } from '#ui/school/staff/books/texts.ts';
import { atText } from '#ui/school/staff/orders/texts.ts';
import { SettlementStore } from './settlement-store.ts';
import { settledDayText } from './texts.ts';

/** The files that were brought in; a wrong one is taken away as long as its months are open. */
export const BroughtFiles = observer(function BroughtFiles({
  files,
  mayTake,
}: {
  files: readonly StaffSettlementFile[];
  mayTake: boolean;
}) {
  const store = useService(SettlementStore);
  const { revalidate } = useRevalidator();
  const { asked, said } = store;
  const takeAway = async () => {
    if (await store.takeAway()) await revalidate();
  };
  return (
    <Section title="Archivos traídos">
      {said !== null && (
        <Notice kind={said.isProblem ? 'error' : 'success'} takesFocus title={said.isProblem ? 'No se quitó' : 'Listo'}>
          {said.text}
        </Notice>
      )}
      {files.length === 0 ? (
        <p>Todavía no se ha traído ninguno.</p>
      ) : (
        <DataTable
          caption="Cada archivo, del último al primero"
          rows={files}
          rowKey={({ id }) => id}
          columns={[
            { key: 'gateway', title: 'Pasarela', cell: ({ gateway }) => gatewayName(gateway) },
            { key: 'brought', title: 'Traído', cell: ({ broughtAt }) => atText(broughtAt) },
            {
              key: 'days',
              title: 'Días',
              cell: ({ days }) => `${settledDayText(days.first)} a ${settledDayText(days.last)}`,
            },
            { key: 'lines', title: 'Líneas', amount: true, cell: ({ lines }) => lines },
            ...(mayTake
              ? [{ key: 'take', title: 'Quitar', act: true, cell: (file: StaffSettlementFile) => <Take file={file} /> }]
              : []),
          ]}
        />
      )}
      <ConfirmDialog
        danger
        open={asked !== null}
        title="¿Quitar este archivo de liquidaciones?"
        confirmLabel="Quitar el archivo"
        busy={store.isTaking && 'Quitando…'}
        onConfirm={() => void takeAway()}
        onCancel={() => store.ask(null)}
      >
        <p>
          Se van sus líneas, salvo las que también trae otro archivo, y los libros dejan de compararlas. Puedes traerlo
          otra vez.
        </p>
      </ConfirmDialog>
    </Section>
  );
});

function Take({ file }: { file: StaffSettlementFile }) {
  const store = useService(SettlementStore);
  if (file.isClosed) return <>Mes cerrado</>;
  const name = `Quitar el archivo de ${file.gateway} traído el ${atText(file.broughtAt)}`;
  return (
    <Button size="small" aria-label={name} onClick={() => store.ask(file)}>
      Quitar
    </Button>
  );
}
