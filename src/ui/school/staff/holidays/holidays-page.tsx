import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { HolidaysApi } from '#application/browser/complaints/ports/holidays-api.ts';
import type { ShownHoliday, ShownHolidays } from '#application/read-models/complaints/shown-holidays.ts';
import { formatLongDay, type PlainDate } from '#domain/shared/dates.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { DataTable, type TableColumn } from '#ui/kit/layout/data-table.tsx';
import { PageHead, Section } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { needed, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { officePage, useMay } from '#ui/school/staff/desk/office-page.tsx';
import { ProofDialog } from '#ui/school/staff/desk/proof-dialog.tsx';
import { SaidLine } from '#ui/school/staff/desk/said-line.tsx';
import { DeclareHolidayForm } from './declare-holiday-form.tsx';
import { HolidaysStore } from './holidays-store.ts';

async function loadPage(services: Services): Promise<{ readonly holidays: ShownHolidays }> {
  return { holidays: needed(await services.get(HolidaysApi).list()) };
}

export function meta(): PageMeta {
  return { title: 'Feriados · Ajustes', description: '', hidden: true };
}

const dayText = (day: string): string => formatLongDay(day as PlainDate, { withYear: true });

const columns: readonly TableColumn<ShownHoliday>[] = [
  { key: 'day', title: 'Día', cell: ({ day }) => dayText(day) },
  { key: 'kind', title: 'Qué es', cell: ({ isHoliday }) => (isHoliday ? 'Feriado' : 'Se trabaja') },
  { key: 'norm', title: 'Según', cell: ({ norm }) => norm ?? 'Calendario nacional' },
];

const Page = observer(function HolidaysPage() {
  const loaded = useLoaded<typeof loadPage>();
  const store = useService(HolidaysStore);
  const mayManage = useMay('manage-settings');
  useEffect(() => store.show(), [store, loaded]);
  const { coming, earlier } = store.list ?? loaded.holidays;
  const act: TableColumn<ShownHoliday> = {
    key: 'act',
    title: 'Quitar',
    act: true,
    cell: ({ day, norm }) => norm !== null && <TakeBack day={day} />,
  };
  return (
    <>
      <PageHead
        above={<Link to="/colaboradores/ajustes">Ajustes</Link>}
        title="Feriados"
        lead="Con ellos se cuentan los días hábiles para responder una reclamación. Los nacionales ya están: agrega lo que cambie un decreto. Los plazos ya dados no cambian."
      />
      <SaidLine said={store.said} />
      <Section title="Los que vienen" {...(mayManage && { more: { to: '#agregar', label: 'Agregar un día' } })}>
        <DataTable
          caption={<VisuallyHidden>Feriados que vienen, el más cercano primero</VisuallyHidden>}
          rows={coming}
          rowKey={({ day }) => day}
          columns={mayManage ? [...columns, act] : columns}
        />
      </Section>
      {mayManage && (
        <Section title="Agregar un día" id="agregar">
          <DeclareHolidayForm />
        </Section>
      )}
      {earlier.length > 0 && (
        <Section title="Los que la escuela agregó y ya pasaron">
          <DataTable
            caption={<VisuallyHidden>Días que la escuela agregó y ya pasaron, el último primero</VisuallyHidden>}
            rows={earlier}
            rowKey={({ day }) => day}
            columns={columns}
          />
        </Section>
      )}
      <ProofDialog />
    </>
  );
});

/** `/colaboradores/ajustes/feriados`: the days with which working days are counted. Source: decision 0126. */
export const { load, Component } = officePage('see-settings', loadPage, Page);

const TakeBack = observer(function TakeBack({ day }: { day: string }) {
  const store = useService(HolidaysStore);
  return (
    <Button
      aria-label={`Quitar el ${dayText(day)}`}
      busy={store.busy === day && 'Quitando…'}
      onClick={() => void store.takeBack(day)}
    >
      Quitar
    </Button>
  );
});
