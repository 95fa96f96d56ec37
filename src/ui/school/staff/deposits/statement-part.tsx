import { observer } from 'mobx-react-lite';
import type { StaffDeposits, StatementArrival } from '#application/read-models/vouchers/staff-deposits.ts';
import { type PlainDate } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { formatMobileNumber } from '#domain/vouchers/bank-account.ts';
import { columnsText, statementFieldNames, statementFields } from '#domain/vouchers/statements/statement-layout.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { FormActions } from '#ui/kit/forms/form.tsx';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { FactList } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { FileToBring } from './file-to-bring.tsx';
import { StaffDepositsStore } from './staff-deposits-store.ts';
import { LOOK_AT_COLUMNS, NOTHING_NEW } from './statement-texts.ts';
import { StatementStore } from './statement-store.ts';

const dateTexts = { 'day-first': 'día/mes/año', 'month-first': 'mes/día/año', 'year-first': 'año/mes/día' } as const;

/** A bank's file: of which account, what would come, and bringing it. */
export const StatementPart = observer(function StatementPart({ accounts }: Pick<StaffDeposits, 'accounts'>) {
  const store = useService(StatementStore);
  const { arrival } = store;
  return (
    <FileToBring
      title="Traer movimientos del banco"
      store={store}
      whose={{
        label: 'Cuenta',
        name: 'accountId',
        options: accounts.map(({ id, bank, number, isWallet }) => ({
          value: id,
          text: `${bank} ${isWallet ? formatMobileNumber(number) : number}`,
        })),
      }}
      file={{
        label: 'Archivo de movimientos',
        accept: '.csv,.txt,.xml,text/csv,application/xml',
        hint: 'Un CSV de tu banco o billetera, o un camt.053. Puedes repetirlo: nada se duplica.',
      }}
      columns={{
        names: statementFieldNames,
        lead: 'Di qué columna es cada cosa. Solo hacen falta la fecha y un importe; queda guardado con la cuenta para la próxima vez.',
      }}
    >
      {arrival !== null && <Arrival arrival={arrival} />}
    </FileToBring>
  );
});

const Arrival = observer(function Arrival({ arrival }: { arrival: StatementArrival }) {
  const store = useService(StatementStore);
  const deposits = useService(StaffDepositsStore);
  const { added } = arrival;
  const bring = async () => {
    if (await store.bring()) await deposits.read();
  };
  if (store.isBrought) {
    return (
      <Notice kind="success" takesFocus title={added === 1 ? 'Llegó 1 movimiento' : `Llegaron ${added} movimientos`}>
        Abajo están los que falta decidir.
      </Notice>
    );
  }
  return (
    <>
      <Notice live title={added === 0 ? NOTHING_NEW : 'Todavía no se guardó nada'}>
        {added === 0 ? 'Sus movimientos ya están en la escuela.' : LOOK_AT_COLUMNS}
      </Notice>
      <FactList facts={factsOf(arrival)} />
      <FirstMovements arrival={arrival} />
      <FormActions>
        {added > 0 && (
          <Button look="primary" busy={store.busy === 'bringing' && 'Trayendo…'} onClick={() => void bring()}>
            {added === 1 ? 'Traer 1 movimiento' : `Traer ${added} movimientos`}
          </Button>
        )}
        {arrival.preview !== null && <Button onClick={() => store.beginChoosing()}>Elegir otras columnas</Button>}
      </FormActions>
    </>
  );
});

function factsOf({ layout, credits, debits, added }: StatementArrival) {
  const counts = [
    { name: 'Abonos', value: credits },
    { name: 'Cargos, que no se traen', value: debits },
    { name: 'Nuevos', value: added },
  ];
  if (layout === null) return counts;
  return [
    ...counts,
    { name: 'Columnas', value: columnsText(layout.columns, statementFields, statementFieldNames) },
    { name: 'Fechas y decimales', value: `${dateTexts[layout.dates]}, decimales con «${layout.decimals}»` },
  ];
}

/** As they were read, so that dates, amounts and accents can be looked at. */
function FirstMovements({ arrival: { first } }: { arrival: StatementArrival }) {
  if (first.length === 0) return null;
  return (
    <DataTable
      caption="Primeros abonos, como los leímos"
      rows={first.map((movement, place) => ({ ...movement, place }))}
      rowKey={({ place }) => place}
      columns={[
        { key: 'day', title: 'Fecha', cell: ({ day }) => formatDayMonthYear(day as PlainDate) },
        { key: 'operation', title: 'Operación', cell: ({ operation }) => operation || '—' },
        { key: 'description', title: 'Descripción', cell: ({ description }) => description || '—' },
        { key: 'payer', title: 'Quién depositó', cell: ({ payer }) => payer || '—' },
        { key: 'amount', title: 'Importe', amount: true, cell: ({ amount }) => formatMoney(amount) },
      ]}
    />
  );
}
