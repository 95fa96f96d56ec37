import { observer } from 'mobx-react-lite';
import { useRevalidator } from 'react-router-dom';
import { SettlementApi } from '#application/browser/receipts/ports/settlement-api.ts';
import type { SettlementArrival, StaffGateway } from '#application/read-models/receipts/settlements.ts';
import { settlementFieldNames, settlementFields } from '#domain/receipts/settlements/settlement-fields.ts';
import { settledKindTexts } from '#domain/receipts/settlements/settled-kind-texts.ts';
import { capitalised } from '#domain/shared/text.ts';
import { columnsText } from '#domain/vouchers/statements/statement-layout.ts';
import { formatSigned, signedOf } from '#domain/shared/signed-money.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { FormActions } from '#ui/kit/forms/form.tsx';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { FactList, PageHead, Section } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { needed, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { FileToBring } from '#ui/school/staff/deposits/file-to-bring.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { gatewayName } from '#ui/school/staff/books/texts.ts';
import { officePage, useMay } from '#ui/school/staff/desk/office-page.tsx';
import { ProofDialog } from '#ui/school/staff/desk/proof-dialog.tsx';
import { settledDayText } from './texts.ts';
import { LOOK_AT_COLUMNS, NOTHING_NEW } from '#ui/school/staff/deposits/statement-texts.ts';
import { BroughtFiles } from './brought-files.tsx';
import { SettlementStore } from './settlement-store.ts';

async function loadPage(services: Services) {
  return needed(await services.get(SettlementApi).told());
}

export function meta(): PageMeta {
  return { title: 'Liquidaciones', description: '', hidden: true };
}

const amountText = (decimal: string): string => formatSigned(signedOf(decimal));

function Page() {
  const { gateways, files } = useLoaded<typeof loadPage>();
  const mayBring = useMay('close-books');
  return (
    <>
      <PageHead
        title="Liquidaciones"
        lead="Lo que cada pasarela dice que liquidó: los libros de cada mes lo comparan, línea por línea, con lo que cobró y devolvió."
      />
      <Section title="Lo que ya trajiste">
        <DataTable
          caption={<VisuallyHidden>Lo que se trajo de cada pasarela</VisuallyHidden>}
          rows={gateways}
          rowKey={({ name }) => name}
          columns={[
            { key: 'name', title: 'Pasarela', cell: ({ name }) => gatewayName(name) },
            { key: 'lines', title: 'Líneas', amount: true, cell: ({ lines }) => lines },
            {
              key: 'days',
              title: 'Días',
              cell: ({ days }) =>
                days === null ? 'Todavía nada' : `${settledDayText(days.first)} a ${settledDayText(days.last)}`,
            },
          ]}
        />
        <p>
          <LinkButton to="/colaboradores/libros">Ver los libros</LinkButton>
        </p>
      </Section>
      {mayBring && <FilePart gateways={gateways} />}
      <BroughtFiles files={files} mayTake={mayBring} />
      <ProofDialog />
    </>
  );
}

/** `/colaboradores/libros/liquidaciones`: what gateways say that they settled. Source: decision 0100. */
export const { load, Component } = officePage('see-books', loadPage, Page);

/** A gateway's file: of which gateway, what would come, and bringing it. */
const FilePart = observer(function FilePart({ gateways }: { gateways: readonly StaffGateway[] }) {
  const { file: store } = useService(SettlementStore);
  const { arrival } = store;
  return (
    <FileToBring
      title="Traer un archivo"
      store={store}
      whose={{
        label: 'Pasarela',
        name: 'gateway',
        options: gateways.map(({ name }) => ({ value: name, text: gatewayName(name) })),
      }}
      file={{
        label: 'Archivo de liquidaciones',
        accept: '.csv,.txt,text/csv',
        hint: 'Un CSV del panel de tu pasarela. Puedes repetirlo, o traer otro con días de este: nada se duplica.',
      }}
      columns={{
        names: settlementFieldNames,
        lead: 'Di qué columna es cada cosa. Hacen falta el día, el número de compra o el código del pedido, y el importe; queda guardado con la pasarela para la próxima vez.',
      }}
    >
      {arrival !== null && <Arrival arrival={arrival} />}
    </FileToBring>
  );
});

const Arrival = observer(function Arrival({ arrival }: { arrival: SettlementArrival }) {
  const { file: store } = useService(SettlementStore);
  const { revalidate } = useRevalidator();
  const { added, lines, layout, first } = arrival;
  const bring = async () => {
    if (await store.bring()) await revalidate();
  };
  if (store.isBrought) {
    return (
      <Notice kind="success" takesFocus title={added === 1 ? 'Llegó 1 línea' : `Llegaron ${added} líneas`}>
        Los libros de sus meses ya las comparan.
      </Notice>
    );
  }
  return (
    <>
      <Notice live title={added === 0 ? NOTHING_NEW : 'Todavía no se guardó nada'}>
        {added === 0 ? 'Sus líneas ya están en la escuela.' : LOOK_AT_COLUMNS}
      </Notice>
      <FactList
        facts={[
          { name: 'Líneas', value: lines },
          { name: 'Nuevas', value: added },
          { name: 'Columnas', value: columnsText(layout.columns, settlementFields, settlementFieldNames) },
        ]}
      />
      <FirstLines lines={first} />
      <FormActions>
        {added > 0 && (
          <Button look="primary" busy={store.busy === 'bringing' && 'Trayendo…'} onClick={() => void bring()}>
            {added === 1 ? 'Traer 1 línea' : `Traer ${added} líneas`}
          </Button>
        )}
        <Button onClick={() => store.beginChoosing()}>Elegir otras columnas</Button>
      </FormActions>
    </>
  );
});

/** As they were read, so that days and amounts can be looked at. */
function FirstLines({ lines }: { lines: SettlementArrival['first'] }) {
  return (
    <DataTable
      caption="Primeras líneas, como las leímos"
      rows={lines.map((line, place) => ({ ...line, place }))}
      rowKey={({ place }) => place}
      columns={[
        { key: 'day', title: 'Día', cell: ({ day }) => settledDayText(day) },
        { key: 'kind', title: 'Qué es', cell: ({ kind }) => capitalised(settledKindTexts[kind]) },
        { key: 'reference', title: 'Compra o pedido', cell: ({ reference }) => reference },
        { key: 'amount', title: 'Importe', amount: true, cell: ({ amount }) => amountText(amount) },
        { key: 'commission', title: 'Comisión', amount: true, cell: ({ commission }) => amountText(commission) },
        { key: 'tax', title: 'IGV', amount: true, cell: ({ commissionTax }) => amountText(commissionTax) },
        { key: 'net', title: 'Neto', amount: true, cell: ({ net }) => amountText(net) },
      ]}
    />
  );
}
