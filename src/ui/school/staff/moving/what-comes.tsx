import { observer } from 'mobx-react-lite';
import type { MovedCounts } from '#application/read-models/office/moving.ts';
import { columnsOfKind, movingKindFacts } from '#domain/office/moving/moving-kinds.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { ProgressBar } from '#ui/kit/feedback/progress-bar.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { FactList, Stack } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import styles from './moving-page.module.css';
import { MovingStore } from './moving-store.ts';

/** Rows that are shown as they were read. */
const shownRows = 5;

/** What would come of the chosen file, what is wrong with it, and what came. */
export const WhatComes = observer(function WhatComes() {
  const { phase, problem, read } = useService(MovingStore);
  return (
    <>
      {phase === 'choosing' && problem !== null && (
        <Notice kind="error" live title="Este archivo no se puede traer">
          {problem}
        </Notice>
      )}
      {(phase === 'rehearsing' || phase === 'bringing') && <HowFar />}
      {phase === 'told' && <Rehearsal />}
      {phase === 'stopped' && <Stopped />}
      {phase === 'done' && <Done />}
      {read !== null && phase !== 'done' && <FirstRows />}
      {phase === 'told' && <Bringing />}
    </>
  );
});

const HowFar = observer(function HowFar() {
  const { phase, done, total } = useService(MovingStore);
  const isBringing = phase === 'bringing';
  return (
    <div className={styles.far}>
      <ProgressBar
        label={isBringing ? 'Trayendo el archivo' : 'Revisando el archivo'}
        value={done}
        max={total}
        text={`${done} de ${total} filas`}
      />
      {isBringing && (
        <p className={styles.hint}>Deja esta página abierta. Si se corta, elige el mismo archivo: nada se duplica.</p>
      )}
    </div>
  );
});

const Rehearsal = observer(function Rehearsal() {
  const store = useService(MovingStore);
  const { faultCount, expected, total } = store;
  if (faultCount > 0) return <Faults />;
  const isNothing = bringsNothing(expected);
  return (
    <>
      <Notice
        live
        title={
          isNothing
            ? 'No hay nada nuevo que traer'
            : total === 1
              ? 'Esto pasaría con la única fila'
              : `Esto pasaría con las ${total} filas`
        }
      >
        {isNothing
          ? 'Todo lo que dice el archivo ya está en la escuela.'
          : 'Todavía no se guardó nada. Mira si las primeras filas se leen bien, y confirma debajo de ellas.'}
      </Notice>
      <Counts counts={expected} repeated={store.read?.repeated ?? 0} />
    </>
  );
});

/** Below the first rows: whoever presses it has seen how they were read. */
const Bringing = observer(function Bringing() {
  const store = useService(MovingStore);
  const { faultCount, expected, kind } = store;
  if (faultCount > 0 || bringsNothing(expected)) return null;
  return (
    <div>
      <Button look="primary" size="large" onClick={() => void store.bring()}>
        {`Traer ${movingKindFacts[kind].things}`}
      </Button>
    </div>
  );
});

const bringsNothing = ({ added, changed, letters }: MovingStore['expected']): boolean =>
  added + changed + letters === 0;

const Faults = observer(function Faults() {
  const { faults, faultCount } = useService(MovingStore);
  const title = faultCount === 1 ? 'Hay un error: no se trae nada' : `Hay ${faultCount} errores: no se trae nada`;
  return (
    <Notice kind="error" live title={title}>
      <p>Corrígelo en tu hoja de cálculo, guárdala otra vez como CSV y elige el archivo de nuevo.</p>
      <ul className={styles.faults}>
        {faults.map(({ line, column, reason }, place) => (
          // A cell may fail twice.
          <li key={place}>
            Línea {line}, <code>{column}</code>: {reason}.
          </li>
        ))}
      </ul>
      {faultCount > faults.length && <p>Y {faultCount - faults.length} más.</p>}
    </Notice>
  );
});

const Stopped = observer(function Stopped() {
  const store = useService(MovingStore);
  const { done, total, problem, brought } = store;
  return (
    <>
      <Notice kind="alert" live title={`Se detuvo en la fila ${done} de ${total}`}>
        {problem} Lo que entró está guardado.
      </Notice>
      <Counts counts={brought} repeated={0} />
      <div>
        <Button look="primary" onClick={() => void store.bring()}>
          Seguir desde ahí
        </Button>
      </div>
    </>
  );
});

const Done = observer(function Done() {
  const store = useService(MovingStore);
  const { brought, kind } = store;
  const { name } = movingKindFacts[kind];
  return (
    <>
      <Notice kind="success" takesFocus title={`Listo: «${name}» ya está en tu escuela`}>
        Puedes repetir el archivo cuando quieras: nada se duplica.
      </Notice>
      <Counts counts={brought} repeated={0} />
    </>
  );
});

const Counts = observer(function Counts({ counts, repeated }: { counts: MovedCounts; repeated: number }) {
  const { kind } = useService(MovingStore);
  const { hasLetters } = movingKindFacts[kind];
  const facts = [
    { name: 'Nuevos', value: counts.added },
    { name: 'Cambiados', value: counts.changed },
    { name: 'Ya estaban', value: counts.known },
    ...(hasLetters ? [{ name: 'Cartas', value: counts.letters }] : []),
    ...(repeated > 0 ? [{ name: 'Repetidos en el archivo', value: repeated }] : []),
  ];
  return <FactList facts={facts} />;
});

/** As they were read, so that accents and columns can be looked at. */
const FirstRows = observer(function FirstRows() {
  const { read, kind } = useService(MovingStore);
  if (read === null) return null;
  const [person, ...others] = columnsOfKind(kind)
    .map(({ name }, place) => ({
      key: name,
      // Its words may stand one below the other.
      title: name.replaceAll('_', '_\u200B'),
      cell: ({ cells }: { readonly cells: readonly string[] }) => cells[place] || '—',
      place,
    }))
    .filter(({ place }) => read.rows.some(({ cells }) => cells[place] !== ''));
  if (person === undefined) return null;
  return (
    <Stack>
      {read.encoding === 'windows-1252' && (
        <Notice kind="alert">
          El archivo no está en UTF-8 y lo leímos como lo guarda Excel en español. Revisa que las tildes y las eñes se
          vean bien.
        </Notice>
      )}
      <DataTable
        caption="Primeras filas, como las leímos"
        columns={[
          // Whose line it is names it: on a tablet that stands above what the others say.
          person,
          { key: 'line', title: 'Línea', cell: ({ line }) => line },
          ...others,
        ]}
        rows={read.rows.slice(0, shownRows)}
        rowKey={({ line }) => line}
      />
    </Stack>
  );
});
