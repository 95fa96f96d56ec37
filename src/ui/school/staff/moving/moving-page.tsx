import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { columnsOfKind, exampleOfKind, movingKindFacts, movingKinds } from '#domain/office/moving/moving-kinds.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { CheckboxField } from '#ui/kit/forms/checkbox-field.tsx';
import { FileButton } from '#ui/kit/forms/file-button.tsx';
import { RadioGroup } from '#ui/kit/forms/radio-group.tsx';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { PageHead, Section, Stack } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import type { PageMeta } from '#ui/school/boot/page-module.ts';
import { officePage } from '#ui/school/staff/desk/office-page.tsx';
import { ProofDialog } from '#ui/school/staff/desk/proof-dialog.tsx';
import styles from './moving-page.module.css';
import { type MovingPhase, MovingStore } from './moving-store.ts';
import { WhatComes } from './what-comes.tsx';

export function meta(): PageMeta {
  return { title: 'Mudanza', description: '', hidden: true };
}

const Page = observer(function MovingPage() {
  const store = useService(MovingStore);
  useStayWhile(store.phase === 'bringing');
  return (
    <>
      <PageHead
        above={<Link to="/colaboradores/ajustes">Ajustes</Link>}
        title="Mudanza"
        lead="Trae a tus estudiantes, y lo que tenían, de la plataforma donde estaba tu escuela. Primero ves qué pasaría; nada entra hasta que lo confirmes."
      />
      <Section title="1. Elige qué traes">
        <Stack>
          <RadioGroup
            name="que-traes"
            label="Qué trae el archivo"
            hint="Sigue este orden: cada uno necesita a los anteriores."
            value={store.kind}
            disabled={store.isBusy}
            options={movingKinds.map((kind) => ({
              value: kind,
              label: movingKindFacts[kind].name,
              hint: movingKindFacts[kind].brings,
            }))}
            onChange={(kind) => store.choose(kind)}
          />
          {movingKindFacts[store.kind].hasLetters && (
            <CheckboxField
              label="Escribir a cada persona nueva para que elija su contraseña"
              hint="Sale una sola carta por persona. Si no lo marcas, puedes repetir el archivo después con esta casilla marcada."
              checked={store.letters}
              disabled={store.isBusy}
              onChange={(event) => void store.write(event.target.checked)}
            />
          )}
        </Stack>
      </Section>
      <Section title="2. Prepara el archivo">
        <Columns />
      </Section>
      <Section title="3. Elige el archivo">
        <Stack>
          <FileChoice />
          <WhatComes />
        </Stack>
      </Section>
      <ProofDialog />
    </>
  );
});

/** `/colaboradores/mudanza`: what the school had on another platform comes in by files. */
export const { load, Component } = officePage('move-in', () => Promise.resolve({}), Page);

/** What a file of the kind holds, with one to begin with. */
const Columns = observer(function MovingColumns() {
  const { kind } = useService(MovingStore);
  const { name } = movingKindFacts[kind];
  return (
    <Stack>
      <p className={styles.read}>
        Una hoja de cálculo con estas columnas en su primera fila, en cualquier orden, guardada como CSV. Vale separada
        por punto y coma o por coma, en UTF-8 o como la guarda Excel en español. Un día se escribe 31/12/2026.
      </p>
      <DataTable
        caption={`Columnas de «${name}»`}
        columns={[
          { key: 'name', title: 'Columna', cell: (column) => <code>{column.name}</code> },
          { key: 'needed', title: 'Hace falta', cell: ({ isNeeded }) => (isNeeded ? 'Sí' : 'No') },
          { key: 'holds', title: 'Qué lleva', cell: ({ holds }) => holds },
          { key: 'example', title: 'Ejemplo', cell: ({ example }) => example || '—' },
        ]}
        rows={columnsOfKind(kind)}
        rowKey={(column) => column.name}
      />
      <div>
        <LinkButton
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(exampleOfKind(kind))}`}
          download={`ejemplo-${movingKindFacts[kind].things}.csv`}
        >
          <Icon name="download" /> Descargar un ejemplo
        </LinkButton>
      </div>
    </Stack>
  );
});

/** What stands on the button while a file is on its way. */
const busyTexts: Partial<Record<MovingPhase, string>> = {
  reading: 'Leyendo…',
  rehearsing: 'Revisando…',
  bringing: 'Trayendo…',
};

const FileChoice = observer(function MovingFileChoice() {
  const store = useService(MovingStore);
  return (
    <div className={styles.file}>
      <FileButton
        label={`Archivo de ${movingKindFacts[store.kind].things}`}
        accept=".csv,text/csv"
        look={store.read === null ? 'primary' : 'secondary'}
        busy={busyTexts[store.phase] ?? false}
        onChoose={(file) => void store.take(file)}
      >
        {store.read === null ? 'Elegir archivo' : 'Elegir otro archivo'}
      </FileButton>
      {store.fileName !== '' && <span className={styles.name}>{store.fileName}</span>}
    </div>
  );
});

/** The browser asks before it leaves: what went in stays, the rest would wait for the same file. */
function useStayWhile(isBringing: boolean): void {
  useEffect(() => {
    if (!isBringing) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBringing]);
}
